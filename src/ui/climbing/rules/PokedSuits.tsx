import { Fragment, type KeyboardEvent, useRef, useState } from 'react';
import {
  cardsOf,
  type Game,
  type PokedCards,
  standingOf,
  suitRows,
} from '../../../engine/climbing/index.ts';
import { formatKind, type Kind, type Play } from '../../../engine/index.ts';
import { pokedWords, standingWords } from '../../../text/climbing/standingWords.ts';
import { studiedSuitNamesOf } from '../../../text/climbing/suitWords.ts';
import { tileLabel } from '../../../text/tileNames.ts';
import { ChoiceField } from '../../choice/ChoiceField.tsx';
import { meantKeys } from '../../keys/meantKeys.ts';
import looks from '../../looks/looks.module.css';
import { Tile } from '../../tile/Tile.tsx';
import { useSay } from '../../voice/voice.tsx';
import { SuitSign } from '../table/ladder/SuitSign.tsx';
import styles from './PokedSuits.module.css';

/** The suits from high to low, equals side by side (W2); poking lights what beats or is beaten. */
export function PokedSuits({ game }: { readonly game: Game }) {
  const say = useSay();
  const picture = useRef<HTMLDivElement>(null);
  const [copies, setCopies] = useState(1);
  const [poked, setPoked] = useState<Kind>();
  const [place, setPlace] = useState<Kind>();
  const { variant } = game;
  const names = studiedSuitNamesOf(variant.id, say);
  const rows = suitRows(game).map(({ suit, kinds }) => ({
    suit,
    name: suit === null ? say('climbing.table.ranks.none') : (names[suit] ?? ''),
    steps: suit === null ? kinds.map((kind) => [kind]) : (variant.suits[suit] ?? []),
  }));
  const order = rows.map(({ steps }) => steps.flat());
  const stop = place ?? order[0]?.[0];
  const standing = poked === undefined ? undefined : standingOf(variant, poked, copies);
  const most = Math.max(
    ...variant.combinations.map((rule) => (rule.form === 'set' ? rule.most : 0)),
  );
  const choices = Array.from({ length: most || copiesOfMost }, (_, less) => less + 1);

  const move = (event: KeyboardEvent): void => {
    const [key] = meantKeys(event.nativeEvent);
    if (key === 'Escape') setPoked(undefined);
    const next = stop === undefined ? undefined : besideOf(order, stop, key);
    if (next === undefined) return;
    event.preventDefault();
    picture.current?.querySelector<HTMLElement>(`[data-kind="${next}"]`)?.focus();
  };

  return (
    <div className={`${looks.stack3} ${styles.ladders}`}>
      <div className={styles.copies}>
        <ChoiceField
          look="row"
          legend={say('climbing.poke.copies')}
          options={choices.map((number) => ({ value: number, name: String(number) }))}
          value={copies}
          onChoose={setCopies}
        />
      </div>
      <div ref={picture} role="group" aria-label={say('climbing.table.ranks')}>
        {rows.map(({ suit, name, steps }) => (
          <div key={name} className={styles.suit}>
            <p className={styles.name}>
              <SuitSign variant={variant.id} suit={suit} />
              <span>{name}</span>
            </p>
            <ol className={`${looks.row} ${styles.steps}`}>
              {steps.map((equals) => (
                <li key={equals.map(formatKind).join()} className={looks.middle}>
                  {equals.map((kind, at) => (
                    <Fragment key={kind}>
                      {at > 0 && (
                        <span className={styles.equals} aria-hidden="true">
                          =
                        </span>
                      )}
                      <button
                        type="button"
                        className={`${looks.centre} ${styles.key}`}
                        data-kind={kind}
                        data-look={standing && lookOf(kind, poked, standing)}
                        aria-label={tileLabel(kind, say)}
                        aria-pressed={kind === poked}
                        tabIndex={kind === stop ? 0 : -1}
                        onKeyDown={move}
                        onFocus={() => {
                          setPlace(kind);
                          setPoked(kind);
                        }}
                        onClick={() => setPoked(kind)}
                      >
                        <Tile kind={kind} />
                      </button>
                    </Fragment>
                  ))}
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
      <div role="status" className={styles.words}>
        {standing === undefined || poked === undefined ? (
          <p>{say('climbing.poke.how')}</p>
        ) : (
          <>
            <p className={styles.poked}>
              <strong>{pokedWords(standing, { kind: poked, copies }, game, say)}</strong>
            </p>
            {standingWords(standing, game, say).map((words) => (
              <p key={words}>{words}</p>
            ))}
          </>
        )}
      </div>
    </div>
  );
}

/** So many copies a kit has of a kind at most. */
const copiesOfMost = 4;

/** How a kind stands to what is poked: whether sets of it beat that, or are beaten by it. */
type LadderLook = 'poked' | 'higher' | 'lower' | 'equal' | 'other';

function lookOf(kind: Kind, poked: Kind | undefined, standing: PokedCards): LadderLook {
  if (kind === poked) return 'poked';
  if (standing.means === 'nothing') return 'other';
  const isAmong = (plays: readonly Play[]): boolean => plays.some((play) => isSetOf(play, kind));
  if (isAmong(standing.beatenBy)) return 'higher';
  if (isAmong(standing.equals)) return 'equal';
  return isAmong(standing.beats) ? 'lower' : 'other';
}

/** The kind an arrow leads to in rows from high to low; undefined past the ends and otherwise. */
export function besideOf(
  rows: readonly (readonly Kind[])[],
  from: Kind,
  key: string | undefined,
): Kind | undefined {
  const all = rows.flat();
  const row = rows.findIndex((kinds) => kinds.includes(from));
  const column = rows[row]?.indexOf(from) ?? 0;
  const inRow = (other: number): Kind | undefined => {
    const kinds = rows[other] ?? [];
    return kinds[Math.min(column, kinds.length - 1)];
  };
  switch (key) {
    case 'ArrowRight':
      return all[all.indexOf(from) + 1];
    case 'ArrowLeft':
      return all[all.indexOf(from) - 1];
    case 'ArrowDown':
      return inRow(row + 1);
    case 'ArrowUp':
      return inRow(row - 1);
    case 'Home':
      return all[0];
    case 'End':
      return all.at(-1);
    default:
      return undefined;
  }
}

function isSetOf(play: Play, kind: Kind): boolean {
  return cardsOf(play).every((card) => card === kind);
}
