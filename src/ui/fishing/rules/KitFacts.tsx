import styles from '../../rules/Facts.module.css';
import { TileRow } from '../../rules/TileRow.tsx';
import { useSay } from '../../voice/voice.tsx';
import type { RulesModel } from './rulesModel.ts';

/** What is needed to play: the tiles, and how they are dealt. */
export function KitFacts({ model }: { readonly model: RulesModel }) {
  const say = useSay();
  const { game, tiles, suits, deals } = model;
  const { kit, lake, drawPile } = game.variant;
  return (
    <>
      <p>{say(`rulebook.kit.${kit}`, { tiles })}</p>
      {suits.map(({ id, kinds, copies }) => (
        <figure key={id} className={styles.figure}>
          <figcaption>{say(`rulebook.suit.${id}`, { copies })}</figcaption>
          <TileRow tiles={kinds} />
        </figure>
      ))}
      <table className={styles.deal}>
        <caption>{say('rulebook.deal')}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{say('rulebook.deal.hand')}</th>
            <th scope="col">{say('rulebook.deal.lake')}</th>
            <th scope="col">{say('rulebook.deal.pile')}</th>
          </tr>
        </thead>
        <tbody>
          {deals.map(({ seats, hand }) => (
            <tr key={seats}>
              <th scope="row">{say('start.seats.number', { seats })}</th>
              <td>{hand}</td>
              <td>{lake}</td>
              <td>{drawPile}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
