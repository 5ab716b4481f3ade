import type { Ref } from 'react';
import type { VariantId } from '../../../engine/index.ts';
import { freshSeed } from '../../../store/match/freshSeed.ts';
import type { Stores } from '../../../store/services.ts';
import { opponentOf } from '../../../store/settings.ts';
import { Button } from '../../button/Button.tsx';
import { draftAgainst, setupOfDraft } from '../../setup/setupDraft.ts';
import { useSay } from '../../voice/voice.tsx';

interface RealRoundProps {
  readonly stores: Stores;
  /** The game that was learnt. */
  readonly variant: VariantId;
  readonly button?: Ref<HTMLButtonElement>;
}

/** Leads from a lesson to a match of its game, against the opponent of the first screen. */
export function RealRound({ stores, variant, button }: RealRoundProps) {
  const { table, places, settings } = stores;
  const say = useSay();
  const play = (): void => {
    const draft = draftAgainst(opponentOf(settings.getState(), variant), variant, freshSeed(), say);
    table.getState().startMatch(setupOfDraft(draft, say));
    places.getState().toMatch();
  };
  return (
    <Button ref={button} look="main" onClick={play}>
      {say('learn.round.play')}
    </Button>
  );
}
