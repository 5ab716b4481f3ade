import { useMemo } from 'react';
import { type Game, type Shape, shapesOf } from '../../../engine/climbing/index.ts';
import type { Play, SwitchValue } from '../../../engine/index.ts';
import { combinationWords } from '../../../text/climbing/combinationWords.ts';
import { refusalWords } from '../../../text/climbing/refusalWords.ts';
import { ruleTextIn } from '../../../text/climbing/ruleWords.ts';
import { asOne } from '../../../text/climbing/scoreWords.ts';
import { ruleSourceWords, valueSourceWords } from '../../../text/climbing/sourceWords.ts';
import { sizesWords } from '../../../text/climbing/standingWords.ts';
import type { RuleId } from '../../../text/climbing/switchRules.ts';
import type { Say } from '../../../text/say.ts';
import { switchValueAbout, switchValueName } from '../../../text/switchWords.ts';
import looks from '../../looks/looks.module.css';
import facts from '../../rules/Facts.module.css';
import { OtherValues } from '../../rules/OtherValues.tsx';
import type { ToldDecision } from '../../rules/OurDecisions.tsx';
import { RuleArticle, SwitchInForce } from '../../rules/RuleArticle.tsx';
import { useSay } from '../../voice/voice.tsx';
import { Cards } from '../cards/Cards.tsx';
import styles from './CombinationFacts.module.css';
import { dealtExample } from './exampleRound.ts';
import { PokedSuits } from './PokedSuits.tsx';
import type { RulesModel, SwitchFacts } from './rulesModel.ts';
import { WuPayments } from './WuPayments.tsx';

export type TurnSwitch = (key: SwitchFacts['key'], value: SwitchFacts['value']) => void;

interface ClimbingRuleProps {
  readonly rule: RuleId;
  readonly model: RulesModel;
  readonly ours: readonly ToldDecision[];
  /** Whether it is the rule in question. */
  readonly asked: boolean;
  readonly onSwitch: TurnSwitch;
}

export function ClimbingRule({ rule, model, ours, asked, onSwitch }: ClimbingRuleProps) {
  const say = useSay();
  const switches = model.switches.filter((facts) => facts.rule === rule);
  return (
    <RuleArticle
      rule={rule}
      name={say(`climbing.rules.name.${rule}`)}
      text={ruleTextIn(rule, say, model)}
      asked={asked}
      switches={switches.map((facts) => (
        <ClimbingSwitch key={facts.key} facts={facts} model={model} onSwitch={onSwitch} />
      ))}
      isChanged={switches.some(({ value, own }) => value !== own)}
      facts={<RuleFacts rule={rule} model={model} />}
      ours={ours.filter((one) => one.rule === rule && one.holds)}
      sources={ruleSourceWords([rule], model.variant, say)}
    />
  );
}

function RuleFacts({ rule, model }: Pick<ClimbingRuleProps, 'rule' | 'model'>) {
  switch (rule) {
    case 'W2':
      return <PokedSuits key={model.variant} game={model.game} />;
    case 'W3':
    case 'W4':
    case 'W5':
      return <CombinationFacts rule={rule} game={model.game} />;
    case 'W13':
      return <WuPayments game={model.game} />;
    default:
      return null;
  }
}

interface ClimbingSwitchProps {
  readonly facts: SwitchFacts;
  readonly model: RulesModel;
  readonly onSwitch: TurnSwitch;
}

/** A switch with its value in force, and its other values with who has them so. */
function ClimbingSwitch({ facts, model, onSwitch }: ClimbingSwitchProps) {
  const say = useSay();
  const { key, others } = facts;
  return (
    <SwitchInForce facts={facts}>
      <OtherValues
        others={others.map((value) => ({
          value,
          name: switchValueName(key, value, say),
          who: sourceNames(facts, value, model, say),
          about: typeof value === 'boolean' ? switchValueAbout(key, value, say) : undefined,
        }))}
        onTurn={(turned) => onSwitch(key, turned)}
      />
    </SwitchInForce>
  );
}

/**
 * Who has a switch so, by name; undefined where nobody has. Of the game's own value it is enough
 * that its own source has it so, if that does not only guess at it.
 */
function sourceNames(
  { key, rule, own }: SwitchFacts,
  value: SwitchValue,
  model: RulesModel,
  say: Say,
) {
  const having = valueSourceWords({ key, value }, say);
  const isGuessed = having.some(({ guesses }) => guesses);
  const sources =
    value === own && !isGuessed ? ruleSourceWords([rule], model.variant, say) : having;
  if (sources.length === 0) return;
  const name = sources.map((source) => source.name).join(say('rules.place.between'));
  return isGuessed ? say('rules.value.guessed', { source: name }) : name;
}

interface CombinationFactsProps {
  readonly rule: RuleId;
  readonly game: Game;
}

/** What a rule lets be played, each with its numbers of cards and an example that is dealt. */
function CombinationFacts({ rule, game }: CombinationFactsProps) {
  const shapes = useMemo(
    () => shapesOf(game.variant).filter((shape) => shape.rule === rule),
    [rule, game.variant],
  );
  return (
    <div className={facts.groups}>
      {shapes.map((shape) => (
        <ShapeFacts key={shape.id} shape={shape} game={game} />
      ))}
    </div>
  );
}

function ShapeFacts({ shape, game }: { readonly shape: Shape; readonly game: Game }) {
  const say = useSay();
  const example = useMemo(() => dealtExample(game, shape), [game, shape]);
  const told = (play: Play): string => combinationWords(play, say, game.variant.id);
  const notBeaten =
    example === undefined
      ? []
      : [
          say('climbing.example.not', { what: told(example.not.play) }),
          ...(example.beaten === null ? [] : [refusalWords(example.not.why, game, say)]),
        ];
  return (
    <figure className={`${looks.stack} ${looks.top} ${facts.figure}`} data-shape={shape.id}>
      <figcaption>
        <strong>{say(`climbing.shape.${shape.id}`)}</strong>
        <span>{` ${say('climbing.shape.sizes', { sizes: sizesWords(shape.sizes, say) })}`}</span>
      </figcaption>
      {example !== undefined && (
        <>
          <div className={`${looks.line} ${styles.play}`}>
            <Cards play={example.play} />
            <p>{say('climbing.example.played', { what: told(example.play) })}</p>
          </div>
          <div className={`${looks.line} ${styles.play}`} data-answer="beats">
            {example.beaten === null ? (
              <p>{say('climbing.example.unbeaten')}</p>
            ) : (
              <>
                <Cards play={example.beaten} />
                <p>{say('climbing.example.beaten', { what: told(example.beaten) })}</p>
              </>
            )}
          </div>
          <div className={`${looks.line} ${styles.play}`} data-answer="not">
            <Cards play={example.not.play} />
            <p>{asOne(notBeaten, say)}</p>
          </div>
        </>
      )}
    </figure>
  );
}
