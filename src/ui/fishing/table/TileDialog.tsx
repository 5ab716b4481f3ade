import { kindFactsOf, unseenOf } from '../../../engine/fishing/index.ts';
import { countOf, type Kind, pipsOf, redPipsOf } from '../../../engine/index.ts';
import { groupWorthWords, pokeWords } from '../../../text/fishing/rulebookWords.ts';
import { otherNamesOf } from '../../../text/otherNames.ts';
import type { Say } from '../../../text/say.ts';
import { tileInSentence, tileLabel } from '../../../text/tileNames.ts';
import panel from '../../asking/Panel.module.css';
import { Ended } from '../../content/Heard.tsx';
import { Dialog } from '../../dialog/Dialog.tsx';
import looks from '../../looks/looks.module.css';
import { FittedTileLook } from '../../tile/FittedTileLook.tsx';
import { Tile } from '../../tile/Tile.tsx';
import { useSay } from '../../voice/voice.tsx';
import { GroupPicture } from './boards/GroupPicture.tsx';
import styles from './TileDialog.module.css';
import type { TableModel } from './tableModel.ts';

/** The short side of the tiles, in CSS pixels. */
const largeTile = 56;
const smallTile = 22;

interface TileDialogProps {
  readonly model: TableModel;
  readonly kind: Kind;
  readonly onClose: () => void;
}

/** What a tile is: its pips, what it counts, who takes it, and how many nobody has shown yet. */
export function TileDialog({ model, kind, onClose }: TileDialogProps) {
  const say = useSay();
  const facts = kindFactsOf(model.game, kind);
  return (
    <Dialog reads title={tileLabel(kind, say)} onClose={onClose}>
      <div className={styles.tile}>
        <FittedTileLook cut tile={largeTile}>
          <span className={styles.large}>
            <Tile kind={kind} />
          </span>
        </FittedTileLook>
        <ul className={`${looks.stack} ${looks.slim}`}>
          <li>
            <Ended words={say('tile.pips', { pips: pipsOf(kind), red: redPipsOf(kind) })} />
          </li>
          <li>{worthWords(model, kind, say)}</li>
          <li>
            <span>{pokeWords(facts, say)}</span>
            <FittedTileLook cut tile={smallTile}>
              <GroupPicture
                slots={facts.catches.map((fish) => ({ kind: fish, copies: 1, either: false }))}
                state="open"
              />
            </FittedTileLook>
          </li>
          {model.view !== null && (
            <li>
              {say('tile.unseen', {
                unseen: countOf(unseenOf(model.view), kind),
                copies: facts.copies,
              })}
            </li>
          )}
          {otherNamesOf(kind, say).map((names) => (
            <li key={names} className={panel.dim}>
              {names}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

/** What a tile of a kind counts: by its pips (S1, S2), or with its group (S3 to S7). */
function worthWords({ game }: TableModel, kind: Kind, say: Say): string {
  const group = game.scoring.groups.find(({ kinds }) => kinds.includes(kind));
  if (group === undefined) return '';
  const [pips, red] = [pipsOf(kind), redPipsOf(kind)];
  const tile = tileInSentence(kind, say);
  if (group.id === 'small-fish') return say('scores.tile.small-fish', { tile, pips, red });
  if (group.id === 'big-fish') return say('scores.tile.big-fish', { tile, pips, points: 2 * pips });
  return say('tile.group', {
    group: say(`table.group.${group.id}`),
    worth: groupWorthWords(group, say),
  });
}
