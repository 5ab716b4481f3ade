import { useState } from 'react';
import type { BoardLine, GroupBoard } from '../../../../engine/fishing/index.ts';
import type { Seat } from '../../../../engine/index.ts';
import type { Elements } from '../../../content/content.ts';
import looks from '../../../looks/looks.module.css';
import { useSeatMark } from '../../../seatTable/seatMarks.ts';
import boats from '../../../table/Boats.module.css';
import { FittedTileLook } from '../../../tile/FittedTileLook.tsx';
import { Tile } from '../../../tile/Tile.tsx';
import { useSay } from '../../../voice/voice.tsx';
import { useGroupBoard } from '../boards/GroupTable.tsx';
import { type Feat, featsBetween } from '../feats.ts';
import { newsTiles, type TableModel } from '../tableModel.ts';
import { groupNames } from '../words/featWords.ts';
import { FeatRibbon } from './FeatRibbon.tsx';
import marks from './GroupMarks.module.css';
import styles from './Seats.module.css';

interface SeatsProps {
  readonly model: TableModel;
  /** Shows that the seat whose turn it is thinks. */
  readonly thinkingLine?: Elements;
  readonly onOpen: (seat: Seat) => void;
}

const shownAlways = 4;
const shownWhereWide = 8;
/** A feat is shown until so many plays have followed it. */
const playsOfFeat = 3;
/** The short side of the tiles in a catch, in CSS pixels; they grow a little with the window. */
const miniTile = 12;

/** Every seat: whose turn, points and size of the catch, what went into it last, tiles in hand. */
export function Seats({ model, thinkingLine, onOpen }: SeatsProps) {
  const say = useSay();
  const feats = useFreshFeats(model);
  const lines = groupsIn(useGroupBoard(model));
  return (
    <FittedTileLook cut tile={miniTile}>
      <section
        className={`${boats.boats} ${styles.seats}`}
        aria-label={say('table.seats')}
        data-region="seats"
      >
        {model.names.map((_, seat) => (
          <SeatPanel
            key={seat}
            seat={seat}
            model={model}
            lines={lines}
            feats={feats.filter((feat) => feat.seat === seat)}
            thinkingLine={model.turn === seat && thinkingLine}
            onOpen={onOpen}
          />
        ))}
      </section>
    </FittedTileLook>
  );
}

function useFreshFeats(model: TableModel): readonly Feat[] {
  const { steps, phase } = model;
  const [begun, setBegun] = useState(steps.length);
  if (steps.length < begun) setBegun(steps.length);
  if (phase === 'over') return [];
  return featsBetween(model, Math.max(begun, steps.length - playsOfFeat), steps.length);
}

/** The groups of the game; none where pips are counted, and no bonuses. */
function groupsIn(board: GroupBoard): readonly BoardLine[] {
  return board.method === 'groups' ? board.lines.filter(({ id }) => !id.startsWith('bonus-')) : [];
}

interface SeatPanelProps extends SeatsProps {
  readonly seat: Seat;
  readonly lines: readonly BoardLine[];
  readonly feats: readonly Feat[];
}

function SeatPanel({ seat, model, lines, feats, thinkingLine, onOpen }: SeatPanelProps) {
  const say = useSay();
  const mark = useSeatMark(seat);
  const name = model.names[seat] ?? '';
  const caught = model.arrangement.catches[seat] ?? [];
  const tiles = caught.reduce((sum, each) => sum + each.tiles.length, 0);
  const hand = model.handSizes[seat] ?? 0;
  const points = model.scores[seat] ?? 0;
  const news = newsTiles(model);
  const last = caught.at(-1)?.tiles ?? [];
  const earlier = caught.slice(0, -1).flatMap((each) => each.tiles);
  const shown = [
    ...earlier.slice(-(shownWhereWide - Math.min(last.length, shownAlways))),
    ...last.slice(0, shownAlways),
  ];
  const starts = model.starter === seat;
  const whole = lines.filter(({ seats }) => seats[seat]?.state === 'complete');
  const plainLabel = say('table.seat.label', {
    name,
    points,
    tiles,
    hand,
    starts: starts ? 'yes' : 'no',
  });
  const label =
    whole.length === 0
      ? plainLabel
      : say('table.seat.withGroups', {
          seat: plainLabel,
          groups: groupNames(
            whole.map(({ id }) => id),
            say,
          ),
        });
  return (
    <button
      type="button"
      className={`${boats.boat} ${styles.seat}`}
      data-seat={seat}
      data-turn={model.turn === seat || undefined}
      data-own={model.viewer === seat || undefined}
      aria-label={mark?.labelled(label) ?? label}
      onClick={() => onOpen(seat)}
    >
      <span className={styles.panel} data-groups={lines.length > 0 || undefined}>
        <span className={`${boats.who} ${styles.who}`}>
          <span className={boats.lantern} />
          <span className={boats.name}>{name}</span>
        </span>
        <span className={styles.points}>{points}</span>
        <span className={styles.tiles}>{say('table.seat.tiles', { tiles })}</span>
        {lines.length > 0 && (
          <span className={styles.marks}>
            <GroupMarks lines={lines} seat={seat} />
          </span>
        )}
        <span className={styles.hand} data-part="hand">
          {starts && (
            <span
              className={`${boats.starter} ${styles.starter}`}
              title={say('table.seat.starter')}
            >
              ①
            </span>
          )}
          {Array.from({ length: hand }, (_, at) => (
            <span key={at} className={`${boats.back} ${styles.back}`} />
          ))}
          {hand > 0 && <span className={styles.held}>{hand}</span>}
        </span>
        <span className={styles.last} data-part="catch">
          {shown.toReversed().map((tile, at) => (
            <span
              key={at}
              className={styles.mini}
              data-tile={tile.id}
              data-earlier={!last.includes(tile) || undefined}
              data-news={news.has(tile.id) || undefined}
            >
              <Tile kind={tile.kind} pose="sideways" />
            </span>
          ))}
        </span>
      </span>
      {thinkingLine}
      {feats.map((feat) => (
        <FeatRibbon key={feat.at} feat={feat} line={model.game.rules.doubleAt} />
      ))}
      {mark?.shown}
    </button>
  );
}

interface GroupMarksProps {
  readonly lines: readonly BoardLine[];
  readonly seat: Seat;
}

/** A mark for every group: complete, open, or out of reach. Its boat names them in words. */
function GroupMarks({ lines, seat }: GroupMarksProps) {
  return (
    <span className={marks.marks} aria-hidden="true">
      {lines.map(({ id, seats }) => (
        <span
          key={id}
          className={`${looks.centre} ${marks.mark}`}
          data-state={seats[seat]?.state}
        />
      ))}
    </span>
  );
}
