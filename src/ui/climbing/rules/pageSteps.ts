import {
  type ClimbingVariant,
  createGame,
  type Game,
  namedCombinations,
  payingSteps,
} from '../../../engine/climbing/index.ts';
import { invariant, type Kind, kindOf, type RuleChanges } from '../../../engine/index.ts';
import { leadersWords, mixedBeatenWords } from '../../../text/climbing/ruleWords.ts';
import type { Say } from '../../../text/say.ts';
import type { Elements } from '../../content/content.ts';
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
  suits?: (game: Game) => Elements,
): readonly PageStep[] {
  const made = createGame(variant, variant.seatCounts[0], changes);
  invariant(made.ok, 'a page has switches of its variant');
  const game = made.value;
  const wu = game.counting.declaredFrom;
  const isPaid = game.counting.paid === 'declarer';
  const { rules } = game;
  const { opening } = variant;
  const forms = variant.combinations.map(({ form }) => form);
  const sets = variant.combinations.find((one) => one.form === 'set');
  const isBySize = forms.includes('by-size');
  const where = (isThere: boolean, step: () => PageStep): readonly PageStep[] =>
    isThere ? [step()] : [];
  return [
    { words: say(goalOf(game), { wu }) },
    ...(opening === 'none' ? [] : [{ words: say(`climbing.page.opening.${opening}`) }]),
    {
      words: say(sets?.most === 3 ? 'climbing.page.lead.three' : 'climbing.page.lead'),
      pictures: [{ sides: [[kindOf('44'), kindOf('44')]] }],
    },
    ...where(forms.includes('heaven-pair'), () => ({
      words: say('climbing.page.heavenPair'),
      pictures: [{ sides: [[kindOf('66'), kindOf('21')]] }],
    })),
    ...where(sets?.fromTwo !== undefined, () => ({
      words: say('climbing.page.fromTwo'),
      pictures: (sets?.fromTwo ?? []).map((kind) => ({ sides: [[kind, kind]] })),
    })),
    ...where(isBySize, () => ({
      words: say('climbing.page.bySize'),
      pictures: namedPictures(say),
    })),
    ...where(forms.includes('mixed'), () => ({
      words: say('climbing.page.mixed'),
      pictures: [{ sides: [[kindOf('66'), kindOf('63'), kindOf('54')]] }],
    })),
    {
      words: say('climbing.page.suits', { joins: forms.includes('mixed') ? 'yes' : 'no' }),
      figure: suits?.(game),
    },
    { words: say(beatingOf(isBySize, rules.mustBeat)), pictures: [beatenPair(variant, say)] },
    ...where(forms.includes('mixed'), () => ({ words: mixedBeatenWords(variant, say) })),
    ...where(isBySize, () => ({ words: say('climbing.page.four66') })),
    ...where(isBySize && rules.mustBeat, () => ({ words: say('climbing.page.must') })),
    ...where(sets?.overOther !== undefined, () => ({ words: say('climbing.page.overOther') })),
    ...where(rules.passLocks, () => ({ words: say('climbing.page.locks') })),
    { words: say('climbing.page.won') },
    ...where((rules.fourChips ?? 0) > 0, () => ({
      words: say('climbing.page.fours', { chips: rules.fourChips ?? 0 }),
    })),
    ...where(forms.includes('supreme') && variant.laying === 'choice', () => ({
      words: say('climbing.page.supreme'),
      pictures: [{ sides: [[kindOf('42'), kindOf('21')]] }],
    })),
    ...where(forms.includes('supreme'), () => ({ words: say('climbing.rules.eight') })),
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
    ...where(variant.counting === 'excess', () => ({ words: say('climbing.page.multiplied') })),
    ...where(variant.counting === 'pillars', () => ({ words: say('climbing.page.pillars.far') })),
    ...where(variant.counting === 'pillars', () => ({
      words: say('climbing.page.pillars.alike', { leaders: leadersWords(say) }),
    })),
    ...where(variant.counting === 'families', () => ({ words: say('climbing.page.families') })),
    ...where(rules.dealerDouble, () => ({ words: say('rule.dealerDouble.true.about') })),
  ];
}

function goalOf({ counting, rules }: Game) {
  if (counting.paid === 'declarer') return 'climbing.page.goal';
  return rules.familyPayments === 'pairs'
    ? 'climbing.page.goal.pairs'
    : 'climbing.page.goal.points';
}

function beatingOf(isBySize: boolean, must: boolean) {
  if (isBySize) return 'climbing.page.beat.size';
  return must ? 'climbing.page.beat.must' : 'climbing.page.beat';
}

/** The combinations of several kinds where plays are compared by size. */
function namedPictures(say: Say): readonly PagePicture[] {
  return (['happy', 'bull', 'pendulum', 'fish'] as const).map((form) => ({
    sides: [namedCombinations[form]],
    words: say(`climbing.page.form.${form}`),
  }));
}

/** Two of the highest cards of the first suit, which beat two of the next. */
function beatenPair({ suits }: ClimbingVariant, say: Say): PagePicture {
  const [[high = [], low = []] = []] = suits;
  const two = ([kind]: readonly Kind[]): Kind[] => (kind === undefined ? [] : [kind, kind]);
  return { sides: [two(high), two(low)], sign: '→', words: say('climbing.page.beats') };
}
