import { type ClimbingVariant, createGame, payingSteps } from '../../../engine/climbing/index.ts';
import { invariant, type Kind, kindOf, type RuleChanges } from '../../../engine/index.ts';
import type { Say } from '../../../text/say.ts';
import type { PagePicture, PageStep } from '../../rules/OnePage.tsx';

/** So many steps of payment show how they rise. */
const mostSteps = 4;
/** No game of these has its fourth step further beyond the fewest wu. */
const beyond = 12;

/** The steps of a climbing game on one page: each is true under the switches in force. */
export function climbingPageOf(
  variant: ClimbingVariant,
  changes: RuleChanges,
  say: Say,
): readonly PageStep[] {
  const made = createGame(variant, variant.seatCounts[0], changes);
  invariant(made.ok, 'a page has switches of its variant');
  const game = made.value;
  const wu = game.counting.declaredFrom;
  const isPaid = game.counting.paid === 'declarer';
  const forms = variant.combinations.map(({ form }) => form);
  return [
    { words: say(isPaid ? 'climbing.page.goal' : 'climbing.page.goal.points', { wu }) },
    {
      words: say('climbing.page.lead'),
      pictures: [{ sides: [[kindOf('44'), kindOf('44')]] }],
    },
    ...(forms.includes('mixed')
      ? [
          {
            words: say('climbing.page.mixed'),
            pictures: [{ sides: [[kindOf('66'), kindOf('63'), kindOf('54')]] }],
          },
        ]
      : []),
    { words: say('climbing.page.beat'), pictures: [beatenPair(variant, say)] },
    { words: say('climbing.page.won') },
    ...(forms.includes('supreme') && variant.laying === 'choice'
      ? [
          {
            words: say('climbing.page.supreme'),
            pictures: [{ sides: [[kindOf('42'), kindOf('21')]] }],
          },
        ]
      : []),
    {
      words: say('climbing.page.declare'),
      ...(isPaid
        ? {
            pictures: payingSteps(game, 0, wu + beyond)
              .slice(0, mostSteps)
              .map((step) => ({ sides: [], words: say('climbing.page.step', { ...step }) })),
          }
        : {}),
    },
  ];
}

/** Two of the highest cards of the first suit, which beat two of the next. */
function beatenPair({ suits }: ClimbingVariant, say: Say): PagePicture {
  const [[high = [], low = []] = []] = suits;
  const two = ([kind]: readonly Kind[]): Kind[] => (kind === undefined ? [] : [kind, kind]);
  return { sides: [two(high), two(low)], sign: '→', words: say('climbing.page.beats') };
}
