import { useState } from 'react';
import { freshSeed } from '../../store/match/freshSeed.ts';
import type { MatchSetup } from '../../store/match/match.ts';
import type { TableStore } from '../../store/table/table.ts';
import { draftLike, newDraft, setupOfDraft } from '../setup/setupDraft.ts';
import { useSay } from '../voice/voice.tsx';
import { SetupForm } from './SetupForm.tsx';

interface SetupSectionProps {
  readonly table: TableStore;
  readonly onStart: (setup: MatchSetup) => void;
}

/** The form of what can be chosen before a match, which begins with the choices of the last one. */
export function SetupSection({ table, onStart }: SetupSectionProps) {
  const say = useSay();
  const [draft, setDraft] = useState(() => {
    const { match } = table.getState();
    return match === null ? newDraft(freshSeed()) : draftLike(match.setup, freshSeed());
  });
  return (
    <SetupForm
      draft={draft}
      onChange={setDraft}
      onNewSeed={() => setDraft({ ...draft, seed: freshSeed() })}
      onStart={() => onStart(setupOfDraft(draft, say))}
    />
  );
}
