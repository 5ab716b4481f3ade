import { rulesOf, type Seat } from '../../engine/index.ts';
import { familyWordsOf } from '../../families/rules.ts';
import { allJudged, type JudgedPlay, sharesOf } from '../../review/review.ts';
import { toldParts, toldPoints } from '../../review/toldPoints.ts';
import { type Match, positionOf, stepsOf } from '../../store/match/match.ts';
import { listOfAll } from '../../text/lists.ts';
import { ownNames } from '../../text/ownNames.ts';
import type { Say } from '../../text/say.ts';
import { signedPoints } from '../../text/scoreWords.ts';
import { nameOf } from './reviewWords.ts';
import type { ReviewSoFar } from './useReview.ts';

type Known = Pick<ReviewSoFar, 'judged' | 'review' | 'state'>;

/**
 * What made the result of a seat, in a sentence whose figures add up:
 * `You won 24 points: luck −84, your choices −53 and Bo’s mistakes +161.`
 * As long as a part might still change, the result alone.
 */
export function verdictWords(match: Match, known: Known, seat: Seat, say: Say): string {
  const position = positionOf(match);
  if (rulesOf(position.game).isCalledOff(position)) return say('scores.noResult');
  const end = endOf(match, known, seat);
  const result = resultWords(match, end, seat, say);
  const plays = allJudged(known.judged, stepsOf(match).length);
  const parts = plays && end !== undefined ? partsOf(match, plays, seat, end) : [];
  const [only, ...others] = parts;
  if (only === undefined) return say('review.sentence', { result });
  if (only.what === 'luck' && others.length === 0) return say('review.sentence.luck', { result });
  return sentenceOf(result, parts, otherNameOf(match, seat), say);
}

/** Whether the sentence tells all that it ever will, unless there is no further review. */
export function isVerdictWhole(match: Match, known: Known, seat: Seat): boolean {
  const position = positionOf(match);
  if (rulesOf(position.game).isCalledOff(position)) return true;
  return (
    allJudged(known.judged, stepsOf(match).length) !== undefined &&
    endOf(match, known, seat) !== undefined
  );
}

/** The result of a seat; before the end of the round what it can expect, once that is exact. */
function endOf(match: Match, { review, state }: Known, seat: Seat): number | undefined {
  const position = positionOf(match);
  if (position.phase === 'over') return rulesOf(position.game).settlementOf(position)[seat] ?? 0;
  return state === 'working' ? undefined : review?.end[seat];
}

const nothing: Known = { judged: { plays: [] }, review: null, state: 'working' };

/** As long as the sentence can become: what keeps its room until the figures have come. */
export function verdictRoom(match: Match, seat: Seat, say: Say): string {
  const others = match.setup.players.length > 2 ? 'othersGifts' : 'gifts';
  const parts = (['luck', 'yours', others] as const).map((what) => ({ what, points: 888 }));
  const end = positionOf(match).phase === 'over' ? endOf(match, nothing, seat) : 888;
  const result = resultWords(match, end, seat, say);
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

function resultWords(match: Match, won: number | undefined, seat: Seat, say: Say): string {
  const name = nameOf(match, seat);
  if (won === undefined) return say('review.unfinished');
  if (positionOf(match).phase !== 'over') {
    const points = signedPoints(toldPoints(won, match.setup.variant), say);
    return say('review.soFar', { name, points });
  }
  if (won === 0) return say('review.even', { name });
  const { amountWords } = familyWordsOf(match.setup.variant);
  return say(won > 0 ? 'review.won' : 'review.lost', {
    name,
    amount: amountWords(Math.abs(won), say),
  });
}

type PartName = 'luck' | 'own' | 'yours' | 'gifts' | 'yourGifts' | 'othersGifts' | 'others';

interface Part {
  readonly what: PartName;
  readonly points: number;
}

/** The parts of a result that are not 0, as finely as they are told. */
function partsOf(match: Match, plays: readonly JudgedPlay[], seat: Seat, end: number): Part[] {
  const shares = sharesOf(plays, seat, end);
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
