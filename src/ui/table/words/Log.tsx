import { type KeyboardEvent, memo, useEffect, useId, useRef, useState } from 'react';
import type { Kind, Play, Seat } from '../../../engine/index.ts';
import type { SpokenPlay } from '../../../text/familyWords.ts';
import { asHeard, asSentence } from '../../../text/heardSentences.ts';
import type { Say } from '../../../text/say.ts';
import { Ended, Heard } from '../../content/Heard.tsx';
import { Space } from '../../content/Space.tsx';
import { meantKeys } from '../../keys/meantKeys.ts';
import looks from '../../looks/looks.module.css';
import { FittedTileLook } from '../../tile/FittedTileLook.tsx';
import { Tile } from '../../tile/Tile.tsx';
import { useSay } from '../../voice/voice.tsx';
import { stepFrom } from '../roving.ts';
import styles from './Log.module.css';

export interface LoggedPlay extends SpokenPlay {
  readonly seat: Seat;
  /** The points that it added, 0 where it added none. */
  readonly points: number;
  /** What it completed, as a sentence; empty where nothing. */
  readonly feat?: string;
  readonly beginsTurn: boolean;
  /** For whom a bot made it that was not asked: for another bot, or for a person; else null. */
  readonly standInFor: 'bot' | 'person' | null;
  /** Whether the log answers what speaks for it. */
  readonly isExplained: boolean;
}

export interface LoggedTiles {
  readonly kind: Kind;
  readonly copies: number;
}

/** How the plays of a family are told; always the same object, so that a line is made once. */
export interface LogTelling {
  /** A play as a sentence, which begins with the name. */
  readonly words: (play: SpokenPlay, say: Say) => string;
  /** The tiles of a play, none where it has none. */
  readonly tiles: (play: Play) => readonly LoggedTiles[];
  /** The room for them, in CSS pixels, behind which all words begin; wider plays need more. */
  readonly room: number;
}

declare module 'react' {
  interface CSSProperties {
    '--tiles'?: string;
  }
}

/** In a dialog, which is read from its beginning, the newest play comes first. */
export type LogOrder = 'newest-last' | 'newest-first';

interface LogProps {
  readonly plays: readonly LoggedPlay[];
  readonly telling: LogTelling;
  readonly order: LogOrder;
  /** What speaks for the play of an index, in words. */
  readonly reasonAt: (at: number) => string;
}

/** The id of what is read out at once of a log in a dialog; all of it would take minutes. */
export const newestPlaysId = 'newest-plays';

/** The short side of a tile in the log, in CSS pixels. */
const tileSize = 17;

/**
 * The plays so far as small tiles with words beside them, the newest in sight. A play that is
 * explained tells on asking what speaks for it; those have one tab stop, arrows move among them.
 */
export function Log({ plays, telling, order, reasonAt }: LogProps) {
  const say = useSay();
  const list = useRef<HTMLOListElement>(null);
  const [asked, setAsked] = useState<number>();
  const [visited, setVisited] = useState<number>();
  const count = plays.length;
  const isReversed = order === 'newest-first';
  /** The indices of the plays, line by line. */
  const lines = plays.map((_, line) => (isReversed ? count - 1 - line : line));
  useEffect(() => {
    if (count === 0 || isReversed) return;
    // In the next frame, when the browser has laid the page out anyway.
    const frame = requestAnimationFrame(() => {
      if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [count, isReversed]);
  const explained = plays.map(({ isExplained }) => isExplained);
  const stop = visited !== undefined && explained[visited] ? visited : explained.lastIndexOf(true);
  const move = (event: KeyboardEvent): void => {
    const [key] = meantKeys(event.nativeEvent);
    const stops = lines.map((at) => explained[at] === true);
    const to = stepFrom(lines.indexOf(stop), key, stops, 1);
    if (to === undefined || !stops[to]) return;
    event.preventDefault();
    list.current?.children[to]?.querySelector('button')?.focus();
  };
  // Beside the table the list is there from the first, and takes its room.
  const isShown = count > 0 || !isReversed;
  return (
    <>
      {count === 0 && (
        <p
          className={`${looks.quiet} ${styles.empty}`}
          data-order={order}
          id={isReversed ? newestPlaysId : undefined}
        >
          {say('table.log.empty')}
        </p>
      )}
      {isReversed && count > 0 && (
        <p hidden id={newestPlaysId}>
          {newestOf(plays)
            .map((play) => asHeard(asSentence(telling.words(play, say))))
            .join(' ')}
        </p>
      )}
      {isShown && (
        <FittedTileLook cut tile={tileSize}>
          {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: the keys are those of the buttons in it. */}
          <ol
            ref={list}
            className={styles.lines}
            data-order={order}
            style={{ '--tile': `${tileSize}px`, '--tiles': `${telling.room}px` }}
            tabIndex={count === 0 || stop !== -1 || isReversed ? -1 : 0}
            aria-label={isReversed ? undefined : say('table.log')}
            onKeyDown={move}
          >
            {lines.map((at, line) => {
              const play = plays[at];
              return (
                play !== undefined && (
                  <Line
                    key={at}
                    {...play}
                    at={at}
                    telling={telling}
                    again={plays[lines[line - 1] ?? -1]?.seat === play.seat}
                    isStop={at === stop}
                    isSplit={isReversed}
                    reason={at === asked && play.isExplained ? reasonAt(at) : undefined}
                    onAsk={setAsked}
                    onVisit={setVisited}
                  />
                )
              );
            })}
          </ol>
        </FittedTileLook>
      )}
    </>
  );
}

/** The plays since everybody had a turn, the newest first. */
function newestOf(plays: readonly LoggedPlay[]): readonly LoggedPlay[] {
  const seats = plays.map(({ seat }) => seat);
  const before = seats.findLastIndex(
    (seat, at) => seat !== seats[at + 1] && seats.includes(seat, at + 1),
  );
  return plays.slice(before + 1).reverse();
}

interface LineProps extends LoggedPlay {
  readonly at: number;
  readonly telling: LogTelling;
  /** Whether the line before tells of the same seat. */
  readonly again: boolean;
  readonly isStop: boolean;
  /** Whether the play is asked about beside its words, so that these are text and no button. */
  readonly isSplit: boolean;
  /** What speaks for the play, where that was asked. */
  readonly reason: string | undefined;
  readonly onAsk: (at: number | undefined) => void;
  readonly onVisit: (at: number) => void;
}

/** A line, which stays as it is while others come. */
const Line = memo(function Line(props: LineProps) {
  const { at, beginsTurn, isExplained, isStop, isSplit, reason, onAsk, onVisit } = props;
  const say = useSay();
  const id = useId();
  const isAsked = reason !== undefined;
  const asking = {
    'aria-expanded': isAsked,
    tabIndex: isStop ? 0 : -1,
    onFocus: () => onVisit(at),
    onClick: () => onAsk(isAsked ? undefined : at),
  };
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // In a dialog the dialog scrolls, not the list.
    if (isAsked) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isAsked]);
  return (
    <li ref={line} className={styles.line} data-begins={beginsTurn || undefined}>
      {isExplained && !isSplit ? (
        <button type="button" className={styles.play} {...asking}>
          <Told {...props} />
        </button>
      ) : (
        <p id={id} className={styles.play}>
          <Told {...props} isExplained={false} />
        </p>
      )}
      {isExplained && isSplit && (
        <button
          type="button"
          className={`${looks.touch} ${styles.ask}`}
          aria-describedby={id}
          {...asking}
        >
          {say('reason.ask')}
        </button>
      )}
      {isAsked && <p className={styles.reason}>{reason}</p>}
    </li>
  );
});

/**
 * A play in tiles and in words, who stood in for it, the question if it has an answer, and its
 * points. A name that the line before has already is only heard.
 */
function Told(props: LineProps) {
  const { telling, again, points, feat = '', standInFor, isExplained, ...play } = props;
  const say = useSay();
  const { name } = play;
  const words = telling.words(play, say);
  const rest = again && words.startsWith(name) ? words.slice(name.length).trimStart() : words;
  return (
    <>
      <span className={styles.tiles} aria-hidden="true">
        {telling.tiles(play.play).map(({ kind, copies }, place) => (
          <span key={place} className={styles.alike}>
            {Array.from({ length: copies }, (_, copy) => (
              <Tile key={copy} kind={kind} />
            ))}
          </span>
        ))}
      </span>
      <span>
        {rest !== words && <Heard>{words.slice(0, words.length - rest.length)}</Heard>}
        <Ended words={rest} />
        {isExplained && <Space />}
        {isExplained && <span className={styles.why}>{say('reason.ask')}</span>}
        {feat !== '' && (
          <strong className={`${looks.block} ${looks.lit} ${looks.semibold}`}>
            <Ended words={feat} />
          </strong>
        )}
        {standInFor !== null && (
          <small className={`${looks.block} ${looks.quiet}`}>
            <Ended
              words={say(standInFor === 'bot' ? 'table.log.standIn' : 'table.log.playedFor')}
            />
          </small>
        )}
      </span>
      {points > 0 && (
        <span className={`${looks.lit} ${looks.figures}`}>
          <Ended words={` ${say('table.gain', { points })}`} />
        </span>
      )}
    </>
  );
}
