import { Fragment, useState } from 'react';
import type { Hint } from '../../../../store/table/hint.ts';
import { playWords } from '../../../../text/fishing/playWords.ts';
import type { Say } from '../../../../text/say.ts';
import { tileInSentence } from '../../../../text/tileNames.ts';
import type { Elements } from '../../../content/content.ts';
import { afterwards } from '../../../table/afterwards.tsx';
import told from '../../../table/Told.module.css';
import { useStartWords } from '../../../table/words/useStartWords.ts';
import { useSay } from '../../../voice/voice.tsx';
import type { TableModel } from '../tableModel.ts';
import { endWords } from './endWords.ts';
import { featWords } from './featWords.ts';
import { hintWords } from './hintWords.ts';
import { laidBefore } from './laid.ts';

/** Older plays than these leave the live region; the log keeps them. */
const keptPlays = 8;

/**
 * The polite live region: each play in words as it is made, then whose turn it is, what was drawn,
 * and what a hint says.
 */
export const Announcements = afterwards(function Announcements({
  model,
  hint,
  watching,
  thinkingWords,
}: {
  readonly model: TableModel;
  readonly hint: Hint | null;
  /** Whether the past is told once more. */
  readonly watching: boolean;
  /** Says that a bot is waited for. */
  readonly thinkingWords?: Elements;
}) {
  const say = useSay();
  const { steps, names, turn, viewer, phase, arrangement, choices, starter } = model;
  const starting = useStartWords({ steps, names, starter, viewer });
  // After an undo, do not announce earlier plays again.
  const [first, setFirst] = useState(0);
  if (steps.length - keptPlays > first) setFirst(steps.length - keptPlays);
  return (
    <div className={told.told} role="log" aria-live="polite" aria-label={say('table.told')}>
      {watching && <p key="watching">{say('watch.label')}</p>}
      {first === 0 &&
        laidBefore(model).map((laid, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they were laid in this order.
          <p key={`laid-${at}`}>{playWords(laid, say)}</p>
        ))}
      {starting.map((words) => (
        <p key="starts">{words}</p>
      ))}
      {steps.slice(first).map(({ seat, phase: made, play, standIn }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a play is its place in the round.
        <p key={first + at}>
          <span>{playWords({ name: names[seat] ?? '', phase: made, play }, say)}</span>
          {featsTold(model, first + at, say).map((words) => (
            <Fragment key={words}>
              <br />
              <span>{words}</span>
            </Fragment>
          ))}
          {standIn && <br />}
          {standIn && <span>{say('table.log.standIn')}</span>}
        </p>
      ))}
      {turn !== null && turn === viewer && phase === 'hand' && (
        <p key={`turn-${steps.length}`}>{say('table.turn.yourHand')}</p>
      )}
      {turn !== null && turn === viewer && arrangement.drawn !== null && choices.size > 0 && (
        <p key={`drawn-${steps.length}`}>
          {say('table.told.drawn', { tile: tileInSentence(arrangement.drawn.kind, say) })}
        </p>
      )}
      {thinkingWords}
      {hint !== null && (
        <p key={`hint-${steps.length}-${hint.told}`}>{hintWords(hint, model, say)}</p>
      )}
      {phase === 'over' && <p key="over">{endWords(model, say)}</p>}
    </div>
  );
});

/** What the play of an index has completed, in sentences. */
function featsTold(model: TableModel, at: number, say: Say): readonly string[] {
  const feat = model.featAt(at);
  return feat === undefined ? [] : featWords(feat, model, say);
}
