import { everyVariantId, type VariantId } from '../../engine/index.ts';
import { Button } from '../button/Button.tsx';
import { NotLoaded } from '../load/NotLoaded.tsx';
import type { Joined } from '../load/useJoined.ts';
import { RulesField } from '../setup/RulesField.tsx';
import styles from '../setup/Setup.module.css';
import { type SetupDraft, withSwitchSet } from '../setup/setupDraft.ts';
import { VariantField } from '../setup/VariantField.tsx';
import { useSay } from '../voice/voice.tsx';
import { SeatsField } from './SeatsField.tsx';
import { SeedField } from './SeedField.tsx';

interface SetupFormProps {
  readonly draft: SetupDraft;
  /** The variant that was chosen, which the draft has as soon as its family has joined. */
  readonly chosen: VariantId;
  readonly joined: Joined;
  readonly onVariant: (variant: VariantId) => void;
  readonly onChange: (draft: SetupDraft) => void;
  readonly onNewSeed: () => void;
  readonly onStart: () => void;
}

/** Everything that can be chosen before a match. */
export function SetupForm({
  draft,
  chosen,
  joined,
  onVariant,
  onChange,
  onNewSeed,
  onStart,
}: SetupFormProps) {
  const say = useSay();
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onStart();
      }}
    >
      <VariantField variants={everyVariantId} value={chosen} onChoose={onVariant} />
      {joined === 'failed' && <NotLoaded />}
      <SeatsField draft={draft} onChange={onChange} />
      <RulesField
        draft={draft}
        onSwitch={(key, value) => onChange(withSwitchSet(draft, key, value))}
        onReset={() => onChange({ ...draft, rules: {} })}
      />
      <SeedField
        seed={draft.seed}
        onChange={(seed) => onChange({ ...draft, seed })}
        onNew={onNewSeed}
      />
      <Button look="main" type="submit" className={styles.go} disabled={joined !== 'here'}>
        {say('start.go')}
      </Button>
    </form>
  );
}
