import { useRef } from 'react';
import { type GroupLine, scoreSheetOf } from '../../../engine/fishing/index.ts';
import { lineName, tileScoreLabel } from '../../../text/fishing/scoreWords.ts';
import { tileLabel } from '../../../text/tileNames.ts';
import { useScrolls } from '../../dialog/useScrolls.ts';
import looks from '../../looks/looks.module.css';
import boats from '../../table/Boats.module.css';
import { FittedTileLook } from '../../tile/FittedTileLook.tsx';
import { Tile } from '../../tile/Tile.tsx';
import { useSay } from '../../voice/voice.tsx';
import { DrawPile } from '../table/DrawPile.tsx';
import type { TableModel } from '../table/tableModel.ts';
import styles from './BareTable.module.css';
import { caughtSince, countedSince } from './shownModel.ts';

interface LessonTallyProps {
  readonly model: TableModel;
  /** So many lines are counted already; after those of the catch comes the sum. */
  readonly shown: number;
}

const countedTile = 20;

/** What the learner has caught since the lesson began, counted line by line. */
export function LessonTally({ model, shown }: LessonTallyProps) {
  const say = useSay();
  const root = useRef<HTMLElement>(null);
  const scrolls = useScrolls(root);
  const { groups, total } = scoreSheetOf(
    model.game.scoring,
    countedSince(model, model.viewer ?? 0),
  );
  return (
    <FittedTileLook cut tile={countedTile}>
      <section
        ref={root}
        className={styles.count}
        aria-label={say('end.count')}
        // The keyboard must be able to scroll it.
        tabIndex={scrolls ? 0 : undefined}
      >
        {groups.map((line, at) => (
          <div
            key={line.id}
            className={`${looks.line} ${looks.box} ${styles.line}`}
            data-shown={at < shown || undefined}
          >
            <TallyLine line={line} />
          </div>
        ))}
        <p
          className={`${looks.line} ${looks.box} ${styles.line}`}
          data-shown={groups.length < shown || undefined}
        >
          <span className={styles.group}>{say('scores.total')}</span>
          <span className={styles.points}>{total}</span>
        </p>
      </section>
    </FittedTileLook>
  );
}

function TallyLine({ line }: { readonly line: GroupLine }) {
  const say = useSay();
  return (
    <>
      <span className={styles.group}>{lineName(line, say)}</span>
      <ul className={`${looks.row} ${styles.tiles}`}>
        {line.tiles.map((tile) => (
          <li key={tile.kind}>
            <span role="img" aria-label={tileScoreLabel(tile, say)}>
              <Tile kind={tile.kind} />
            </span>
            <span aria-hidden="true">{tile.pointsEach}</span>
          </li>
        ))}
      </ul>
      <span className={styles.points}>{line.points}</span>
    </>
  );
}

const caughtTile = 14;

/** The seats of a bare table: a name, and the tiles that were caught since the lesson began. */
export function BareSeats({ model }: { readonly model: TableModel }) {
  const say = useSay();
  return (
    <FittedTileLook cut tile={caughtTile}>
      <section className={boats.boats} aria-label={say('table.seats')} data-region="seats">
        {model.names.map((name, seat) => (
          <section
            key={name}
            className={`${boats.boat} ${styles.seat}`}
            data-seat={seat}
            data-turn={model.turn === seat || undefined}
            data-own={model.viewer === seat || undefined}
            aria-label={say('table.catch.title', { name })}
          >
            <span className={`${boats.who} ${styles.who}`}>
              <span className={boats.lantern} />
              <span data-part="hand" className={boats.name}>
                {name}
              </span>
            </span>
            <span className={styles.caught} data-part="catch">
              {caughtSince(model, seat).map(({ id, kind }) => (
                <span key={id} role="img" aria-label={tileLabel(kind, say)} data-tile={id}>
                  <Tile kind={kind} />
                </span>
              ))}
            </span>
          </section>
        ))}
      </section>
    </FittedTileLook>
  );
}

/** The draw pile of a bare table, without a figure; it comes with the first play. */
export function BarePile({ model }: { readonly model: TableModel }) {
  const { arrangement, steps, phase, choices } = model;
  const { drawn, drawPileLeft } = arrangement;
  const turnedUp = steps.filter((step) => step.phase === 'drawn').length;
  return (
    <div className={steps.length === 0 ? looks.hidden : undefined}>
      <DrawPile
        left={drawPileLeft}
        atStart={drawPileLeft + turnedUp + (drawn === null ? 0 : 1)}
        drawn={drawn}
        isBait={phase === 'drawn' && choices.size > 0}
        counted={false}
      />
    </div>
  );
}
