import { useEffect, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import looks from '../looks/looks.module.css';
import { useSay } from '../voice/voice.tsx';
import styles from './Ledger.module.css';

interface RemovedProps {
  readonly rounds: number;
  readonly onPutBack: () => void;
}

/** Says what was deleted and brings it back. The focus goes with it, for what had it is gone. */
export function Removed({ rounds, onPutBack }: RemovedProps) {
  const say = useSay();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector('button')?.focus();
  }, []);
  return (
    <div ref={box} className={`${looks.line} ${looks.below3} ${styles.removed}`}>
      <p role="status">{say('calculator.removed', { rounds })}</p>
      <Button
        onClick={() => {
          document.getElementById('ledger')?.focus();
          onPutBack();
        }}
      >
        {say('calculator.putBack')}
      </Button>
    </div>
  );
}
