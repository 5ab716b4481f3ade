import { findVariant, scoreSheetOf } from '../../../engine/fishing/index.ts';
import { countTiles } from '../../../engine/index.ts';
import panel from '../../asking/Panel.module.css';
import { Space } from '../../content/Space.tsx';
import scores from '../../scores/Scores.module.css';
import { useSay } from '../../voice/voice.tsx';
import { examples } from '../calculator/examples.ts';
import { BonusItem } from '../scores/BonusItem.tsx';
import { SheetLine } from '../scores/SheetLine.tsx';
import type { RulesModel } from './rulesModel.ts';

/** A photographed catch of this way of counting, counted under the rules in force. */
export function ExampleCatch({ model }: { readonly model: RulesModel }) {
  const say = useSay();
  const { rules, scoring } = model.game;
  const example = examples.find(
    ({ variant }) => findVariant(variant)?.rules.scoring === rules.scoring,
  );
  if (example === undefined) return null;
  const { groups, bonuses, total } = scoreSheetOf(scoring, countTiles(example.tiles));
  const offered = bonuses.filter(({ worth }) => worth > 0);
  return (
    <>
      <p>{say('rulebook.example', { tiles: example.tiles.length, points: total })}</p>
      <div className={scores.lines}>
        {groups.map((line) => (
          <SheetLine key={line.id} line={line} />
        ))}
      </div>
      {offered.length > 0 && (
        <ul className={panel.list}>
          {offered.map((bonus) => (
            <BonusItem key={bonus.id} bonus={bonus} />
          ))}
        </ul>
      )}
      <p className={scores.sum}>
        <span>{say('scores.total')}</span>
        <Space />
        <span>{total}</span>
      </p>
    </>
  );
}
