import type { KindFacts } from '../../../engine/fishing/index.ts';
import { pipsList, threeWords } from '../../../text/fishing/rulebookWords.ts';
import { tileInSentence } from '../../../text/tileNames.ts';
import panel from '../../asking/Panel.module.css';
import { Tile } from '../../tile/Tile.tsx';
import { useSay } from '../../voice/voice.tsx';
import styles from './CatchTable.module.css';

const columns = ['kind', 'pips', 'catches', 'copies', 'three'] as const;

/** Who catches whom once more, to be read line by line. */
export function CatchTable({ kinds }: { readonly kinds: readonly KindFacts[] }) {
  const say = useSay();
  return (
    <table className={styles.catches}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {say(`rulebook.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((facts) => (
          <tr key={facts.kind}>
            <th scope="row">
              <span className={panel.field}>
                <Tile kind={facts.kind} pose="sideways" />
                <span>{` ${tileInSentence(facts.kind, say)}`}</span>
              </span>
            </th>
            <td>{facts.pips}</td>
            <td>{pipsList(facts.catches, say)}</td>
            <td>{facts.copies}</td>
            <td>{threeWords(facts, say)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
