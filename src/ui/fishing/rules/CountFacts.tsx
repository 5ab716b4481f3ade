import type { RuleId } from '../../../engine/fishing/index.ts';
import { groupWorthWords } from '../../../text/fishing/rulebookWords.ts';
import styles from '../../rules/Facts.module.css';
import { TileRow } from '../../rules/TileRow.tsx';
import { useSay } from '../../voice/voice.tsx';
import type { RulesModel } from './rulesModel.ts';

interface GroupFactsProps {
  readonly rule: RuleId;
  readonly model: RulesModel;
}

/**
 * The lines of the score sheet that a rule makes, with their tiles and what each counts; nothing
 * for other rules.
 */
export function GroupFacts({ rule, model }: GroupFactsProps) {
  const say = useSay();
  const { scoring, rules } = model.game;
  const groups = scoring.groups.filter((group) => group.rule === rule);
  if (groups.length === 0) return null;
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <figure key={group.id} className={styles.figure}>
          <figcaption>
            <strong>{say(`table.group.${group.id}`)}</strong>
            {rules.scoring === 'groups' && <span>{` ${groupWorthWords(group, say)}`}</span>}
          </figcaption>
          <TileRow tiles={group.kinds} below={(kind) => group.pointsComplete[kind] ?? 0} />
        </figure>
      ))}
    </div>
  );
}

/** What each bonus takes and brings (S8). */
export function BonusList({ model }: { readonly model: RulesModel }) {
  const say = useSay();
  return model.bonuses.map(({ id, tiles, points }) => (
    <figure key={id} className={styles.figure} data-bonus={id}>
      <figcaption>
        <strong>{say(`scores.bonus.${id}`)}</strong>
        <span>{` ${say('rulebook.bonus', { tiles: tiles.length, points })}`}</span>
      </figcaption>
      <TileRow tiles={tiles} />
    </figure>
  ));
}
