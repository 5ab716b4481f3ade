import { copiesIn, type KitId, kinds } from '../../engine/index.ts';
import { otherNamesOf } from '../../text/otherNames.ts';
import { tileLabel } from '../../text/tileNames.ts';
import { useSay } from '../voice/voice.tsx';
import styles from './WordList.module.css';

/** What the tiles of a kit are called elsewhere, folded away until somebody asks for it. */
export function OtherNames({ kit }: { readonly kit: KitId }) {
  const say = useSay();
  const named = kinds
    .filter((kind) => copiesIn(kit, kind) > 0)
    .map((kind) => ({ tile: tileLabel(kind, say), names: otherNamesOf(kind, say).join(' ') }))
    .filter(({ names }) => names !== '');
  return (
    <details className={styles.words}>
      <summary>{say('rulebook.words.tiles')}</summary>
      <dl>
        {named.map(({ tile, names }) => (
          <div key={tile}>
            <dt>{tile}</dt>
            <dd>{names}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
