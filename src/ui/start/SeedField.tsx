import { useId, useState } from 'react';
import panel from '../asking/Panel.module.css';
import { Button } from '../button/Button.tsx';
import choice from '../choice/Choice.module.css';
import { copyText } from '../files/deliver.ts';
import looks from '../looks/looks.module.css';
import styles from '../setup/Setup.module.css';
import { useSay } from '../voice/voice.tsx';

interface SeedFieldProps {
  readonly seed: string;
  readonly onChange: (seed: string) => void;
  readonly onNew: () => void;
}

const mostSeed = 100;

export function SeedField({ seed, onChange, onNew }: SeedFieldProps) {
  const say = useSay();
  const id = useId();
  const [told, setTold] = useState('');
  const copy = async (): Promise<void> => {
    setTold(say((await copyText(seed)) ? 'start.seed.copied' : 'start.seed.notCopied'));
  };
  return (
    <div className={`${looks.stack3} ${looks.top} ${styles.section}`}>
      <label className={`${looks.title} ${choice.legend}`} htmlFor={id}>
        {say('start.seed')}
      </label>
      <div className={`${looks.row} ${styles.seed}`}>
        <input
          id={id}
          type="text"
          required
          pattern=".*\S.*"
          maxLength={mostSeed}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={seed}
          aria-describedby={`${id}about`}
          onChange={(event) => {
            setTold('');
            onChange(event.target.value);
          }}
        />
        <Button onClick={() => void copy()}>{say('start.seed.copy')}</Button>
        <Button onClick={onNew}>{say('start.seed.new')}</Button>
      </div>
      <p id={`${id}about`} className={panel.dim}>
        {say('start.seed.about')}
      </p>
      <p role="status" className={styles.told}>
        {told}
      </p>
    </div>
  );
}
