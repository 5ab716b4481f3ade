import { useState } from 'react';
import { useStore } from 'zustand';
import type { RoundRecord } from '../../engine/index.ts';
import { offeredGames } from '../../families/names.ts';
import { roundIdOf } from '../../records/roundId.ts';
import type { History } from '../../store/history/history.ts';
import { type HonourId, newIn } from '../../store/history/honours.ts';
import { isPractice } from '../../store/match/practice.ts';
import type { SettingsStore } from '../../store/settings.ts';
import { listOfAll } from '../../text/lists.ts';
import { useSay } from '../voice/voice.tsx';
import styles from './Honours.module.css';

export function NewHonours({ ids }: { readonly ids: readonly HonourId[] }) {
  const say = useSay();
  if (ids.length === 0) return null;
  const names = listOfAll(
    ids.map((id) => say(`honours.${id}`)),
    say,
  );
  return <p className={styles.fresh}>{say('honours.new', { count: ids.length, names })}</p>;
}

/**
 * The honours that a finished round was the first to bring, as the history knows them when the
 * sheet comes up: what it hears of later stands among the rounds, and moves nothing here.
 */
export function useNewHonours(
  history: Pick<History, 'state'>,
  settings: SettingsStore,
  round: RoundRecord | null,
): readonly HonourId[] {
  const isOn = useStore(settings, ({ honours }) => honours);
  const [ids] = useState(() => (round === null ? [] : newHonours(history, round)));
  return isOn ? ids : [];
}

function newHonours(history: Pick<History, 'state'>, round: RoundRecord): readonly HonourId[] {
  const rounds = history.state.getState().stock?.rounds ?? [];
  if (isPractice(round) || rounds.some(({ feats }) => feats === null)) return [];
  return newIn(
    rounds,
    offeredGames.map(({ variant }) => variant),
    roundIdOf(round),
  );
}
