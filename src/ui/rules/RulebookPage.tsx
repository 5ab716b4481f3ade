import type { RuleChanges, VariantId } from '../../engine/index.ts';
import type { LessonId } from '../../families/facts.ts';
import { offeredGames } from '../../families/names.ts';
import panel from '../asking/Panel.module.css';
import { Button } from '../button/Button.tsx';
import { ChoiceField } from '../choice/ChoiceField.tsx';
import type { Elements } from '../content/content.ts';
import looks from '../looks/looks.module.css';
import { leadTo } from '../page/leadTo.ts';
import page from '../page/Page.module.css';
import { RoomPage } from '../page/RoomPage.tsx';
import { RulesField } from '../setup/RulesField.tsx';
import { newDraft, withSwitchSet } from '../setup/setupDraft.ts';
import { useSay } from '../voice/voice.tsx';
import { OnePage, type PageStep } from './OnePage.tsx';
import styles from './Rules.module.css';

export interface PagePart {
  readonly id: string;
  readonly name: string;
  readonly content: Elements;
}

export interface RulebookPageProps<Id extends VariantId> {
  readonly variant: Id;
  readonly rules: RuleChanges;
  /** The ways to play this game. */
  readonly variantIds: readonly Id[];
  /** Whether the address asked for something that there is not. */
  readonly isWrong: boolean;
  readonly steps: readonly PageStep[];
  readonly before: Elements;
  readonly parts: readonly PagePart[];
  /** Whether these are the rules of the match that is played; undefined where none is. */
  readonly isTable: boolean | undefined;
  readonly onTable: () => void;
  /** Turns to a way to play this game, with switches set. */
  readonly onGame: (variant: Id, rules: RuleChanges) => void;
  readonly onLesson: (lesson: LessonId) => void;
  /** Leads to the rules of a game of any family. */
  readonly onOther: (variant: VariantId) => void;
  readonly onLeave: () => void;
}

export function RulebookPage<Id extends VariantId>(props: RulebookPageProps<Id>) {
  const { variant, rules, isWrong, steps, before, parts, isTable, onTable, onGame } = props;
  const say = useSay();
  const draft = { ...newDraft(''), variant, rules };
  const nameOf = (id: VariantId): string => say(`variant.${id}`);
  const lesson = lessonOf(variant);
  return (
    <RoomPage
      title={say('rulebook.title', { game: nameOf(variant) })}
      about={say('rulebook.about')}
      className={styles.page}
      onLeave={props.onLeave}
    >
      {isWrong && (
        <p role="alert" className={styles.wrong}>
          {say('rulebook.wrong')}
        </p>
      )}
      <RulesGames variant={variant} onVariant={props.onOther} />
      {lesson !== undefined && (
        <p className={styles.lesson}>
          <Button onClick={() => props.onLesson(lesson)}>{say('start.learn.go')}</Button>
        </p>
      )}
      <OnePage steps={steps} />
      <section className={`${looks.stack3} ${styles.controls}`} aria-labelledby="choose">
        <h2 id="choose">{say('rulebook.page.whole')}</h2>
        <ChoiceField
          look="row"
          legend={say('start.variant')}
          options={props.variantIds.map((id) => ({ value: id, name: nameOf(id) }))}
          value={variant}
          onChoose={(id) => onGame(id, {})}
        />
        <div className={looks.line3}>
          {isTable === true && <p>{say('rulebook.table')}</p>}
          {isTable === false && <Button onClick={onTable}>{say('rulebook.toTable')}</Button>}
          <Button onClick={() => window.print()}>{say('scores.print')}</Button>
        </div>
        <RulesField
          draft={draft}
          onSwitch={(key, value) => onGame(variant, withSwitchSet(draft, key, value).rules)}
          onReset={() => onGame(variant, {})}
        />
      </section>
      <div className={`${looks.stack4} ${styles.columns}`}>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents">{say('rulebook.contents')}</h2>
          <ul>
            {parts.map(({ id, name }) => (
              <li key={id}>
                <Button look="quiet" onClick={() => leadTo(partElementId(id))}>
                  {name}
                </Button>
              </li>
            ))}
          </ul>
        </nav>
        <div className={`${looks.stack4} ${looks.slim} ${styles.sections}`}>
          {before}
          {parts.map(({ id, name, content }) => (
            <section
              key={id}
              className={`${page.card} ${styles.section}`}
              aria-labelledby={partElementId(id)}
            >
              <h2 id={partElementId(id)} tabIndex={-1}>
                {name}
              </h2>
              {content}
            </section>
          ))}
          <p className={panel.dim}>{say('start.rules.note')}</p>
        </div>
      </div>
    </RoomPage>
  );
}

function partElementId(id: string): string {
  return `part-${id}`;
}

/** The lesson that a game of the first screen begins with, if it is the first of its family. */
function lessonOf(variant: VariantId): LessonId | undefined {
  const game = offeredGames.find((one) => one.variant === variant);
  return game !== undefined && 'lesson' in game ? game.lesson : undefined;
}

interface RulesGamesProps {
  readonly variant: VariantId;
  readonly onVariant: (variant: VariantId) => void;
}

function RulesGames({ variant, onVariant }: RulesGamesProps) {
  const say = useSay();
  return (
    <nav className={`${looks.row} ${styles.games}`} aria-label={say('start.variant')}>
      {offeredGames.map((game) => (
        <Button
          key={game.id}
          look={game.variant === variant ? 'plain' : 'quiet'}
          aria-current={game.variant === variant ? 'page' : undefined}
          onClick={() => onVariant(game.variant)}
        >
          {say(`variant.${game.variant}`)}
        </Button>
      ))}
    </nav>
  );
}
