import { type FormEventHandler, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { familyOf, type RoundRecord } from '../../engine/index.ts';
import { lessons } from '../../lessons/lessons.ts';
import { type LeftMatch, roundOfLeft } from '../../store/left/leftMatches.ts';
import { type Challenge, challengeIn, isPlayedAlike } from '../../store/match/challenge.ts';
import { botIn, holderOf, holdersOf, seatsHere } from '../../store/match/holder.ts';
import { currentRound, type MatchSetup, positionOf } from '../../store/match/match.ts';
import { controlsOf } from '../../store/match/matchRecords.ts';
import { atStakeOf } from '../../store/table/atStake.ts';
import { challengeWords } from '../../text/challengeWords.ts';
import { listOfAll } from '../../text/lists.ts';
import type { Say } from '../../text/say.ts';
import panel from '../asking/Panel.module.css';
import { Button } from '../button/Button.tsx';
import { GoOnWithLeft } from '../left/LeftList.tsx';
import looks from '../looks/looks.module.css';
import { Portrait } from '../opponents/Portrait.tsx';
import { HomeButton } from '../page/HomeButton.tsx';
import page from '../page/Page.module.css';
import type { RoomProps } from '../page/roomProps.ts';
import { ChallengeAnswer, ChallengeTable } from '../scores/ChallengeTable.tsx';
import {
  type ChallengeResult,
  challengeFactsOf,
  challengeResultOf,
} from '../scores/challengeModel.ts';
import { useDisclosure } from '../scores/useDisclosure.ts';
import { withNamesShown } from '../seatTable/shownNames.ts';
import { controlsHere, SeatList } from '../setup/SeatList.tsx';
import { setupOfDraft, withSeat } from '../setup/setupDraft.ts';
import { useSay } from '../voice/voice.tsx';
import { DealRules } from './DealRules.tsx';
import { type DealModel, dealModelOf, useKeptDraft } from './dealModel.ts';
import { playedBefore } from './playedBefore.ts';
import styles from './Share.module.css';

interface DealOfferProps extends Omit<RoomProps, 'services'> {
  readonly record: RoundRecord;
}

/**
 * A deal that somebody has sent: what is dared or offered, against whom, and the way to the table.
 * Nothing of a challenge is shown but what its sender has won, until the deal was played here.
 */
export function DealOffer({ stores, code, record, onGo, onLeave }: DealOfferProps) {
  const say = useSay();
  const [draft, setDraft] = useKeptDraft(stores, code, record);
  const { asked, answerId, asks } = useDisclosure<'rules' | 'seats'>();
  const { senders, starter, ...game } = dealModelOf(record);
  const challenge = useMemo(() => challengeIn(record), [record]);
  const played = usePlayedBefore(stores, challenge);
  const match = useStore(stores.matches, atStakeOf);
  const left = useStore(stores.services.left, (state) => state.left);
  const isShown =
    match !== null &&
    currentRound(match).meta?.challenge === code &&
    positionOf(match).phase !== 'over';
  const waiting = useMemo(
    () => left.find((one) => !one.isBetween && roundOfLeft(one)?.meta?.challenge === code),
    [left, code],
  );
  const [goingOn, setGoingOn] = useState<LeftMatch>();
  const { toMatch } = stores.places.getState();
  const ownName = useStore(stores.settings, (state) => state.ownName);
  const isOwn =
    played !== undefined &&
    isPlayedAlike(played, record) &&
    played.meta?.challenge !== code &&
    !isOfAnother(challenge, ownName);
  const isBefore = played === undefined;
  const setup = setupOfDraft(draft, say);
  const here = seatsHere(holdersOf(setup.players));
  const isAnswer = challenge !== undefined && !isOwn && here.includes(challenge.seat);
  const goesOn = isShown || waiting !== undefined;
  const play: FormEventHandler = (event) => {
    event.preventDefault();
    const { startMatch, comeBack, show } = stores.matches.getState();
    if (!isShown && waiting !== undefined) {
      setGoingOn(waiting);
      return;
    }
    if (isShown) {
      comeBack();
      show('table');
    } else startMatch(setup, isAnswer ? { ...record, challenge: code } : record);
    toMatch();
  };
  return (
    <main className={`${page.page} ${styles.page}`}>
      <form className={`${page.card} ${styles.card} ${styles.offer}`} onSubmit={play}>
        <header>
          <p className={`${looks.middle} ${looks.small} ${styles.app}`}>
            <HomeButton />
            <span>{` ${say('start.title')}`}</span>
          </p>
          <h1>{titleOf(challenge, isBefore, senders, say)}</h1>
        </header>
        <Table setup={setup} />
        {challenge === undefined && <p>{say('share.deal.same')}</p>}
        {challenge !== undefined && isBefore && (
          <p>{termsWords(challenge, setup, isAnswer, say)}</p>
        )}
        {isOwn && <p>{say('share.deal.own')}</p>}
        {challenge !== undefined && !isBefore && !isOwn && (
          <Compared result={challengeResultOf(challenge, withNamesShown(played, say))} />
        )}
        <div className={styles.start}>
          <Button look="main" type="submit">
            {goesOn
              ? say('start.resume.go')
              : say(isBefore ? 'start.game.play' : 'share.deal.again')}
          </Button>
          {isBefore && <Newcomer stores={stores} variant={record.variant} onGo={onGo} />}
          {isOwn && (
            <Button onClick={() => onGo({ room: 'review', code })}>{say('scores.review')}</Button>
          )}
        </div>
        <div className={`${looks.row} ${styles.quiet}`}>
          {!goesOn && (
            <Button look="quiet" {...asks('seats')}>
              {say('share.deal.seats')}
            </Button>
          )}
          <Button look="quiet" {...asks('rules')}>
            {game.changed.length === 0
              ? say('share.deal.game')
              : say('share.deal.changed', { changes: game.changed.length })}
          </Button>
          <Button look="quiet" onClick={onLeave}>
            {say('rooms.leave')}
          </Button>
        </div>
        <div id={answerId} className={`${looks.stack3} ${styles.answer}`}>
          {asked === 'rules' && <DealRules {...game} />}
          {asked === 'seats' && (
            <>
              <SeatList
                draft={draft}
                controls={controlsHere}
                onSeat={(seat, change) => setDraft(withSeat(draft, seat, change))}
              />
              <p className={panel.dim}>
                {say('share.deal.starter', { name: setup.players[starter]?.name ?? '' })}
              </p>
            </>
          )}
        </div>
      </form>
      {goingOn && <GoOnWithLeft stores={stores} one={goingOn} onGoneOn={toMatch} />}
    </main>
  );
}

function isOfAnother(challenge: Challenge | undefined, ownName: string): boolean {
  const sender = challenge === undefined ? '' : challengeFactsOf(challenge).sender;
  return sender !== '' && ownName !== '' && sender !== ownName;
}

function hasOtherOpponents({ round }: Challenge, { players }: MatchSetup): boolean {
  const controls = controlsOf(round.meta?.players);
  return players.some(({ control }, seat) => control !== controls[seat]);
}

function termsWords(challenge: Challenge, setup: MatchSetup, isAnswer: boolean, say: Say): string {
  if (!isAnswer) return say('share.challenge.noAnswer', { seat: challenge.seat + 1 });
  if (hasOtherOpponents(challenge, setup)) return say('share.challenge.others');
  const sender = challengeFactsOf(challenge).sender || say('share.challenge.friend');
  return say('share.challenge.sealed', { sender });
}

function titleOf(
  challenge: Challenge | undefined,
  isBefore: boolean,
  senders: DealModel['senders'],
  say: Say,
): string {
  if (!isBefore) return say('share.deal.played');
  if (challenge !== undefined) return challengeWords(challengeFactsOf(challenge), say);
  return senders.length === 0
    ? say('rooms.deal')
    : say('share.from', { names: listOfAll(senders, say) });
}

function Table({ setup: { variant, players } }: { readonly setup: MatchSetup }) {
  const say = useSay();
  const [own] = seatsHere(holdersOf(players));
  const others = players.filter((_, seat) => seat !== own);
  return (
    <p className={`${looks.line} ${styles.table}`}>
      {others.map(({ name, control }) => {
        const level = botIn(holderOf(control));
        return level && <Portrait key={name} level={level} />;
      })}
      <strong>
        {say('share.deal.against', {
          game: say(`variant.${variant}`),
          names: listOfAll(
            others.map(({ name }) => name),
            say,
          ),
        })}
      </strong>
    </p>
  );
}

function Compared({ result }: { readonly result: ChallengeResult }) {
  return (
    <>
      <ChallengeAnswer result={result} />
      <ChallengeTable result={result} />
    </>
  );
}

/** The way for whoever has never played: a lesson where the family has any, otherwise the rules. */
function Newcomer(props: Pick<RoomProps, 'stores' | 'onGo'> & Pick<RoundRecord, 'variant'>) {
  const { stores, variant, onGo } = props;
  const say = useSay();
  const done = useStore(stores.services.lessons, (progress) => progress.done);
  const lesson = lessons.find(({ family }) => family === familyOf(variant));
  if (lesson === undefined) {
    return (
      <Button onClick={() => onGo({ room: 'rules', code: variant })}>
        {say('share.deal.newRules')}
      </Button>
    );
  }
  if (done.includes(lesson.id)) return null;
  return (
    <Button onClick={() => onGo({ room: 'learn', code: lesson.id })}>
      {say(lesson.isOpening ? 'share.deal.newLesson' : 'share.deal.newLessons')}
    </Button>
  );
}

/** Best the challenge itself; undefined while none is known. */
function usePlayedBefore(
  { services, matches }: RoomProps['stores'],
  challenge: Challenge | undefined,
): RoundRecord | undefined {
  const { history } = services;
  const stock = useStore(history.state, (state) => state.stock);
  const match = useStore(matches, (state) => state.match);
  useEffect(() => void history.open(), [history]);
  return useMemo(() => {
    if (challenge === undefined) return;
    const found = playedBefore(challenge, { match, kept: stock?.rounds ?? [] });
    return found.find((round) => isPlayedAlike(round, challenge.round)) ?? found[0];
  }, [challenge, match, stock]);
}
