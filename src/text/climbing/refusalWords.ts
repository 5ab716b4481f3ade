import {
  type Form,
  type Game,
  type LeaderPart,
  type Refusal,
  rulesIn,
} from '../../engine/climbing/index.ts';
import type { Kind, Play } from '../../engine/index.ts';
import type { MessageValues } from '../filling.ts';
import { listOfAll, listOfAny } from '../lists.ts';
import type { Say } from '../say.ts';
import { pipText } from '../tileNames.ts';
import { cardsWords, combinationInSentence } from './combinationWords.ts';
import { suitIdsOf, suitNamesOf } from './suitWords.ts';
import type { RuleId } from './switchRules.ts';

/** Why raised cards are no play now, as a sentence or two: `To play 6‑2 and 5‑3, add a 1‑1.` */
export function refusalWords(why: Refusal, game: Game, say: Say): string {
  const { id, values } = sayingOf(why, game, say);
  return say(`climbing.why.${id}`, values);
}

/**
 * Of the rules that the variant has; undefined where nothing is wrong with the cards.
 * @param laying whether they would be laid, and not played (W6)
 */
export function refusalRule(why: Refusal, { variant }: Game, laying: boolean): RuleId | undefined {
  const rule = ruleBehind(why, variant);
  if (rule === undefined) return undefined;
  if (laying) return 'W6';
  return rulesIn(variant).includes(rule) ? rule : 'W3';
}

function ruleBehind(why: Refusal, variant: Game['variant']): RuleId | undefined {
  switch (why.code) {
    case 'none-raised':
    case 'not-now':
    case 'not-held':
      return undefined;
    case 'never-laid':
      return 'W6';
    case 'needs-leader':
    case 'leaders-mixed':
    case 'wrong-form':
    case 'wrong-mixture':
      return 'W4';
    case 'only-with':
    case 'lacks-kinds':
    case 'only-in-sets-of':
    case 'too-many':
    case 'wrong-number':
    case 'different-kinds':
      return 'W3';
    case 'never-played':
      // What all seats must lay is never played.
      return variant.laying === 'all' ? 'W6' : 'W3';
    case 'supreme-beats-nothing':
      return 'W5';
    case 'wrong-suit':
      return beatsOtherSuits(variant) ? 'W3' : 'W2';
    case 'wrong-size':
      return beatingRules[why.form];
    case 'unbeatable':
    case 'too-low':
    case 'equal':
      // What is higher in a suit stands in the order of the suits.
      return why.form === 'set' ? 'W2' : beatingRules[why.form];
  }
}

const beatingRules: Readonly<Record<Form, RuleId>> = {
  set: 'W3',
  'heaven-pair': 'W3',
  'by-size': 'W3',
  mixed: 'W4',
  supreme: 'W5',
};

function sayingOf(why: Refusal, { variant }: Game, say: Say) {
  const all = (cards: readonly Kind[]): string => listOfAll(cards.map(pipText), say);
  const any = (cards: readonly Kind[]): string => listOfAny(cards.map(pipText), say);
  const plays = (some: readonly Play[]): string =>
    listOfAny(
      some.map((play) => combinationInSentence(play, say, variant.id)),
      say,
    );
  const filled = <Id extends string>(id: Id, values: MessageValues = {}) => ({ id, values });
  switch (why.code) {
    case 'none-raised':
    case 'not-now':
    case 'supreme-beats-nothing':
      return filled(why.code);
    case 'not-held':
      return filled(why.code, { held: why.held, pips: pipText(why.kind) });
    case 'never-laid':
      return filled(why.code, { laid: all(why.laid) });
    case 'needs-leader':
      return filled(why.code, { cards: all(why.kinds), leaders: any(why.leaders) });
    case 'leaders-mixed': {
      const parts = why.parts.map((part) => partWords(part, say));
      return filled(why.code, { parts: listOfAny(parts, say) });
    }
    case 'only-with':
      return filled(why.code, { card: pipText(why.kind), with: any(why.with) });
    case 'lacks-kinds':
      return filled(why.code, {
        cards: cardsWords(why.raised, say),
        lacks: cardsWords(why.lacks, say),
      });
    case 'only-in-sets-of':
      return filled(why.code, { card: pipText(why.kind), least: why.least });
    case 'too-many': {
      const values = { card: pipText(why.kind), most: why.most };
      if (why.with.length === 0) return filled(why.code, values);
      return filled('too-many-with', { ...values, with: all(why.with) });
    }
    case 'wrong-number':
      return filled(why.code, {
        cards: all(why.kinds),
        sizes: listOfAny(why.sizes.map(String), say),
        raised: why.raised,
      });
    case 'never-played':
    case 'different-kinds':
      return filled(why.code, { cards: all(why.kinds) });
    case 'unbeatable':
      return why.but.length === 0
        ? filled(why.code)
        : filled('unbeatable-but', { but: plays(why.but) });
    case 'wrong-size': {
      const values = { trick: why.trick };
      return why.but.length === 0
        ? filled(why.code, values)
        : filled('wrong-size-but', { ...values, but: plays(why.but) });
    }
    case 'wrong-suit': {
      const names = suitNamesOf(variant.id, say);
      return filled(why.code, {
        raised: names[why.raised] ?? '',
        suits: listOfAny(
          why.beating.map((suit) => names[suit] ?? ''),
          say,
        ),
      });
    }
    case 'wrong-form':
      return filled(why.code, {
        trick: say(`climbing.why.form.${why.trick}`),
        raised: say(`climbing.why.form.${why.raised}`),
      });
    case 'wrong-mixture':
      return filled(why.code, {
        trick: mixtureWords(why.trick, variant, say),
        raised: mixtureWords(why.raised, variant, say),
      });
    case 'too-low':
    case 'equal':
      if (why.least.length === 0) return filled(`${why.code}-ever`);
      return filled(beatsOtherSuits(variant) ? `${why.code}-in-suit` : why.code, {
        least: plays(why.least),
      });
  }
}

/** Whether a set of one suit may beat one of another: what is too low beside its own (W3). */
function beatsOtherSuits({ combinations }: Game['variant']): boolean {
  return combinations.some((rule) => rule.form === 'set' && rule.overOther !== undefined);
}

/** A leading kind with what goes with it, or that without it: `6‑6 with 6‑3`. */
function partWords({ leader, kinds }: LeaderPart, say: Say): string {
  const led = kinds.filter((kind) => kind !== leader);
  if (led.length === 0) return pipText(leader);
  return say(kinds.includes(leader) ? 'climbing.why.part' : 'climbing.why.part.led', {
    leader: pipText(leader),
    cards: listOfAll(led.map(pipText), say),
  });
}

/** Cards by their suit: `2 scholars and 1 sword`. */
function mixtureWords(bySuit: readonly number[], variant: Game['variant'], say: Say): string {
  const suits = suitIdsOf(variant.id);
  const parts = bySuit.flatMap((cards, suit) =>
    cards === 0 ? [] : [say('climbing.why.suit', { cards, suit: suits[suit] ?? '' })],
  );
  return listOfAll(parts, say);
}
