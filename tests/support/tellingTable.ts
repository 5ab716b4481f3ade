/** A row of the table of a RULES.md that says who tells a rule: one game and one rule. */
export interface ToldRow {
  readonly rule: string;
  readonly game: string;
  /** Who tells it, and where. */
  readonly by: string;
  /** What of it is ours, by the names of our decisions. */
  readonly ours: readonly string[];
}

/** The table, with the games of which a rule is told alike in one row. */
export function tellingTable(rows: readonly ToldRow[]): string {
  const lines = new Map<string, string[]>();
  for (const { rule, game, by, ours } of rows) {
    const told = `${by} | ${ours.map((name) => `\`${name}\``).join(' ')}`;
    const key = `| ${rule} | {games} | ${told.trimEnd()} |`;
    lines.set(key, [...(lines.get(key) ?? []), `\`${game}\``]);
  }
  return [
    '| rule | game | told by | ours |',
    '|---|---|---|---|',
    ...[...lines].map(([line, games]) => line.replace('{games}', games.join(' '))),
  ].join('\n');
}

/** That table as a page has it, undefined where it has none. */
export function tellingTableIn(page: string): string | undefined {
  return /^\| rule \| game \| told by \| ours \|\n(?:\|.*\n)+/m.exec(page)?.[0].trimEnd();
}
