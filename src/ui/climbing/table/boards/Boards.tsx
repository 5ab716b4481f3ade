import { useRef } from 'react';
import { type CardStanding, cardStandings, passedOn } from '../../../../engine/climbing/index.ts';
import type { Aids } from '../../../../store/settings.ts';
import { combinationWords } from '../../../../text/climbing/combinationWords.ts';
import { tileLabel } from '../../../../text/tileNames.ts';
import panel from '../../../asking/Panel.module.css';
import { Dialog } from '../../../dialog/Dialog.tsx';
import { useScrolls } from '../../../dialog/useScrolls.ts';
import looks from '../../../looks/looks.module.css';
import { useMedia } from '../../../page/useMedia.ts';
import { afterwards } from '../../../table/afterwards.tsx';
import { FittedTileLook } from '../../../tile/FittedTileLook.tsx';
import { useSay } from '../../../voice/voice.tsx';
import { Cards } from '../../cards/Cards.tsx';
import { SuitLadders } from '../SuitLadders.tsx';
import type { TableModel } from '../tableModel.ts';
import styles from './Boards.module.css';
import cards from './CardBoard.module.css';
import passes from './PassBoard.module.css';

/** Where Table.module.css has a place for them. */
const room = '(min-width: 75em) and (min-height: 37.5em)';

interface BoardsProps {
  readonly model: TableModel;
  readonly aids: BoardAids;
}

/** The boards that are switched on, where there is room; elsewhere a key or the menu opens each. */
export const Boards = afterwards(function Boards({ model, aids }: BoardsProps) {
  const say = useSay();
  const root = useRef<HTMLElement>(null);
  const scrolls = useScrolls(root);
  const hasRoom = useMedia(room);
  if (!hasRoom || boardsIn(aids).length === 0) return null;
  return (
    <aside
      ref={root}
      className={styles.beside}
      aria-label={say('settings.help')}
      tabIndex={scrolls ? 0 : undefined}
      data-boards
    >
      {boardsIn(aids).map(({ board }) => (
        <section key={board} aria-label={say(`climbing.aids.${board}`)}>
          <h2>{say(`climbing.aids.${board}`)}</h2>
          <BoardParts board={board} model={model} />
        </section>
      ))}
    </aside>
  );
});

/** The boards with their switches and keys, in the order in which they are offered. */
const boards = [
  { board: 'cards', aid: 'cardBoard', key: 'x' },
  { board: 'passes', aid: 'passes', key: 'n' },
] as const;

type BoardAids = Pick<Aids, (typeof boards)[number]['aid']>;

/** A board that stands beside the table where there is room, and is a dialog elsewhere. */
export type BoardName = (typeof boards)[number]['board'];

export function boardsIn(aids: BoardAids) {
  return boards.filter(({ aid }) => aids[aid]);
}

export function boardKeys(
  aids: BoardAids,
  onOpen: (board: BoardName) => void,
): Readonly<Record<string, () => void>> {
  return Object.fromEntries(
    boardsIn(aids).map(({ board, key }) => [key, () => onOpen(board)] as const),
  );
}

interface BoardDialogProps {
  readonly board: BoardName;
  readonly model: TableModel;
  readonly onClose: () => void;
}

export function BoardDialog({ board, model, onClose }: BoardDialogProps) {
  const say = useSay();
  return (
    <Dialog reads title={say(`climbing.aids.${board}`)} onClose={onClose}>
      <BoardParts board={board} model={model} />
    </Dialog>
  );
}

/** What a board tells, without its title. */
function BoardParts({ board, model }: Omit<BoardDialogProps, 'onClose'>) {
  return board === 'cards' ? <CardBoard model={model} /> : <PassBoard model={model} />;
}

/** Where a card may be, in the order in which the marks below a kind tell of it. */
const wheres = ['unseen', 'held', 'gone'] as const satisfies readonly (keyof CardStanding)[];

/** Of each kind in its suit, how many cards are unseen, the viewer's own, and gone. */
export function CardBoard({ model: { game, view } }: { readonly model: TableModel }) {
  const say = useSay();
  if (view === null) return <p className={panel.dim}>{say('board.nobody')}</p>;
  const standings = cardStandings(view);
  return (
    <div className={cards.board}>
      <ul className={`${looks.row} ${cards.legend}`}>
        {wheres.map((where) => (
          <li key={where}>
            <Mark where={where} />
            <span>
              {say(`climbing.aids.cards.${where}`, {
                cards: standings.reduce((sum, one) => sum + one[where], 0),
              })}
            </span>
          </li>
        ))}
      </ul>
      <div className={cards.suits}>
        <SuitLadders
          game={game}
          tile={boardCard}
          tell={(kind) => {
            const standing = standings.find((one) => one.kind === kind);
            if (standing === undefined) return {};
            const { unseen, held, gone } = standing;
            const tile = tileLabel(kind, say);
            return {
              label: say('climbing.aids.cards.kind', { tile, unseen, held, gone }),
              below: <Marks standing={standing} />,
              isGone: unseen + held === 0,
            };
          }}
        />
      </div>
    </div>
  );
}

/** The short side of the cards, in CSS pixels. */
const boardCard = 20;

function Marks({ standing }: { readonly standing: CardStanding }) {
  return (
    <span className={cards.marks}>
      {wheres.flatMap((where) =>
        Array.from({ length: standing[where] }, (_, at) => <Mark key={where + at} where={where} />),
      )}
    </span>
  );
}

function Mark({ where }: { readonly where: (typeof wheres)[number] }) {
  return <span className={cards.mark} data-where={where} aria-hidden="true" />;
}

/** The short side of the cards, in CSS pixels. */
const passedCard = 15;

/** Which plays each seat has let pass, the latest first; the viewer, who knows, comes last. */
export function PassBoard({ model }: { readonly model: TableModel }) {
  const say = useSay();
  const { game, names, steps, viewer } = model;
  const passed = passedOn(steps, game.seatCount);
  const seats = [...passed.keys()];
  const next = (viewer ?? -1) + 1;
  return (
    <FittedTileLook cut tile={passedCard}>
      {game.rules.mustBeat && <p className={panel.dim}>{say('climbing.aids.passes.must')}</p>}
      <dl className={passes.seats} style={{ '--tile': `${passedCard}px` }}>
        {[...seats.slice(next), ...seats.slice(0, next)].map((seat) => (
          <div key={seat} className={passes.seat}>
            <dt>{names[seat]}</dt>
            <dd className={`${looks.row} ${passes.plays}`}>
              {passed[seat]?.length === 0 && <span>{say('climbing.aids.passes.none')}</span>}
              {passed[seat]?.map((play) => (
                <span
                  key={play}
                  role="img"
                  aria-label={combinationWords(play, say, game.variant.id)}
                >
                  <Cards play={play} />
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </FittedTileLook>
  );
}
