import { useEffect, useRef } from 'react';
import type { Play, VariantId } from '../../engine/index.ts';
import { familyWordsOf } from '../../families/rules.ts';
import { outcomeOfTry } from '../../review/puzzles.ts';
import { isRight, type JudgedPlay } from '../../review/review.ts';
import { toldPoints } from '../../review/toldPoints.ts';
import type { Match } from '../../store/match/match.ts';
import { listOfAny } from '../../text/lists.ts';
import type { Say } from '../../text/say.ts';
import looks from '../looks/looks.module.css';
import { useToldText } from '../told/useToldText.ts';
import { useSay } from '../voice/voice.tsx';
import styles from './Attempt.module.css';
import type { ReviewParts } from './reviewParts.ts';
import { phaseAt } from './reviewWords.ts';
import { Ticked } from './Ticked.tsx';

export interface AttemptAnswerProps {
  readonly parts: Pick<ReviewParts, 'betterWords' | 'wayWords' | 'whyWords'>;
  readonly match: Match;
  /** The index of the play that is tried, in the match's round. */
  readonly at: number;
  readonly review: JudgedPlay;
  /** The play that was tried; undefined if the answer is shown without one. */
  readonly tried: Play | undefined;
  /** Whether the answer was told before. */
  readonly isKnown: boolean;
  /** Whether the play of the review is what somebody played there, which is told too. */
  readonly wasPlayed: boolean;
}

/**
 * What comes of a play that was tried: praise and its reason first where it is right, else what it
 * costs, what was better and why; then what was as good, and what was played in the round.
 */
export function AttemptAnswer(props: AttemptAnswerProps) {
  const { parts, match, at, review, tried, isKnown, wasPlayed } = props;
  const say = useSay();
  const { variant } = match.setup;
  const { amountWords } = familyWordsOf(variant);
  const answer = useRef<HTMLDivElement>(null);
  // With a body: some browsers return a promise here, which React would call to undo the effect.
  useEffect(() => {
    answer.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useToldText(answer, { moment: `${at} ${tried}` });
  const isSolved = outcomeOfTry(review, tried, variant) === 'solved';
  const phase = phaseAt(match, at);
  const what = (play: Play): string => parts.wayWords(play, variant, say, phase);
  const told =
    isSolved && tried !== undefined
      ? [parts.whyWords(match, at, review, tried, say), alsoGood(review, tried, what, variant, say)]
      : [
          ...parts.betterWords(match, at, review, say, tried),
          alsoGood(review, review.values[0]?.play, what, variant, say),
        ];
  return (
    <div ref={answer} className={`${looks.stack} ${looks.box} ${styles.answer}`}>
      {tried !== undefined && (
        <p className={`${looks.title} ${styles.verdict}`} data-solved={isSolved || undefined}>
          {isSolved ? (
            <Ticked>{say(isKnown ? 'review.answer.found' : 'review.answer.solved')}</Ticked>
          ) : (
            say('review.answer.cost', {
              what: what(tried),
              amount: amountWords(toldPoints(errorOf(review, tried), variant), say),
            })
          )}
        </p>
      )}
      {told
        .filter((line) => line !== undefined)
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
      {wasPlayed && (
        <p className={looks.quiet}>
          {tried === review.play
            ? say('review.answer.wasSame')
            : say('review.answer.was', {
                what: what(review.play),
                amount: amountWords(toldPoints(review.lost, variant), say),
              })}
        </p>
      )}
    </div>
  );
}

function errorOf({ values }: JudgedPlay, tried: Play): number {
  return values.find(({ play }) => play === tried)?.error ?? 0;
}

/** So many plays that were as good are named; more would hide what matters. */
const mostNamed = 3;

/** What else was right beside a play, the best first; undefined where nothing was. */
function alsoGood(
  { values }: JudgedPlay,
  besides: Play | undefined,
  what: (play: Play) => string,
  variant: VariantId,
  say: Say,
): string | undefined {
  const others = values.filter((value) => value.play !== besides && isRight(value, variant));
  if (others.length === 0) return undefined;
  const plays = others.slice(0, mostNamed).map(({ play }) => what(play));
  return say('review.answer.alsoGood', { plays: listOfAny(plays, say) });
}
