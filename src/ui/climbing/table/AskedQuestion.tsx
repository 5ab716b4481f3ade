import { useEffect, useId } from 'react';
import { kindCountsOf } from '../../../engine/climbing/index.ts';
import type { Play } from '../../../engine/index.ts';
import type { AskedOdds } from '../../../store/table/passing.ts';
import type { Say } from '../../../text/say.ts';
import { AskableRule } from '../../asking/AskableRule.tsx';
import { Space } from '../../content/Space.tsx';
import { useSay } from '../../voice/voice.tsx';
import styles from './AskedQuestion.module.css';
import wagers from './DeclareWagers.module.css';
import type { TableModel } from './tableModel.ts';
import { chipsWords } from './words/chipsWords.ts';
import {
  declareWager,
  playOnWager,
  riskWords,
  rivalWords,
  type Wager,
} from './words/declareWords.ts';
import { outcomesOf } from './words/oddsWords.ts';

/** The phases in which the viewer answers a question. */
const askingPhases = ['declare', 'lay', 'talon', 'redeal', 'consent'] as const;

export type AskingPhase = (typeof askingPhases)[number];

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

export function questionTitle({ seats, viewer }: TableModel, asked: AskingPhase, say: Say): string {
  if (asked !== 'declare') return say(`climbing.table.question.${asked}`);
  return say('climbing.table.declare.title', { wu: seats[viewer ?? -1]?.wu ?? 0 });
}

interface DeclareWagersProps {
  readonly model: TableModel;
  /** What comes of playing on, once it was asked. */
  readonly askedOdds?: AskedOdds | null | undefined;
  /** Asks that; missing where it is asked already, and where no help is wanted. */
  readonly onOdds?: (() => void) | undefined;
}

/** Declaring and playing on, each with what it brings and what follows, and the chances. */
function DeclareWagers({ model, askedOdds = null, onOdds }: DeclareWagersProps) {
  const say = useSay();
  const { isSpent } = model;
  const asks = isSpent ? undefined : onOdds;
  useEffect(() => asks?.(), [asks]);
  const isTold = asks !== undefined || (askedOdds !== null && askedOdds.odds !== null);
  return (
    <>
      <div className={wagers.wagers}>
        <WagerCard name={say('climbing.table.action.declare')} wager={declareWager(model, say)} />
        <WagerCard name={say('climbing.table.action.decline')} wager={playOnWager(model, say)} />
      </div>
      <div className={wagers.outlook}>
        {isTold ? <Outlook model={model} askedOdds={askedOdds} /> : <Rivals model={model} />}
      </div>
    </>
  );
}

interface WagerCardProps {
  readonly name: string;
  readonly wager: Wager;
}

function WagerCard({ name, wager }: WagerCardProps) {
  const say = useSay();
  const id = useId();
  const { stake, terms } = wager;
  return (
    <div className={wagers.wager} role="group" aria-labelledby={id}>
      <h3 id={id} className={wagers.name}>
        {name}
      </h3>
      {stake !== undefined && <p className={wagers.stake}>{chipsWords(stake, say)}</p>}
      {terms.map((term) => (
        <p key={term}>{term}</p>
      ))}
    </div>
  );
}

/** The chances as a bar and in words; as long as they are awaited, their room alone. */
function Outlook({ model, askedOdds }: Required<Pick<DeclareWagersProps, 'model' | 'askedOdds'>>) {
  const say = useSay();
  const odds = askedOdds?.odds ?? 'awaited';
  const outcomes = odds === 'awaited' ? [] : outcomesOf(odds, model, say);
  return (
    <>
      <p className={wagers.estimate}>
        <span>{say('climbing.table.odds.title')}</span>
        <span className={wagers.bar} aria-hidden="true">
          {outcomes.map(({ what, share }) => (
            <span key={what} data-outcome={what} style={{ flexGrow: share }} />
          ))}
        </span>
      </p>
      <ul className={wagers.outcomes}>
        {outcomes.map(({ what, words }) => (
          <li key={what} data-outcome={what}>
            {words}
          </li>
        ))}
      </ul>
    </>
  );
}

/** There is room for so many. */
const mostRivals = 2;

/** What another's declaration costs, and who is close to it. */
function Rivals({ model }: Pick<DeclareWagersProps, 'model'>) {
  const say = useSay();
  const rivals = model.seats
    .filter(({ seat, danger }) => seat !== model.viewer && danger !== null)
    .toSorted((one, other) => other.wu - one.wu)
    .slice(0, mostRivals);
  return (
    <>
      <p className={wagers.risk}>{riskWords(model, say)}</p>
      {rivals.length === 0 ? (
        <p className={wagers.quiet}>{say('climbing.table.declare.nobody')}</p>
      ) : (
        <ul className={wagers.rivals}>
          {rivals.map((seat) => (
            <li key={seat.seat}>{rivalWords(seat, say)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
