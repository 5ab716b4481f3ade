import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import {
  climbing,
  climbingRound,
  formatPlay,
  handOf,
  leadingKinds,
  legalPlays,
  meantPlay,
  type Position,
  play,
  settlementOf,
  suitRows,
  trickOf,
  viewFor,
  wuOf,
} from '../../../src/engine/climbing/index.ts';
import {
  countOf,
  countTiles,
  formatKind,
  type Kind,
  kinds,
  totalOf,
} from '../../../src/engine/index.ts';
import { offeredGames } from '../../../src/families/names.ts';
import { climbingLessons } from '../../../src/lessons/climbing/climbingLessons.ts';
import { guidedRound } from '../../../src/lessons/climbing/round.ts';
import { suits } from '../../../src/lessons/climbing/suits.ts';
import { twoMinutesOfClimbing } from '../../../src/lessons/climbing/twoMinutes.ts';
import { learner, type ToldInstead } from '../../../src/lessons/lesson.ts';
import { lessons } from '../../../src/lessons/lessons.ts';
import { formatRecord } from '../../../src/records/formatRecord.ts';
import { parseRecord } from '../../../src/records/parseRecord.ts';
import { playedRound } from '../../../src/records/playedRound.ts';
import { loadCatalogue } from '../../../src/text/catalogue.ts';
import { languages } from '../../../src/text/languages.ts';
import { createSay } from '../../../src/text/say.ts';
import { askedWords, saidWords } from '../../../src/ui/climbing/learn/cardWords.ts';
import { climbingEffort } from '../../../src/ui/climbing/learn/climbingEffort.ts';
import { lessonNames } from '../../../src/ui/learn/lessonRound.ts';
import { wordsIn } from '../../../src/ui/learn/minutes.ts';
import { unwrap } from '../../support/table.ts';

const atTable = climbingLessons.filter((lesson) => lesson.look === 'table');

const inHand = (position: Position): Kind[] =>
  kinds.filter((kind) => countOf(handOf(position, learner), kind) > 0);

/** The pips of a kind as the words of a lesson have them. */
const pipsOf = (kind: string): string => kind.split('').join('\u2011');

/** What a remark says, and what it asks. */
interface Said {
  readonly said: string;
  readonly asked: string;
}

/** Whether the cards of a kind are right by the engine, where the lesson asks for such a card. */
function isRight(
  position: Position,
  told: ToldInstead,
  { said, asked }: Said,
  kind: Kind,
): boolean {
  if (told === 'company') {
    // The task names the leader.
    const leader = leadingKinds.find((one) => asked.includes(pipsOf(one.leader)));
    return leader?.military.some((one) => one === formatKind(kind)) ?? false;
  }
  if (told === 'suit') {
    // The remark has just told the suit, and the task asks for the one end of it.
    const held = inHand(position);
    const row = suitRows(position.game)
      .map((one) => one.kinds)
      .find((one) => said.includes(one.map((each) => pipsOf(formatKind(each))).join(', ')));
    const own = row?.filter((one) => held.includes(one)) ?? [];
    return kind === own.at(asked.includes('highest') ? 0 : -1);
  }
  const copies = countOf(handOf(position, learner), kind);
  const all = countTiles(Array.from({ length: copies }, () => kind));
  return meantPlay(viewFor(position, learner), all).means === 'play';
}

test('the list has the lessons of climbing in the order of their data, with the variant of each', () => {
  const listedIds = lessons.filter(({ family }) => family === 'climbing').map(({ id }) => id);
  expect(climbingLessons.map(({ id }) => id)).toEqual(listedIds);
  for (const lesson of climbingLessons) {
    const { id } = lesson;
    const variant = 'record' in lesson ? lesson.record.variant : undefined;
    const listed = lessons.find((one) => one.id === id);
    expect([id, listed?.variant]).toEqual([id, variant]);
    // So that an address tells which family has to join.
    expect(id.startsWith(variant ?? 'sap-ng-wu')).toBe(true);
  }
});

describe.each(atTable)('the lesson $id', ({ record, from, remarks }) => {
  const { start, steps } = climbingRound(playedRound(record));
  const positionAt = (plays: number): Position => steps[plays - 1]?.after ?? start;
  const moments = remarks.map((remark) => ({ ...remark, position: positionAt(remark.at) }));

  test('is a sound record that any program can read', () => {
    expect(unwrap(parseRecord(formatRecord(record))).plays).toEqual(record.plays);
  });

  test('begins with what is said first, with few kinds in the hand', () => {
    const position = positionAt(from);
    expect(remarks[0]?.at).toBe(from);
    if (remarks[0]?.ask !== undefined) expect(position.seat).toBe(learner);
    expect(inHand(position).length).toBeLessThanOrEqual(10);
  });

  test('ends with a remark that asks nothing, and goes through no play after it', () => {
    expect(remarks.at(-1)).not.toHaveProperty('ask');
    expect(remarks.at(-1)?.at).toBe(record.plays.length);
  });

  test('asks for a play wherever the learner has to decide, and nowhere else', () => {
    const times = remarks.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    const asked = moments.filter(({ ask }) => ask?.what === 'play').map(({ at }) => at);
    const decisions = steps.flatMap(({ seat, before }, at) =>
      at >= from && seat === learner && !climbing.playsItself(before) ? [at] : [],
    );
    expect(asked).toEqual(decisions);
  });

  test('asks for legal plays, one of them the record’s, after each of which the rest can be played', () => {
    for (const { at, ask, position } of moments) {
      if (ask?.what !== 'play') continue;
      expect(ask.plays).toContain(record.plays[at]);
      for (const asked of ask.plays) {
        let after = position;
        for (const next of [asked, ...record.plays.slice(at + 1)]) {
          expect(legalPlays(after).map(formatPlay)).toContain(formatPlay(next));
          after = play(after, next);
        }
      }
    }
  });

  test('asks to point at cards of the hand, and not at all that are right', () => {
    for (const { ask, position } of moments) {
      if (ask?.what !== 'tile') continue;
      const held = inHand(position);
      expect(held).toEqual(expect.arrayContaining([...ask.kinds]));
      expect(ask.kinds.length).toBeLessThan(held.length / 2);
    }
  });

  test.each(languages)('has all its words in %s, and few of them', async (language) => {
    const say = createSay(
      language,
      await loadCatalogue(language, undefined, ['climbing']),
      compileMessage,
    );
    for (const remark of remarks) {
      const texts = [saidWords(remark, lessonNames(say), say)];
      if (remark.ask !== undefined) texts.push(askedWords(remark, lessonNames(say), say));
      for (const text of texts) expect(text).not.toMatch(/[{}]|undefined|^$/);
      expect(texts.join(' ').length).toBeLessThan(210);
    }
  });
});

test('whatever is asked to be pointed at is right by the engine, and nothing else is', async () => {
  const say = createSay('en', await loadCatalogue('en', undefined, ['climbing']), compileMessage);
  for (const { record, remarks } of atTable) {
    const { steps, start } = climbingRound(playedRound(record));
    for (const remark of remarks) {
      const { at, ask } = remark;
      if (ask?.what !== 'tile') continue;
      const words = { said: saidWords(remark, [], say), asked: askedWords(remark, [], say) };
      const position = steps[at - 1]?.after ?? start;
      expect(ask.kinds.length).toBeGreaterThan(0);
      const right = inHand(position).filter((kind) => isRight(position, ask.told, words, kind));
      expect(right.sort()).toEqual([...ask.kinds].sort());
    }
  }
});

test('W2: the ladders that the lesson of the suits tells are those of the engine', async () => {
  const words = await loadCatalogue('en', undefined, ['climbing']);
  const say = createSay('en', words, compileMessage);
  const { game } = climbingRound(playedRound(suits.record)).start;
  const ladders = suits.remarks.filter(({ words }) =>
    ['suits.civil', 'suits.one', 'suits.two'].includes(words),
  );
  const told = ladders.map((remark) => saidWords(remark, [], say));
  expect(told).toHaveLength(3);
  const pips = suitRows(game).map((row) =>
    row.kinds.map((kind) => pipsOf(formatKind(kind))).join(', '),
  );
  for (const [at, text] of told.entries()) expect(text).toContain(pips[at]);
});

test('the round goes on with a mixed play that the learner can beat, all being close to fifteen wu', () => {
  const { position } = climbingRound(playedRound(guidedRound.record));
  expect([position.phase, position.seat]).toEqual(['answer', learner]);
  expect(legalPlays(position).map(formatPlay)).toContain('53+11');
  expect(totalOf(handOf(position, learner))).toBeLessThanOrEqual(14);
  expect(Math.max(...wuOf(position))).toBeLessThan(15);
});

describe('the two minutes', () => {
  const { id, record, from, remarks } = twoMinutesOfClimbing;
  const { start, steps } = climbingRound(playedRound(record));
  const positionAt = (plays: number): Position => steps[plays - 1]?.after ?? start;
  const remarkAbout = (words: string) => {
    const found = remarks.find((one) => one.words === words);
    if (found === undefined) throw new Error(`${words} is said`);
    return { ...found, position: positionAt(found.at) };
  };

  test('are the lesson that the first screen and the table lead to', () => {
    const first = lessons.find(({ family }) => family === 'climbing');
    expect([first?.id, offeredGames[2].lesson]).toEqual([id, id]);
    expect(lessons.find((one) => one.id === id)?.isOpening).toBe(true);
  });

  test('lead from twelve wu by one card and by two to fifteen, which are declared and paid', () => {
    const wu = ['order', 'wu', 'declare'].map(
      (words) => wuOf(remarkAbout(`two.${words}`).position)[learner],
    );
    expect(wu).toEqual([12, 13, 15]);
    const { position } = remarkAbout('two.declare');
    expect(position.phase).toBe('declare');
    expect(settlementOf(positionAt(record.plays.length))).toEqual([2, -1, -1]);
    // Nothing was paid before, so that the chips are those of which the end tells.
    expect(settlementOf(positionAt(from))).toEqual([0, 0, 0]);
    // To play on would be in vain.
    expect(totalOf(handOf(position, learner))).toBe(1);
  });

  test('have but one kind of play that beats, wherever the learner is to beat or to pass', () => {
    for (const [words, beating] of [
      ['two.beat', '53'],
      ['two.pass', '66'],
      ['two.mixed', '66+54'],
    ] as const) {
      const { position } = remarkAbout(words);
      expect(legalPlays(position).map(formatPlay).sort()).toEqual([beating, 'pass'].sort());
    }
  });

  test('W2: show the suit of the card that is to be beaten, and say of 6‑6 what is true', () => {
    const { row = [], position } = remarkAbout('two.beat');
    const rows = suitRows(position.game).map(({ kinds: held }) => held);
    expect(rows).toContainEqual(row);
    const best = trickOf(position);
    expect(best && formatPlay(best.play)).toBe('52');
    expect(rows[0]?.map(formatKind)[0]).toBe('66');
  });

  test.each(languages)('take few words and taps in %s, without words of the rules', async (tag) => {
    const say = createSay(tag, await loadCatalogue(tag, undefined, ['climbing']), compileMessage);
    const effort = climbingEffort(id, say);
    const texts = effort?.texts ?? [];
    expect(texts.reduce((sum, text) => sum + wordsIn(text), 0)).toBeLessThanOrEqual(200);
    // As the test of the room counts them.
    expect(effort?.taps).toBe(9);
    const strange = /civil|military|supreme|trick|文子|武子|至尊|W\d/i;
    expect(texts.filter((text) => strange.test(text))).toEqual([]);
    for (const remark of remarks) {
      const said = [saidWords(remark, lessonNames(say), say)];
      if (remark.ask !== undefined) said.push(askedWords(remark, lessonNames(say), say));
      const sentences = said.join(' ').match(/[.!?。！？](?=\s|$|\p{Script=Han})/gu);
      expect([remark.words, sentences?.length]).toEqual([remark.words, 2]);
    }
  });
});
