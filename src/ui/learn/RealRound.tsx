import type { Ref } from 'react';
import { useStore } from 'zustand';
import type { VariantId } from '../../engine/index.ts';
import { freshSeed } from '../../store/match/freshSeed.ts';
import { type Match, seatsHereIn } from '../../store/match/match.ts';
import type { Stores } from '../../store/services.ts';
import { opponentOf } from '../../store/settings.ts';
import { Button } from '../button/Button.tsx';
import { isUnfinished } from '../files/matchWords.ts';
import { draftAgainst, setupOfDraft } from '../setup/setupDraft.ts';
import { useSay } from '../voice/voice.tsx';

interface RealRoundProps {
  readonly stores: Stores;
  readonly variant: VariantId;
  readonly button?: Ref<HTMLButtonElement>;
}

/**
 * Leads from a lesson to a match of its game, against the opponent of the first screen. Whoever
 * came from a deal that a friend has sent goes back to it instead, and whoever has begun a match of
 * the game to that.
 */
export function RealRound({ stores, variant, button }: RealRoundProps) {
  const { matches, places, settings } = stores;
  const say = useSay();
  const isSent = useStore(places, ({ cameFrom }) => cameFrom === 'deal');
  const isWaiting = useStore(matches, ({ match }) => match !== null && waits(match, variant));
  const goBack = (): void => {
    places.getState().toMatch();
    matches.getState().show('table');
  };
  const play = (): void => {
    const draft = draftAgainst(opponentOf(settings.getState(), variant), variant, freshSeed());
    matches.getState().startMatch(setupOfDraft(draft, say));
    places.getState().toMatch();
  };
  const way = () => {
    if (isSent) return { words: 'learn.round.sent', onPress: places.getState().leave } as const;
    if (isWaiting) return { words: 'learn.round.waiting', onPress: goBack } as const;
    return { words: 'learn.round.play', onPress: play } as const;
  };
  const { words, onPress } = way();
  return (
    <Button ref={button} look="main" onClick={onPress}>
      {say(words)}
    </Button>
  );
}

/** Whether somebody here has begun a match of a game, and its round is not over. */
function waits(match: Match, variant: VariantId): boolean {
  return match.setup.variant === variant && isUnfinished(match) && seatsHereIn(match).length > 0;
}
