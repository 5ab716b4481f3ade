import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import {
  baitOf,
  catchOf,
  formatPlay,
  formOf,
  gainOf,
  handOf,
  isCatchable,
  lakeOf,
  legalPlays,
  type Position,
} from '../../src/engine/fishing/index.ts';
import {
  countOf,
  familyNameOf,
  formatKind,
  halvesOf,
  type Kind,
  kindOf,
  kinds,
  pipsOf,
  redPipsOf,
} from '../../src/engine/index.ts';
import { offeredGames } from '../../src/families/names.ts';
import { fish } from '../../src/lessons/fishing/fish.ts';
import { fishingLessons } from '../../src/lessons/fishing/fishingLessons.ts';
import { tiles } from '../../src/lessons/fishing/tiles.ts';
import { learner, type TableLesson } from '../../src/lessons/lesson.ts';
import { lessons } from '../../src/lessons/lessons.ts';
import { formatRecord } from '../../src/records/formatRecord.ts';
import { parseRecord } from '../../src/records/parseRecord.ts';
import { loadCatalogue } from '../../src/text/catalogue.ts';
import { languages } from '../../src/text/languages.ts';
import { createSay } from '../../src/text/say.ts';
import { remarkText, taskText } from '../../src/ui/fishing/learn/lessonWords.ts';
import { lessonNames } from '../../src/ui/learn/lessonRound.ts';
import { play, playedRound } from '../support/fishing.ts';
import { unwrap } from '../support/table.ts';

const atTable = fishingLessons.filter((lesson) => lesson.look === 'table');

/** The position after so many plays of a lesson's record. */
function positionAt({ record }: TableLesson, plays: number): Position {
  const { start, steps } = playedRound(record);
  const position = plays === 0 ? start : steps[plays - 1]?.after;
  if (position === undefined) throw new Error(`the record has ${plays} plays`);
  return position;
}

const inSight = (position: Position): Kind[] =>
  kinds.filter(
    (kind) => countOf(lakeOf(position), kind) + countOf(handOf(position, learner), kind) > 0,
  );

describe('the lessons', () => {
  test('have different names, in the order of their data, with the variant of each', () => {
    const ids = lessons.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const listed = lessons.filter(({ family }) => family === 'fishing');
    const told = listed.map(({ id, variant, isOpening }) => [id, variant, isOpening]);
    const data = fishingLessons.map((lesson) => {
      const { variant } = 'record' in lesson ? lesson.record : { variant: undefined, ...lesson };
      return [lesson.id, variant, 'isOpening' in lesson ? lesson.isOpening : undefined];
    });
    expect(told).toEqual(data);
    expect(atTable.length).toBeGreaterThan(0);
  });

  test('begin with the one that the first screen leads to', () => {
    expect(lessons[0]?.id).toBe(offeredGames[0].lesson);
  });

  test('are each of the family whose game they teach, where that is not chosen in the lesson', () => {
    const games = lessons.flatMap(({ family, variant }) => (variant ? [{ family, variant }] : []));
    for (const { family, variant } of games) expect(familyNameOf(variant)).toBe(family);
    expect(games.length).toBeLessThan(lessons.length);
  });
});

describe.each(atTable)('the lesson $id', (lesson) => {
  const { record, from, remarks } = lesson;
  const moments = remarks.map((remark) => ({ ...remark, position: positionAt(lesson, remark.at) }));

  test('is a sound record that any program can read', () => {
    expect(unwrap(parseRecord(formatRecord(record))).plays).toEqual(record.plays);
  });

  test('begins with a hand play of the learner, with few tiles on the table', () => {
    const { phase, seat } = positionAt(lesson, from);
    expect({ phase, seat, at: remarks[0]?.at }).toEqual({ phase: 'hand', seat: learner, at: from });
    expect(inSight(positionAt(lesson, from)).length).toBeLessThanOrEqual(12);
  });

  test('ends with a remark that asks nothing, and goes through no play after it', () => {
    const last = remarks.at(-1);
    expect(last?.ask).toBeUndefined();
    expect(last?.at).toBe(record.plays.length);
  });

  test('says its remarks in the order of the record, and asks for a play at each hand play and each choice of the learner', () => {
    const times = remarks.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    const asked = moments.filter(({ ask }) => ask?.what === 'play').map(({ at }) => at);
    const decisions = playedRound(record)
      .steps.map(({ seat, phase, legal }, at) => ({
        at,
        own: seat === learner && (phase === 'hand' || legal.length > 1),
      }))
      .filter(({ at, own }) => own && at >= from);
    expect(asked).toEqual(decisions.map(({ at }) => at));
  });

  test('asks for legal plays, one of them the record’s, after each of which the rest can be played', () => {
    for (const { at, ask, position } of moments) {
      if (ask?.what !== 'play') continue;
      const legal = legalPlays(position);
      expect(position.seat, `play ${at}`).toBe(learner);
      expect(ask.plays).toContain(record.plays[at]);
      for (const asked of ask.plays) {
        expect(legal.map(formatPlay)).toContain(formatPlay(asked));
        let after = unwrap(play(position, asked));
        for (const next of record.plays.slice(at + 1)) after = unwrap(play(after, next));
      }
    }
  });

  test('lets no drawn tile do by itself what the record does otherwise', () => {
    const { steps } = playedRound(record);
    for (const { phase, legal, play: made } of steps.slice(from)) {
      if (phase === 'drawn' && legal.length === 1) expect(formOf(made)).toBe('place');
    }
  });

  test('asks to point at tiles that are in sight, and not at every tile', () => {
    for (const { ask, position } of moments) {
      if (ask?.what !== 'tile') continue;
      const seen = inSight(position);
      expect(seen.map(formatKind)).toEqual(expect.arrayContaining(ask.kinds.map(formatKind)));
      expect(ask.kinds.length).toBeLessThan(seen.length / 2);
    }
  });

  test('asks for every tile that only its own kind takes, where it asks for one', () => {
    for (const { ask, position } of moments) {
      if (ask?.what !== 'tile' || ask.told !== 'takers') continue;
      const alone = inSight(position).filter((kind) =>
        kinds.every((other) => other === kind || !isCatchable(position.game, other, kind)),
      );
      expect([...ask.kinds].sort()).toEqual(alone.sort());
    }
  });

  test('points out tiles that are in sight', () => {
    for (const { marks = [], position } of moments) {
      const seen = [...inSight(position)].map(formatKind);
      expect(seen).toEqual(expect.arrayContaining(marks.map(formatKind)));
    }
  });

  test.each(languages)(
    'has all its words in %s, with nothing left to be filled in',
    async (language) => {
      const say = createSay(language, await loadCatalogue(language, undefined, []), compileMessage);
      const [, name = ''] = lessonNames(say);
      for (const remark of remarks) {
        const texts = [remarkText(remark, name, say)];
        if (remark.ask !== undefined) texts.push(taskText(remark, name, say));
        for (const text of texts) expect(text).not.toMatch(/[{}]|undefined|^$/);
        expect(texts.join(' ').length).toBeLessThan(210);
      }
    },
  );
});

test('the tile that is red otherwise than by its 1 and 4 is the only one', () => {
  const ask = tiles.remarks.find(({ words }) => words === 'tiles.half')?.ask;
  const red = (half: number): number => (half === 1 || half === 4 ? half : 0);
  const odd = kinds.filter((kind) => {
    const [high, low] = halvesOf(kind);
    return redPipsOf(kind) !== red(high) + red(low);
  });
  expect(ask).toMatchObject({ kinds: odd });
});

test('of the fish that are compared by their points one adds more', () => {
  const shown = fish.remarks.find(({ words }) => words === 'fish.points');
  const position = positionAt(fish, shown?.at ?? 0);
  const caught = catchOf(position, learner);
  const gains = legalPlays(position)
    .filter((made) => baitOf(made) === kindOf('52') && formOf(made) === 'capture')
    .map((made) => [formatPlay(made), gainOf(position.game, caught, made).points] as const)
    .toSorted(([, one], [, other]) => other - one);
  expect(gains.map(([text]) => text)).toEqual(['52x43', '52x61']);
  expect(gains[0]?.[1]).toBeGreaterThan(gains[1]?.[1] ?? 0);
});

test('F7: the pair of bait and fish that is shown without equal pips is the only one, and works both ways', () => {
  const shown = fish.remarks.find(({ words }) => words === 'fish.pair');
  const { game } = positionAt(fish, shown?.at ?? 0);
  const unequal = kinds.flatMap((bait) =>
    kinds
      .filter((one) => pipsOf(one) !== pipsOf(bait) && isCatchable(game, bait, one))
      .map((one) => `${formatKind(bait)} ${formatKind(one)}`),
  );
  expect(unequal.sort()).toEqual(['21 42', '42 21']);
  expect(shown?.tiles).toMatchObject({ bait: kindOf('42'), fish: kindOf('21') });
  // A fish of equal pips lies beside it.
  expect(shown?.ask?.what === 'play' && shown.ask.plays.map(formatPlay)).toEqual(['42x21']);
  const plays = legalPlays(positionAt(fish, shown?.at ?? 0)).map(formatPlay);
  expect(plays).toEqual(expect.arrayContaining(['42x21', '42x33']));
});

describe('the short round', () => {
  const [lesson] = fishingLessons.filter(({ look }) => look === 'round');
  const position = lesson?.look === 'round' ? playedRound(lesson.record).position : undefined;

  test('goes on with a hand play of the learner that can take a fish, with four to six turns left', () => {
    if (position === undefined) throw new Error('there is such a lesson');
    expect([position.phase, position.seat]).toEqual(['hand', learner]);
    expect(legalPlays(position).map(formOf)).toContain('capture');
    const turns = kinds.reduce((sum, kind) => sum + countOf(handOf(position, learner), kind), 0);
    expect([4, 5, 6]).toContain(turns);
  });
});

test('there is a task in words wherever something is asked, and nowhere else', async () => {
  const words = Object.keys(await loadCatalogue('en', undefined, []));
  const below = (start: string) =>
    words.filter((id) => id.startsWith(start)).map((id) => id.slice(start.length));
  const remarks = atTable.flatMap((lesson) => lesson.remarks);
  expect(below('learn.remark.').sort()).toEqual(remarks.map(({ words: id }) => id).sort());
  expect(below('learn.task.').sort()).toEqual(
    remarks
      .filter(({ ask }) => ask !== undefined)
      .map(({ words: id }) => id)
      .sort(),
  );
});
