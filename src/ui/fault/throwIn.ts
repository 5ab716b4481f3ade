/**
 * A change of state that throws, so that the page of faults shows what failed beside the drawing of
 * a component.
 */
export function throwIn(error: unknown): () => never {
  return () => {
    throw error;
  };
}
