import disclosure from '../../scores/Disclosure.module.css';
import table from '../../scores/ScoreTable.module.css';
import { useSay } from '../../voice/voice.tsx';
import type { PossibleCount } from './countedRound.ts';

interface OtherRulesDisclosedProps {
  readonly names: readonly string[];
  readonly row: PossibleCount;
}

/** Where the catches count differently under other rules. */
export function OtherRulesAnswer({ names, row }: OtherRulesDisclosedProps) {
  const say = useSay();
  return (
    <div className={disclosure.answer}>
      {row.seats.map(({ differences }, seat) => {
        const name = names[seat] ?? '';
        if (differences.length === 0) {
          return <p key={seat}>{say('scores.other.same', { name })}</p>;
        }
        return (
          <table key={seat} className={table.table}>
            <thead>
              <tr>
                <th scope="col">{say('scores.other.line', { name })}</th>
                <th scope="col">{say('scores.other.here')}</th>
                <th scope="col">{say('scores.other.there')}</th>
              </tr>
            </thead>
            <tbody>
              {differences.map(({ id, here, there }) => (
                <tr key={id}>
                  <th scope="row">{say(`table.group.${id}`)}</th>
                  <td>{here ?? '–'}</td>
                  <td>{there ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        );
      })}
    </div>
  );
}
