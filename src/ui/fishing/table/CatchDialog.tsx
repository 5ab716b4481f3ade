import { scoreSheetOf } from '../../../engine/fishing/index.ts';
import { type Counts, countTiles, type Seat } from '../../../engine/index.ts';
import { tileLabel } from '../../../text/tileNames.ts';
import panel from '../../asking/Panel.module.css';
import { Dialog } from '../../dialog/Dialog.tsx';
import looks from '../../looks/looks.module.css';
import { FittedTileLook } from '../../tile/FittedTileLook.tsx';
import { Tile } from '../../tile/Tile.tsx';
import { useSay } from '../../voice/voice.tsx';
import { GroupTable } from './boards/GroupTable.tsx';
import styles from './CatchDialog.module.css';
import type { TableModel } from './tableModel.ts';

const listedTile = 28;

interface CatchDialogProps {
  readonly model: TableModel;
  readonly seats: readonly Seat[];
  readonly onClose: () => void;
}

/** Whole catches, sorted in the groups they are counted in; one alone with how all groups stand. */
export function CatchDialog({ model, seats, onClose }: CatchDialogProps) {
  const say = useSay();
  const nameOf = (seat: Seat): string =>
    say('table.catch.title', { name: model.names[seat] ?? '' });
  const [only, ...others] = seats;
  const alone = only !== undefined && others.length === 0;
  return (
    <Dialog reads title={alone ? nameOf(only) : say('table.catches.title')} onClose={onClose}>
      {alone && model.game.rules.scoring !== 'pips' && <GroupTable model={model} />}
      {seats.map((seat) => (
        <section key={seat}>
          {!alone && <h3>{nameOf(seat)}</h3>}
          <CatchSheet model={model} caught={countsOf(model, seat)} Heading={alone ? 'h3' : 'h4'} />
        </section>
      ))}
    </Dialog>
  );
}

function countsOf(model: TableModel, seat: Seat): Counts {
  const caught = model.arrangement.catches[seat] ?? [];
  return countTiles(caught.flatMap(({ tiles }) => tiles.map(({ kind }) => kind)));
}

interface CatchSheetProps {
  readonly model: TableModel;
  readonly caught: Counts;
  readonly Heading: 'h3' | 'h4';
}

function CatchSheet({ model, caught, Heading }: CatchSheetProps) {
  const say = useSay();
  const sheet = scoreSheetOf(model.game.scoring, caught);
  if (sheet.groups.length === 0) return <p className={panel.dim}>{say('table.catch.empty')}</p>;
  return (
    <>
      {sheet.groups.map((line) => (
        <div key={line.id} className={styles.group}>
          <Heading className={styles.name}>
            <span>{say(`table.group.${line.id}`)}</span>
            <span className={styles.points}>{line.points}</span>
          </Heading>
          <FittedTileLook cut tile={listedTile}>
            <ul className={`${looks.row} ${styles.tiles}`}>
              {line.tiles.flatMap(({ kind, copies }) =>
                Array.from({ length: copies }, (_, copy) => (
                  <li key={`${kind}.${copy}`}>
                    <span role="img" aria-label={tileLabel(kind, say)}>
                      <Tile kind={kind} />
                    </span>
                  </li>
                )),
              )}
            </ul>
          </FittedTileLook>
        </div>
      ))}
      {sheet.bonuses
        .filter(({ complete, points }) => complete && points > 0)
        .map((bonus) => (
          <Heading key={bonus.id} className={styles.name}>
            <span>{say(`table.group.bonus-${bonus.id}`)}</span>
            <span className={styles.points}>{bonus.points}</span>
          </Heading>
        ))}
      <p className={styles.total}>{say('table.catch.total', { points: sheet.total })}</p>
    </>
  );
}
