import { rulesOf, type Seat } from '../../engine/index.ts';
import { type Review, sharesOf } from '../../review/review.ts';
import { toldParts, toldPoints } from '../../review/toldPoints.ts';
import { type Match, positionOf } from '../../store/match/match.ts';
import { familyWordsOf } from '../../text/families.ts';
import { listOfAll } from '../../text/lists.ts';
import { ownNames } from '../../text/ownNames.ts';
import type { Say } from '../../text/say.ts';
import { signedPoints } from '../../text/scoreWords.ts';
import { nameOf } from './reviewWords.ts';

/**
 * What made the result of a seat, in a sentence whose figures add up:
 * `You won 24 points: luck −84, your choices −53 and Bo’s gifts +161.`
 * @param review null as long as nothing is known but the result
 */
export function verdictWords(match: Match, review: Review | null, seat: Seat, say: Say): string {
  const position = positionOf(match);
  if (rulesOf(position.game).isCalledOff(position)) return say('scores.noResult');
  const result = resultWords(match, review, seat, say);
  const parts = review === null ? [] : partsOf(match, review, seat);
  const [only, ...others] = parts;
  if (only === undefined) return say('review.sentence', { result });
  if (only.what === 'luck' && others.length === 0) return say('review.sentence.luck', { result });
  return sentenceOf(result, parts, otherNameOf(match, seat), say);
}

/** What made the result of a seat so far, as a list of parts; empty where no part is told. */
export function partsWords(match: Match, review: Review, seat: Seat, say: Say): string {
  return listedParts(partsOf(match, review, seat), otherNameOf(match, seat), say);
}

/** As long as the sentence can become: what keeps its room until the figures have come. */
export function verdictRoom(match: Match, seat: Seat, say: Say): string {
  const others = match.setup.players.length > 2 ? 'othersGifts' : 'gifts';
  const parts = (['luck', 'yours', others] as const).map((what) => ({ what, points: 888 }));
  const result = resultWords(match, null, seat, say);
  return sentenceOf(result, parts, otherNameOf(match, seat), say);
}

function sentenceOf(result: string, parts: readonly Part[], name: string, say: Say): string {
  return say('review.sentence.parts', { result, parts: listedParts(parts, name, say) });
}

function listedParts(parts: readonly Part[], name: string, say: Say): string {
  const told = parts.map(({ what, points }) =>
    say(`review.part.${what}`, { name, points: signedPoints(points, say) }),
  );
  return listOfAll(told, say);
}

function resultWords(match: Match, review: Review | null, seat: Seat, say: Say): string {
  const position = positionOf(match);
  const name = nameOf(match, seat);
  if (position.phase !== 'over') {
    if (review === null) return say('review.unfinished');
    const points = signedPoints(toldPoints(review.end[seat] ?? 0, match.setup.variant), say);
    return say('review.soFar', { name, points });
  }
  const won = rulesOf(position.game).settlementOf(position)[seat] ?? 0;
  if (won === 0) return say('review.even', { name });
  const { amountWords } = familyWordsOf(match.setup.variant);
  return say(won > 0 ? 'review.won' : 'review.lost', {
    name,
    amount: amountWords(Math.abs(won), say),
  });
}

/** What a part of a sentence is called. */
type PartName = 'luck' | 'own' | 'yours' | 'gifts' | 'yourGifts' | 'othersGifts' | 'others';

interface Part {
  readonly what: PartName;
  readonly points: number;
}

/** The parts of a result that are not 0, as finely as they are told. */
function partsOf(match: Match, review: Review, seat: Seat): Part[] {
  const shares = sharesOf(review, seat);
  const [luck = 0, own = 0, others = 0] = toldParts(
    [shares.luck, shares.own, shares.others],
    match.setup.variant,
  );
  const isOwn = ownNames.includes(nameOf(match, seat));
  const parts: readonly Part[] = [
    { what: 'luck', points: luck },
    { what: isOwn ? 'yours' : 'own', points: own },
    { what: othersPartOf(match, seat, others), points: others },
  ];
  return parts.filter(({ points }) => points !== 0);
}

function othersPartOf(match: Match, seat: Seat, points: number): PartName {
  // What one loses the other wins; among more, an error may cost a third one too.
  if (points < 0) return 'others';
  if (match.setup.players.length > 2) return 'othersGifts';
  return ownNames.includes(otherNameOf(match, seat)) ? 'yourGifts' : 'gifts';
}

/** The name of the one opponent, where there is just one. */
function otherNameOf(match: Match, seat: Seat): string {
  return nameOf(match, seat === 0 ? 1 : 0);
}
