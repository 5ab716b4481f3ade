import type { Walker } from './device.ts';
import type { Outcome } from './smokeReport.ts';
import { type Part, walkPart } from './walk.ts';

/** Walks one part after the other, and says what came of each. */
export async function walkParts(
  parts: readonly Part[],
  walker: Walker,
  where = '',
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const part of parts) {
    outcomes.push(await outcomeOf(`${where}${part.title}`, () => walkPart(part, walker)));
  }
  return outcomes;
}

/** Does something, and says whether and why it failed, and how long it took. */
export async function outcomeOf(title: string, act: () => Promise<void>): Promise<Outcome> {
  const begun = performance.now();
  let why = '';
  try {
    await act();
  } catch (error) {
    why = `\n  ${error}`;
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const passed = why === '';
  process.stdout.write(`${passed ? 'ok' : 'FAILED'}: ${title}, ${seconds} s${why}\n`);
  return { title, passed };
}
