import {
  findVariant,
  type RuleChanges,
  scoreSheetOf,
  type VariantId,
  variantIds,
  withSwitch,
} from '../../../engine/fishing/index.ts';
import { type VariantId as AnyVariantId, countTiles } from '../../../engine/index.ts';
import type { LessonId } from '../../../lessons/families/lessonIds.ts';
import type { RulesSpot } from '../../../store/rulesCode.ts';
import { fishingGameWords } from '../../../text/fishing/gameWords.ts';
import { allSourceWords } from '../../../text/fishing/sourceWords.ts';
import panel from '../../asking/Panel.module.css';
import { ChoiceField } from '../../choice/ChoiceField.tsx';
import { Space } from '../../content/Space.tsx';
import { GameAbout } from '../../rules/GameAbout.tsx';
import { GameWords } from '../../rules/GameWords.tsx';
import { OurDecisions } from '../../rules/OurDecisions.tsx';
import { RulebookPage } from '../../rules/RulebookPage.tsx';
import { SourceList } from '../../rules/SourceList.tsx';
import scores from '../../scores/Scores.module.css';
import { RulesField } from '../../setup/RulesField.tsx';
import { newDraft, withSwitchSet } from '../../setup/setupDraft.ts';
import { useSay } from '../../voice/voice.tsx';
import { examples } from '../calculator/examples.ts';
import { BonusItem } from '../scores/BonusItem.tsx';
import { SheetLine } from '../scores/SheetLine.tsx';
import { FishingRule } from './FishingRule.tsx';
import { fishingPageOf } from './pageSteps.ts';
import { toldDecisions } from './ruleNotes.ts';
import type { RulesModel } from './rulesModel.ts';

interface RulebookProps {
  readonly model: RulesModel;
  readonly rules: RuleChanges;
  readonly at: RulesSpot | undefined;
  /** Whether the address asked for something that there is not. */
  readonly isWrong: boolean;
  readonly isTable: boolean | undefined;
  readonly onTable: () => void;
  readonly onGame: (variant: VariantId, rules: RuleChanges) => void;
  /** Leads to the rules of a game of any family. */
  readonly onOther: (variant: AnyVariantId) => void;
  readonly onLesson: (lesson: LessonId) => void;
  readonly onLeave: () => void;
}

/** The rules of a game from the first tile to the last payment, with its switches to be set. */
export function Rulebook(props: RulebookProps) {
  const { model, rules, at, onGame } = props;
  const say = useSay();
  const { variant, changed, sections } = model;
  const draft = { ...newDraft(''), variant, rules };
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
      variant={variant}
      isWrong={props.isWrong}
      steps={fishingPageOf(model, say)}
      ways={
        <ChoiceField
          look="row"
          legend={say('start.variant')}
          options={variantIds.map((id) => ({ value: id, name: say(`variant.${id}`) }))}
          value={variant}
          onChoose={(id) => onGame(id, {})}
        />
      }
      switches={
        <RulesField
          draft={draft}
          onSwitch={(ruleSwitch, value) =>
            onGame(variant, withSwitchSet(draft, ruleSwitch, value).rules)
          }
          onReset={() => onGame(variant, {})}
        />
      }
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
      isTable={props.isTable}
      onTable={props.onTable}
      onOther={props.onOther}
      onLesson={props.onLesson}
      onLeave={props.onLeave}
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
