import { completionsOf, kindCountsOf } from '../../../engine/climbing/index.ts';
import { countOf, type Kind, type Play, type Seat, totalOf } from '../../../engine/index.ts';
import type { Aids, FanOrder } from '../../../store/settings.ts';
import type { Elements } from '../../content/content.ts';
import { AskedQuestion, questionIn } from './AskedQuestion.tsx';
import { Hand } from './Hand.tsx';
import type { Raising } from './input/useRaising.ts';
import { Middle } from './Middle.tsx';
import { Seats } from './seats/Seats.tsx';
import styles from './Table.module.css';
import type { TableModel } from './tableModel.ts';

type TopAids = Pick<Aids, 'beats' | 'unbeaten' | 'beatersLeft'>;

const noAids: TopAids = { beats: false, unbeaten: false, beatersLeft: false };

interface TableTopProps {
  readonly model: TableModel;
  readonly raising: Raising;
  readonly order?: FanOrder;
  /** What the viewer wants to be marked and counted; nothing unless it is told. */
  readonly aids?: TopAids;
  /** The kinds that a hint tells of. */
  readonly hinted?: readonly Kind[];
  /** Shows that the seat whose turn it is thinks. */
  readonly thinkingLine?: Elements;
  readonly news?: Elements;
  /** How the round ended, where it has. */
  readonly end?: Elements;
  /** What to do now, and the buttons for it. */
  readonly actions: Elements;
  /** Takes the place of the viewer's hand. */
  readonly hands?: Elements;
  readonly onOpen: (seat: Seat) => void;
  readonly onEnter?: (() => void) | undefined;
  /** Asks what a card is. */
  readonly onAsk?: ((kind: Kind) => void) | undefined;
}

/**
 * What lies on a table: seats, what is to be beaten, and the hand, each in the grid area of its
 * name.
 */
export function TableTop({
  model,
  raising,
  order = 'suit',
  aids = noAids,
  hinted = [],
  thinkingLine,
  news,
  end,
  actions,
  hands,
  onOpen,
  onEnter,
  onAsk,
}: TableTopProps) {
  const asked = questionIn(model);
  const { meant } = raising;
  return (
    <>
      <div className={styles.jetty} aria-hidden="true" />
      <div className={styles.seats}>
        <Seats model={model} thinkingLine={thinkingLine} onOpen={onOpen} />
      </div>
      {news}
      <div className={styles.middle}>
        <Middle
          model={model}
          countsBeaters={aids.beatersLeft}
          end={end}
          question={asked && <AskedQuestion model={model} asked={asked} />}
          offers={offersOf(model, raising)}
          offered={meant?.means === 'play' ? meant.play : undefined}
          onOffer={raising.raise}
        />
      </div>
      {actions}
      <div className={styles.hand}>
        {hands ?? (
          <Hand
            model={model}
            raising={raising}
            order={order}
            aids={aids}
            hinted={hinted}
            onEnter={onEnter}
            onAsk={onAsk}
          />
        )}
      </div>
    </>
  );
}

/**
 * On the lead, the plays with as many cards of the raised kinds, and of others what goes with them.
 */
function offersOf({ view, phase, legal }: TableModel, { raised }: Raising): readonly Play[] {
  if (view === null || phase !== 'lead' || legal.length === 0) return [];
  if (totalOf(raised) === 0) return [];
  return completionsOf(view, raised).filter((play) =>
    kindCountsOf(play).every(
      ({ kind, copies }) => countOf(raised, kind) === 0 || countOf(raised, kind) === copies,
    ),
  );
}
