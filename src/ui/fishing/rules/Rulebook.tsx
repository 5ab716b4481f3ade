import type { ReactNode } from 'react';
import { type RuleChanges, type VariantId, variantIds } from '../../../engine/fishing/index.ts';
import type { VariantId as AnyVariantId } from '../../../engine/index.ts';
import type { RulesSpot } from '../../../store/rulesCode.ts';
import panel from '../../asking/Panel.module.css';
import { Button } from '../../button/Button.tsx';
import { ChoiceField } from '../../choice/ChoiceField.tsx';
import page from '../../page/Page.module.css';
import { RoomPage } from '../../page/RoomPage.tsx';
import { OnePage } from '../../rules/OnePage.tsx';
import { RulesGames } from '../../rules/RulesGames.tsx';
import { RulesField } from '../../setup/RulesField.tsx';
import { newDraft, withSwitchSet } from '../../setup/setupDraft.ts';
import { useSay } from '../../voice/voice.tsx';
import { ExampleCatch } from './ExampleCatch.tsx';
import { leadTo } from './leadTo.ts';
import { OurDecisions } from './OurDecisions.tsx';
import { fishingPageOf } from './pageSteps.ts';
import { RuleArticle } from './RuleArticle.tsx';
import styles from './Rules.module.css';
import type { RulesModel } from './rulesModel.ts';
import { SourceList } from './SourceList.tsx';

interface RulebookProps {
  readonly model: RulesModel;
  readonly rules: RuleChanges;
  readonly at: RulesSpot | undefined;
  /** Whether the address asked for something that there is not. */
  readonly isWrong: boolean;
  /** Whether these are the rules of the match that is played; undefined where none is. */
  readonly isTable: boolean | undefined;
  readonly onTable: () => void;
  readonly onGame: (variant: VariantId, rules: RuleChanges) => void;
  /** Leads to the rules of a game of any family. */
  readonly onOther: (variant: AnyVariantId) => void;
  readonly onLeave: () => void;
}

/** What follows the rules. */
const rest = ['example', 'ours', 'sources'] as const;

type SectionName = (typeof rest)[number] | RulesModel['sections'][number]['id'];

/** The rules of a game from the first tile to the last payment, with its switches to be set. */
export function Rulebook(props: RulebookProps) {
  const { model, rules, at, isWrong, isTable, onTable, onGame, onLeave } = props;
  const say = useSay();
  const { variant, changed, sections } = model;
  const draft = { ...newDraft(''), variant, rules };
  const contents: readonly SectionName[] = [...sections.map(({ id }) => id), ...rest];
  return (
    <RoomPage
      title={say('rulebook.title', { game: say(`variant.${variant}`) })}
      about={say('rulebook.about')}
      className={styles.page}
      onLeave={onLeave}
    >
      {isWrong && (
        <p role="alert" className={styles.wrong}>
          {say('rulebook.wrong')}
        </p>
      )}
      <RulesGames variant={variant} onVariant={props.onOther} />
      <OnePage steps={fishingPageOf(model, say)} />
      <section className={styles.controls} aria-labelledby="choose">
        <h2 id="choose">{say('rulebook.page.whole')}</h2>
        <ChoiceField
          look="row"
          legend={say('start.variant')}
          options={variantIds.map((id) => ({ value: id, name: say(`variant.${id}`) }))}
          value={variant}
          onChoose={(id) => onGame(id, {})}
        />
        <div className={styles.buttons}>
          {isTable === true && <p>{say('rulebook.table')}</p>}
          {isTable === false && <Button onClick={onTable}>{say('rulebook.toTable')}</Button>}
          <Button onClick={() => window.print()}>{say('scores.print')}</Button>
        </div>
        <RulesField
          draft={draft}
          onSwitch={(ruleSwitch, value) =>
            onGame(variant, withSwitchSet(draft, ruleSwitch, value).rules)
          }
          onReset={() => onGame(variant, {})}
        />
      </section>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents">{say('rulebook.contents')}</h2>
          <ul>
            {contents.map((id) => (
              <li key={id}>
                <Button look="quiet" onClick={() => leadTo(sectionElementId(id))}>
                  {say(`rulebook.section.${id}`)}
                </Button>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.sections}>
          <p>
            {changed.length === 0
              ? say(`start.variant.${variant}.about`)
              : say('start.rules.changed', {
                  changes: changed.length,
                  variant: say(`variant.${variant}`),
                })}
          </p>
          {sections.map((section) => (
            <Section key={section.id} id={section.id}>
              {section.rules.map((rule) => (
                <RuleArticle key={rule} rule={rule} model={model} asked={rule === at} />
              ))}
              {section.id === 'count' && <p>{say('rulebook.whole', { points: model.whole })}</p>}
            </Section>
          ))}
          <Section id="example">
            <ExampleCatch model={model} />
          </Section>
          <Section id="ours">
            <OurDecisions model={model} />
          </Section>
          <Section id="sources">
            <SourceList model={model} />
          </Section>
          <p className={panel.dim}>{say('start.rules.note')}</p>
        </div>
      </div>
    </RoomPage>
  );
}

interface SectionProps {
  readonly id: SectionName;
  readonly children: ReactNode;
}

function Section({ id, children }: SectionProps) {
  const say = useSay();
  return (
    <section className={`${page.card} ${styles.section}`} aria-labelledby={sectionElementId(id)}>
      <h2 id={sectionElementId(id)} tabIndex={-1}>
        {say(`rulebook.section.${id}`)}
      </h2>
      {children}
    </section>
  );
}

function sectionElementId(id: SectionName): string {
  return `part-${id}`;
}
