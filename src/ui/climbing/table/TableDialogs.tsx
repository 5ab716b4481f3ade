import {
  type GroupRow,
  groupRows,
  namedCombinations,
  suitRows,
  unbeatenKinds,
  unseenOf,
} from '../../../engine/climbing/index.ts';
import {
  copiesIn,
  countOf,
  type Kind,
  pipsOf,
  redPipsOf,
  type Seat,
} from '../../../engine/index.ts';
import type { Aids } from '../../../store/settings.ts';
import { combinationWords } from '../../../text/climbing/combinationWords.ts';
import { ranksWords } from '../../../text/climbing/ruleWords.ts';
import { suitNamesOf } from '../../../text/climbing/suitWords.ts';
import { otherNamesOf } from '../../../text/otherNames.ts';
import type { Say } from '../../../text/say.ts';
import { tileLabel } from '../../../text/tileNames.ts';
import panel from '../../asking/Panel.module.css';
import { Ended } from '../../content/Heard.tsx';
import { Parted } from '../../content/Parted.tsx';
import { Dialog } from '../../dialog/Dialog.tsx';
import looks from '../../looks/looks.module.css';
import { FittedTileLook } from '../../tile/FittedTileLook.tsx';
import { useSay } from '../../voice/voice.tsx';
import { Cards } from '../cards/Cards.tsx';
import { BoardDialog, type BoardName } from './boards/Boards.tsx';
import { SuitSign } from './ladder/SuitSign.tsx';
import styles from './RanksDialog.module.css';
import { CardRow, SuitLadders } from './SuitLadders.tsx';
import type { TableModel } from './tableModel.ts';
import heaps from './WonDialog.module.css';
import { wuStepWords } from './words/seatWords.ts';

interface TableDialogsProps {
  readonly open: TableDialog;
  readonly model: TableModel;
  /** What counts cards for the viewer, and tells it only where it is switched on. */
  readonly aids: Pick<Aids, 'unbeaten' | 'cardBoard'>;
  readonly onClose: () => void;
}

export function TableDialogs({ open, model, aids, onClose }: TableDialogsProps) {
  switch (open.dialog) {
    case 'ranks':
      return <RanksDialog model={model} onClose={onClose} />;
    case 'cards':
    case 'passes':
      return <BoardDialog board={open.dialog} model={model} onClose={onClose} />;
    case 'card':
      return <CardDialog model={model} aids={aids} kind={open.kind} onClose={onClose} />;
    case 'won':
      return <WonDialog model={model} seats={open.seats} onClose={onClose} />;
  }
}

export type TableDialog =
  | { readonly dialog: BoardName | 'ranks' }
  | { readonly dialog: 'card'; readonly kind: Kind }
  | { readonly dialog: 'won'; readonly seats: readonly Seat[] };

type DialogProps = Omit<TableDialogsProps, 'open'>;

/** The short side of the cards, in CSS pixels. */
const cardSize = 26;

/** Which cards beat which: every suit from high to low, and what is played together (W2 to W5). */
function RanksDialog({ model: { game }, onClose }: Omit<DialogProps, 'aids'>) {
  const say = useSay();
  const together = groupRows(game).filter(({ form }) => form !== null);
  const { suits, beaten } = ranksWords(game, say);
  return (
    <Dialog reads title={say('climbing.table.ranks')} onClose={onClose}>
      <p className={looks.quiet}>{suits}</p>
      <SuitLadders game={game} tile={cardSize} />
      <div className={`${looks.stack} ${looks.below3}`}>
        {beaten.map((words) => (
          <p key={words} className={looks.quiet}>
            {words}
          </p>
        ))}
      </div>
      {together.length > 0 && <p className={looks.quiet}>{say('climbing.table.ranks.together')}</p>}
      <FittedTileLook cut tile={cardSize}>
        <div className={`${looks.row} ${styles.groups}`}>
          {together.map((row) => (
            <CardRow
              key={row.kinds.join()}
              {...namedBy(row, say)}
              steps={[row.kinds]}
              tile={cardSize}
            />
          ))}
        </div>
      </FittedTileLook>
    </Dialog>
  );
}

/** What plays that beat each other by their size are called, with their numbers of cards. */
function namedBy({ form, kinds }: GroupRow, say: Say): { readonly name?: string } {
  if (form !== 'by-size') return {};
  const named = (['happy', 'bull', 'pendulum', 'fish'] as const).find((one) =>
    namedCombinations[one].every((kind) => kinds.includes(kind)),
  );
  return named === undefined ? {} : { name: say(`climbing.page.form.${named}`) };
}

interface CardDialogProps extends DialogProps {
  readonly kind: Kind;
}

/** What a card is: its pips, its place in its suit, what could still beat it (W2 to W4). */
function CardDialog({ model, aids, kind, onClose }: CardDialogProps) {
  const say = useSay();
  const { game, view } = model;
  const row = suitRows(game).find(({ kinds }) => kinds.includes(kind));
  const suit = row?.suit ?? null;
  const name =
    suit === null
      ? say('climbing.table.ranks.none')
      : (suitNamesOf(game.variant.id, say)[suit] ?? '');
  const steps = suit === null ? [[kind]] : (game.variant.suits[suit] ?? []);
  const isUnbeaten =
    view !== null && unbeatenKinds(view).some((one) => one.kind === kind && one.copies.includes(1));
  return (
    <Dialog reads title={tileLabel(kind, say)} onClose={onClose}>
      <p>
        <Ended words={say('tile.pips', { pips: pipsOf(kind), red: redPipsOf(kind) })} />
      </p>
      <FittedTileLook cut tile={cardSize}>
        <CardRow
          sign={<SuitSign variant={game.variant.id} suit={suit} />}
          name={name}
          steps={steps}
          asked={kind}
          tile={cardSize}
        />
      </FittedTileLook>
      {aids.unbeaten && isUnbeaten && <p>{say('climbing.table.card.unbeaten')}</p>}
      {aids.cardBoard && view !== null && (
        <p>
          {say('tile.unseen', {
            unseen: countOf(unseenOf(view), kind),
            copies: copiesIn(game.variant.kit, kind),
          })}
        </p>
      )}
      {otherNamesOf(kind, say).map((names) => (
        <p key={names} className={panel.dim}>
          {names}
        </p>
      ))}
    </Dialog>
  );
}

interface WonDialogProps extends Omit<DialogProps, 'aids'> {
  readonly seats: readonly Seat[];
}

/** What some seats have won, combination by combination, and what more would bring. */
function WonDialog({ model, seats, onClose }: WonDialogProps) {
  const say = useSay();
  const [first] = seats;
  const title =
    seats.length === 1
      ? say('climbing.table.heap.title', { name: model.names[first ?? -1] ?? '' })
      : say('climbing.table.key.w');
  return (
    <Dialog reads title={title} onClose={onClose}>
      <p className={heaps.gloss}>{say('climbing.table.wu.gloss')}</p>
      <FittedTileLook cut tile={cardSize}>
        {model.seats
          .filter(({ seat }) => seats.includes(seat))
          .map((own) => (
            <section key={own.seat} className={heaps.seat}>
              {seats.length > 1 && <h3>{own.name}</h3>}
              <p>
                <Parted
                  words={`${say('climbing.table.wu', { wu: own.wu })} · ${wuStepWords(model, own, say)}`}
                />
              </p>
              {own.won.length === 0 ? (
                <p className={heaps.none}>{say('climbing.table.heap.empty')}</p>
              ) : (
                <ul className={`${looks.row} ${heaps.won}`}>
                  {own.won.map(({ play }, at) => (
                    <li key={at} aria-label={combinationWords(play, say, model.game.variant.id)}>
                      <Cards play={play} />
                    </li>
                  ))}
                </ul>
              )}
            </section>
          ))}
      </FittedTileLook>
    </Dialog>
  );
}
