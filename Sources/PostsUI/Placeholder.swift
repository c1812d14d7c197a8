// PostsUI
