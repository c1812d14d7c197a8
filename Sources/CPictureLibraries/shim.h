/* The program that draws pictures includes what it needs, where it is there. */
