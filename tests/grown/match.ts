import type { Page } from '@playwright/test';
import { invariant, rulesOf } from '../../src/engine/index.ts';
import { chestEntryOf, newEntry } from '../../src/store/history/entry.ts';
import { tableEntryOf } from '../../src/store/history/keepPlayed.ts';
import { roundToKeep } from '../../src/store/history/keptRound.ts';
import {
  type Match,
  positionOf,
  startMatch,
  withNextRound,
  withPlay,
} from '../../src/store/match/match.ts';
import { keyOf } from '../../src/store/shelf/deviceShelves.ts';
import { formatSaved, partSaved } from '../../src/store/table/saved.ts';
import { voices } from '../support/voices.ts';
import { putEntries } from './history.ts';
import { gatherRows, type Row } from './row.ts';
import type { Device, Shown, Stage } from './stage.ts';

/** The match at the table is in the round of this number. */
const sizes = [1, 300];
/** So many times everything is done. */
const times = 3;
/** So many rounds are watched to see what the page goes on holding; each takes a minute. */
const watched = 2;

const say = voices.en;
const match = 'grown';
const rows: Shown = { selector: '#match' };

/** What a match of many rounds costs the person who goes on with it. */
export async function measureMatch(stage: Stage): Promise<readonly Row[]> {
  const gathered = gatherRows();
  const heaps = new Map<string, number>();
  const tell = async (deed: string, size: number, device: Device, deedOf: Device['start']) => {
    gathered.tell(deed, size, await deedOf());
    heaps.set(`${deed} ${size}`, await heapOf(device.page));
  };
  for (const size of sizes) {
    const device = await stage.openDevice();
    await putMatch(device.page, grownMatch(size, 'person'));
    for (let time = 0; time < times; time += 1) {
      await tell('open the table', size, device, device.start);
    }
    await device.close();
    const over = await stage.openDevice();
    await putMatch(over.page, grownMatch(size, 'skilled', true));
    for (let time = 0; time < times && size > 1; time += 1) {
      await tell('open the score sheet', size, over, over.start);
    }
    await over.start();
    await tell(`watch ${watched} rounds`, size, over, () =>
      over.measure(() => watchRounds(over), rows),
    );
    await over.close();
  }
  return gathered.rows().map((row) => {
    const heap = heaps.get(`${row.deed} ${row.size}`);
    return heap === undefined ? row : { ...row, heap };
  });
}

/** Has bots play on, from one score sheet to another. */
async function watchRounds({ page, press }: Device): Promise<void> {
  for (let round = 0; round < watched; round += 1) {
    await press(say('scores.next'));
    await page.getByRole('button', { name: say('scores.title') }).click({ timeout: 120_000 });
    await page.locator('#match').waitFor();
  }
}

/**
 * A match of so many rounds, always the same for the same number. The last one has just begun, or
 * is over.
 */
function grownMatch(size: number, control: 'person' | 'skilled', isOver = false): Match {
  const players = [
    { name: 'Ann', control },
    { name: 'Bo', control: 'skilled' },
  ] as const;
  let grown = startMatch({ variant: 'tiu-u', rules: {}, players, seed: match, id: match });
  for (let turn = 0; ; turn += 7) {
    const position = positionOf(grown);
    const isLast = grown.rounds.length === size;
    if (isLast && (position.phase === 'over' || !isOver)) return grown;
    grown = position.phase === 'over' ? withNextRound(grown) : played(grown, turn);
  }
}

function played(before: Match, turn: number): Match {
  const position = positionOf(before);
  const legal = rulesOf(position.game).legalPlays(position);
  const chosen = legal[turn % legal.length];
  invariant(chosen !== undefined, 'a round that goes on has a play');
  const next = withPlay(before, chosen);
  invariant(next.ok, 'a legal play can be made');
  return next.value;
}

/** Puts a match on the table of a device, whose history knows the rounds before the last. */
async function putMatch(page: Page, grown: Match): Promise<void> {
  const screen = positionOf(grown).phase === 'over' ? 'scores' : 'table';
  const saved = { screen, match: grown, picks: [], looking: null, aside: null } as const;
  const parted = partSaved(saved);
  const key = keyOf('match');
  const texts = [
    [key, parted?.text ?? formatSaved(saved)],
    ...(parted?.beside ?? []).map(({ name, text }) => [`${key}/beside/${name}`, text()]),
  ];
  await page.evaluate((all) => {
    for (const [name = '', text = ''] of all) localStorage.setItem(name, text);
  }, texts);
  const kept = grown.rounds.slice(0, -1).map((round, at) => {
    const endedAt = new Date(Date.UTC(2026) + at * 3_600_000).toISOString();
    return roundToKeep(round, { match, number: at + 1, endedAt });
  });
  const rounds = kept.map(({ kept: { id } }, at) => [at + 1, id] as const);
  await putEntries(page, [
    ...kept.map((round) => chestEntryOf(newEntry(round, false))),
    tableEntryOf({ match, rounds }),
  ]);
}

/** What a page holds in kB, once what nothing refers to has been collected. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return Math.round(usedSize / 1000);
}
