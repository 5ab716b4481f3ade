import { useEffect, useRef } from 'react';
import type { Seat } from '../../../../engine/index.ts';
import type { Say } from '../../../../text/say.ts';
import looks from '../../../looks/looks.module.css';
import { afterwards } from '../../../table/afterwards.tsx';
import { clippedName } from '../../../table/words/clippedName.ts';
import { FittedTileLook } from '../../../tile/FittedTileLook.tsx';
import { useSay } from '../../../voice/voice.tsx';
import { Cards } from '../../cards/Cards.tsx';
import type { Gained, TableModel } from '../tableModel.ts';
import { foursPaidBriefly } from '../words/gainWords.ts';
import { leadsWords } from '../words/leadsWords.ts';
import { eventsSince, type SinceEvent } from './eventsSince.ts';
import styles from './Thread.module.css';

interface ThreadProps {
  readonly model: TableModel;
  /** Tells all of it, play by play; stays the same. */
  readonly onOpen: () => void;
}

/** The short side of the cards, in CSS pixels; they grow with the window. */
const threadCard = 11;

/**
 * What happened since the viewer's last choice: what beat the own play, who won which cards since
 * then, and what was paid for them. What became of the own play and the newest are always in sight.
 * Before all plays, who leads.
 */
export const Thread = afterwards(function Thread({ model, onOpen }: ThreadProps) {
  const say = useSay();
  const list = useRef<HTMLSpanElement>(null);
  const events = eventsSince(model);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment has other events.
  useEffect(() => hideWhatIsOut(list.current), [model]);
  if (events.length === 0 || model.viewer === null) {
    return (
      <p className={styles.leads}>
        {leadsWords(model, say, clippedName).map((words) => (
          <span key={words}>{words}</span>
        ))}
      </p>
    );
  }
  const [first, ...rest] = events;
  const isOfOwn = first?.what === 'trick' && first.beaten !== undefined;
  const [own, others] = isOfOwn ? [first, rest] : [undefined, events];
  return (
    <FittedTileLook cut tile={threadCard}>
      <button type="button" className={styles.thread} onClick={onOpen}>
        <span className={looks.unseen}>{say('more.since')}</span>
        {own !== undefined && <One event={own} names={model.names} say={say} />}
        <span ref={list} className={styles.others}>
          {others
            .map((one, at) => <One key={at} event={one} names={model.names} say={say} />)
            .toReversed()}
        </span>
      </button>
    </FittedTileLook>
  );
});

/** Hides those that have no room, without measuring any. Returns what ends that. */
function hideWhatIsOut(list: HTMLElement | null): (() => void) | undefined {
  if (list === null || typeof IntersectionObserver === 'undefined') return undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        target.toggleAttribute('data-out', !isIntersecting);
      }
    },
    { root: list, threshold: 0.5 },
  );
  for (const event of list.children) observer.observe(event);
  return () => observer.disconnect();
}

function One({ event, names, say }: WordsProps) {
  return (
    <span className={styles.event}>
      <Pictures event={event} />
      <Words event={event} names={names} say={say} />
    </span>
  );
}

function Pictures({ event }: { readonly event: SinceEvent }) {
  switch (event.what) {
    case 'declined':
      return null;
    case 'laid':
      return <Cards play={event.laid.play} />;
    case 'trick':
      return (
        <span className={styles.plays}>
          {event.beaten !== undefined && (
            <>
              <span className={styles.beaten}>
                <Cards play={event.beaten.play} />
              </span>
              <span className={styles.then} aria-hidden="true" />
            </>
          )}
          <Cards play={event.best.play} />
        </span>
      );
  }
}

interface WordsProps {
  readonly event: SinceEvent;
  readonly names: readonly string[];
  readonly say: Say;
}

function Words({ event, names, say }: WordsProps) {
  const nameOf = (seat: Seat): string => clippedName(names[seat] ?? '');
  switch (event.what) {
    case 'declined':
      return <span>{say('climbing.brief.decline', { name: nameOf(event.seat) })}</span>;
    case 'laid':
      return <Won gained={event.laid} nameOf={nameOf} say={say} />;
    case 'trick':
      return event.won === undefined ? (
        <span>{say('climbing.table.thread.beat', { name: nameOf(event.best.seat) })}</span>
      ) : (
        <Won gained={event.won} nameOf={nameOf} say={say} />
      );
  }
}

interface WonProps extends Pick<WordsProps, 'say'> {
  readonly gained: Gained;
  readonly nameOf: (seat: Seat) => string;
}

/** Whose wu it became, and what was paid for fours in it (W10). */
function Won({ gained, nameOf, say }: WonProps) {
  const { seat, wu } = gained;
  const paid = foursPaidBriefly(gained, say);
  return (
    <span className={styles.won}>
      <span>{say('climbing.table.thread.won', { name: nameOf(seat), wu })}</span>
      {paid !== undefined && <span className={`${looks.lit} ${looks.semibold}`}>{paid}</span>}
    </span>
  );
}
