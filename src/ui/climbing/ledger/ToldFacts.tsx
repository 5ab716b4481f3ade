import { settleTold } from '../../../engine/climbing/index.ts';
import { toldCountName } from '../../../text/climbing/toldWords.ts';
import type { RoundFactsProps } from '../../ledger/ledgerParts.ts';
import { useSay } from '../../voice/voice.tsx';
import { ToldDues } from './ToldDues.tsx';
import { askedOf, gameOfTold, roundOfTold } from './toldLedger.ts';

/** What was told of a round of the ledger, and who paid whom. */
export function ToldFacts({ round, names }: RoundFactsProps) {
  const say = useSay();
  if (!('told' in round)) return null;
  const { dealer, declarer, counts } = round.told;
  const game = gameOfTold(round.told.game);
  const asked = askedOf(round.told, game);
  return (
    <>
      <p>{say('climbing.ledger.dealt', { name: names[dealer] ?? '' })}</p>
      <p>
        {typeof declarer === 'number'
          ? say('climbing.ledger.declarer', { name: names[declarer] ?? '' })
          : say('climbing.outcome.nobody')}
      </p>
      <ul>
        {asked.flatMap((each, seat) =>
          each.map((count) => (
            <li key={`${count} ${names[seat]}`}>
              {say('climbing.ledger.told', {
                name: names[seat] ?? '',
                what: toldCountName(count, say),
                number: counts[seat]?.[count] ?? 0,
              })}
            </li>
          )),
        )}
      </ul>
      <ToldDues
        settlement={settleTold(game, roundOfTold(round.told))}
        game={game}
        dealer={dealer}
        names={names}
      />
    </>
  );
}
