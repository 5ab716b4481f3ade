import type { OtherRules } from '../../../engine/fishing/index.ts';
import { tileInSentence } from '../../../text/tileNames.ts';
import disclosure from '../../scores/Disclosure.module.css';
import table from '../../scores/ScoreTable.module.css';
import { useSay } from '../../voice/voice.tsx';

interface OtherRulesDisclosedProps {
  readonly names: readonly string[];
  readonly row: OtherRules;
}

/**
 * Where the catches count differently under other rules, or why those rules could not have had
 * them.
 */
export function OtherRulesAnswer({ names, row }: OtherRulesDisclosedProps) {
  const say = useSay();
  return (
    <div className={disclosure.answer}>
      {row.seats.map((count, seat) => {
        const name = names[seat] ?? '';
        if ('tooMany' in count) {
          const { kind, found, expected } = count.tooMany;
          const values = { name, found, expected, tile: tileInSentence(kind, say) };
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a seat is, and two may have one name
          return <p key={seat}>{say('scores.other.why', values)}</p>;
        }
        if (count.differences.length === 0) {
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a seat is, and two may have one name
          return <p key={seat}>{say('scores.other.same', { name })}</p>;
        }
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a seat is, and two may have one name
          <table key={seat} className={table.table}>
            <thead>
              <tr>
                <th scope="col">{say('scores.other.line', { name })}</th>
                <th scope="col">{say('scores.other.here')}</th>
                <th scope="col">{say('scores.other.there')}</th>
              </tr>
            </thead>
            <tbody>
              {count.differences.map(({ id, here, there }) => (
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
      {row.together !== undefined && (
        <p>{say('scores.other.together', { tile: tileInSentence(row.together.kind, say) })}</p>
      )}
    </div>
  );
}
