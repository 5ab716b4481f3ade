import { type Counts, countOf, kinds, totalOf } from '../../../../engine/index.ts';
import { tileLabel } from '../../../../text/tileNames.ts';
import { Space } from '../../../content/Space.tsx';
import looks from '../../../looks/looks.module.css';
import { FittedTileLook } from '../../../tile/FittedTileLook.tsx';
import { Tile } from '../../../tile/Tile.tsx';
import { useSay } from '../../../voice/voice.tsx';
import styles from './Boats.module.css';
import lying from './Caught.module.css';
import type { CountTask } from './countTask.ts';

interface BoatsProps extends Pick<CountTask, 'catches' | 'totals'> {
  readonly names: readonly string[];
}

/** One catch as it lies, or several, each under its name with what it came to. */
export function Boats({ catches, totals, names }: BoatsProps) {
  const say = useSay();
  const [only, ...others] = catches;
  if (only === undefined) return null;
  return (
    <div className={`${looks.slim} ${looks.wood} ${styles.boat}`}>
      {others.length === 0 ? (
        <CaughtTiles caught={only} name={say('counting.catch')} />
      ) : (
        catches.map((caught, seat) => (
          <section key={seat}>
            <h2>
              <span>{names[seat]}</span>
              <Space />
              <span>{say('scores.points', { points: totals[seat] ?? 0 })}</span>
            </h2>
            <CaughtTiles
              counted
              caught={caught}
              name={say('table.catch.title', { name: names[seat] ?? '' })}
            />
          </section>
        ))
      )}
    </div>
  );
}

interface CaughtTilesProps {
  readonly caught: Counts;
  readonly name: string;
  /** Whether of each kind one tile lies there with its number, for want of room. */
  readonly counted?: boolean;
}

/**
 * The least short sides of tiles, in CSS pixels as in the styles, by how many there are at most.
 */
const sizes = [
  { look: 'few', most: 8, tile: 32 },
  { look: 'some', most: 16, tile: 26 },
  { look: 'many', most: Number.POSITIVE_INFINITY, tile: 20 },
] as const;

const numbered = { look: 'numbered', tile: 17 } as const;

/** The tiles of a catch, those of a kind together, without a word about what they count. */
function CaughtTiles({ caught, name, counted = false }: CaughtTilesProps) {
  const say = useSay();
  const tiles = totalOf(caught);
  const size = counted ? numbered : (sizes.find(({ most }) => tiles <= most) ?? sizes[2]);
  return (
    <FittedTileLook cut tile={size.tile}>
      <ul className={`${looks.row} ${lying.caught}`} data-size={size.look} aria-label={name}>
        {kinds
          .filter((kind) => countOf(caught, kind) > 0)
          .map((kind) => {
            const copies = countOf(caught, kind);
            const label = say('counting.tile', { tile: tileLabel(kind, say), copies });
            return (
              <li key={kind}>
                <span role="img" aria-label={label} className={lying.copies}>
                  {Array.from({ length: counted ? 1 : copies }, (_, copy) => (
                    <Tile key={copy} kind={kind} />
                  ))}
                  {counted && <span className={lying.number}>{copies}</span>}
                </span>
              </li>
            );
          })}
      </ul>
    </FittedTileLook>
  );
}
