import { describe, expect, test } from 'vitest';
import { formatPlay, scoresOf } from '../../src/engine/fishing/index.ts';
import { paymentTexts } from '../../src/ui/fishing/scores/roundTexts.ts';
import { shareModelOf } from '../../src/ui/share/shareModel.ts';
import { playedRound } from '../support/fishing.ts';
import { finishedRound, setupOf } from '../support/matches.ts';
import { noonOf } from '../support/noon.ts';
import { say } from '../support/say.ts';
import { voices } from '../support/voices.ts';

const round = finishedRound(setupOf(['person', 'greedy', 'greedy'], { variant: 'shi-wu-hu' }));
const page = { href: 'https://lakes.example/' };
const textOf = (meta: Readonly<Record<string, string>> = {}, voice = say): string =>
  shareModelOf({ ...round, meta: { ...round.meta, ...meta } }, '', page, { paymentTexts }, voice)
    .text;

describe('a round as text', () => {
  test('tells the game, who played, how it ended and who pays whom', () => {
    const lines = textOf().split('\n');
    expect(lines[0]).toBe('Shi Wu Hu (fishing): Ann, Bo, and Cy');
    const totals = scoresOf(playedRound(round).position);
    expect(
      lines.filter((line) => /^(Ann|Bo|Cy): -?\d+ points, payments [+−]\d+$/.test(line)),
    ).toHaveLength(3);
    for (const total of totals) expect(textOf()).toContain(`${total} points`);
    expect(lines.filter((line) => /^\w+ to \w+: \d+ points \(\d+ − \d+/.test(line))).toHaveLength(
      3,
    );
  });

  test('tells every play in notation and words, in order', () => {
    const played = textOf()
      .split('\n')
      .filter((line) => /^\d+\. /.test(line));
    expect(played).toHaveLength(round.plays.length);
    for (const [at, line] of played.entries()) {
      const play = round.plays[at];
      expect(line).toMatch(new RegExp(`^${at + 1}\\. `));
      expect(line).toContain(`${play === undefined ? '' : formatPlay(play)} – `);
      expect(line.split(' – ')[1]).toMatch(/^(Ann|Bo|Cy) /);
    }
  });

  test('ends with where to see it', () => {
    expect(textOf().trimEnd()).toMatch(/https:\/\/lakes\.example\/#review=[\w-]+$/);
  });

  test.each([
    [{ date: '2024-05-01' }, 'May 1, 2024'],
    [{ date: noonOf('2024-05-01') }, 'May 1, 2024'],
  ])('tells the day if it is known: %j', (meta, day) => {
    expect(textOf(meta)).toContain(`\n${day}\n`);
  });

  test.each(['yesterday', '2024-99-99', '2024-05-01<b>', ''])(
    'tells no day that is none: “%s”',
    (date) => {
      expect(textOf({ date })).toBe(textOf());
    },
  );

  test('is told in the language of whoever sends it', () => {
    const text = textOf({ date: '2024-05-01' }, voices['zh-Hant']);
    expect(text).toContain('2024年5月1日');
    expect(text).toContain('贏了');
  });
});
