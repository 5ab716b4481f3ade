/**
 * A function that makes the same of each object whenever it is asked, and makes it once: what is
 * heard and what is felt ask for the same model.
 */
export function madeOnce<Source extends object, Made extends object>(
  make: (source: Source) => Made,
): (source: Source) => Made {
  const made = new WeakMap<Source, Made>();
  return (source) => {
    const known = made.get(source) ?? make(source);
    made.set(source, known);
    return known;
  };
}
