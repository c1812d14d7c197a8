/// The functions of libcurl that Foundation calls on Linux, under their own names, in front of libcurl.
///
/// libcurl itself, with the thirty libraries that it needs, is loaded when the first of them is called: a program that
/// Foundation is linked into, see `Link`, starts without it and shows what it keeps. And a fault of Foundation's is
/// mended here, which kept a processor busy while a server lets itself be waited for.
#ifndef CURL_ON_DEMAND_H
#define CURL_ON_DEMAND_H
#endif
