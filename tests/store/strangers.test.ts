import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { fishing } from '../../src/engine/fishing/index.ts';
import { formatRecord } from '../../src/records/formatRecord.ts';
import { mostLinkCode } from '../../src/records/mostLinkCode.ts';
import { parseRecord } from '../../src/records/parseRecord.ts';
import { readReview, reviewToJson } from '../../src/review/reviewJson.ts';
import { readRounds } from '../../src/store/history/historyFile.ts';
import { parseWaiting } from '../../src/store/history/waitingRounds.ts';
import { jobReplySchema, jobRequestSchema } from '../../src/store/jobs/messages.ts';
import { ledgerOf } from '../../src/store/ledger/ledger.ts';
import { formatLedger, parseLedger } from '../../src/store/ledger/savedLedger.ts';
import { parseProgress } from '../../src/store/lessons/lessonProgress.ts';
import { challengeOf } from '../../src/store/match/challenge.ts';
import { currentRound, playsItself, startMatch } from '../../src/store/match/match.ts';
import { canMirror, mirrorStandingOf } from '../../src/store/match/mirror.ts';
import { triedRoundOf } from '../../src/store/match/whatIf.ts';
import { formatPlace, parsePlace } from '../../src/store/places.ts';
import { parsePuzzleDays } from '../../src/store/puzzles/puzzleDays.ts';
import { momentSchema } from '../../src/store/reviewing/gathering.ts';
import { createSettingsStore, settingsOf } from '../../src/store/settings.ts';
import { findOnShelf } from '../../src/store/shelf/findOnShelf.ts';
import { curtainOf, viewerOf } from '../../src/store/table/curtain.ts';
import { formatSaved, parseSaved } from '../../src/store/table/saved.ts';
import { thinkingJobs } from '../../src/store/thinking/messages.ts';
import { thoughtSchema } from '../../src/store/thinking/readThought.ts';
import {
  createMemoryStorage,
  noTaps,
  openLedger,
  openShelf,
  openTable,
} from '../support/browserParts.ts';
import { dared, daredCode } from '../support/challenges.ts';
import { chanceOf } from '../support/chance.ts';
import { playedRound, positionOf } from '../support/fishing.ts';
import { actsOn } from '../support/ledger.ts';
import { finishedRound, matchOf, playUntil, setupOf, somePlayOf } from '../support/matches.ts';
import {
  createMemoryChest,
  exportedText,
  openHistory,
  openWaiting,
} from '../support/memoryChest.ts';
import { oneOf, spoiledJson, spoiledText, spoiledValue } from '../support/mutations.ts';
import { olderEntriesOf } from '../support/olderRounds.ts';
import { fakeReview } from '../support/reviews.ts';
import { openLessons, openPuzzleDays } from '../support/services.ts';
import { expectWhole, meet, numberOf } from '../support/strangers.ts';
import { unwrap } from '../support/table.ts';
import { roundOf } from './history/rounds.ts';

/** The texts that lie somewhere, by their keys. */
type Texts = Readonly<Record<string, string>>;

/**
 * What an earlier visit left, by what was done in it: as this version of the app writes it, and as
 * those before it did.
 */
function leftBy(visit: (table: ReturnType<typeof openTable>) => void): readonly Texts[] {
  const storage = createMemoryStorage();
  const table = openTable(storage);
  visit(table);
  const third = formatSaved({ ...table.getState(), match: matchOf(table) });
  const second = third.replace('"version":3', '"version":2').replace(',"aside":null', '');
  const first = second.replace('"version":2', '"version":1').replace(/,"looking":(null|\d)/, '');
  const before = [third, second, first].map((match) => ({ match }));
  return [Object.fromEntries(storage.texts), ...before];
}

const matches = [
  leftBy((table) => {
    table.getState().startMatch(setupOf(['person', 'greedy']));
    playUntil(table, (match) => currentRound(match).plays.length === 9);
  }),
  leftBy((table) => {
    table.getState().startMatch(setupOf(['person', 'person', 'expert'], { variant: 'shi-wu-hu' }));
    table.getState().look();
    playUntil(table, () => false);
    table.getState().dealNextRound();
    playUntil(table, (match) => currentRound(match).plays.length === 4);
    table.getState().show('start');
  }),
  leftBy((table) => {
    const challenge = daredCode;
    table.getState().startMatch(setupOf(['person', 'greedy']), { ...dared, challenge });
    playUntil(table, () => false);
  }),
].flat();

/** A saved match, one of its texts spoiled from outside or in one of its records. */
function spoiledMatch(random: () => number): Texts {
  const texts = oneOf(matches, random);
  const [key, text] = oneOf(Object.entries(texts), random);
  const isSaved = key === 'match';
  if (random() < 0.4) return { ...texts, [key]: spoiledJson(text, random) };
  const saved = isSaved ? JSON.parse(text) : { records: text };
  const lines: string[] = saved.records.trimEnd().split('\n');
  const at = Math.floor(random() * lines.length);
  const records = lines.with(at, spoiledJson(lines[at] ?? '', random)).join('\n');
  return { ...texts, [key]: isSaved ? JSON.stringify({ ...saved, records }) : `${records}\n` };
}

/** A storage in which these texts lie. */
function storageWith(texts: Texts) {
  const storage = createMemoryStorage();
  for (const [key, text] of Object.entries(texts)) storage.texts.set(key, text);
  return storage;
}

const counts = {
  matches: numberOf(10_000),
  ledgers: numberOf(4000),
  settings: numberOf(4000),
  lessons: numberOf(3000),
  puzzles: numberOf(3000),
  waiting: numberOf(2000),
  chests: numberOf(600),
  lines: numberOf(3000),
  reviews: numberOf(2000),
  messages: numberOf(2000),
  places: numberOf(3000),
};

describe('strangers where the app has left something', () => {
  test(`${counts.matches} spoiled matches are gone on with as they are or set aside whole`, () => {
    const taken = meet(counts.matches, 1, (random) => {
      const texts = spoiledMatch(random);
      const saved = findOnShelf(openShelf(storageWith(texts)), parseSaved);
      const storage = storageWith(texts);
      const table = openTable(storage);
      expect([...storage.texts.values()].toSorted()).toEqual(Object.values(texts).toSorted());
      expect(table.getState().trouble).toEqual(saved.trouble);
      if (saved.value === undefined) {
        expect(table.getState().match).toBeNull();
        expect(saved.trouble).not.toBeNull();
        return false;
      }
      const { match } = saved.value;
      for (const round of match.rounds) expectWhole(unwrap(parseRecord(formatRecord(round))));
      const again = formatSaved(saved.value);
      const reread = findOnShelf(openShelf(storageWith({ match: again })), parseSaved);
      expect(reread.value && formatSaved(reread.value)).toBe(again);
      // Whatever the screens ask of it has an answer, and it can be played on.
      const state = table.getState();
      expect(state.match).toEqual(match);
      mirrorStandingOf(match);
      canMirror(match);
      triedRoundOf(currentRound(match));
      challengeOf(currentRound(match));
      if (curtainOf(state, noTaps) !== null) state.look();
      viewerOf(table.getState(), noTaps);
      if (positionOf(match).phase === 'over') state.dealNextRound();
      playsItself(matchOf(table));
      expect(state.makePlay(somePlayOf(matchOf(table))).ok).toBe(true);
      state.undo();
      state.show('start');
      expect(openTable(storage).getState().match).toEqual(matchOf(table));
      return true;
    });
    expect(taken).toBeGreaterThan(counts.matches / 100);
  });

  test(`${counts.ledgers} spoiled ledgers are gone on with as they are or set aside whole`, () => {
    const storage = createMemoryStorage();
    const act = actsOn(openLedger(storage));
    for (const typed of ['66*4 54 no', '63 63 11']) {
      act.typeCatch(typed);
      act.choose(1);
      act.typeCatch('21 42*2');
      act.enterRound();
    }
    act.rename(0, '湖');
    act.editRound(1);
    const sound = storage.texts.get('ledger') ?? '';
    const taken = meet(counts.ledgers, 2, (random) => {
      const text = spoiledJson(sound, random);
      const read = parseLedger(text);
      const there = createMemoryStorage();
      there.texts.set('ledger', text);
      const store = openLedger(there);
      if (!read.ok) {
        expect([...there.texts.values()]).toEqual([text]);
        expect(store.getState().trouble?.code).toBe(read.problem);
        return false;
      }
      expect(ledgerOf(store.getState())).toEqual(read.value);
      expect(unwrap(parseLedger(formatLedger(read.value)))).toEqual(read.value);
      store.getState().undo();
      store.getState().leaveRound();
      actsOn(store).typeCatch('66 no');
      store.getState().enterRound();
      store.getState().removeRounds([1]);
      expect(ledgerOf(openLedger(there).getState())).toEqual(ledgerOf(store.getState()));
      return true;
    });
    expect(taken).toBeGreaterThan(counts.ledgers / 100);
  });

  test(`${counts.settings} spoiled settings are used as far as they can be read`, () => {
    const storage = createMemoryStorage();
    const usual = createSettingsStore(openShelf(storage));
    usual.getState().change({ ...settingsOf(usual.getState()), theme: 'contrast' });
    const sound = storage.texts.get('match') ?? '';
    const taken = meet(counts.settings, 3, (random) => {
      const text = spoiledJson(sound, random);
      const there = createMemoryStorage();
      there.texts.set('match', text);
      const store = createSettingsStore(openShelf(there));
      store.getState().change({ botSpeed: 'slow' });
      const again = createSettingsStore(openShelf(there));
      expect(again.getState().botSpeed).toBe('slow');
      expect(settingsOf(again.getState())).toEqual(settingsOf(store.getState()));
      const isDamaged = store.getState().damaged !== null;
      expect(there.texts.get('match/set-aside/1')).toBe(isDamaged ? text : undefined);
      return !isDamaged;
    });
    expect(taken).toBeGreaterThan(counts.settings / 100);
  });

  test(`${counts.lessons} spoiled notes of lessons are gone on with as they are or set aside whole`, () => {
    const storage = createMemoryStorage();
    const { begin, finish, keepPlace } = openLessons(storage).getState();
    finish('tiles');
    finish('fish');
    begin('draw');
    keepPlace('draw', { step: 3, plays: ['61x52', '65'], answered: [0] });
    const sound = storage.texts.get('lessons') ?? '';
    const taken = meet(counts.lessons, 10, (random) => {
      const text = spoiledJson(sound, random);
      const read = parseProgress(text);
      const there = createMemoryStorage();
      there.texts.set('lessons', text);
      const store = openLessons(there);
      if (!read.ok) {
        expect([...there.texts.values()]).toEqual([text]);
        expect(store.getState().trouble?.code).toBe(read.problem);
        return false;
      }
      expect(store.getState()).toMatchObject(read.value);
      store.getState().finish('drill');
      const { done, places } = openLessons(there).getState();
      expect({ done, places }).toMatchObject({
        done: store.getState().done,
        places: store.getState().places,
      });
      expect(store.getState().done).toEqual(expect.arrayContaining([...read.value.done, 'drill']));
      return true;
    });
    expect(taken).toBeGreaterThan(counts.lessons / 100);
  });

  test(`${counts.puzzles} spoiled results of puzzles are gone on with as they are or set aside whole`, () => {
    const storage = createMemoryStorage();
    const { answer } = openPuzzleDays(storage).getState();
    answer('2026-05-01', 'tiu-u 1', true);
    answer('2026-05-01', 'sap-ng-wu 2', false);
    answer('2026-05-02', 'shi-wu-hu 3', true);
    const sound = storage.texts.get('puzzles') ?? '';
    const taken = meet(counts.puzzles, 11, (random) => {
      const text = spoiledJson(sound, random);
      const read = parsePuzzleDays(text);
      const there = createMemoryStorage();
      there.texts.set('puzzles', text);
      const store = openPuzzleDays(there);
      if (!read.ok) {
        expect([...there.texts.values()]).toEqual([text]);
        expect(store.getState().trouble?.code).toBe(read.problem);
        return false;
      }
      expect(store.getState()).toMatchObject(read.value);
      store.getState().answer('2026-05-03', 'tiu-u 9', true);
      const { days } = openPuzzleDays(there).getState();
      expect(days).toEqual({ ...read.value.days, '2026-05-03': { 'tiu-u 9': 'solved' } });
      return true;
    });
    expect(taken).toBeGreaterThan(counts.puzzles / 100);
  });

  test(`${counts.waiting} spoiled lists of rounds that wait are read whole or set aside`, () => {
    const storage = createMemoryStorage();
    const waiting = openWaiting(storage);
    waiting.add([{ round: roundOf('a'), match: 'm', number: 1 }], 'storage-full');
    waiting.add([{ round: roundOf('b'), match: 'm', number: 2 }], 'storage-full');
    const sound = storage.texts.get('waiting') ?? '';
    const taken = meet(counts.waiting, 4, (random) => {
      const text = spoiledJson(sound, random);
      const read = parseWaiting(text);
      const there = createMemoryStorage();
      there.texts.set('waiting', text);
      const rounds = openWaiting(there).list();
      expect([...there.texts.values()]).toEqual([text]);
      for (const { round } of rounds) {
        expectWhole(round);
        expect(playedRound(round).position.phase).toBe('over');
      }
      return read.ok;
    });
    expect(taken).toBeGreaterThan(counts.waiting / 100);
  });

  test(`${counts.chests} histories with spoiled rounds show the others, and lose none of what they hold`, async () => {
    const settings = settingsOf(createSettingsStore(openShelf(createMemoryStorage())).getState());
    const chest = createMemoryChest();
    const sound = openHistory(chest);
    for (const [at, seed] of ['a', 'b', 'c'].entries()) {
      await sound.keep({ round: roundOf(seed), match: 'm', number: at + 1 });
    }
    await sound.open();
    await sound.exportAll(settings);
    await sound.keepSaved();
    await sound.remindLater();
    const older = sound.state.getState().stock?.rounds.map((kept) => {
      const { record: text } = Object(chest.kept.get(`kept/${kept.id}`));
      return olderEntriesOf({ kept, text });
    });
    const random = chanceOf(5);
    for (let times = 0; times < counts.chests; times += 1) {
      const kept = new Map(times % 2 === 0 ? chest.kept : older?.flat());
      for (let spoiled = 0; spoiled < 5; spoiled += 1) {
        const key = oneOf([...kept.keys()], random);
        const value = spoiledValue(kept.get(key), random);
        kept.set(random() < 0.1 ? spoiledText(key, random) : key, value);
      }
      const before = JSON.stringify([...kept.values()]).length;
      const history = openHistory(createMemoryChest(kept));
      await history.open();
      const { stock, trouble } = history.state.getState();
      expect(trouble).toBeNull();
      for (const { id } of stock?.rounds ?? []) expect(kept.has(`kept/${id}`)).toBe(true);
      const file = await exportedText(history, settings);
      const lines = readRounds(
        file
          .trimEnd()
          .split('\n')
          .filter((line) => line !== '')
          .map((content, at) => ({ line: at, content })),
      );
      // A record whose text alone is spoiled is found out where it is used.
      expect(lines.rounds.length + lines.wrong.length).toBeLessThanOrEqual(kept.size);
      await history.keep({ round: roundOf('d'), match: 'm', number: 4 });
      expect(history.state.getState().trouble).toBeNull();
      expect(JSON.stringify([...kept.values()]).length).toBeGreaterThan(before / 4);
    }
  });

  test(`${counts.lines} spoiled lines of a history's file bring a whole round or none`, () => {
    const review = fakeReview(roundOf('a'));
    const accounts = review.end.map((end) => ({ start: 0, luck: 1, hidden: 0, skill: 0, end }));
    const record = roundOf('a');
    const puzzles = [{ at: 3, seat: 0, lost: 12, outcome: null }];
    const meta = {
      ...record.meta,
      date: '2026-05-01',
      accounts,
      puzzles,
      settings: { sound: true },
    };
    const sound = formatRecord({ ...record, meta });
    const taken = meet(counts.lines, 6, (random) => {
      const content = spoiledJson(sound, random);
      const { rounds, wrong } = readRounds([{ line: 1, content }]);
      expect(rounds.length + wrong.length).toBe(1);
      for (const { text } of rounds) expectWhole(unwrap(parseRecord(text)));
      return rounds.length === 1;
    });
    expect(taken).toBeGreaterThan(counts.lines / 100);
  });

  test(`${counts.reviews} spoiled reviews are sound and of their round, or none`, () => {
    const record = finishedRound(setupOf(['person', 'greedy']));
    const sound = JSON.stringify(reviewToJson(fakeReview(record), fishing));
    const taken = meet(counts.reviews, 7, (random) => {
      const json = v.safeParse(v.pipe(v.string(), v.parseJson()), spoiledJson(sound, random));
      const review = readReview(json.output, record);
      if (review === undefined) return false;
      expect(readReview(reviewToJson(review, fishing), record)).toEqual(review);
      return true;
    });
    expect(taken).toBeGreaterThan(counts.reviews / 100);
  });

  test(`${counts.messages} spoiled messages between page and worker are read or refused`, () => {
    const match = startMatch(setupOf(['person', 'greedy']));
    const job = {
      ...{ kind: 'think', record: formatRecord(currentRound(match)) },
      ...{ level: 'expert', seed: 'a', milliseconds: 500 },
    };
    const thought = { play: '54x63', values: [{ play: '54', points: 1, error: 0 }] };
    const answer = v.pipe(
      jobReplySchema,
      v.check((reply) => reply.type !== 'answer' || v.is(thoughtSchema, reply.answer)),
    );
    const schemas = [
      [jobRequestSchema(v.variant('kind', [...thinkingJobs])), { type: 'ask', id: 1, job }],
      [answer, { type: 'answer', id: 1, answer: thought }],
      [momentSchema, { drawn: '54', before: [1, -1], after: null }],
    ] as const;
    const taken = meet(counts.messages, 8, (random, at) => {
      const [schema, sound] = schemas[at % 3] ?? schemas[0];
      return v.safeParse(schema, spoiledValue(sound, random)).success;
    });
    expect(taken).toBeGreaterThan(counts.messages / 100);
    expect(taken).toBeLessThan(counts.messages);
  });

  test(`${counts.places} spoiled addresses lead somewhere or nowhere`, () => {
    const addresses = ['#history', '#calculator', '#puzzles', `#review=${'Ab_-9'.repeat(30)}`];
    const taken = meet(counts.places, 9, (random) => {
      const address = oneOf([...addresses, '#deal=AAECAw%20%', '#%23history'], random);
      const hash = random() < 0.02 ? address.repeat(5000) : spoiledText(address, random);
      const place = parsePlace(hash);
      if (place === null || place.room === 'nowhere') return false;
      if ('code' in place) expect(place.code.length).toBeLessThan(mostLinkCode + 20);
      else expect(parsePlace(formatPlace(place))).toEqual(place);
      return true;
    });
    expect(taken).toBeGreaterThan(counts.places / 100);
  });
});
