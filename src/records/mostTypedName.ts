/** Characters, of a name that a person types and of one that the page takes in. */
export const mostTypedName = 30;
