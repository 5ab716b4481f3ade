/** A change of state that throws: what failed beside the drawing reaches the page of faults. */
export function throwIn(error: unknown): () => never {
  return () => {
    throw error;
  };
}
