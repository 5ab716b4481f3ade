import { useState } from 'react';
import { useStore } from 'zustand';
import type { TableSource } from '../../../store/table/source.ts';
import { useTold } from '../../told/useTold.ts';
import { useSay } from '../../voice/voice.tsx';
import styles from './Thinking.module.css';

interface ThinkingProps {
  readonly table: TableSource;
}

/**
 * A line that fills while a bot is waited for, in what is `position: relative`. It follows the
 * table by itself, so that the table is not rendered again with every breath the bot takes.
 */
export function ThinkingLine({ table }: ThinkingProps) {
  const share = useStore(table, ({ thinking }) => thinking);
  return share === null ? null : (
    <span className={styles.line} data-part="thinking" aria-hidden="true">
      <span className={styles.share} style={{ transform: `scaleX(${share})` }} />
    </span>
  );
}

/**
 * Tells that a bot is waited for: in each round only the first time, for one that thinks at every
 * play would talk between all of them.
 */
export function ThinkingTold({
  table,
  name,
  plays,
}: ThinkingProps & {
  readonly name: string;
  readonly plays: number;
}) {
  const say = useSay();
  const isAwaited = useStore(table, ({ thinking, hint }) => thinking !== null && hint === null);
  const [first, setFirst] = useState<number>();
  if (isAwaited && first === undefined) setFirst(plays);
  const isDue = isAwaited && first === plays;
  useTold(
    'thinking',
    isDue ? [{ key: name, words: () => [say('table.told.thinks', { name })] }] : [],
  );
  return null;
}
