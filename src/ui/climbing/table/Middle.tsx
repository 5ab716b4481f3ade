import type { Play } from '../../../engine/index.ts';
import { combinationWords } from '../../../text/climbing/combinationWords.ts';
import type { Say } from '../../../text/say.ts';
import type { Elements } from '../../content/content.ts';
import { Parted } from '../../content/Parted.tsx';
import looks from '../../looks/looks.module.css';
import { FittedTileLook } from '../../tile/FittedTileLook.tsx';
import { useSay } from '../../voice/voice.tsx';
import { Cards } from '../cards/Cards.tsx';
import gains from './Gains.module.css';
import styles from './Middle.module.css';
import type { Gained, TableModel } from './tableModel.ts';
import type { Trick } from './trick.ts';
import { beatersWords } from './words/beatersWords.ts';
import { dangerWords } from './words/dangerWords.ts';
import { foursWords, gainWords } from './words/gainWords.ts';

interface MiddleProps {
  readonly model: TableModel;
  /** Whether it says how many unseen combinations could beat what lies there. */
  readonly countsBeaters: boolean;
  readonly end?: Elements;
  /** Takes the place of all that is in the middle. */
  readonly instead?: Elements;
  /** Asks the viewer something, in the place of all else. */
  readonly question?: Elements;
  /** The plays that hold what is raised, each a tap away. */
  readonly offers: readonly Play[];
  /** What is raised by itself, among them. */
  readonly offered: Play | undefined;
  readonly onOffer: (play: Play) => void;
}

/** The short side of the cards that are to be beaten, in CSS pixels; they grow with the window. */
const largeCard = 44;

/** The middle of the table: what is to be beaten, what is asked, or how the round ended. */
export function Middle(props: MiddleProps) {
  const { model, countsBeaters, end, instead, question, offers, offered, onOffer } = props;
  const say = useSay();
  const { phase, trick } = model;
  const isFree = phase !== 'over' && question === undefined;
  return (
    <FittedTileLook cut tile={largeCard}>
      <div className={styles.middle} data-part="middle">
        {instead ?? (
          <>
            {end}
            {question}
            {isFree && offers.length > 1 && (
              <Offers model={model} offers={offers} offered={offered} onOffer={onOffer} />
            )}
            {isFree && offers.length <= 1 && (
              <>
                <Gains model={model} />
                <section className={styles.trick} aria-label={say('climbing.table.middle.label')}>
                  {trick?.isOpen ? (
                    <ToBeat model={model} trick={trick} countsBeaters={countsBeaters} />
                  ) : (
                    <p>{leadWords(model, say)}</p>
                  )}
                </section>
              </>
            )}
          </>
        )}
      </div>
    </FittedTileLook>
  );
}

interface ToBeatProps extends Pick<MiddleProps, 'model' | 'countsBeaters'> {
  readonly trick: Trick;
}

function ToBeat({ model, trick, countsBeaters }: ToBeatProps) {
  const say = useSay();
  const best = trick.plays.at(-1);
  const beaten = trick.plays.at(-2);
  if (best === undefined) return null;
  const danger = dangerWords(model, best.seat, say);
  return (
    <>
      <div className={styles.best} data-part="trick">
        <Cards key={best.play} play={best.play} region="trick" />
      </div>
      <p className={styles.words}>
        <Parted
          words={say('climbing.table.middle', {
            name: model.names[best.seat] ?? '',
            what: combinationWords(best.play, say, model.game.variant.id),
          })}
        />
      </p>
      {danger !== undefined && <p className={styles.danger}>{danger}</p>}
      {countsBeaters && <p className={styles.left}>{beatersWords(model, best.play, say)}</p>}
      {beaten !== undefined && (
        <p className={styles.beaten}>
          <Cards play={beaten.play} region="beaten" />
          <span>
            {say('climbing.table.middle.over', {
              what: combinationWords(beaten.play, say, model.game.variant.id),
            })}
          </span>
        </p>
      )}
    </>
  );
}

function leadWords({ turn, viewer, names, phase }: TableModel, say: Say): string {
  if (turn === null || phase !== 'lead') return '';
  if (turn === viewer) return say('climbing.table.middle.your');
  return say('climbing.table.middle.of', { name: names[turn] ?? '' });
}

function Offers({
  model,
  offers,
  offered,
  onOffer,
}: Pick<MiddleProps, 'model' | 'offers' | 'offered' | 'onOffer'>) {
  const say = useSay();
  return (
    <div
      className={`${looks.row} ${styles.offers}`}
      role="group"
      aria-label={say('climbing.table.offer')}
      data-region="offers"
    >
      {offers.map((play) => (
        <button
          key={play}
          type="button"
          className={`${looks.touch} ${styles.offer}`}
          aria-pressed={play === offered}
          aria-label={combinationWords(play, say, model.game.variant.id)}
          onClick={() => onOffer(play)}
        >
          <Cards play={play} />
        </button>
      ))}
    </div>
  );
}

/** What the last play brought: a trick won, fours that are paid, enough wu to declare. */
function Gains({ model }: { readonly model: TableModel }) {
  return model.gained.map((gained) => (
    <Gain key={`${model.steps.length}.${gained.seat}`} model={model} gained={gained} />
  ));
}

function Gain({ model, gained }: { readonly model: TableModel; readonly gained: Gained }) {
  const say = useSay();
  const { names, seats } = model;
  const { seat, play, ripens } = gained;
  const name = names[seat] ?? '';
  const fours = foursWords(gained, model, say);
  return (
    <div className={gains.gains} data-ripens={ripens || undefined}>
      <p className={gains.won}>
        <Cards play={play} />
        <span>{gainWords(gained, name, say)}</span>
      </p>
      {fours !== undefined && <p className={gains.fours}>{fours}</p>}
      {ripens && (
        <p className={gains.ripe}>
          {say('climbing.table.told.enough', { name, wu: seats[seat]?.wu ?? 0 })}
        </p>
      )}
    </div>
  );
}
