import { handOf } from '../../../engine/fishing/index.ts';
import { formatKind, tilesOf } from '../../../engine/index.ts';
import { tileLabel } from '../../../text/tileNames.ts';
import type { ShownRound } from '../../table/roomBoard.ts';
import { useSay } from '../../voice/voice.tsx';
import { Hand } from '../table/Hand.tsx';
import styles from './Stage.module.css';
import { tableRoundIn } from './shownModel.ts';

/** What every seat holds. */
export function OpenHands({ round }: { readonly round: ShownRound }) {
  const say = useSay();
  const { position, names } = tableRoundIn(round);
  return (
    <div className={styles.hands}>
      {names.map((name, seat) => {
        const tiles = tilesOf(handOf(position, seat));
        return (
          <div key={seat} className={styles.named}>
            <span className={styles.whose} aria-hidden="true">
              {name}
            </span>
            <Hand
              label={say('table.hand', { name, tiles: tiles.length })}
              tiles={tiles.map((kind, copy) => ({
                id: `${seat}.${formatKind(kind)}.${copy}`,
                kind,
                label: tileLabel(kind, say),
                look: 'plain',
                height: 1,
                disabled: true,
              }))}
              atStart={position.game.handSize}
              onBait={() => undefined}
            />
          </div>
        );
      })}
    </div>
  );
}
