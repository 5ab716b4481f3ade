/** Work in steps, between which the page may do what is due. */
export type InSteps<Value> = Generator<undefined, Value>;

export function finish<Value>(steps: InSteps<Value>): Value {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Undefined where it is wanted no more before it is done. */
export async function finishWithPauses<Value>(
  steps: InSteps<Value>,
  pause: () => Promise<void>,
  isWanted: () => boolean,
): Promise<Value | undefined> {
  while (isWanted()) {
    const step = steps.next();
    if (step.done) return step.value;
    await pause();
  }
  return undefined;
}
