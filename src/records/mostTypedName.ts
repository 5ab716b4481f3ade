/** The most characters of a name that a person can type, and of one that the page takes in. */
export const mostTypedName = 30;
