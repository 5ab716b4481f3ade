import {
  type Game,
  type GroupRow,
  groupRows,
  namedCombinations,
} from '../../../engine/climbing/index.ts';
import { ranksWords } from '../../../text/climbing/ruleWords.ts';
import type { Say } from '../../../text/say.ts';
import { Dialog } from '../../dialog/Dialog.tsx';
import { FittedTileLook } from '../../tile/FittedTileLook.tsx';
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
  const { suits, beaten } = ranksWords(game, say);
  return (
    <Dialog reads title={say('climbing.table.ranks')} onClose={onClose}>
      <p className={styles.about}>{suits}</p>
      <SuitLadders game={game} tile={rankCard} />
      <div className={styles.beaten}>
        {beaten.map((words) => (
          <p key={words} className={styles.about}>
            {words}
          </p>
        ))}
      </div>
      {together.length > 0 && (
        <p className={styles.about}>{say('climbing.table.ranks.together')}</p>
      )}
      <FittedTileLook cut tile={rankCard}>
        <div className={styles.groups}>
          {together.map((row) => (
            <CardRow
              key={row.kinds.join()}
              {...namedBy(row, say)}
              steps={[row.kinds]}
              tile={rankCard}
            />
          ))}
        </div>
      </FittedTileLook>
    </Dialog>
  );
}

/** What plays that beat each other by their size are called, with their numbers of cards. */
function namedBy({ form, kinds }: GroupRow, say: Say): { readonly name?: string } {
  if (form !== 'by-size') return {};
  const named = (['happy', 'bull', 'pendulum', 'fish'] as const).find((one) =>
    namedCombinations[one].every((kind) => kinds.includes(kind)),
  );
  return named === undefined ? {} : { name: say(`climbing.page.form.${named}`) };
}
