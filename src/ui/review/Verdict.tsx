import { useStore } from 'zustand';
import type { Seat } from '../../engine/index.ts';
import {
  costlyPlaysOf,
  isSeatJudged,
  type Judged,
  type ReviewedPlay,
} from '../../review/review.ts';
import { toldPoints } from '../../review/toldPoints.ts';
import { type Match, stepsOf } from '../../store/match/match.ts';
import { signedPoints } from '../../text/scoreWords.ts';
import panel from '../asking/Panel.module.css';
import { Button } from '../button/Button.tsx';
import { ChoiceField } from '../choice/ChoiceField.tsx';
import looks from '../looks/looks.module.css';
import page from '../page/Page.module.css';
import { useSay } from '../voice/voice.tsx';
import findings from './Findings.module.css';
import type { FindingsProps } from './Findings.tsx';
import { nameOf, percentWords, playWordsAt } from './reviewWords.ts';
import { Ticked } from './Ticked.tsx';
import type { ReviewSoFar } from './useReview.ts';
import styles from './Verdict.module.css';
import { isVerdictWhole, verdictRoom, verdictWords } from './verdictWords.ts';
import { Working } from './Working.tsx';

interface VerdictProps
  extends Pick<FindingsProps, 'match' | 'soFar' | 'seat' | 'solved' | 'onShow' | 'onTry'> {
  /** The index of the play that is being tried again, if one is. */
  readonly attempted: number | undefined;
  readonly onSeat: (seat: Seat) => void;
}

/**
 * What a round comes to, before anything else: what made the result, and the one play to try again.
 * It has its room before that is known, and says nothing that it would take back.
 */
export function Verdict({ match, soFar, seat, onSeat, ...others }: VerdictProps) {
  const say = useSay();
  const isWaiting = soFar.state === 'working' && !isVerdictWhole(match, soFar, seat);
  return (
    <section className={`${page.card} ${styles.verdict}`} aria-labelledby="review-verdict">
      <div className={styles.sentence}>
        <div className={`${looks.stack} ${looks.top}`}>
          <h2 id="review-verdict">{verdictWords(match, soFar, seat, say)}</h2>
          {isWaiting && <Waiting share={soFar.share} />}
        </div>
        <span aria-hidden="true" className={`${looks.hidden} ${styles.room}`}>
          {verdictRoom(match, seat, say)}
        </span>
      </div>
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

function Next(props: Omit<VerdictProps, 'onSeat'>) {
  const { match, soFar, seat, attempted, solved, onShow, onTry } = props;
  const say = useSay();
  const { judged, state } = soFar;
  const { variant } = match.setup;
  const next = nextPlayOf(judged, match, seat);
  if (next.told === 'praise') {
    return <p className={styles.praise}>{say('review.praise', { name: nameOf(match, seat) })}</p>;
  }
  if (next.told === 'nothing') {
    return state === 'failed' && <p className={panel.dim}>{say('review.failed')}</p>;
  }
  const { at, play } = next.play;
  const isSolved = solved.has(at);
  return (
    <>
      <p className={`${looks.row} ${looks.small} ${styles.label}`}>
        <span>{say(next.told === 'costliest' ? 'review.costliest' : 'review.costlyPlay')}</span>
        {isSolved && (
          <strong className={looks.lit}>
            <Ticked>{say('review.answer.solved')}</Ticked>
          </strong>
        )}
      </p>
      <p className={looks.spread}>
        <button type="button" className={findings.jump} onClick={() => onShow(at + 1)}>
          {say('review.costly.item', { play: at + 1, words: playWordsAt(match, at, say) })}
        </button>
        <strong className={findings.loss}>
          {signedPoints(-toldPoints(play.lost, variant), say)}
        </strong>
      </p>
      <Button
        look={isSolved || attempted !== undefined ? 'plain' : 'main'}
        onClick={() => onTry(next.play)}
      >
        {say('review.try')}
      </Button>
    </>
  );
}

function Waiting({ share: current }: Pick<ReviewSoFar, 'share'>) {
  const say = useSay();
  const { judged } = useStore(current);
  return (
    <Working share={judged}>{say('review.waiting', { share: percentWords(judged, say) })}</Working>
  );
}

type NextPlay =
  | { readonly told: 'costliest'; readonly play: ReviewedPlay }
  | { readonly told: 'costly'; readonly play: ReviewedPlay }
  | { readonly told: 'praise' }
  | { readonly told: 'nothing' };

/**
 * The play that is most worth being tried again; praise once it is sure that there is none. As long
 * as a costlier one may be found, the first one stands here.
 */
export function nextPlayOf(judged: Judged, match: Match, seat: Seat): NextPlay {
  const isJudged = isSeatJudged(judged, stepsOf(match), seat);
  const costly = costlyPlaysOf(judged, seat, match.setup.variant);
  const [play] = isJudged ? costly : costly.toSorted((one, other) => one.at - other.at);
  if (play === undefined) return { told: isJudged ? 'praise' : 'nothing' };
  return { told: isJudged ? 'costliest' : 'costly', play };
}
