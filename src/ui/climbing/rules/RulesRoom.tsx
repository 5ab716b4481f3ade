import {
  accounts,
  findVariant,
  type VariantId,
  variantIds,
  variants,
  withSwitch,
} from '../../../engine/climbing/index.ts';
import { climbingGameWords } from '../../../text/climbing/gameWords.ts';
import type { ClimbingToldGame } from '../../../text/climbing/ruleWords.ts';
import {
  allOurWords,
  allSourceWords,
  openQuestionsOf,
  silentWords,
} from '../../../text/climbing/sourceWords.ts';
import { listOfAll } from '../../../text/lists.ts';
import looks from '../../looks/looks.module.css';
import facts from '../../rules/Facts.module.css';
import { GameAbout } from '../../rules/GameAbout.tsx';
import { GameWords } from '../../rules/GameWords.tsx';
import { OurDecisions } from '../../rules/OurDecisions.tsx';
import { RulebookPage } from '../../rules/RulebookPage.tsx';
import { type RulesPageProps, rulesRoomOf } from '../../rules/rulesRoomOf.tsx';
import { SourceList } from '../../rules/SourceList.tsx';
import { useSay } from '../../voice/voice.tsx';
import { Ladder } from '../table/ladder/Ladder.tsx';
import { ClimbingRule, type TurnSwitch } from './ClimbingRule.tsx';
import styles from './PageSuits.module.css';
import { climbingPageOf } from './pageSteps.ts';
import { type RulesModel, rulesModelOf } from './rulesModel.ts';

/** The rules of a climbing game from the deal to the last payment, with its switches to be set. */
function Rulebook(props: RulesPageProps<VariantId, RulesModel>) {
  const { model, at, onGame } = props;
  const say = useSay();
  const { variant, changes, changed, sections, absent, game } = model;
  const ours = allOurWords(model, say);
  const silent = variant === 'sap-ng-wu' ? [] : [{ words: silentWords(variant, say), holds: true }];
  const turn: TurnSwitch = (key, value) => {
    const turned = withSwitch(game.variant, changes, key, value);
    if (turned !== undefined) onGame(variant, turned, at);
  };
  return (
    <RulebookPage
      {...props}
      variant={variant}
      variantIds={variantIds}
      onGame={(id, rules) => onGame(id, rules, id === variant ? at : undefined)}
      steps={climbingPageOf(game.variant, changes, say, (told) => (
        <div className={styles.suits}>
          <Ladder game={told} />
        </div>
      ))}
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
    />
  );
}

/** What the source is not sure of in a game, and what is played here. */
function OpenQuestions({ game }: { readonly game: ClimbingToldGame }) {
  const say = useSay();
  return (
    <>
      <dl className={`${looks.stack3} ${looks.measure} ${facts.open}`}>
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

export const RulesRoom = rulesRoomOf({
  find: findVariant,
  usual: variants[0].id,
  tile: 24,
  modelOf: rulesModelOf,
  opensAt: ({ rules }, at) => rules.some((rule) => rule === at),
  Page: Rulebook,
});
