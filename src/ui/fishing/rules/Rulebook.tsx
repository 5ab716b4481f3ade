import {
  findVariant,
  scoreSheetOf,
  type VariantId,
  variantIds,
  withSwitch,
} from '../../../engine/fishing/index.ts';
import { countTiles } from '../../../engine/index.ts';
import { fishingGameWords } from '../../../text/fishing/gameWords.ts';
import { allSourceWords } from '../../../text/fishing/sourceWords.ts';
import { Space } from '../../content/Space.tsx';
import looks from '../../looks/looks.module.css';
import { GameAbout } from '../../rules/GameAbout.tsx';
import { GameWords } from '../../rules/GameWords.tsx';
import { OurDecisions } from '../../rules/OurDecisions.tsx';
import { RulebookPage } from '../../rules/RulebookPage.tsx';
import type { RulesPageProps } from '../../rules/rulesRoomOf.tsx';
import { SourceList } from '../../rules/SourceList.tsx';
import scores from '../../scores/Scores.module.css';
import { useSay } from '../../voice/voice.tsx';
import { examples } from '../calculator/examples.ts';
import { BonusItem } from '../scores/BonusItem.tsx';
import { SheetLine } from '../scores/SheetLine.tsx';
import { FishingRule } from './FishingRule.tsx';
import { fishingPageOf } from './pageSteps.ts';
import { toldDecisions } from './ruleNotes.ts';
import type { RulesModel } from './rulesModel.ts';

/** The rules of a game from the first tile to the last payment, with its switches to be set. */
export function Rulebook(props: RulesPageProps<VariantId, RulesModel>) {
  const { model, rules, at, onGame } = props;
  const say = useSay();
  const { variant, changed, sections } = model;
  const told = sections.flatMap((section) => section.rules);
  const rest = [
    { id: 'example', content: <ExampleCatch model={model} /> },
    { id: 'ours', content: <OurDecisions decisions={toldDecisions(model.decisions, say)} /> },
    {
      id: 'words',
      content: <GameWords words={fishingGameWords(variant, say)} kit={model.game.variant.kit} />,
    },
    { id: 'sources', content: <SourceList sources={allSourceWords(told, model, say)} /> },
  ] as const;
  return (
    <RulebookPage
      {...props}
      variant={variant}
      variantIds={variantIds}
      steps={fishingPageOf(model, say)}
      before={<GameAbout variant={variant} changed={changed} />}
      parts={[
        ...sections.map(({ id, rules: ofSection }) => ({
          id,
          name: say(`rulebook.section.${id}`),
          content: (
            <>
              {ofSection.map((rule) => (
                <FishingRule
                  key={rule}
                  rule={rule}
                  model={model}
                  asked={rule === at}
                  onSwitch={(key, value) => {
                    const turned = withSwitch(model.game.variant, rules, key, value);
                    if (turned !== undefined) onGame(variant, turned);
                  }}
                />
              ))}
              {id === 'count' && <p>{say('rulebook.whole', { points: model.whole })}</p>}
            </>
          ),
        })),
        ...rest.map(({ id, content }) => ({
          id,
          name: say(`rulebook.section.${id}`),
          content,
        })),
      ]}
    />
  );
}

/** A photographed catch of this way of counting, counted under the rules in force. */
function ExampleCatch({ model }: { readonly model: RulesModel }) {
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
        <ul className={looks.stack3}>
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
