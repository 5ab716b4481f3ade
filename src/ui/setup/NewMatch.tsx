import { useLayoutEffect, useRef } from 'react';
import type { BotId } from '../../bots/levels.ts';
import type { SeatCount, VariantId } from '../../engine/index.ts';
import { seedOfDayDeal } from '../../store/days/dayDeal.ts';
import type { JoinNamed } from '../../store/joining.ts';
import { freshSeed } from '../../store/match/freshSeed.ts';
import type { MatchSetup } from '../../store/match/match.ts';
import type { MatchStore } from '../../store/table/matchStore.ts';
import type { Say } from '../../text/say.ts';
import { NotLoaded } from '../load/NotLoaded.tsx';
import { useJoined } from '../load/useJoined.ts';
import { Waiting } from '../load/Waiting.tsx';
import { useSay } from '../voice/voice.tsx';
import { draftAgainst, setupOfDraft } from './setupDraft.ts';
import { usualVariant } from './usualVariant.ts';

/**
 * The match that somebody wishes for: one that was set up, a variant to be played at once as it is
 * usually played, against the opponent of a level, or one to watch.
 */
export type MatchWish =
  | { readonly setup: MatchSetup }
  | {
      readonly variant: VariantId;
      readonly level: BotId;
      /** How many play; without it as few as the game has at least. */
      readonly seats?: SeatCount;
      /** The date whose deal is the only round, as `2026-05-01`; without it the match is open. */
      readonly day?: string;
    }
  | 'watch';

interface NewMatchProps {
  readonly matches: MatchStore;
  readonly joinNamed: JoinNamed;
  readonly wish: MatchWish;
  /** Called right before the match begins. */
  readonly onDone: () => void;
}

export function NewMatch({ joinNamed, ...match }: NewMatchProps) {
  const { wish } = match;
  const joined = useJoined(joinNamed, variantOf(wish));
  if (joined === 'failed') return <NotLoaded />;
  return joined === 'loading' ? <Waiting /> : <JoinedMatch {...match} />;
}

/** Begins the match that is wished for; another one is left, and stays on this device. */
function JoinedMatch({ matches, wish, onDone }: Omit<NewMatchProps, 'joinNamed'>) {
  const say = useSay();
  const hasBegun = useRef(false);
  useLayoutEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    onDone();
    matches.getState().startMatch(setupOf(wish, say));
  });
  return null;
}

function variantOf(wish: MatchWish): VariantId {
  if (wish === 'watch') return usualVariant;
  return 'setup' in wish ? wish.setup.variant : wish.variant;
}

const watched = ['skilled', 'expert'] as const;

function setupOf(wish: MatchWish, say: Say): MatchSetup {
  if (wish === 'watch') {
    const players = watched.map((control) => ({ control, name: say(`start.opponent.${control}`) }));
    return { variant: usualVariant, rules: {}, players, seed: freshSeed() };
  }
  if ('setup' in wish) return wish.setup;
  const { level, variant, seats, day } = wish;
  const draft = draftAgainst(level, variant, freshSeed());
  const setup = setupOfDraft({ ...draft, seatCount: seats ?? draft.seatCount }, say);
  if (day === undefined) return setup;
  return { ...setup, seed: seedOfDayDeal(setup, day), goal: { rounds: 1 } };
}
