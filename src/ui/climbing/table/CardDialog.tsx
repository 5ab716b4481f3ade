import { suitRows, unbeatenKinds, unseenOf } from '../../../engine/climbing/index.ts';
import { copiesIn, countOf, type Kind, pipsOf, redPipsOf } from '../../../engine/index.ts';
import type { Aids } from '../../../store/settings.ts';
import { suitNamesOf } from '../../../text/climbing/suitWords.ts';
import { otherNamesOf } from '../../../text/otherNames.ts';
import { tileLabel } from '../../../text/tileNames.ts';
import panel from '../../asking/Panel.module.css';
import { Ended } from '../../content/Heard.tsx';
import { Dialog } from '../../dialog/Dialog.tsx';
import { FittedTileLook } from '../../tile/FittedTileLook.tsx';
import { useSay } from '../../voice/voice.tsx';
import { SuitSign } from './ladder/SuitSign.tsx';
import { CardRow } from './SuitLadders.tsx';
import type { TableModel } from './tableModel.ts';

/** The short side of the cards, in CSS pixels. */
const rowCard = 26;

interface CardDialogProps {
  readonly model: TableModel;
  /** What counts cards for the viewer, and tells it only where it is switched on. */
  readonly aids: Pick<Aids, 'unbeaten' | 'cardBoard'>;
  readonly kind: Kind;
  readonly onClose: () => void;
}

/** What a card is: its pips, its place in its suit, what could still beat it (W2 to W4). */
export function CardDialog({ model, aids, kind, onClose }: CardDialogProps) {
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
      <FittedTileLook cut tile={rowCard}>
        <CardRow
          sign={<SuitSign variant={game.variant.id} suit={suit} />}
          name={name}
          steps={steps}
          asked={kind}
          tile={rowCard}
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
