import { createContext, useContext } from 'react';
import type { Elements } from '../content/content.ts';
import { ratioOf, type TileMake } from './make.ts';
import styles from './TileLook.module.css';

declare module 'react' {
  interface CSSProperties {
    /** The short side of the tiles inside. */
    '--tile'?: string;
  }
}

export interface TileLookValue {
  readonly make: TileMake;
  /** Whether red pips are rings, for those who cannot tell the red by its colour. */
  readonly redAsRings: boolean;
  readonly totals: boolean;
  readonly names: boolean;
  /** Whether names in Chinese characters are worn without their sound, for want of room. */
  readonly unsounded?: boolean;
  /** Whether cards are cut to half their length and show their pair once, for want of room. */
  readonly cut?: boolean;
  /** Whether `names` and `totals` tell what there is room for: no tile need measure itself. */
  readonly fitted?: boolean;
}

const TileLookContext = createContext<TileLookValue>({
  make: 'lacquer',
  redAsRings: false,
  totals: false,
  names: false,
});

/** How tiles look here; plain black lacquer where nobody above has said anything. */
export function useTileLook(): TileLookValue {
  return useContext(TileLookContext);
}

/** The long side of the tiles here to their short one, in the styles below as `--tile-ratio`. */
export function useTileRatio(): number {
  const { make, cut } = useTileLook();
  return ratioOf(make, cut);
}

/** Gives the tiles inside their look; the element it makes has no box of its own. */
export function TileLook({
  look,
  children,
}: {
  readonly look: TileLookValue;
  readonly children: Elements;
}) {
  return (
    <TileLookContext value={look}>
      <div className={styles.look} data-tiles={look.make} data-cut={look.cut || undefined}>
        {children}
      </div>
    </TileLookContext>
  );
}
