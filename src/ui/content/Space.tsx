/** It lies there as bare text would: the element around it has no box of its own. */
export function Space() {
  return <span data-space=""> </span>;
}
