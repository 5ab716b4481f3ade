import { useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { BotId } from '../../bots/levels.ts';
import type { VariantId } from '../../engine/index.ts';
import type { JoinNamed } from '../../store/joining.ts';
import { freshSeed } from '../../store/match/freshSeed.ts';
import type { MatchSetup } from '../../store/match/match.ts';
import { atStakeOf, type TableStore } from '../../store/table/table.ts';
import type { Say } from '../../text/say.ts';
import { isWorthKeeping } from '../files/matchWords.ts';
import { ReplaceDialog } from '../files/ReplaceDialog.tsx';
import { NotLoaded } from '../load/NotLoaded.tsx';
import { useJoined } from '../load/useJoined.ts';
import { draftAgainst, setupOfDraft } from '../setup/setupDraft.ts';
import { useSay } from '../voice/voice.tsx';
import { Waiting } from './Waiting.tsx';

/**
 * The match that somebody wishes for: one that was set up, or a variant to be played at once as it
 * is usually played, against the opponent of a level, with a seed of its own or a given one.
 */
export type MatchWish =
  | { readonly setup: MatchSetup }
  | { readonly variant: VariantId; readonly level: BotId; readonly seed?: string };

interface NewMatchProps {
  readonly table: TableStore;
  readonly joinNamed: JoinNamed;
  readonly wish: MatchWish;
  /** Called right before the match begins, or when it is not wished for any more. */
  readonly onDone: (begins: boolean) => void;
}

/** Begins the match that is wished for as soon as its family has joined. */
export function NewMatch({ joinNamed, ...match }: NewMatchProps) {
  const { wish } = match;
  const joined = useJoined(joinNamed, 'setup' in wish ? wish.setup.variant : wish.variant);
  if (joined === 'failed') return <NotLoaded />;
  return joined === 'loading' ? <Waiting /> : <JoinedMatch {...match} />;
}

/** Begins the match that is wished for, after asking where another one would be lost. */
function JoinedMatch({ table, wish, onDone }: Omit<NewMatchProps, 'joinNamed'>) {
  const say = useSay();
  const atStake = useStore(table, atStakeOf);
  // Decided once: what another tab does meanwhile must not answer the question.
  const [asks] = useState(() => atStake !== null && isWorthKeeping(atStake));
  const hasBegun = useRef(false);
  const begin = (): void => {
    hasBegun.current = true;
    onDone(true);
    table.getState().startMatch(setupOf(wish, say));
  };
  useLayoutEffect(() => {
    if (!asks && !hasBegun.current) begin();
  });
  return asks && atStake !== null ? (
    <ReplaceDialog match={atStake} by="start" onReplace={begin} onClose={() => onDone(false)} />
  ) : null;
}

function setupOf(wish: MatchWish, say: Say): MatchSetup {
  if ('setup' in wish) return wish.setup;
  return setupOfDraft(draftAgainst(wish.level, wish.variant, wish.seed ?? freshSeed(), say), say);
}
