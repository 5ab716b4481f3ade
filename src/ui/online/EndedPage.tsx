import { useStore } from 'zustand';
import { type Counts, countOf, type Kind, kinds } from '../../engine/index.ts';
import { matchPartsOf } from '../../families/match.ts';
import type { FarTable } from '../../store/online/farState.ts';
import type { Stores } from '../../store/services.ts';
import type { RoundAtTable } from '../../store/table/roundAtTable.ts';
import { listOfAll } from '../../text/lists.ts';
import { signedPoints } from '../../text/scoreWords.ts';
import { tileInSentence } from '../../text/tileNames.ts';
import { Button } from '../button/Button.tsx';
import { Space } from '../content/Space.tsx';
import looks from '../looks/looks.module.css';
import { shownNames } from '../seatTable/shownNames.ts';
import { useTileWish } from '../settings/useTileWish.ts';
import { FittedTileLook } from '../tile/FittedTileLook.tsx';
import { Tile } from '../tile/Tile.tsx';
import { TileLook } from '../tile/TileLook.tsx';
import { useSay } from '../voice/voice.tsx';
import styles from './EndedPage.module.css';
import { FarPage } from './FarPage.tsx';
import { nameAtPlace } from './farWords.ts';

interface EndedPageProps {
  readonly table: FarTable;
  readonly stores: Pick<Stores, 'settings' | 'services'>;
  readonly round: RoundAtTable;
  /** Saves the record; missing where it is not known here. */
  readonly onExport: (() => void) | undefined;
  readonly onHome: () => void;
}

/** A table that has ended in the middle of a round: what was won, and what everybody held. */
export function EndedPage({ table, stores, round, onExport, onHome }: EndedPageProps) {
  const say = useSay();
  const told = useStore(table, (state) => state.told);
  const { id } = table.getState();
  const { tables } = stores.services;
  const isKnown = useStore(tables, (state) => state.tables.some((one) => one.id === id));
  if (told === null) return null;
  return (
    <FarPage
      title={say('far.ended')}
      about={say('far.ended.about')}
      ways={
        <>
          {onExport && <Button onClick={onExport}>{say('records.export')}</Button>}
          {isKnown && (
            <Button
              onClick={() => {
                tables.getState().forget(id);
                onHome();
              }}
            >
              {say('far.forget')}
            </Button>
          )}
        </>
      }
    >
      {round.number > 1 && (
        <section className={`${looks.stack} ${styles.part}`}>
          <h2>{say('far.ended.won')}</h2>
          <ul className={`${looks.row} ${styles.won}`}>
            {told.won.map((points, place) => (
              <li key={place}>
                <span>{nameAtPlace(told, place, say)}</span>
                <Space />
                <b>{signedPoints(points, say)}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Hands settings={stores.settings} round={round} />
    </FarPage>
  );
}

/** The short side of the tiles, in CSS pixels. */
const handTile = 22;

interface HandsProps extends Pick<EndedPageProps, 'round'> {
  readonly settings: Stores['settings'];
}

function Hands({ settings, round }: HandsProps) {
  const say = useSay();
  const { position } = round.played;
  const look = useTileWish(settings, position.game.variant.kit);
  const names = shownNames(round, say);
  return (
    <section className={`${looks.stack} ${styles.part}`}>
      <h2>{say('far.ended.hands')}</h2>
      <TileLook look={look}>
        <FittedTileLook cut tile={handTile}>
          {names.map((name, seat) => {
            const tiles = tilesOf(matchPartsOf(round.variant).handIn(round, seat));
            return (
              <figure key={seat}>
                <figcaption>{name}</figcaption>
                <span
                  className={`${looks.row} ${styles.tiles}`}
                  role="img"
                  aria-label={listOfAll(
                    tiles.map((kind) => tileInSentence(kind, say)),
                    say,
                  )}
                >
                  {tiles.map((kind, at) => (
                    <Tile key={at} kind={kind} />
                  ))}
                </span>
              </figure>
            );
          })}
        </FittedTileLook>
      </TileLook>
    </section>
  );
}

function tilesOf(hand: Counts): readonly Kind[] {
  return kinds.flatMap((kind) => Array.from({ length: countOf(hand, kind) }, () => kind));
}
