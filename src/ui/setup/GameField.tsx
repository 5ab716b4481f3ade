import type { VariantId } from '../../engine/index.ts';
import { useSay } from '../voice/voice.tsx';
import { GameChoice } from './GameChoice.tsx';
import styles from './GameField.module.css';
import { waysToPlay } from './waysToPlay.ts';

interface GameFieldProps {
  readonly value: VariantId;
  readonly onChoose: (variant: VariantId) => void;
}

export function GameField({ value, onChoose }: GameFieldProps) {
  const say = useSay();
  const ways = waysToPlay(value);
  return (
    <>
      <GameChoice untold value={ways[0]} onChoose={onChoose} />
      <label className={styles.way}>
        <span className={styles.legend}>{say('start.ways')}</span>
        <select
          value={value}
          onChange={({ target }) => {
            const way = ways.find((one) => one === target.value);
            if (way !== undefined) onChoose(way);
          }}
        >
          {ways.map((way) => (
            <option key={way} value={way}>
              {say(`variant.${way}`)}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
