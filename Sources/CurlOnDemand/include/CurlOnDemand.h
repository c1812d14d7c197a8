/// The functions of libcurl that Foundation calls, under their own names: libcurl itself, with the thirty libraries
/// that it needs, is loaded when the first of them is called. A program that only shows what it keeps starts
/// without it. It is for programs that Foundation is linked into; see `Link`.
#ifndef CURL_ON_DEMAND_H
#define CURL_ON_DEMAND_H
#endif
