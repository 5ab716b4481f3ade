/** The element of a list that goes round and round. */
export function inTurn<Element>(list: readonly Element[], at: number): Element {
  const found = list[at % list.length];
  if (found === undefined) throw new Error('An empty list has no turns.');
  return found;
}
