import { useState } from 'react';
import { passPlay, wordOf } from '../../../engine/climbing/index.ts';
import type { Play } from '../../../engine/index.ts';
import type { Hint } from '../../../store/table/hint.ts';
import {
  combinationInSentence,
  combinationWords,
} from '../../../text/climbing/combinationWords.ts';
import { refusalRule } from '../../../text/climbing/refusalWords.ts';
import { wrongRaiseWords } from '../../../text/climbing/wrongRaiseWords.ts';
import type { Say } from '../../../text/say.ts';
import { AskableRule } from '../../asking/AskableRule.tsx';
import { Space } from '../../content/Space.tsx';
import { useSeatMark } from '../../seatTable/seatMarks.ts';
import type { BoardProps } from '../../table/board.ts';
import { EndWays } from '../../table/end/Ending.tsx';
import { useTold } from '../../told/useTold.ts';
import { useSay } from '../../voice/voice.tsx';
import styles from './Actions.module.css';
import { questionIn } from './AskedQuestion.tsx';
import type { Raising } from './input/useRaising.ts';
import prompt from './Prompt.module.css';
import type { TableDialog } from './TableDialogs.tsx';
import { canOnlyPass, isSettled, mustBeat, type TableModel } from './tableModel.ts';
import { beatersWords } from './words/beatersWords.ts';
import { answerStake } from './words/declareWords.ts';
import { expectationWords, hintWords } from './words/hintWords.ts';

interface ActionsProps
  extends Pick<
    BoardProps<TableModel, TableDialog>,
    'model' | 'thinkingLine' | 'onHint' | 'saysHurry' | 'onGoOn' | 'onNext' | 'onScores'
  > {
  readonly raising: Raising;
  readonly hint: Hint | null;
  /** Whether it says how many unseen combinations could beat what is raised. */
  readonly countsBeaters: boolean;
  readonly onPlay: (play: Play) => void;
}

/** Turns from what a hint tells to its figures and back; undefined where it has none. */
interface Figures {
  readonly shown: boolean;
  readonly onTurn: () => void;
}

interface ButtonsProps extends ActionsProps {
  readonly figures: Figures | undefined;
}

const playId = 'action-play';
const passId = 'action-pass';

/** The ids of the buttons that go when nothing is left to do. */
export function actionIdsOf(model: TableModel): readonly string[] {
  const { legal } = model;
  if (!takesCards(model) || legal.length === 0) return [];
  return legal.includes(passPlay) ? [playId, passId] : [playId];
}

/** What is to be done now in words, and the buttons for it: Pass far from Play. */
export function Actions(given: ActionsProps) {
  const { model, hint, thinkingLine, onGoOn, onNext, onScores } = given;
  const say = useSay();
  const asked = questionIn(model);
  const [figuresOf, setFiguresOf] = useState<Hint | null>(null);
  const expectation = hint === null ? undefined : expectationWords(hint, model, say);
  const withFigures = expectation !== undefined && figuresOf === hint;
  const figures =
    expectation === undefined
      ? undefined
      : { shown: withFigures, onTurn: () => setFiguresOf(withFigures ? null : hint) };
  useTold('answer', withFigures ? [{ key: expectation, words: () => [expectation] }] : []);
  const props = { ...given, figures };
  const waitedFor = useSeatMark(model.turn === model.viewer ? null : model.turn)?.waitedFor;
  const words = waitedFor ?? promptWords(given, say);
  const rule = promptRule(model, given.raising);
  return (
    <>
      <p className={prompt.prompt} data-hints={hint !== null || undefined}>
        {hint === null && words !== '' && (
          <span>
            <span>{words}</span>
            <Space />
            {rule !== undefined && <AskableRule rule={rule} />}
          </span>
        )}
        {hint !== null && !withFigures && <span>{hintWords(hint, model, say)}</span>}
        {withFigures && <span>{expectation}</span>}
        {hint?.told === 'nothing' && thinkingLine}
      </p>
      <div className={styles.buttons} data-region="actions">
        {model.phase === 'over' && (
          <EndWays onNext={onNext} onScores={onScores} main={styles.play} plain={styles.pass} />
        )}
        {onGoOn !== undefined && (
          <button type="button" className={styles.hint} onClick={onGoOn}>
            {say('table.action.goOn')}
          </button>
        )}
        {asked !== undefined && asked !== 'lay' && <AnswerButtons {...props} />}
        {takesCards(model) && <CardButtons {...props} />}
      </div>
    </>
  );
}

function takesCards(model: TableModel): boolean {
  const { phase } = model;
  return phase === 'lead' || phase === 'answer' || questionIn(model) === 'lay';
}

/** What is to be done now, or why what is raised is no play. */
function promptWords(
  { model, raising: { meant, raised: cards }, countsBeaters, saysHurry = false }: ActionsProps,
  say: Say,
): string {
  const { phase, turn, viewer, legal, names, trick, game } = model;
  if (phase === 'over' || turn === null) return say('climbing.table.prompt.over');
  if (turn !== viewer) {
    return say(saysHurry ? 'table.prompt.hurry' : 'climbing.table.prompt.wait', {
      name: names[turn] ?? '',
    });
  }
  if (isSettled(model)) return '';
  if (legal.length === 0 && !model.view?.legal.includes(passPlay)) {
    return say('table.prompt.onlyPlay');
  }
  if (legal.length === 0 || canOnlyPass(model)) return say('climbing.table.prompt.cannot');
  if (meant?.means === 'play') {
    const raised = combinationWords(meant.play, say, game.variant.id);
    // What is laid lies for good, and nobody is asked to beat it.
    if (!countsBeaters || phase === 'lay') {
      return say('climbing.table.prompt.raised', { what: raised });
    }
    const beaters = beatersWords(model, meant.play, say);
    return say('climbing.aids.raised', { what: raised, beaters });
  }
  if (meant !== undefined && meant.why.code !== 'none-raised' && model.view !== null) {
    return wrongRaiseWords({ view: model.view, raised: cards, why: meant.why }, say);
  }
  const best = trick?.plays.at(-1);
  if (phase !== 'answer' || best === undefined) {
    return phase === 'lead' ? say('climbing.table.prompt.lead') : '';
  }
  const what = combinationInSentence(best.play, say, game.variant.id);
  return say(mustBeat(model) ? 'climbing.table.prompt.must' : 'climbing.table.prompt.answer', {
    what,
  });
}

/** The rule by which what is raised is no play, or nothing may be passed; undefined for neither. */
function promptRule(model: TableModel, { meant }: Raising): string | undefined {
  const { turn, viewer, phase, game, legal } = model;
  if (turn === null || turn !== viewer || legal.length === 0 || canOnlyPass(model))
    return undefined;
  if (meant?.means === 'nothing') {
    const rule = refusalRule(meant.why, game, phase === 'lay');
    if (rule !== undefined) return rule;
  }
  return meant?.means !== 'play' && phase === 'answer' && mustBeat(model) ? 'W7' : undefined;
}

/** The two answers to a question, one as easy as the other. */
function AnswerButtons({ model, hint, onPlay, onHint, figures }: ButtonsProps) {
  const say = useSay();
  const { legal, phase } = model;
  return (
    <>
      {legal.map((play) => (
        <button
          key={play}
          type="button"
          className={styles.answer}
          data-answer={wordOf(play)}
          data-hinted={isHinted(play, hint)}
          onClick={() => onPlay(play)}
        >
          <span>{say(answerMessage(play, phase))}</span>
          <Stake words={answerStake(model, play, say)} />
        </button>
      ))}
      <HintButton onHint={onHint} figures={figures} />
    </>
  );
}

/** What an answer brings. The question tells it too, so the button is called by its name alone. */
function Stake({ words }: { readonly words: string | undefined }) {
  if (words === undefined) return null;
  return (
    <small className={styles.stake} aria-hidden="true">
      {words}
    </small>
  );
}

function answerMessage(play: Play, phase: TableModel['phase']) {
  const word = wordOf(play);
  switch (word) {
    case 'pass':
    case undefined:
      return phase === 'talon' ? 'climbing.table.action.leave' : 'climbing.table.action.keep';
    case 'play':
      return 'climbing.table.action.consent';
    default:
      return `climbing.table.action.${word}` as const;
  }
}

function CardButtons({ model, raising, hint, onPlay, onHint, figures }: ButtonsProps) {
  const say = useSay();
  const { legal, phase } = model;
  const { meant } = raising;
  const mayPass = legal.includes(passPlay);
  const ready = meant?.means === 'play' ? meant.play : undefined;
  const words = ready && playWords(ready, model, say);
  return (
    <>
      {mayPass && (
        <button
          type="button"
          id={passId}
          className={styles.pass}
          data-hinted={isHinted(passPlay, hint)}
          onClick={() => onPlay(passPlay)}
        >
          {say(phase === 'lay' ? 'climbing.table.action.layNothing' : 'climbing.table.action.pass')}
        </button>
      )}
      <span className={styles.apart} />
      <HintButton onHint={onHint} figures={figures} />
      {legal.length > 0 && (
        <button
          type="button"
          id={playId}
          className={styles.play}
          aria-disabled={ready === undefined || undefined}
          data-long={(words?.length ?? 0) > longWords || undefined}
          onClick={() => {
            if (ready !== undefined) onPlay(ready);
          }}
        >
          <span>
            {words ??
              say(
                phase === 'lay'
                  ? 'climbing.table.action.layNone'
                  : 'climbing.table.action.playNone',
              )}
          </span>
        </button>
      )}
    </>
  );
}

/** Whether a hint tells of a play; undefined where not, as an attribute wants it. */
function isHinted(play: Play, hint: Hint | null): true | undefined {
  const told = hint === null || hint.told === 'nothing' ? undefined : hint;
  return told?.play === play || undefined;
}

/** Words of a play longer than this take more than two lines of a narrow button. */
const longWords = 20;

function playWords(play: Play, { game, phase }: TableModel, say: Say): string {
  const what = combinationWords(play, say, game.variant.id);
  return say(phase === 'lay' ? 'climbing.table.action.lay' : 'climbing.table.action.play', {
    what,
  });
}

/** Asks for a hint, and then for its figures. It stays one button, so that it keeps the focus. */
function HintButton({ onHint, figures }: Pick<ButtonsProps, 'onHint' | 'figures'>) {
  const say = useSay();
  const press = onHint ?? figures?.onTurn;
  if (press === undefined) return null;
  return (
    <button
      type="button"
      className={onHint === undefined ? styles.figures : styles.hint}
      aria-pressed={onHint === undefined ? figures?.shown : undefined}
      onClick={press}
    >
      {say(onHint === undefined ? 'climbing.table.hint.figures' : 'hint.ask')}
    </button>
  );
}
