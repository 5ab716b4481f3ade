import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type LeftMatch, matchOfLeft, roundOfLeft } from '../../store/left/leftMatches.ts';
import type { ToldRound } from '../../store/match/toldRound.ts';
import type { Stores } from '../../store/services.ts';
import panel from '../asking/Panel.module.css';
import { Button } from '../button/Button.tsx';
import { momentSayer } from '../calendar/momentSayer.ts';
import type { Elements } from '../content/content.ts';
import { gameAndNames } from '../files/matchWords.ts';
import { NotLoaded } from '../load/NotLoaded.tsx';
import { useJoined } from '../load/useJoined.ts';
import { Waiting } from '../load/Waiting.tsx';
import looks from '../looks/looks.module.css';
import { useSay } from '../voice/voice.tsx';
import styles from './LeftList.module.css';
import { occasionWords } from './occasionWords.ts';

interface LeftListProps {
  readonly stores: Stores;
  readonly left: readonly LeftMatch[];
  /** What stands before them in the list. */
  readonly children: Elements;
  /** Leads to the table once a match goes on. */
  readonly onGoneOn: () => void;
  /** Takes a match out of the list for good. */
  readonly onForget: (one: LeftMatch) => void;
}

/** Matches that were left for others, each a tap away. */
export function LeftList({ stores, left, children, onGoneOn, onForget }: LeftListProps) {
  const say = useSay();
  const [chosen, setChosen] = useState<LeftMatch>();
  const sayMoment = useMemo(() => momentSayer(say), [say]);
  return (
    <>
      <ul className={looks.stack}>
        {children}
        {left.map((one) => (
          <MatchLine
            key={one.id}
            one={one}
            round={roundOfLeft(one)}
            leftAt={sayMoment(one.leftAt)}
            onGoOn={() => setChosen(one)}
            onForget={() => onForget(one)}
          />
        ))}
      </ul>
      {chosen && <GoOnWithLeft stores={stores} one={chosen} onGoneOn={onGoneOn} />}
    </>
  );
}

interface MatchLineProps {
  readonly one: Pick<LeftMatch, 'variant' | 'players' | 'round' | 'isBetween'>;
  /** The round at which it stands; undefined where its record is not sound. */
  readonly round: ToldRound | undefined;
  /** Several of one company are told apart by when they were left. */
  readonly leftAt?: string;
  readonly onGoOn: () => void;
  /** Missing where that is not offered. */
  readonly onForget?: () => void;
}

/** A match that waits. */
export function MatchLine({ one, round, leftAt, onGoOn, onForget }: MatchLineProps) {
  const say = useSay();
  const words = gameAndNames(one, say);
  const occasion = round && occasionWords(round, say);
  return (
    <li className={`${looks.line} ${styles.one}`}>
      <div>
        <p>{say('start.left', { ...words, round: one.round })}</p>
        {occasion !== undefined && <p className={panel.dim}>{occasion}</p>}
        {leftAt !== undefined && (
          <p className={panel.dim}>{say('start.left.at', { date: leftAt })}</p>
        )}
      </div>
      <span className={looks.row}>
        <Button
          aria-label={say(one.isBetween ? 'start.left.nextLabel' : 'start.left.goLabel', words)}
          onClick={onGoOn}
        >
          {say(one.isBetween ? 'start.resume.next' : 'start.left.go')}
        </Button>
        {onForget && (
          <Button look="quiet" aria-label={say('start.left.forgetLabel', words)} onClick={onForget}>
            {say('start.left.forget')}
          </Button>
        )}
      </span>
    </li>
  );
}

/**
 * Goes on with a match that was left, once its family has joined; says it where it cannot be read.
 */
export function GoOnWithLeft({
  stores,
  one,
  onGoneOn,
}: Pick<LeftListProps, 'stores' | 'onGoneOn'> & { readonly one: LeftMatch }) {
  const joined = useJoined(stores.joinNamed, one.variant);
  if (joined === 'failed') return <NotLoaded />;
  return joined === 'loading' ? (
    <Waiting />
  ) : (
    // Another one is read anew.
    <JoinedMatch key={one.id} stores={stores} one={one} onGoneOn={onGoneOn} />
  );
}

function JoinedMatch({
  stores: { matches, services },
  one,
  onGoneOn,
}: Pick<LeftListProps, 'stores' | 'onGoneOn'> & { readonly one: LeftMatch }) {
  const say = useSay();
  const [match] = useState(() => matchOfLeft(one));
  const hasGoneOn = useRef(false);
  useLayoutEffect(() => {
    if (hasGoneOn.current || !match.ok) return;
    hasGoneOn.current = true;
    const { goOnWith, dealNextRound } = matches.getState();
    if (goOnWith(match.value, one.picks)) services.left.getState().drop(one.id);
    // Where another tab was faster, that tab's match is on the table.
    if (matches.getState().match !== match.value) return;
    if (one.isBetween) dealNextRound();
    onGoneOn();
  });
  return match.ok ? null : <p role="alert">{say('start.left.damaged')}</p>;
}
