import {
  accounts,
  type RuleChanges,
  type VariantId,
  variantIds,
  withSwitch,
} from '../../../engine/climbing/index.ts';
import type { VariantId as AnyVariantId } from '../../../engine/index.ts';
import type { LessonId } from '../../../lessons/families/lessonIds.ts';
import type { RulesSpot } from '../../../store/rulesCode.ts';
import { climbingGameWords } from '../../../text/climbing/gameWords.ts';
import type { ClimbingToldGame } from '../../../text/climbing/ruleWords.ts';
import {
  allOurWords,
  allSourceWords,
  openQuestionsOf,
  silentWords,
} from '../../../text/climbing/sourceWords.ts';
import { listOfAll } from '../../../text/lists.ts';
import { ChoiceField } from '../../choice/ChoiceField.tsx';
import facts from '../../rules/Facts.module.css';
import { GameAbout } from '../../rules/GameAbout.tsx';
import { GameWords } from '../../rules/GameWords.tsx';
import { OurDecisions } from '../../rules/OurDecisions.tsx';
import { RulebookPage } from '../../rules/RulebookPage.tsx';
import { SourceList } from '../../rules/SourceList.tsx';
import { RulesField } from '../../setup/RulesField.tsx';
import { newDraft, withSwitchSet } from '../../setup/setupDraft.ts';
import { useSay } from '../../voice/voice.tsx';
import { Ladder } from '../table/ladder/Ladder.tsx';
import { ClimbingRule, type TurnSwitch } from './ClimbingRule.tsx';
import styles from './PageSuits.module.css';
import { climbingPageOf } from './pageSteps.ts';
import type { RulesModel } from './rulesModel.ts';

interface RulebookProps {
  readonly model: RulesModel;
  readonly at: RulesSpot | undefined;
  /** Whether the address asked for something that there is not. */
  readonly isWrong: boolean;
  /** Whether these are the rules of the match that is played; undefined where none is. */
  readonly isTable: boolean | undefined;
  readonly onTable: () => void;
  /** Turns to a game, at the rule in question if one is named. */
  readonly onGame: (variant: VariantId, changes: RuleChanges, at?: RulesSpot) => void;
  /** Leads to the rules of a game of any family. */
  readonly onOther: (variant: AnyVariantId) => void;
  readonly onLesson: (lesson: LessonId) => void;
  readonly onLeave: () => void;
}

/** The rules of a climbing game from the deal to the last payment, with its switches to be set. */
export function Rulebook(props: RulebookProps) {
  const { model, at, onGame } = props;
  const say = useSay();
  const { variant, changes, changed, sections, absent, game } = model;
  const draft = { ...newDraft(''), variant, rules: changes };
  const ours = allOurWords(model, say);
  const silent = variant === 'sap-ng-wu' ? [] : [{ words: silentWords(variant, say), holds: true }];
  const turn: TurnSwitch = (key, value) => {
    const turned = withSwitch(game.variant, changes, key, value);
    if (turned !== undefined) onGame(variant, turned, at);
  };
  return (
    <RulebookPage
      variant={variant}
      isWrong={props.isWrong}
      steps={climbingPageOf(game.variant, changes, say, (told) => (
        <div className={styles.suits}>
          <Ladder game={told} />
        </div>
      ))}
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
          onSwitch={(key, value) => onGame(variant, withSwitchSet(draft, key, value).rules, at)}
          onReset={() => onGame(variant, {}, at)}
        />
      }
      before={
        <>
          <GameAbout variant={variant} changed={changed} />
          {variant !== 'sap-ng-wu' && (
            <p>{say('climbing.rules.reconstruction', { ...accounts[variant] })}</p>
          )}
          {absent.length > 0 && (
            <p>
              {say('climbing.rules.absent', {
                rules: listOfAll(
                  absent.map((rule) => `${rule} ${say(`climbing.rules.name.${rule}`)}`),
                  say,
                ),
              })}
            </p>
          )}
        </>
      }
      parts={[
        ...sections.map(({ id, rules }) => ({
          id,
          name: say(`climbing.rules.section.${id}`),
          content: rules.map((rule) => (
            <ClimbingRule
              key={rule}
              rule={rule}
              model={model}
              ours={ours}
              asked={rule === at}
              onSwitch={turn}
            />
          )),
        })),
        {
          id: 'open',
          name: say('climbing.rules.section.open'),
          content: <OpenQuestions game={model} />,
        },
        {
          id: 'ours',
          name: say('rulebook.section.ours'),
          content: <OurDecisions decisions={[...ours, ...silent]} />,
        },
        {
          id: 'words',
          name: say('rulebook.section.words'),
          content: <GameWords words={climbingGameWords(variant, say)} kit={game.variant.kit} />,
        },
        {
          id: 'sources',
          name: say('rulebook.section.sources'),
          content: <SourceList sources={allSourceWords(model.rules, model, say)} />,
        },
      ]}
      isTable={props.isTable}
      onTable={props.onTable}
      onOther={props.onOther}
      onLesson={props.onLesson}
      onLeave={props.onLeave}
    />
  );
}

/** What the source is not sure of in a game, and what is played here. */
function OpenQuestions({ game }: { readonly game: ClimbingToldGame }) {
  const say = useSay();
  return (
    <>
      <dl className={facts.open}>
        {openQuestionsOf(game, say).map(({ asked, here }) => (
          <div key={asked}>
            <dt>{asked}</dt>
            <dd>{` ${say('climbing.open.played', { here })}`}</dd>
          </div>
        ))}
      </dl>
      <p>{say('climbing.open.rest')}</p>
    </>
  );
}
