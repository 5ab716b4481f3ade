import { Fragment, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type { KindFacts } from '../../../engine/fishing/index.ts';
import type { Kind } from '../../../engine/index.ts';
import { pokeWords } from '../../../text/fishing/rulebookWords.ts';
import type { Elements } from '../../content/content.ts';
import { meantKeys } from '../../keys/meantKeys.ts';
import looks from '../../looks/looks.module.css';
import { useBox } from '../../table/useBox.ts';
import { FittedTileLook } from '../../tile/FittedTileLook.tsx';
import { Tile } from '../../tile/Tile.tsx';
import { useTileRatio } from '../../tile/TileLook.tsx';
import { useSay } from '../../voice/voice.tsx';
import styles from './Catches.module.css';
import {
  fitCatches,
  isBridge,
  kindBeside,
  type School,
  type Shoal,
  schoolsOf,
  slotsOf,
} from './catchLayout.ts';

interface CatchPictureProps {
  readonly kinds: readonly KindFacts[];
  /** How high it may be, in CSS pixels; missing where it fills what room there is. */
  readonly height?: number;
}

/** Before anything is laid out, in CSS pixels. */
const assumed = { width: 640, height: 460 };

/** Who catches whom: every kind once, equal pips together. What is poked lights what it catches. */
export function CatchPicture({ kinds, height }: CatchPictureProps) {
  const say = useSay();
  const picture = useRef<HTMLDivElement>(null);
  const box = useBox(picture, assumed);
  const ratio = useTileRatio();
  const [chosen, setChosen] = useState<Kind>();
  // Where the arrows have led, which stays when nothing is lit any more.
  const [place, setPlace] = useState<Kind>();
  const [pointed, setPointed] = useState<Kind>();
  const schools = useMemo(() => schoolsOf(kinds), [kinds]);
  const fit = fitCatches(schools, { width: box.width, height: height ?? box.height, ratio });
  const slots = slotsOf(fit);
  const poked = kinds.find(({ kind }) => kind === (pointed ?? chosen));
  const stop = Math.max(
    0,
    slots.findIndex(({ facts }) => facts.kind === place),
  );

  const move = (event: KeyboardEvent): void => {
    const [key] = meantKeys(event.nativeEvent);
    if (key === 'Escape') setChosen(undefined);
    const next = slots[kindBeside(slots, stop, key) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    picture.current?.querySelector<HTMLElement>(`[data-kind="${next.facts.kind}"]`)?.focus();
  };

  const keyOf = (facts: KindFacts) => (
    <button
      key={facts.kind}
      type="button"
      className={`${looks.centre} ${styles.key}`}
      data-kind={facts.kind}
      data-look={lookOf(facts, poked)}
      aria-label={pokeWords(facts, say)}
      aria-pressed={facts.kind === chosen}
      tabIndex={facts === slots[stop]?.facts ? 0 : -1}
      onKeyDown={move}
      onFocus={() => {
        setPlace(facts.kind);
        setChosen(facts.kind);
      }}
      onClick={() => setChosen(facts.kind)}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') setPointed(facts.kind);
      }}
      onPointerLeave={() => setPointed(undefined)}
    >
      <Tile kind={facts.kind} />
    </button>
  );

  return (
    <div
      className={`${looks.stack} ${looks.slim} ${styles.picture}`}
      data-fills={height === undefined || undefined}
    >
      <FittedTileLook cut tile={fit.tile}>
        <div
          ref={picture}
          role="group"
          aria-label={say('rulebook.section.catches')}
          className={styles.schools}
          style={{ '--tile': `${fit.tile}px` }}
        >
          {fit.rows.map((row) => (
            <div key={row[0]?.shoals[0]?.[0]?.kind} className={styles.row}>
              {row.map((school) => (
                <SchoolBox
                  key={school.shoals[0]?.[0]?.kind}
                  school={school}
                  poked={poked}
                  keyOf={keyOf}
                />
              ))}
            </div>
          ))}
        </div>
      </FittedTileLook>
      <p className={styles.words}>
        {poked === undefined ? say('rulebook.poke.how') : pokeWords(poked, say)}
      </p>
    </div>
  );
}

interface SchoolBoxProps {
  readonly school: School;
  readonly poked: KindFacts | undefined;
  readonly keyOf: (facts: KindFacts) => Elements;
}

function SchoolBox({ school, poked, keyOf }: SchoolBoxProps) {
  const say = useSay();
  const { shoals, apart } = school;
  const members = shoals.flat();
  const isJoined = poked !== undefined && members.includes(poked) && isBridge(poked, members);
  const fromAll = (shoal: Shoal): boolean => shoal.every((facts) => isBridge(facts, members));
  return (
    <div className={styles.school} data-apart={apart}>
      {shoals.map((shoal, at) => (
        <Fragment key={shoal[0]?.pips}>
          {at > 0 && (
            <span
              className={styles.link}
              data-lit={isJoined || undefined}
              data-all={shoals.every(fromAll) || undefined}
            />
          )}
          <div className={styles.shoal}>
            <span className={styles.pips}>
              {apart ? say('rulebook.selfOnly') : say('board.pips', { pips: shoal[0]?.pips ?? 0 })}
            </span>
            <div className={styles.keys}>{shoal.map(keyOf)}</div>
          </div>
        </Fragment>
      ))}
    </div>
  );
}

function lookOf(facts: KindFacts, poked: KindFacts | undefined): string | undefined {
  if (poked === undefined) return undefined;
  if (facts === poked) return 'poked';
  return poked.catches.includes(facts.kind) ? 'lit' : 'dim';
}
