import { useMemo, useRef } from 'react';
import {
  litKinds,
  suitRows,
  type UnbeatenKind,
  unbeatenKinds,
} from '../../../engine/climbing/index.ts';
import { countOf, formatKind, type Kind, totalOf } from '../../../engine/index.ts';
import type { Aids, FanOrder } from '../../../store/settings.ts';
import type { Say } from '../../../text/say.ts';
import { tileLabel } from '../../../text/tileNames.ts';
import looks from '../../looks/looks.module.css';
import { useLaidBox } from '../../table/useBox.ts';
import { FittedTileLook } from '../../tile/FittedTileLook.tsx';
import { ratioOf } from '../../tile/make.ts';
import { useTileLook } from '../../tile/TileLook.tsx';
import { useSay } from '../../voice/voice.tsx';
import { type Fan, FanGrid, type FanGridProps } from './FanGrid.tsx';
import { fitFans } from './fanFit.ts';
import { heldRows } from './heldRows.ts';
import type { Raising } from './input/useRaising.ts';
import { SuitSign } from './ladder/SuitSign.tsx';
import type { TableModel } from './tableModel.ts';

interface HandProps extends Pick<FanGridProps, 'onEnter' | 'onAsk'> {
  readonly model: TableModel;
  readonly raising: Raising;
  readonly order: FanOrder;
  readonly aids: Pick<Aids, 'beats' | 'unbeaten'>;
  readonly hinted: readonly Kind[];
  /** Where cards are pointed at and not raised, which one was. */
  readonly onPoint: ((kind: Kind) => void) | undefined;
  /** Asks what a card is. */
}

/** The viewer's own cards in fans; nothing where nobody looks. */
export function Hand(props: HandProps) {
  const { model, raising, order, aids, hinted, onEnter, onPoint, onAsk } = props;
  const say = useSay();
  const ref = useRef<HTMLDivElement>(null);
  const box = useLaidBox(ref, { width: 344, height: 216 });
  const { make } = useTileLook();
  const { view, viewer, names, phase } = model;
  const asked = raising.meant !== undefined && model.legal.length > 0 && phase !== 'lead';
  // What can be laid is no secret: the question says it too.
  const marks = asked && (aids.beats || phase === 'lay');
  const beating = useMemo(
    () => (view === null || !marks ? undefined : litKinds(view)),
    [view, marks],
  );
  const unbeaten = useMemo(
    // When the round is over nothing is to be beaten any more.
    () => (view === null || !aids.unbeaten || phase === 'over' ? [] : unbeatenKinds(view)),
    [view, aids.unbeaten, phase],
  );
  const fans = fansOf(model, raising, order, { beating, unbeaten, hinted }, say);
  const most = Math.max(1, ...fans.map(({ copies }) => copies));
  const fit = box && fitFans(box, fans.length, most, ratioOf(make, true));
  return (
    <div ref={ref} className={looks.filled} data-unlaid={fit === null || undefined}>
      {fit && view !== null && fans.length > 0 && (
        <FittedTileLook cut tile={fit.card}>
          <FanGrid
            label={say('climbing.table.hand', {
              name: names[viewer ?? -1] ?? '',
              cards: totalOf(view.hand),
            })}
            fans={fans}
            fit={fit}
            onTap={onPoint ?? raising.tap}
            onLower={raising.lower}
            onEnter={onEnter}
            onSweep={onPoint ?? raising.sweep}
            onAsk={onAsk}
          />
        </FittedTileLook>
      )}
    </div>
  );
}

interface Marked {
  /** Undefined where these are not marked. */
  readonly beating: readonly Kind[] | undefined;
  readonly unbeaten: readonly UnbeatenKind[];
  readonly hinted: readonly Kind[];
}

function fansOf(
  { view, phase }: TableModel,
  { raised }: Raising,
  order: FanOrder,
  marked: Marked,
  say: Say,
): Fan[] {
  if (view === null) return [];
  const { variant } = view.game;
  const isBySuit = order === 'suit';
  const suits = suitRows(view.game);
  return heldRows(view, order).flatMap((row, rowAt) =>
    row.map(({ kind, copies }, at): Fan => {
      const up = countOf(raised, kind);
      const beats = marked.beating?.includes(kind);
      const sure = marked.unbeaten.find((one) => one.kind === kind);
      const isUnbeaten = up === 0 ? sure?.isLargest === true : sure?.copies.includes(up) === true;
      return {
        kind,
        id: formatKind(kind),
        copies,
        raised: up,
        look: lookOf(beats),
        unbeaten: isUnbeaten,
        hinted: marked.hinted.includes(kind),
        begins: at === 0,
        sign: at === 0 && isBySuit && (
          <SuitSign variant={variant.id} suit={suits[rowAt]?.suit ?? null} />
        ),
        label: say('climbing.table.fan', {
          tile: tileLabel(kind, say),
          cards: copies,
          raised: up,
          beats: phase !== 'answer' || beats === undefined ? 'other' : answerOf(beats),
          unbeaten: isUnbeaten && up === 0 && copies > 1 ? 'largest' : answerOf(isUnbeaten),
        }),
      };
    }),
  );
}

function lookOf(beats: boolean | undefined): Fan['look'] {
  if (beats === undefined) return 'plain';
  return beats ? 'lit' : 'dim';
}

function answerOf(is: boolean): 'yes' | 'no' {
  return is ? 'yes' : 'no';
}
