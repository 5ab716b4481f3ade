import { baitOf, formOf } from '../../../engine/fishing/index.ts';
import type { Kind } from '../../../engine/index.ts';
import type { Aids } from '../../../store/settings.ts';
import type { Hint } from '../../../store/table/hint.ts';
import type { Say } from '../../../text/say.ts';
import { tileInSentence } from '../../../text/tileNames.ts';
import { AskableRule } from '../../asking/AskableRule.tsx';
import { Space } from '../../content/Space.tsx';
import { useSeatMark } from '../../seatTable/seatMarks.ts';
import { afterwards } from '../../table/afterwards.tsx';
import type { BoardProps } from '../../table/board.ts';
import prompt from '../../table/Prompt.module.css';
import { useSay } from '../../voice/voice.tsx';
import styles from './Actions.module.css';
import { rulesOfBait } from './answers/rulesInQuestion.ts';
import { type BaitChoices, type Choice, canCatch, type PlaceChoice } from './choices.ts';
import type { TableDialog } from './TableDialogs.tsx';
import { isSettled, type TableModel } from './tableModel.ts';
import { baitWords } from './words/baitWords.ts';
import { hintWords } from './words/hintWords.ts';

interface ActionsProps
  extends Pick<
    BoardProps<TableModel, TableDialog>,
    'model' | 'thinkingLine' | 'onHint' | 'saysHurry' | 'onGoOn' | 'onScores'
  > {
  readonly bait: { readonly kind: Kind; readonly choices: BaitChoices | undefined } | undefined;
  readonly aids: Pick<Aids, 'danger'>;
  readonly hint: Hint | null;
  readonly onChoice: (choice: Choice) => void;
  readonly onPlace: (choice: PlaceChoice) => void;
  readonly onWhy: () => void;
}

/** What to do now in words, and a button for each thing the bait can do besides taking one fish. */
export function Actions({
  model,
  bait,
  aids,
  hint,
  thinkingLine,
  onChoice,
  onPlace,
  saysHurry = false,
  onGoOn,
  onHint,
  onWhy,
  onScores,
}: ActionsProps) {
  const say = useSay();
  const choices = bait?.choices;
  const told = hint !== null && isAbout(hint, bait?.kind) ? hint : null;
  return (
    <>
      <p className={prompt.prompt}>
        {told === null ? (
          <span>
            <Prompt model={model} bait={bait} saysHurry={saysHurry} />
            <Space />
            <PromptRules model={model} bait={bait} />
          </span>
        ) : (
          <span>{hintWords(told, model, say)}</span>
        )}
        {hint?.told === 'nothing' && thinkingLine}
      </p>
      <div className={prompt.buttons} data-region="actions">
        <HintButton hint={hint} isAbout={told !== null} onHint={onHint} onWhy={onWhy} />
        <div className={styles.special}>
          {choices?.triple && (
            <ChoiceButton
              choice={choices.triple}
              message="table.action.tripleGain"
              onChoice={onChoice}
            />
          )}
          {choices?.stack && (
            <ChoiceButton choice={choices.stack} message="table.action.stack" onChoice={onChoice} />
          )}
          {choices?.pair && (
            <ChoiceButton choice={choices.pair} message="table.action.pair" onChoice={onChoice} />
          )}
        </div>
        {choices?.place && (
          <PlaceButton place={choices.place} danger={aids.danger} onPlace={onPlace} />
        )}
        {onGoOn !== undefined && (
          <button type="button" className={styles.hint} onClick={onGoOn}>
            {say('table.action.goOn')}
          </button>
        )}
        {model.phase === 'over' && (
          <button type="button" data-leads-on className={styles.main} onClick={onScores}>
            {say('table.action.scores')}
          </button>
        )}
      </div>
    </>
  );
}

interface HintButtonProps extends Pick<ActionsProps, 'hint' | 'onHint' | 'onWhy'> {
  /** Whether the hint has to do with the bait that is chosen. */
  readonly isAbout: boolean;
}

/** Asks for a hint, then for all that speaks for it: one button, so that it keeps the focus. */
function HintButton({ hint, isAbout, onHint, onWhy }: HintButtonProps) {
  const say = useSay();
  const isTold = hint?.told === 'whole';
  if (isTold ? !isAbout : onHint === undefined) return null;
  return (
    <button
      type="button"
      className={isTold ? styles.why : styles.hint}
      onClick={isTold ? onWhy : onHint}
    >
      {say(isTold ? 'reason.ask' : 'hint.ask')}
    </button>
  );
}

/** Whether a hint still has to do with the bait that was chosen meanwhile, if any. */
function isAbout(hint: Hint, bait: Kind | undefined): boolean {
  return bait === undefined || hint.told === 'nothing' || bait === baitOf(hint.play);
}

interface ChoiceButtonProps {
  readonly choice: Choice;
  readonly message: 'table.action.tripleGain' | 'table.action.stack' | 'table.action.pair';
  readonly onChoice: (choice: Choice) => void;
}

function ChoiceButton({ choice, message, onChoice }: ChoiceButtonProps) {
  const say = useSay();
  return (
    <button type="button" className={styles.main} onClick={() => onChoice(choice)}>
      {say(message, { points: choice.gain.points })}
    </button>
  );
}

interface PlaceButtonProps {
  readonly place: PlaceChoice;
  readonly danger: boolean;
  readonly onPlace: (place: PlaceChoice) => void;
}

function PlaceButton({ place, danger, onPlace }: PlaceButtonProps) {
  const say = useSay();
  return (
    <button type="button" className={styles.place} onClick={() => onPlace(place)}>
      <span>{say('table.action.place')}</span>
      {danger && (
        <small className={styles.danger}>{say('danger.place', { tiles: place.catchers })}</small>
      )}
    </button>
  );
}

interface PromptProps extends Pick<ActionsProps, 'model' | 'bait'> {
  readonly saysHurry: boolean;
}

const Prompt = afterwards(function Prompt(props: PromptProps) {
  const say = useSay();
  const { turn, viewer } = props.model;
  const waitedFor = useSeatMark(turn === viewer ? null : turn)?.waitedFor;
  return <span>{waitedFor ?? promptWords(props, say)}</span>;
});

/** What is to be done now, or what the chosen bait can do. */
function promptWords({ model, bait, saysHurry }: PromptProps, say: Say): string {
  const { phase, turn, viewer, choices, names } = model;
  if (phase === 'over' || turn === null) return say('table.prompt.over');
  if (isSettled(model)) return '';
  const { drawn } = model.arrangement;
  if (choices.size === 0 && turn === viewer) {
    return drawn !== null && model.view?.legal.some((play) => formOf(play) !== 'place') === false
      ? say('table.prompt.playsItself', { tile: tileInSentence(drawn.kind, say) })
      : say('table.prompt.onlyPlay');
  }
  if (choices.size === 0) {
    return say(saysHurry ? 'table.prompt.hurry' : 'table.prompt.wait', { name: names[turn] ?? '' });
  }
  if (bait === undefined) {
    if (![...choices.values()].some(canCatch)) return say('table.prompt.nothing');
    const isNew = model.steps.every(({ seat }) => seat !== viewer);
    return say(isNew ? 'table.prompt.first' : 'table.prompt.bait');
  }
  return baitWords(model, bait.kind, say);
}

/** The rules in question about the chosen bait, to be asked. */
function PromptRules({ model, bait }: Pick<ActionsProps, 'model' | 'bait'>) {
  const { view, choices } = model;
  if (bait === undefined || view === null || choices.size === 0) return null;
  return rulesOfBait(view, bait.choices).map((rule) => <AskableRule key={rule} rule={rule} />);
}
