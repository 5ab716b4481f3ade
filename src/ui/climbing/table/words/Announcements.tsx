import { useState } from 'react';
import type { Play } from '../../../../engine/index.ts';
import type { FanOrder } from '../../../../store/settings.ts';
import type { Hint } from '../../../../store/table/hint.ts';
import { combinationInSentence } from '../../../../text/climbing/combinationWords.ts';
import { playWords } from '../../../../text/climbing/playWords.ts';
import type { Say } from '../../../../text/say.ts';
import type { Elements } from '../../../content/content.ts';
import { afterwards } from '../../../table/afterwards.tsx';
import told from '../../../table/Told.module.css';
import { useStartWords } from '../../../table/words/useStartWords.ts';
import { useSay } from '../../../voice/voice.tsx';
import { canOnlyPass, mustBeat, type TableModel } from '../tableModel.ts';
import { beatersWords } from './beatersWords.ts';
import { endWords } from './endWords.ts';
import { foursWords, gainWords } from './gainWords.ts';
import { hintWords } from './hintWords.ts';

/** Older plays than these leave the live region; the log keeps them. */
const keptPlays = 8;

interface AnnouncementsProps {
  readonly model: TableModel;
  readonly hint: Hint | null;
  /** What the raised cards would play, or why they are no play; empty where nothing is raised. */
  readonly raisedWords: string;
  /** Whether it says how many unseen combinations could beat what the viewer is to answer. */
  readonly countsBeaters: boolean;
  /** The order of the hand, once it was changed. */
  readonly order?: FanOrder | undefined;
  /** Whether the past is told once more. */
  readonly watching: boolean;
  /** Says that a bot is waited for. */
  readonly thinkingWords?: Elements;
}

/**
 * The polite live region: each play as it is made, what it has brought, and what is to be decided.
 */
export const Announcements = afterwards(function Announcements({
  model,
  hint,
  raisedWords,
  countsBeaters,
  order,
  watching,
  thinkingWords,
}: AnnouncementsProps) {
  const say = useSay();
  const { steps, names, phase, game, dealer, viewer } = model;
  const starting = useStartWords({ steps, names, starter: dealer, viewer });
  const ownTurn = ownTurnWords(model, say);
  const best = countsBeaters && ownTurn !== undefined ? bestToAnswer(model) : undefined;
  // After an undo, do not announce earlier plays again.
  const [first, setFirst] = useState(0);
  if (steps.length - keptPlays > first) setFirst(steps.length - keptPlays);
  return (
    <div className={told.told} role="log" aria-live="polite" aria-label={say('table.told')}>
      {watching && <p key="watching">{say('watch.label')}</p>}
      {first === 0 && <p key="deal">{dealWords(model, say)}</p>}
      {starting.map((words) => (
        <p key="starts">{words}</p>
      ))}
      {steps.slice(first).map(({ seat, phase: made, play, standIn }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a play is its place in the round.
        <p key={first + at}>
          <span>
            {playWords(
              { name: names[seat] ?? '', phase: made, play, variant: game.variant.id },
              say,
            )}
          </span>
          {standIn && <br />}
          {standIn && <span>{say('table.log.standIn')}</span>}
        </p>
      ))}
      {gainsWords(model, say).map((words) => (
        <p key={`gain-${steps.length}-${words}`}>{words}</p>
      ))}
      {ownTurn !== undefined && <p key={`turn-${steps.length}`}>{ownTurn}</p>}
      {best !== undefined && (
        <p key={`beaters-${steps.length}`}>{beatersWords(model, best, say)}</p>
      )}
      {raisedWords !== '' && <p key={`raised-${raisedWords}`}>{raisedWords}</p>}
      {order !== undefined && (
        <p key={`order-${order}`}>{say(`climbing.table.told.order.${order}`)}</p>
      )}
      {thinkingWords}
      {hint !== null && (
        <p key={`hint-${steps.length}-${hint.told}`}>{hintWords(hint, model, say)}</p>
      )}
      {phase === 'over' && <p key="over">{endWords(model, say)}</p>}
    </div>
  );
});

/** Who deals, and how many cards each seat was dealt. */
function dealWords({ names, dealer, game }: TableModel, say: Say): string {
  return say('climbing.table.told.deal', { name: names[dealer] ?? '', cards: game.handSize });
}

/** What the last play has brought, in sentences. */
function gainsWords(model: TableModel, say: Say): readonly string[] {
  return model.gained.flatMap((gained) => {
    const { seat, ripens } = gained;
    const name = model.names[seat] ?? '';
    const fours = foursWords(gained, model, say);
    const wu = model.seats[seat]?.wu ?? 0;
    return [
      gainWords(gained, name, say),
      ...(fours === undefined ? [] : [fours]),
      ...(ripens ? [say('climbing.table.told.enough', { name, wu })] : []),
    ];
  });
}

/** What the viewer is to decide; undefined where it is not asked. */
function ownTurnWords(model: TableModel, say: Say): string | undefined {
  const { legal, phase, game } = model;
  if (legal.length === 0 || phase === 'over') return undefined;
  if (canOnlyPass(model)) return say('climbing.table.prompt.cannot');
  if (phase === 'lead') return say('climbing.table.told.yourLead');
  const best = bestToAnswer(model);
  if (best === undefined) return say(`climbing.table.turn.your.${phase}`);
  return say(mustBeat(model) ? 'climbing.table.prompt.must' : 'climbing.table.told.yourAnswer', {
    what: combinationInSentence(best, say, game.variant.id),
  });
}

/** The play that the viewer is to answer; undefined in any other phase. */
function bestToAnswer({ phase, trick }: TableModel): Play | undefined {
  return phase === 'answer' ? trick?.plays.at(-1)?.play : undefined;
}
