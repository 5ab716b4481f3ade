import type { Say } from '../../text/say.ts';
import { signedPoints } from '../../text/scoreWords.ts';
import type { Evening } from './evening.ts';
import { sumName } from './sumName.ts';

/**
 * The ledger as a table that can be read wherever text goes: columns line up where letters are
 * equally wide.
 */
export function ledgerText(evening: Evening, say: Say): string {
  const { names, rounds, sums } = evening;
  const games = new Set(rounds.map(({ game }) => game.variant));
  const lines = [
    [say('scores.match.round'), ...names],
    ...rounds.map(({ number, totals, balance }) => [
      String(number),
      ...balance.map((won, place) => {
        const points = totals[place];
        if (points === null) return say('scores.match.out');
        const signed = signedPoints(won, say);
        if (points === undefined || points === '') return signed;
        return say('calculator.ledger.cell', { points, balance: signed });
      }),
    ]),
    ...sums.map((sum) => [
      sumName(sum, sums.length, say),
      ...sum.balance.map((won) => signedPoints(won, say)),
    ]),
  ];
  const widths = lines[0]?.map((_, column) =>
    Math.max(...lines.map((line) => widthOf(line[column] ?? ''))),
  );
  const table = lines.map((line) =>
    line
      .map((cell, column) => cell + ' '.repeat((widths?.[column] ?? 0) - widthOf(cell)))
      .join(' | ')
      .trimEnd(),
  );
  const game = [...games].map((variant) => say(`variant.${variant}`)).join(' · ');
  return `${[say('calculator.ledger'), game, '', ...table].join('\n')}\n`;
}

/** How many columns a text takes up: Chinese characters and their signs two each. */
function widthOf(text: string): number {
  const wide = text.match(/[\p{Script=Han}\u3000-\u303f\uff00-\uff60]/gu) ?? [];
  return [...text].length + wide.length;
}
