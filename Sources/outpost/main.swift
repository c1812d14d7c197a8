print("outpost")
