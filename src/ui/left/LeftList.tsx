import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type LeftMatch, matchOfLeft, roundOfLeft } from '../../store/left/leftMatches.ts';
import type { Stores } from '../../store/services.ts';
import panel from '../asking/Panel.module.css';
import { Button } from '../button/Button.tsx';
import { momentSayer } from '../calendar/momentSayer.ts';
import { gameAndNames } from '../files/matchWords.ts';
import { NotLoaded } from '../load/NotLoaded.tsx';
import { useJoined } from '../load/useJoined.ts';
import { Waiting } from '../load/Waiting.tsx';
import { useSay } from '../voice/voice.tsx';
import styles from './LeftList.module.css';
import { occasionWords } from './occasionWords.ts';

interface LeftListProps {
  readonly stores: Stores;
  readonly left: readonly LeftMatch[];
  /** Leads to the table once a match goes on. */
  readonly onGoneOn: () => void;
  /** Takes a match out of the list for good; missing where that is not offered. */
  readonly onForget?: (one: LeftMatch) => void;
}

/** Matches that were left for others, each a tap away. */
export function LeftList({ stores, left, onGoneOn, onForget }: LeftListProps) {
  const say = useSay();
  const [chosen, setChosen] = useState<LeftMatch>();
  const sayMoment = useMemo(() => momentSayer(say), [say]);
  return (
    <>
      <ul className={styles.left}>
        {left.map((one) => {
          const words = gameAndNames(one, say);
          const facts = { ...words, round: one.round };
          const round = roundOfLeft(one);
          const told = [
            round && occasionWords(round, say),
            // Several of one company are told apart by when they were left.
            onForget && say('start.left.at', { date: sayMoment(one.leftAt) }),
          ].filter((words) => words !== undefined);
          return (
            <li key={one.id} className={styles.one}>
              <div>
                <p>{say('start.left', facts)}</p>
                {told.map((line) => (
                  <p key={line} className={panel.dim}>
                    {line}
                  </p>
                ))}
              </div>
              <span className={styles.ways}>
                <Button
                  aria-label={say(
                    one.isBetween ? 'start.left.nextLabel' : 'start.left.goLabel',
                    words,
                  )}
                  onClick={() => setChosen(one)}
                >
                  {say(one.isBetween ? 'start.resume.next' : 'start.left.go')}
                </Button>
                {onForget && (
                  <Button
                    look="quiet"
                    aria-label={say('start.left.forgetLabel', words)}
                    onClick={() => onForget(one)}
                  >
                    {say('start.left.forget')}
                  </Button>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {chosen && <GoOnWithLeft stores={stores} one={chosen} onGoneOn={onGoneOn} />}
    </>
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
