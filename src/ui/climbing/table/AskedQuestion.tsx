import { kindCountsOf } from '../../../engine/climbing/index.ts';
import type { Play } from '../../../engine/index.ts';
import type { Say } from '../../../text/say.ts';
import { AskableRule } from '../../asking/AskableRule.tsx';
import { Space } from '../../content/Space.tsx';
import { useSay } from '../../voice/voice.tsx';
import styles from './AskedQuestion.module.css';
import { DeclareWagers, type DeclareWagersProps } from './DeclareWagers.tsx';
import type { TableModel } from './tableModel.ts';

/** The phases in which the viewer answers a question. */
const askingPhases = ['declare', 'lay', 'talon', 'redeal', 'consent'] as const;

/** A phase in which the viewer answers a question. */
export type AskingPhase = (typeof askingPhases)[number];

/** The rules that ask these questions. */
const ruleOf: Readonly<Record<AskingPhase, string>> = {
  declare: 'W9',
  lay: 'W6',
  talon: 'W1',
  redeal: 'W1',
  consent: 'W1',
};

/** The question that the viewer is asked, undefined where it is asked none. */
export function questionIn({ phase, legal }: TableModel): AskingPhase | undefined {
  return legal.length > 0 ? askingPhases.find((one) => one === phase) : undefined;
}

/** Whether the middle needs much room: for a question that takes no cards, or for the end. */
export function tellsInTheMiddle(model: TableModel): boolean {
  const asked = questionIn(model);
  return model.phase === 'over' || (asked !== undefined && asked !== 'lay');
}

interface AskedQuestionProps extends DeclareWagersProps {
  readonly asked: AskingPhase;
}

/** A question to the viewer, with its sentence of rule. */
export function AskedQuestion({ asked, ...wagers }: AskedQuestionProps) {
  const { model } = wagers;
  const say = useSay();
  return (
    <section className={styles.question} aria-labelledby="question">
      <h2 id="question" className={styles.title}>
        <span>{questionTitle(model, asked, say)}</span>
        <Space />
        <AskableRule rule={ruleOf[asked]} />
      </h2>
      {asked === 'declare' ? (
        <DeclareWagers {...wagers} />
      ) : (
        <p data-about>{aboutOf(model, asked, say)}</p>
      )}
    </section>
  );
}

/** What follows from the answers to a question. Past the last seat nobody is asked of the talon. */
function aboutOf(model: TableModel, asked: Exclude<AskingPhase, 'declare'>, say: Say): string {
  if (asked === 'talon' && !model.asksOn) return say('climbing.table.question.talon.last');
  if (asked === 'lay' && losesFours(model)) return say('climbing.table.question.lay.fours.about');
  return say(`climbing.table.question.${asked}.about`);
}

/** Whether four alike that may be laid would bring chips if they were played and won (W10). */
function losesFours({ game, legal }: TableModel): boolean {
  const { fourChips = 0 } = game.rules;
  const hasFour = (play: Play): boolean => kindCountsOf(play).some(({ copies }) => copies === 4);
  return fourChips > 0 && legal.some(hasFour);
}

/** A question to the viewer, as its title. */
export function questionTitle({ seats, viewer }: TableModel, asked: AskingPhase, say: Say): string {
  if (asked !== 'declare') return say(`climbing.table.question.${asked}`);
  return say('climbing.table.declare.title', { wu: seats[viewer ?? -1]?.wu ?? 0 });
}
