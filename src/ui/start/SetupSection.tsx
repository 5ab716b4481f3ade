import { useState } from 'react';
import type { VariantId } from '../../engine/index.ts';
import type { JoinNamed } from '../../store/joining.ts';
import { freshSeed } from '../../store/match/freshSeed.ts';

import { type MatchSetup, seatsHereIn } from '../../store/match/match.ts';
import type { SettingsStore } from '../../store/settings.ts';
import type { MatchStore } from '../../store/table/matchStore.ts';
import { useJoined } from '../load/useJoined.ts';
import {
  draftLike,
  newDraft,
  type SetupDraft,
  setupOfDraft,
  withVariant,
} from '../setup/setupDraft.ts';
import { useSay } from '../voice/voice.tsx';
import { SetupForm } from './SetupForm.tsx';

interface SetupSectionProps {
  readonly matches: MatchStore;
  readonly settings: SettingsStore;
  readonly joinNamed: JoinNamed;
  readonly onStart: (setup: MatchSetup) => void;
}

/** The form of what can be chosen before a match, which begins with the choices of the last one. */
export function SetupSection({ matches, settings, joinNamed, onStart }: SetupSectionProps) {
  const say = useSay();
  const [draft, setDraft] = useState((): SetupDraft => {
    const { match } = matches.getState();
    // Whoever has watched bots wants to play now.
    const begun =
      match === null || seatsHereIn(match).length === 0
        ? newDraft(freshSeed())
        : draftLike(match.setup, freshSeed());
    const { ownName, friends } = settings.getState();
    return { ...begun, known: [ownName, ...friends] };
  });
  const [chosen, setChosen] = useState<VariantId>(draft.variant);
  const joined = useJoined(joinNamed, chosen);
  // What a variant asks is known only once its family has joined.
  if (joined === 'here' && draft.variant !== chosen) setDraft(withVariant(draft, chosen));
  return (
    <SetupForm
      draft={draft}
      chosen={chosen}
      joined={joined}
      onVariant={setChosen}
      onChange={setDraft}
      onNewSeed={() => setDraft({ ...draft, seed: freshSeed() })}
      onStart={() => onStart(setupOfDraft(draft, say))}
    />
  );
}
