import { listOfAll } from './lists.ts';
import type { Say } from './say.ts';
import { type OutcomeFacts, outcomeWords, signedPoints } from './scoreWords.ts';

/** A payment in words, and where it comes from. */
export interface PaymentText {
  readonly payment: string;
  readonly reason: string;
}

/** A play as records write it, and in words. */
export interface PlayText {
  readonly notation: string;
  readonly words: string;
}

export interface TextFacts extends OutcomeFacts {
  readonly game: string;
  readonly date: Date | undefined;
  /** Who was at the table and sat the round out. */
  readonly out?: string | undefined;
  /** Whether hints or plays taken back have helped. */
  readonly isHelped: boolean;
  /** What each seat has and wins or loses; where nothing is told, its total is points. */
  readonly seats?: readonly string[] | undefined;
  readonly payments: readonly PaymentText[];
  readonly plays: readonly PlayText[];
  /** The address at which the round can be seen. */
  readonly link: string;
}

/** Lines to be read, or pasted anywhere. */
export function roundText(facts: TextFacts, say: Say): string {
  const { game, names, date, out, totals, balance, payments, plays, link } = facts;
  const seats =
    facts.seats ??
    names.map((name, seat) =>
      say('share.line.seat', {
        name,
        points: totals[seat] ?? 0,
        balance: signedPoints(balance[seat] ?? 0, say),
      }),
    );
  const paid = payments.map((payment) => say('share.line.payment', { ...payment }));
  const played = plays.map((play, at) => say('share.line.play', { number: at + 1, ...play }));
  const parts = [
    [
      say('share.line.title', { game, names: listOfAll(names, say) }),
      ...(out === undefined ? [] : [say('scores.out', { name: out })]),
      ...(date === undefined ? [] : [dateWords(date, say)]),
      ...(facts.isHelped ? [say('days.hinted')] : []),
    ],
    [outcomeWords(facts, say), ...seats, ...paid],
    played,
    [say('share.line.link', { link })],
  ];
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function dateWords(date: Date, say: Say): string {
  return new Intl.DateTimeFormat(say('language.tag'), { dateStyle: 'long' }).format(date);
}
