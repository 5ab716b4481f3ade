import { passedOn } from '../../../../engine/climbing/index.ts';
import { combinationWords } from '../../../../text/climbing/combinationWords.ts';
import panel from '../../../asking/Panel.module.css';
import { FittedTileLook } from '../../../tile/FittedTileLook.tsx';
import { useSay } from '../../../voice/voice.tsx';
import { Cards } from '../../cards/Cards.tsx';
import type { TableModel } from '../tableModel.ts';
import styles from './PassBoard.module.css';

/** The short side of the cards, in CSS pixels. */
const passedCard = 15;

/**
 * Which plays each seat has let pass, the latest first: everybody has seen it. The viewer, who
 * knows, comes last.
 */
export function PassBoard({ model }: { readonly model: TableModel }) {
  const say = useSay();
  const { game, names, steps, viewer } = model;
  const passed = passedOn(steps, game.seatCount);
  const seats = [...passed.keys()];
  const next = (viewer ?? -1) + 1;
  return (
    <FittedTileLook cut tile={passedCard}>
      {game.rules.mustBeat && <p className={panel.dim}>{say('climbing.aids.passes.must')}</p>}
      <dl className={styles.seats} style={{ '--tile': `${passedCard}px` }}>
        {[...seats.slice(next), ...seats.slice(0, next)].map((seat) => (
          <div key={seat} className={styles.seat}>
            <dt>{names[seat]}</dt>
            <dd className={styles.plays}>
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
