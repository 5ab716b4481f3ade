import { useState } from 'react';
import type { VariantId } from '../../engine/index.ts';
import type { JoinNamed } from '../../store/joining.ts';
import { freshSeed } from '../../store/match/freshSeed.ts';
import { type MatchSetup, seatsHereIn } from '../../store/match/match.ts';
import type { OpenWish } from '../../store/online/openWish.ts';
import { servesTables } from '../../store/online/servesTables.ts';
import type { SettingsStore } from '../../store/settings.ts';
import type { MatchStore } from '../../store/table/matchStore.ts';
import { useJoined } from '../load/useJoined.ts';
import { draftHere, openWishOfDraft, type WideDraft } from '../setup/farDraft.ts';
import { draftLike, newDraft, setupOfDraft, withVariant } from '../setup/setupDraft.ts';
import { useSay } from '../voice/voice.tsx';
import { SetupForm } from './SetupForm.tsx';

interface SetupSectionProps {
  readonly matches: MatchStore;
  readonly settings: SettingsStore;
  readonly joinNamed: JoinNamed;
  readonly onStart: (setup: MatchSetup) => void;
  readonly onOpen: (wish: OpenWish) => void;
}

/** The form of what can be chosen before a match, which begins with the choices of the last one. */
export function SetupSection({ matches, settings, joinNamed, onStart, onOpen }: SetupSectionProps) {
  const say = useSay();
  const [draft, setDraft] = useState((): WideDraft => {
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
  const [tapsPasses, setTapsPasses] = useState(settings.getState().tapsPasses);
  // What a variant asks is known only once its family has joined.
  if (joined === 'here' && draft.variant !== chosen) setDraft(withVariant(draft, chosen));
  return (
    <SetupForm
      draft={draft}
      chosen={chosen}
      joined={joined}
      mayBeFar={servesTables(document) !== undefined}
      tapsPasses={tapsPasses}
      onTapsPasses={setTapsPasses}
      onVariant={setChosen}
      onChange={setDraft}
      onNewSeed={() => setDraft({ ...draft, seed: freshSeed() })}
      onStart={() => {
        const here = draftHere(draft);
        if (here === undefined) onOpen(openWishOfDraft(draft, tapsPasses, say));
        else onStart(setupOfDraft(here, say));
      }}
    />
  );
}
