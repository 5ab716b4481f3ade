import { readFileSync } from 'node:fs';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { createStore, entries, setMany } from 'idb-keyval';
import * as v from 'valibot';
import { expect, vi } from 'vitest';
import {
  createGame,
  drawnOf,
  findVariant,
  formatPlay,
  handOf,
  lakeOf,
  legalPlays,
  paymentsOf,
  scoreSheetOf,
  scoresOf,
  settlementOf,
} from '../../src/engine/fishing/index.ts';
import {
  balanceOf,
  countTiles,
  formatKind,
  formatTiles,
  invariant,
  tilesOf,
} from '../../src/engine/index.ts';
import { enteredCatchesOf } from '../../src/store/fishing/ledger/entry.ts';
import type { History } from '../../src/store/history/history.ts';
import type { KeptRound } from '../../src/store/history/keptRound.ts';
import type { LedgerState } from '../../src/store/ledger/ledgerStore.ts';
import { type LeftMatch, matchOfLeft } from '../../src/store/left/leftMatches.ts';
import type { LessonProgressStore } from '../../src/store/lessons/lessonProgress.ts';
import { currentRound, type Match, runningSettlement } from '../../src/store/match/match.ts';
import { formatMatch } from '../../src/store/match/matchRecords.ts';
import {
  canMirror,
  mirrorOf,
  mirrorStandingOf,
  withNextMirrored,
} from '../../src/store/match/mirror.ts';
import { triedRoundOf, whatIfMatch } from '../../src/store/match/whatIf.ts';
import { type SettingsStore, settingsOf } from '../../src/store/settings.ts';
import { curtainOf, viewerOf } from '../../src/store/table/curtain.ts';
import type { TableState, TableStore } from '../../src/store/table/table.ts';
import { undoneOf } from '../../src/store/table/undoing.ts';
import { createMemoryStorage, noTaps } from './browserParts.ts';
import { positionOf } from './fishing.ts';
import { catchesIn } from './ledger.ts';
import { unwrap } from './table.ts';

/**
 * Under which name the browser keeps the rounds of the history, and in which store of that
 * database.
 */
const database = ['fifteen-lakes/history', 'entries'] as const;

/**
 * What stands beside everything that was kept: a name, what has written it, and what must be seen
 * of it.
 */
export const keptEntries = { name: v.string(), from: v.string(), shown: v.unknown() };

/**
 * What was seen of settings. Those that have come since are as they are where nobody has chosen.
 */
export const shownSettings = v.pipe(
  v.looseObject({ sound: v.boolean() }),
  v.transform((shown) => ({
    ...{ beats: true, cardBoard: false, beatersLeft: false, passes: false },
    ...{ tapsPasses: false, suitLadder: true, handOrder: 'pips', fanOrder: 'suit' },
    ...{ hongKong: 'system', volume: 'medium', touch: true },
    ...{ playsForced: false, undoAfterSeen: 'asked', catchersGlow: true, opponents: {} },
    together: { variant: '', persons: 2, rests: false, goal: 'open' },
    ...{ ownName: '', friends: [], streaks: true, honours: true, homeScreenTold: false },
    soundAsked: shown.sound,
    ...{ lessonOffered: false, farApart: false, tellsTurn: false, keepsAwake: true },
    ...shown,
    // It was on at first once, and nobody whose settings were kept then has chosen it.
    unbeaten: false,
  })),
);

/** A file of a history as it is written now, its settings with those that have come since. */
export function withSettingsSince(file: string): string {
  return file
    .replace(/("language":"[^"]*",)("theme":)/, '$1"hongKong":"system",$2')
    .replace(
      /("unseenTiles":(?:true|false),)("hints":)/,
      '$1"unbeaten":false,"tapsPasses":false,$2',
    )
    .replace(/("tapsPasses":(?:true|false),)("hints":)/, '$1"suitLadder":true,$2')
    .replace(
      /("unbeaten":(?:true|false),)("tapsPasses":)/,
      '"beats":true,$1"cardBoard":false,"beatersLeft":false,"passes":false,$2',
    )
    .replace(
      /"sound":(true|false),("pointsOnFish":)/,
      '"sound":$1,"volume":"medium","touch":true,"tellsTurn":false,"keepsAwake":true,"soundAsked":$1,"lessonOffered":false,"opponents":{},"ownName":"","friends":[],"together":{"variant":"","persons":2,"rests":false,"goal":"open"},"farApart":false,"streaks":true,"honours":true,"homeScreenTold":false,"catchersGlow":true,$2',
    )
    .replace(/("botSpeed":"[^"]*",)/, '$1"playsForced":false,"undoAfterSeen":"asked",')
    .replace(
      /("redAsRings":(?:true|false),)("motion":)/,
      '$1"handOrder":"pips","fanOrder":"suit",$2',
    );
}

/**
 * The lines of a file of tests/golden/kept, each held against its schema; fails for a file without
 * lines.
 */
export function readKept<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
): v.InferOutput<Schema>[] {
  const lines = readFileSync(`tests/golden/kept/${name}.jsonl`, 'utf8').trim().split('\n');
  return lines.map((line) => v.parse(schema, JSON.parse(line)));
}

/**
 * A browser without a page that has kept these texts, by their keys, and these rounds; what it has
 * then.
 */
export async function openKeptBrowser(
  texts: Readonly<Record<string, string>>,
  values: readonly (readonly [string, unknown])[] = [],
) {
  const storage = createMemoryStorage();
  for (const [key, text] of Object.entries(texts)) storage.texts.set(key, text);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', {});
  const valuesNow = await openKeptDatabase(values);
  return { texts: storage.texts, valuesNow };
}

/**
 * A database of a browser that holds these values; what it holds then. Other tabs there are none.
 */
export async function openKeptDatabase(values: readonly (readonly [string, unknown])[]) {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  vi.stubGlobal('BroadcastChannel', undefined);
  const chest = createStore(...database);
  await setMany(
    values.map(([key, value]): [string, unknown] => [key, value]),
    chest,
  );
  return () => entries<string, unknown>(chest);
}

const partedMatch = v.strictObject({
  version: v.picklist([4, 5]),
  screen: v.string(),
  records: v.string(),
  picks: v.unknown(),
  looking: v.unknown(),
  aside: v.nullable(v.string()),
  earlier: v.array(v.string()),
  asideEarlier: v.array(v.string()),
});

/**
 * The texts under a key and beside it as one text: as versions before the fourth wrote a match,
 * which told the same, and as the fifth writes one that has no text beside it. Any other stays as
 * it is.
 */
export function inOneText(key: string, texts: Readonly<Record<string, string>>): string {
  const { [key]: text = '', ...others } = texts;
  const parsed = v.safeParse(partedMatch, JSON.parse(text));
  const inParts = parsed.success ? parsed.output : undefined;
  const { earlier = [], asideEarlier = [] } = inParts ?? {};
  const keyOfName = (name: string) => `${key}/beside/${name}`;
  expect(Object.keys(others).toSorted()).toEqual(
    [...earlier, ...asideEarlier].map(keyOfName).toSorted(),
  );
  if (inParts === undefined) return text;
  const { earlier: _, asideEarlier: __, ...fields } = inParts;
  const whole = (named: readonly string[], rest: string) =>
    [...named.map((name) => others[keyOfName(name)]), rest].join('');
  const inOne = {
    ...fields,
    records: whole(earlier, fields.records),
    aside: fields.aside && whole(asideEarlier, fields.aside),
  };
  return JSON.stringify(
    fields.version === 5 ? { ...inOne, earlier: [], asideEarlier: [] } : { ...inOne, version: 3 },
  );
}

/** What is seen of a table, and what can be done at it. */
export function sightOfTable(state: Omit<TableState, 'hurried' | 'byStep' | 'lookingOn'>) {
  const { match, screen, trouble, looking, picks, aside } = state;
  if (match === null) return { screen, trouble, match };
  const { setup, rounds } = match;
  const position = positionOf(match);
  const drawn = drawnOf(position);
  const last = currentRound(match).plays.at(-1);
  const isOver = position.phase === 'over';
  const undone = undoneOf(state, noTaps)?.match;
  const mirror = mirrorStandingOf(match);
  return {
    screen,
    trouble,
    variant: setup.variant,
    rules: setup.rules,
    names: setup.players.map(({ name }) => name),
    controls: setup.players.map(({ control }) => control),
    seed: setup.seed,
    rounds: rounds.length,
    plays: currentRound(match).plays.length,
    last: last === undefined ? null : formatPlay(last),
    phase: position.phase,
    turn: isOver ? null : position.seat,
    drawn: drawn === undefined ? null : formatKind(drawn),
    hands: setup.players.map((_, seat) => formatTiles(tilesOf(handOf(position, seat))).join(' ')),
    lake: formatTiles(tilesOf(lakeOf(position))).join(' '),
    legal: isOver ? [] : legalPlays(position).map(formatPlay),
    scores: scoresOf(position),
    settlement: isOver ? settlementOf(position) : null,
    running: runningSettlement(match),
    curtain: curtainOf(state, noTaps),
    viewer: viewerOf(state, noTaps),
    looking,
    picks: picks.length,
    undone: undone === undefined ? null : currentRound(undone).plays.length,
    tried: triedRoundOf(currentRound(match))?.plays.length ?? null,
    mirror: mirror === undefined ? null : { ...mirror, deals: mirror.deals.length },
    aside: aside && sightOfAside(aside),
  };
}

function sightOfAside(match: Match) {
  const { phase } = positionOf(match);
  return { rounds: match.rounds.length, plays: currentRound(match).plays.length, phase };
}

/**
 * Goes on with what was found: looks, and makes the first legal play, or deals what comes after the
 * round.
 */
export function goOnAt({ getState }: TableStore): void {
  const { match, look, dealNextRound, openMatch, makePlay } = getState();
  invariant(match !== null, 'a match was found');
  const position = positionOf(match);
  if (curtainOf(getState(), noTaps) !== null) look();
  const [first] = legalPlays(position);
  const mirrored = first === undefined ? withNextMirrored(match) : undefined;
  if (first !== undefined) unwrap(makePlay(first));
  else if (mirrored !== undefined) openMatch(mirrored);
  else dealNextRound();
}

/**
 * The records of the match again with its players moved on, where that can be played; null for any
 * other.
 */
export function mirroredRecords(match: Match): string | null {
  return canMirror(match) ? formatMatch(mirrorOf(match)) : null;
}

/** The records of the match tried in another way from the middle of its round. */
export function triedRecords(match: Match): string {
  const half = Math.floor(currentRound(match).plays.length / 2);
  return formatMatch(whatIfMatch(match, half, 1, 'novice'));
}

/** What is seen of a ledger: who plays, what is being entered, and what every round came to. */
export function sightOfLedger(ledger: LedgerState) {
  const { names, seat, editing, rounds, trouble, out } = ledger;
  const entry = catchesIn(ledger);
  return {
    trouble,
    // There were three of them before there were games of four.
    names: names.slice(0, 3),
    seat,
    variant: entry.game.variant,
    seats: entry.game.seatCount,
    entered: entry.catches.map(({ tiles, unread }) => [...formatTiles(tiles), ...unread].join(' ')),
    editing: editing?.id ?? null,
    // Before somebody could sit out, no line told of it.
    out: out ?? undefined,
    rounds: rounds.map(({ id, entered, ...round }) => {
      if (entered.by === 'counts') {
        const { by: _, ...told } = entered;
        return { id, told, ...round };
      }
      const { variant, rules, seatCount } = entered.game;
      const found = findVariant(variant);
      invariant(found !== undefined, 'the variant is known');
      const game = unwrap(createGame(found, seatCount, rules));
      const totals = enteredCatchesOf(entered).map(
        ({ tiles }) => scoreSheetOf(game.scoring, countTiles(tiles)).total,
      );
      const balance = balanceOf(paymentsOf(totals, game.rules), seatCount);
      return { id, variant, totals, balance, out: round.out };
    }),
  };
}

/** What lists show of a match that was left, and how far it had come. */
export function sightOfLeft(one: LeftMatch) {
  const { records: _, ...listed } = one;
  return { ...listed, ...sightOfAside(unwrap(matchOfLeft(one))) };
}

/** What is seen of the settings. */
export function sightOfSettings({ getState }: SettingsStore) {
  return { damaged: getState().damaged, ...settingsOf(getState()) };
}

/** What is seen of the progress in the lessons. */
export function sightOfLessons({ getState }: LessonProgressStore) {
  const { trouble, begun, passed, done, places } = getState();
  return { trouble, begun, passed, done, places };
}

/** What the history shows, once somebody has looked. */
export async function sightOfHistory(history: History) {
  await history.open();
  const { stock, trouble, refused, damagedWaiting, removed } = history.state.getState();
  invariant(stock !== null, 'the history has looked');
  return {
    ...{ trouble, refused, damagedWaiting, removed },
    rounds: stock.rounds.map(asThen),
    saved: stock.saved.size,
    putOffAt: stock.putOffAt,
    newer: stock.newer,
    damaged: stock.damaged,
  };
}

/** What later versions of a kept round have added. */
type Since = 'winners' | 'feats' | 'day' | 'sitsOut' | 'online' | 'hinted';

/**
 * A round as the first version kept it, which named it by the code of its link: in the games there
 * were then the highest total won. What later versions tell stands there where there is anything to
 * tell.
 */
function asThen({ link, winners, feats, day, sitsOut, online, hinted, ...round }: KeptRound) {
  const highest = Math.max(...round.totals);
  const seats = [...round.totals.keys()];
  expect(winners).toEqual(seats.filter((seat) => round.totals[seat] === highest));
  const since: Partial<Pick<KeptRound, Since>> = {
    ...(feats === null ? {} : { feats }),
    ...(day === null ? {} : { day }),
    ...(sitsOut === null ? {} : { sitsOut }),
    ...(online === null ? {} : { online }),
    // Of other rounds than deals of a day only the record told it.
    ...(hinted && day !== null ? { hinted } : {}),
  };
  return { ...round, id: link, ...since };
}
