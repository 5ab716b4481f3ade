import { completionsOf, kindCountsOf } from '../../../engine/climbing/index.ts';
import { countOf, type Play, type Seat, totalOf } from '../../../engine/index.ts';
import type { Aids } from '../../../store/settings.ts';
import type { Elements } from '../../content/content.ts';
import { AskedQuestion, questionIn } from './AskedQuestion.tsx';
import { Hand, type HandProps } from './Hand.tsx';
import type { Raising } from './input/useRaising.ts';
import { Middle } from './Middle.tsx';
import { Seats } from './seats/Seats.tsx';
import styles from './Table.module.css';
import type { TableModel } from './tableModel.ts';

interface TableTopProps extends HandProps {
  readonly aids: HandProps['aids'] & Pick<Aids, 'beatersLeft'>;
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
}

/**
 * What lies on a table: seats, what is to be beaten, and the hand, each in the grid area of its
 * name.
 */
export function TableTop(props: TableTopProps) {
  const { thinkingLine, news, end, actions, hands, onOpen, ...hand } = props;
  const { model, raising, aids } = hand;
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
      <div className={styles.hand}>{hands ?? <Hand {...hand} />}</div>
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
