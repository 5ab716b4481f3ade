import { variantIds } from '../../engine/index.ts';
import { Button } from '../button/Button.tsx';
import { RulesField } from '../setup/RulesField.tsx';
import styles from '../setup/Setup.module.css';
import { type SetupDraft, withSwitchSet, withVariant } from '../setup/setupDraft.ts';
import { VariantField } from '../setup/VariantField.tsx';
import { useSay } from '../voice/voice.tsx';
import { SeatsField } from './SeatsField.tsx';
import { SeedField } from './SeedField.tsx';

interface SetupFormProps {
  readonly draft: SetupDraft;
  readonly onChange: (draft: SetupDraft) => void;
  readonly onNewSeed: () => void;
  readonly onStart: () => void;
}

/** Everything that can be chosen before a match. */
export function SetupForm({ draft, onChange, onNewSeed, onStart }: SetupFormProps) {
  const say = useSay();
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onStart();
      }}
    >
      <VariantField
        variants={variantIds}
        value={draft.variant}
        onChoose={(variant) => onChange(withVariant(draft, variant))}
      />
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
      <Button look="main" type="submit" className={styles.go}>
        {say('start.go')}
      </Button>
    </form>
  );
}
