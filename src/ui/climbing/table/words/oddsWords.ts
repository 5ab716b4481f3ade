import type { PlayOnOdds } from '../../../../bots/bot.ts';
import { listOfAny } from '../../../../text/lists.ts';
import type { Say } from '../../../../text/say.ts';
import type { TableModel } from '../tableModel.ts';
import { chipsWords } from './chipsWords.ts';

/** What may come of playing on, with its share of all that may come, 0 to 1. */
export interface PlayOnOutcome {
  readonly what: 'again' | 'another' | 'nobody';
  readonly share: number;
  readonly words: string;
}

/** Who is first so seldom is not named. */
const seldom = 0.02;

/** More names than these are too many for a line. */
const mostNames = 2;

/** What may come of playing on: asked again, another declares, or, unless seldom, neither. */
export function outcomesOf(
  { rounds, first, ended }: PlayOnOdds,
  { names, viewer }: Pick<TableModel, 'names' | 'viewer'>,
  say: Say,
): readonly PlayOnOutcome[] {
  const own = first[viewer ?? -1] ?? 0;
  const all = first.reduce((sum, count) => sum + count, 0);
  const again = own / rounds;
  const another = (all - own) / rounds;
  const nobody = (rounds - all) / rounds;
  const others = first.flatMap((count, seat) =>
    seat !== viewer && count / rounds >= seldom ? [names[seat] ?? ''] : [],
  );
  const who =
    others.length === 0 || others.length > mostNames
      ? say('climbing.table.odds.anybody')
      : listOfAny(others, say);
  const chips = chipsWords(ended, say);
  return [
    {
      what: 'again',
      share: again,
      words: say('climbing.table.odds.again', { odds: oddsOf(again) }),
    },
    {
      what: 'another',
      share: another,
      words:
        another === 0
          ? say('climbing.table.odds.noOther', { odds: oddsOf(another) })
          : say('climbing.table.odds.another', { who, odds: oddsOf(another), chips }),
    },
    ...(nobody >= seldom
      ? [
          {
            what: 'nobody',
            share: nobody,
            words: say('climbing.table.odds.nobody', { odds: oddsOf(nobody) }),
          } as const,
        ]
      : []),
  ];

  function oddsOf(share: number): string {
    return say('climbing.table.odds.share', { tenths: Math.round(share * 10) });
  }
}

export function oddsSentences(
  odds: PlayOnOdds,
  model: Pick<TableModel, 'names' | 'viewer'>,
  say: Say,
): readonly string[] {
  return [
    say('climbing.table.odds.title'),
    ...outcomesOf(odds, model, say).map(({ words }) => words),
  ];
}
