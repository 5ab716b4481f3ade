import type { SwitchValue } from '../../engine/index.ts';
import panel from '../asking/Panel.module.css';
import { Button } from '../button/Button.tsx';
import looks from '../looks/looks.module.css';
import { useSay } from '../voice/voice.tsx';
import styles from './Rules.module.css';

export interface OtherValue<Value extends SwitchValue> {
  readonly value: Value;
  readonly name: string;
  /** Which games or sources have it so, in a phrase; undefined where none does. */
  readonly who: string | undefined;
  /** What it means, where the name leaves that open. */
  readonly about?: string | undefined;
}

interface OtherValuesProps<Value extends SwitchValue> {
  readonly others: readonly OtherValue<Value>[];
  readonly onTurn: (value: Value) => void;
}

export function OtherValues<Value extends SwitchValue>(props: OtherValuesProps<Value>) {
  const { others, onTurn } = props;
  const say = useSay();
  if (others.length === 0) return null;
  return (
    <div className={`${looks.measure} ${styles.others}`}>
      <span className={panel.dim}>{say('rulebook.other')}</span>
      {others.map(({ value, name, who, about }, at) => (
        // By its place, so that the button that is pressed keeps the focus.
        <span key={at}>
          <Button look="quiet" onClick={() => onTurn(value)}>
            {name}
          </Button>
          {about !== undefined && <span>{`${about} `}</span>}
          <span className={panel.dim}>{`${who ?? say('rulebook.other.ours')} `}</span>
        </span>
      ))}
    </div>
  );
}
