import { type Game, groupRows } from '../../../engine/climbing/index.ts';
import { Dialog } from '../../dialog/Dialog.tsx';
import { FittedTileLook } from '../../tile/TileLook.tsx';
import { useSay } from '../../voice/voice.tsx';
import styles from './RanksDialog.module.css';
import { CardRow, SuitLadders } from './SuitLadders.tsx';

interface RanksDialogProps {
  readonly game: Game;
  readonly onClose: () => void;
}

/** The short side of the cards, in CSS pixels. */
const rankCard = 26;

/** Which cards beat which: every suit from high to low, and what is played together (W2 to W5). */
export function RanksDialog({ game, onClose }: RanksDialogProps) {
  const say = useSay();
  const together = groupRows(game).filter(({ form }) => form !== null);
  return (
    <Dialog title={say('climbing.table.ranks')} onClose={onClose}>
      <p className={styles.about}>{say('climbing.table.ranks.about')}</p>
      <SuitLadders game={game} tile={rankCard} />
      {together.length > 0 && (
        <p className={styles.about}>{say('climbing.table.ranks.together')}</p>
      )}
      <FittedTileLook cut tile={rankCard}>
        <div className={styles.groups}>
          {together.map(({ kinds }) => (
            <CardRow key={kinds.join()} steps={[kinds]} tile={rankCard} />
          ))}
        </div>
      </FittedTileLook>
    </Dialog>
  );
}
