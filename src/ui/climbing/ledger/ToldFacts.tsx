import { settleTold, type ToldCount } from '../../../engine/climbing/index.ts';
import type { SeatCounts } from '../../../store/entering/counts.ts';
import { toldCountName, toldProblemWords } from '../../../text/climbing/toldWords.ts';
import { Parted } from '../../content/Parted.tsx';
import type { RoundFactsProps } from '../../ledger/ledgerParts.ts';
import { useSay } from '../../voice/voice.tsx';
import styles from './Told.module.css';
import { ToldDues } from './ToldDues.tsx';
import { askedOf, gameOfTold, roundOfTold } from './toldLedger.ts';

/** What was told of a round of the ledger, and who paid whom. */
export function ToldFacts({ round, names }: RoundFactsProps) {
  const say = useSay();
  const { entered } = round;
  if (entered.by !== 'counts') return null;
  const { dealer, declarer, counts } = entered;
  const game = gameOfTold(entered.game);
  const asked = askedOf(entered, game);
  const settled = settleTold(game, roundOfTold(entered));
  return (
    <>
      <ul className={styles.facts}>
        <li>{say('climbing.ledger.dealt', { name: names[dealer] ?? '' })}</li>
        <li>
          {typeof declarer === 'number'
            ? say('climbing.ledger.declarer', { name: names[declarer] ?? '' })
            : say('climbing.outcome.nobody')}
        </li>
        {asked.flatMap((each, seat) =>
          toldIn(each, counts[seat]).map((count) => (
            <li key={`${count} ${names[seat]}`}>
              <Parted
                words={say('climbing.ledger.told', {
                  name: names[seat] ?? '',
                  what: toldCountName(count, say),
                  number: counts[seat]?.[count] ?? 0,
                })}
              />
            </li>
          )),
        )}
      </ul>
      {settled.ok ? (
        <ToldDues settlement={settled.value} game={game} dealer={dealer} names={names} />
      ) : (
        <p>{toldProblemWords(settled.problem, names, say)}</p>
      )}
    </>
  );
}

/** Of what a seat was asked for, its wu and what it has any of. */
function toldIn(asked: readonly ToldCount[], counts: SeatCounts = {}): readonly ToldCount[] {
  return asked.filter((count) => count === 'wu' || (counts[count] ?? 0) > 0);
}
