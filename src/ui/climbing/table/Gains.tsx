import { useSay } from '../../voice/voice.tsx';
import { Cards } from '../cards/Cards.tsx';
import styles from './Gains.module.css';
import type { Gained, TableModel } from './tableModel.ts';
import { foursWords, gainWords } from './words/gainWords.ts';

/**
 * What the last play has brought: a trick that was won, fours that are paid, enough wu to declare.
 */
export function Gains({ model }: { readonly model: TableModel }) {
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
    <div className={styles.gains} data-ripens={ripens || undefined}>
      <p className={styles.won}>
        <Cards play={play} />
        <span>{gainWords(gained, name, say)}</span>
      </p>
      {fours !== undefined && <p className={styles.fours}>{fours}</p>}
      {ripens && (
        <p className={styles.ripe}>
          {say('climbing.table.told.enough', { name, wu: seats[seat]?.wu ?? 0 })}
        </p>
      )}
    </div>
  );
}
