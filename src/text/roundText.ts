import { formatPlay, type Payment } from '../engine/index.ts';
import { outcomeWords, paymentReason, paymentWords, signedPoints } from './fishing/scoreWords.ts';
import { listOfAll } from './lists.ts';
import { playWords, type SpokenPlay } from './playWords.ts';
import type { Say } from './say.ts';

/** What is told of a round that is over. */
export interface TextFacts {
  /** The game as it is called. */
  readonly game: string;
  readonly names: readonly string[];
  readonly date: Date | undefined;
  readonly totals: readonly number[];
  /** What each seat wins or loses. */
  readonly balance: readonly number[];
  readonly payments: readonly Payment[];
  readonly doubleAt: number;
  readonly plays: readonly SpokenPlay[];
  /** The address at which the round can be seen. */
  readonly link: string;
}

/**
 * A finished round as lines to be read, or pasted anywhere: who, how it ended, who pays whom, every
 * play, and where to see it.
 */
export function roundText(facts: TextFacts, say: Say): string {
  const { game, names, date, totals, balance, payments, plays, link } = facts;
  const seats = names.map((name, seat) =>
    say('share.line.seat', {
      name,
      points: totals[seat] ?? 0,
      balance: signedPoints(balance[seat] ?? 0, say),
    }),
  );
  const paid = payments.map((payment) =>
    say('share.line.payment', {
      payment: paymentWords(payment, names, say),
      reason: paymentReason(payment, facts, say),
    }),
  );
  const played = plays.map((each, at) =>
    say('share.line.play', {
      number: at + 1,
      notation: formatPlay(each.play),
      words: playWords(each, say),
    }),
  );
  const parts = [
    [
      say('share.line.title', { game, names: listOfAll(names, say) }),
      ...(date === undefined ? [] : [dateWords(date, say)]),
    ],
    [outcomeWords(names, totals, say), ...seats, ...paid],
    played,
    [say('share.line.link', { link })],
  ];
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function dateWords(date: Date, say: Say): string {
  return new Intl.DateTimeFormat(say('language.tag'), { dateStyle: 'long' }).format(date);
}
