import { useStore } from 'zustand';
import type { Seat } from '../../engine/index.ts';
import { isWorthTrying } from '../../review/puzzles.ts';
import { costlyPlaysOf, type Review, type ReviewedPlay } from '../../review/review.ts';
import { toldPoints } from '../../review/toldPoints.ts';
import type { Match } from '../../store/match/match.ts';
import { signedPoints } from '../../text/scoreWords.ts';
import panel from '../asking/Panel.module.css';
import { Button } from '../button/Button.tsx';
import { ChoiceField } from '../choice/ChoiceField.tsx';
import page from '../page/Page.module.css';
import { useSay } from '../voice/voice.tsx';
import { nameOf, percentWords, playWordsAt } from './reviewWords.ts';
import { Ticked } from './Ticked.tsx';
import type { ReviewSoFar } from './useReview.ts';
import styles from './Verdict.module.css';
import { partsWords, verdictRoom, verdictWords } from './verdictWords.ts';

interface VerdictProps {
  readonly match: Match;
  /** What is known so far, as soon as it is firm. */
  readonly soFar: ReviewSoFar;
  /** What is known before it is firm. */
  readonly rough: Review | null;
  /** The seat from which all is seen. */
  readonly seat: Seat;
  /** The index of the play that is being tried again, if one is. */
  readonly attempted: number | undefined;
  /** The indices of plays that were tried again and solved. */
  readonly solved: ReadonlySet<number>;
  readonly onSeat: (seat: Seat) => void;
  /** Goes to a moment and leads the eye to the table. */
  readonly onShow: (at: number) => void;
  readonly onTry: (play: ReviewedPlay) => void;
}

/**
 * What a round comes to, before anything else: what made the result, and the one play to try again.
 * It has its room before the figures have come.
 */
export function Verdict({ match, soFar, seat, onSeat, ...others }: VerdictProps) {
  const say = useSay();
  return (
    <section className={`${page.card} ${styles.verdict}`} aria-labelledby="review-verdict">
      <h2 id="review-verdict" className={styles.sentence}>
        <span>{verdictWords(match, soFar.review, seat, say)}</span>
        <span aria-hidden="true" className={styles.room}>
          {verdictRoom(match, seat, say)}
        </span>
      </h2>
      <div className={styles.next}>
        <Next match={match} soFar={soFar} seat={seat} {...others} />
      </div>
      <ChoiceField
        look="row"
        legend={say('review.seat')}
        options={match.setup.players.map(({ name }, value) => ({ value, name }))}
        value={seat}
        onChoose={onSeat}
      />
    </section>
  );
}

/** The play that is most worth being tried again; praise once it is sure that there is none. */
function Next({
  match,
  soFar,
  rough,
  seat,
  attempted,
  solved,
  onShow,
  onTry,
}: Omit<VerdictProps, 'onSeat'>) {
  const say = useSay();
  const { review, state } = soFar;
  if (review === null && state === 'failed') {
    return <p className={panel.dim}>{say('review.failed')}</p>;
  }
  const [costliest] = review === null ? [] : costlyPlaysOf(review, seat, match.setup.variant);
  if (costliest === undefined || !isWorthTrying(costliest.play.lost, match.setup.variant)) {
    return state === 'working' ? (
      <Waiting
        {...soFar}
        parts={review === null && rough !== null ? partsWords(match, rough, seat, say) : ''}
      />
    ) : (
      <p className={styles.praise}>{say('review.praise', { name: nameOf(match, seat) })}</p>
    );
  }
  const { at, play } = costliest;
  const isSolved = solved.has(at);
  return (
    <>
      <p className={styles.label}>
        <span>{say('review.costliest')}</span>
        {isSolved && (
          <strong className={styles.solved}>
            <Ticked>{say('review.answer.solved')}</Ticked>
          </strong>
        )}
      </p>
      <p className={styles.play}>
        <button type="button" className={styles.jump} onClick={() => onShow(at + 1)}>
          {say('review.costly.item', { play: at + 1, words: playWordsAt(match, at, say) })}
        </button>
        <strong className={styles.loss}>
          {signedPoints(-toldPoints(play.lost, match.setup.variant), say)}
        </strong>
      </p>
      <Button
        look={isSolved || attempted !== undefined ? 'plain' : 'main'}
        onClick={() => onTry(costliest)}
      >
        {say('review.try')}
      </Button>
    </>
  );
}

interface WaitingProps extends Pick<ReviewSoFar, 'share'> {
  /** What a first look has found; empty where that is nothing. */
  readonly parts: string;
}

/**
 * How far the look at all plays has come, and what is found so far. It is no live region: a reader
 * would tell every step.
 */
function Waiting({ share: current, parts }: WaitingProps) {
  const say = useSay();
  const share = percentWords(useStore(current), say);
  return (
    <p className={panel.dim}>
      {parts === ''
        ? say('review.waiting', { share })
        : say('review.waiting.rough', { parts, share })}
    </p>
  );
}
