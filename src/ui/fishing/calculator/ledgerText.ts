import type { Say } from '../../../text/say.ts';
import { signedPoints } from '../../../text/scoreWords.ts';
import type { CalculatorModel } from './calculatorModel.ts';

/**
 * The ledger as a table that can be read wherever text goes: columns line up where letters are
 * equally wide.
 */
export function ledgerText(model: CalculatorModel, say: Say): string {
  const { names, rounds, together } = model;
  const games = new Set(rounds.map(({ round }) => round.game.variant));
  const lines = [
    [say('scores.match.round'), ...names],
    ...rounds.map(({ number, totals, balance }) => [
      String(number),
      ...totals.map((points, seat) =>
        say('calculator.ledger.cell', { points, balance: signedPoints(balance[seat] ?? 0, say) }),
      ),
    ]),
    [say('scores.match.together'), ...together.map((points) => signedPoints(points, say))],
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
