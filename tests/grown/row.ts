/** What a deed costs with so much on the device; the median of several times, in milliseconds. */
export interface Row {
  readonly deed: string;
  /** How many rounds, or entries, lie on the device. */
  readonly size: number;
  /** From the press until the page shows what came of it. On a busy machine it tells little. */
  readonly shown: number;
  /** What the processor gave to the main thread until the page was at rest. */
  readonly busy: number;
  /** What it gave to the longest task of these. */
  readonly longest: number;
  /** What the page holds afterwards, in kB, where that was looked at. */
  readonly heap?: number;
}

/** What a single time has cost. */
export type Cost = Pick<Row, 'shown' | 'busy' | 'longest'>;

/** Gathers what every time has cost, by deed and size, and makes a row of each. */
export function gatherRows() {
  const gathered = new Map<
    string,
    { readonly deed: string; readonly size: number; readonly costs: Cost[] }
  >();
  return {
    tell: (deed: string, size: number, cost: Cost): void => {
      const key = `${deed} ${size}`;
      const known = gathered.get(key) ?? { deed, size, costs: [] };
      gathered.set(key, known);
      known.costs.push(cost);
    },
    rows: (): readonly Row[] =>
      [...gathered.values()].map(({ costs, ...of }) => ({ ...of, ...medianOf(costs) })),
  };
}

function medianOf(costs: readonly Cost[]): Cost {
  const middle = (figures: readonly number[]): number =>
    figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;
  return {
    shown: middle(costs.map(({ shown }) => shown)),
    busy: middle(costs.map(({ busy }) => busy)),
    longest: middle(costs.map(({ longest }) => longest)),
  };
}

/** The rows as lines, those of a deed together, each beside the first of its deed. */
export function tableOf(rows: readonly Row[]): string {
  const deeds = [...new Set(rows.map(({ deed }) => deed))];
  const width = Math.max(...deeds.map(({ length }) => length));
  const head = `${''.padEnd(width)}${['size', 'shown', '', 'busy', '', 'longest']
    .map((name) => name.padStart(column))
    .join('')}`;
  const lines = deeds.flatMap((deed) => {
    const own = rows.filter((row) => row.deed === deed);
    return own.map((row, at) => {
      const cells = [
        row.size.toLocaleString('en'),
        ...[row.shown.toFixed(0), timesOf(row.shown, own[0]?.shown)],
        ...[row.busy.toFixed(0), timesOf(row.busy, own[0]?.busy)],
        row.longest.toFixed(0),
        ...(row.heap === undefined ? [] : [`${row.heap.toLocaleString('en')} kB`]),
      ];
      return `${(at === 0 ? deed : '').padEnd(width)}${cells.map((cell) => cell.padStart(column)).join('')}`;
    });
  });
  return [head, ...lines].join('\n');
}

const column = 10;

function timesOf(figure: number, first = figure): string {
  return first === 0 ? '' : `${(figure / first).toFixed(1)}x`;
}
