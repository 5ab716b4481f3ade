import type { TablePlace } from '../../engine/index.ts';
import { ChoiceField } from '../choice/ChoiceField.tsx';
import page from '../page/Page.module.css';
import { useSay } from '../voice/voice.tsx';

interface SitsOutFieldProps {
  readonly out: TablePlace;
  /** Everybody at the table, by place. */
  readonly names: readonly string[];
  readonly onChoose: (place: TablePlace) => void;
}

/** Who sits out the round that is being entered: by the rules of the game, or as people say. */
export function SitsOutField({ out, names, onChoose }: SitsOutFieldProps) {
  const say = useSay();
  return (
    <div className={page.card}>
      <ChoiceField
        look="row"
        legend={say('calculator.out')}
        options={names.map((name, place) => ({ value: place, name }))}
        value={out}
        onChoose={onChoose}
      />
    </div>
  );
}
