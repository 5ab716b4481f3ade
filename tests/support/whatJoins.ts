/** What the headless commands use is tested with all families, which those know. */
const ofCommands =
  /\/tests\/(?:architecture|bots|conformance|engine|headless|online|puzzles|records|review|server|text)\//;

/** The module that joins what a file of tests needs; undefined for one in which none has joined. */
export function whatJoins(path: string): string | undefined {
  if (path.includes('.joined.test.')) return '/tests/support/climbing/joins.ts';
  return ofCommands.test(path) ? '/tests/support/joinFamilies.ts' : undefined;
}
