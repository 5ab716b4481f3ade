import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Seat } from '../../engine/index.ts';
import { familyWordsOf } from '../../families/rules.ts';
import { roundIdOf } from '../../records/roundId.ts';
import { costlyPlaysOf, isCostly, type ReviewedPlay } from '../../review/review.ts';
import { toldPoints } from '../../review/toldPoints.ts';
import type { History } from '../../store/history/history.ts';
import { holdersIn } from '../../store/history/keptRound.ts';
import { holdersOf, seatsHere } from '../../store/match/holder.ts';
import { currentRound, type Match, positionOf, stepsOf } from '../../store/match/match.ts';
import { listOfAll } from '../../text/lists.ts';
import panel from '../asking/Panel.module.css';
import { Button } from '../button/Button.tsx';
import { ChoiceField } from '../choice/ChoiceField.tsx';
import { Parted } from '../content/Parted.tsx';
import { useBackCloses } from '../dialog/useBackCloses.ts';
import looks from '../looks/looks.module.css';
import { HomeButton } from '../page/HomeButton.tsx';
import page from '../page/Page.module.css';
import type { RoomProps } from '../page/roomProps.ts';
import { shownMatch } from '../seatTable/shownNames.ts';
import { ShareDialog } from '../share/ShareDialog.tsx';
import type { ShareParts } from '../share/shareParts.ts';
import type { ShownHands } from '../table/roomBoard.ts';
import { useTableKeys } from '../table/useTableKeys.ts';
import { useSay } from '../voice/voice.tsx';
import { Attempt } from './Attempt.tsx';
import { Findings } from './Findings.tsx';
import { PlayOn } from './PlayOn.tsx';
import styles from './Review.module.css';
import { ReviewStage } from './ReviewStage.tsx';
import type { ReviewParts } from './reviewParts.ts';
import { momentWords } from './reviewWords.ts';
import { StepBar, stepsFrom } from './StepBar.tsx';
import { useReview } from './useReview.ts';
import { useSolved } from './useSolved.ts';
import { Verdict } from './Verdict.tsx';
import { isVerdictWhole, verdictWords } from './verdictWords.ts';

interface RoundReviewProps extends RoomProps {
  readonly parts: ReviewParts & ShareParts;
  readonly match: Match;
}

export function RoundReview({ parts, match, stores, services, onLeave }: RoundReviewProps) {
  const say = useSay();
  const shown = useMemo(() => shownMatch(match, say), [match, say]);
  const names = shown.setup.players.map(({ name }) => name);
  const record = currentRound(match);
  const own = useOwnSeat(services.history, match);
  const soFar = useReview(services.reviewer, record, own);
  const [at, setAt] = useState(0);
  const [seat = own, setSeat] = useState<Seat>();
  const [hands = own, setHands] = useState<ShownHands>();
  const [attempted, setAttempted] = useState<ReviewedPlay>();
  const [told, setTold] = useState('');
  const [isSharing, setIsSharing] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const { solved, judge } = useSolved(services.history, record);
  const { judged } = soFar;
  const plays = stepsOf(match).length;
  const costly = costlyPlaysOf(judged, seat, record.variant);
  const steps = stepsFrom(
    at,
    plays,
    costly.map((play) => play.at + 1),
  );
  const words = wordsAt(at);
  const verdict = isVerdictWhole(shown, soFar, seat) ? verdictWords(shown, soFar, seat, say) : '';
  // Who cannot see it come hears what made the result, and again when somebody else asks.
  useEffect(() => setTold(verdict), [verdict]);

  function wordsAt(moment: number): string {
    const told = momentWords(shown, moment, say);
    const made = judged.plays[moment - 1] ?? null;
    if (made === null || !isCostly(made, record.variant)) return told;
    const amount = familyWordsOf(record.variant).amountWords(
      toldPoints(made.lost, record.variant),
      say,
    );
    return say('review.moment.cost', { moment: told, amount });
  }
  const go = (to: number, byScrubber: boolean): void => {
    setAt(to);
    // The scrubber says where it stands whenever it has the focus, whatever has moved it.
    const isSaid = byScrubber || scrubberIn(stage.current) === document.activeElement;
    setTold(isSaid ? '' : wordsAt(to));
  };
  const step = (to: number | undefined): (() => void) | undefined =>
    to === undefined || attempted !== undefined ? undefined : () => go(to, false);
  const showMoment = (to: number): void => {
    setAttempted(undefined);
    go(to, false);
    leadTo(stage.current);
  };
  const tryAgain = (play: ReviewedPlay): void => {
    setAt(play.at);
    if (attempted?.at === play.at) leadTo(stage.current);
    else setAttempted(play);
  };
  useBackCloses(attempted !== undefined, () => attempted && showMoment(attempted.at));
  const hasTried = useRef(false);
  useLayoutEffect(() => {
    // The button that ended the attempt has left the page, and the focus with it; the heading takes
    // that next.
    if (attempted === undefined && hasTried.current && document.activeElement === document.body) {
      scrubberIn(stage.current)?.focus();
    }
    if (attempted !== undefined) leadTo(stage.current);
    hasTried.current = attempted !== undefined;
  }, [attempted]);
  useTableKeys(
    {
      ArrowLeft: step(steps.back),
      ArrowRight: step(steps.next),
      Home: step(steps.first),
      End: step(steps.last),
      p: step(steps.costlyBack),
      n: step(steps.costlyNext),
    },
    true,
  );
  return (
    <main className={`${page.page} ${styles.page}`}>
      <header className={styles.top}>
        <HomeButton />
        <h1>{say('rooms.review')}</h1>
        {positionOf(match).phase === 'over' && (
          <Button onClick={() => setIsSharing(true)}>{say('share.open')}</Button>
        )}
        <Button onClick={onLeave}>{say('rooms.leave')}</Button>
        <p className={panel.dim}>
          <Parted
            words={say('review.about', {
              game: say(`variant.${record.variant}`),
              names: listOfAll(names, say),
            })}
          />
        </p>
      </header>
      <div className={styles.verdict}>
        <Verdict
          match={shown}
          soFar={soFar}
          seat={seat}
          attempted={attempted?.at}
          solved={solved}
          onSeat={setSeat}
          onShow={showMoment}
          onTry={tryAgain}
        />
      </div>
      <div ref={stage} className={styles.left}>
        {attempted !== undefined ? (
          <Attempt
            key={attempted.at}
            parts={parts}
            record={record}
            at={attempted.at}
            review={attempted.play}
            settings={stores.settings}
            onAnswer={(tried) => judge(attempted, tried)}
            leave={say('review.attempt.leave')}
            onDone={() => showMoment(attempted.at)}
          />
        ) : (
          <>
            <ReviewStage
              parts={parts}
              match={shown}
              at={at}
              hands={hands}
              settings={stores.settings}
              caption={<p>{words}</p>}
            />
            <div className={styles.bar}>
              <StepBar at={at} plays={plays} steps={steps} words={words} onGo={go} />
            </div>
            <div className={styles.below}>
              <ChoiceField<ShownHands>
                look="row"
                legend={say('review.hands')}
                options={[
                  { value: 'none', name: say('review.hands.none') },
                  ...names.map((name, each) => ({ value: each, name })),
                  { value: 'all', name: say('review.hands.all') },
                ]}
                value={hands}
                onChoose={setHands}
              />
              <p className={styles.keys}>{say('review.keys')}</p>
            </div>
          </>
        )}
        <p role="status" className={looks.unseen}>
          {told}
        </p>
      </div>
      <div className={`${looks.stack4} ${styles.panels}`}>
        <Findings
          parts={parts}
          match={shown}
          soFar={soFar}
          seat={seat}
          at={at}
          isOver={positionOf(match).phase === 'over'}
          solved={solved}
          onGo={(to) => (attempted === undefined ? go(to, false) : showMoment(to))}
          onShow={showMoment}
          onTry={tryAgain}
        />
        <section className={`${page.card} ${styles.panel}`} aria-labelledby="review-play-on">
          <h2 id="review-play-on">{say('review.playOn')}</h2>
          <PlayOn stores={stores} match={match} at={at} own={own} />
        </section>
      </div>
      {isSharing && (
        <ShareDialog
          parts={parts}
          settings={stores.settings}
          record={record}
          onClose={() => setIsSharing(false)}
        />
      )}
    </main>
  );
}

function scrubberIn(stage: HTMLElement | null): HTMLElement | null | undefined {
  return stage?.querySelector('input[type="range"]');
}

/** Brings the table into sight. On a phone the element around it has no box of its own. */
function leadTo(stage: HTMLElement | null): void {
  stage?.firstElementChild?.scrollIntoView({ block: 'nearest' });
}

/**
 * The seat a review is looked at from where nobody has chosen: the first of this device. A link
 * does not tell which people of a table far away were here; the history does, once it is open.
 */
function useOwnSeat(history: Pick<History, 'state'>, match: Match): Seat {
  const id = roundIdOf(currentRound(match));
  const own = useStore(history.state, ({ stock }) => {
    const kept = stock?.rounds.find((round) => round.id === id);
    const holders = kept === undefined ? holdersOf(match.setup.players) : holdersIn(kept);
    return seatsHere(holders)[0];
  });
  return own ?? 0;
}
