import type { Ref } from 'react';
import { useStore } from 'zustand';
import type { VariantId } from '../../engine/index.ts';
import { freshSeed } from '../../store/match/freshSeed.ts';
import type { Stores } from '../../store/services.ts';
import { opponentOf } from '../../store/settings.ts';
import { Button } from '../button/Button.tsx';
import { draftAgainst, setupOfDraft } from '../setup/setupDraft.ts';
import { useSay } from '../voice/voice.tsx';

interface RealRoundProps {
  readonly stores: Stores;
  /** The game that was learnt. */
  readonly variant: VariantId;
  readonly button?: Ref<HTMLButtonElement>;
}

/**
 * Leads from a lesson to a match of its game, against the opponent of the first screen; whoever
 * came from a deal that a friend has sent goes back to it instead.
 */
export function RealRound({ stores, variant, button }: RealRoundProps) {
  const { matches, places, settings } = stores;
  const say = useSay();
  const isSent = useStore(places, ({ cameFrom }) => cameFrom === 'deal');
  const play = (): void => {
    const draft = draftAgainst(opponentOf(settings.getState(), variant), variant, freshSeed(), say);
    matches.getState().startMatch(setupOfDraft(draft, say));
    places.getState().toMatch();
  };
  return (
    <Button ref={button} look="main" onClick={isSent ? places.getState().leave : play}>
      {say(isSent ? 'learn.round.sent' : 'learn.round.play')}
    </Button>
  );
}
