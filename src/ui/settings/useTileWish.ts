import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { KitId } from '../../engine/index.ts';
import type { SettingsStore } from '../../store/settings.ts';
import type { TileMake } from '../tile/make.ts';
import type { TileLookValue } from '../tile/TileLook.tsx';

/** What each kit is made of where nobody has chosen otherwise. */
const makeOf = {
  'two-sets': 'lacquer',
  cards: 'cards',
  'cards-48': 'cards',
} as const satisfies Record<KitId, TileMake>;

export function useTileWish(settings: SettingsStore, kit: KitId): TileLookValue {
  return useStore(
    settings,
    useShallow(({ tiles, totals, names, redAsRings }) => ({
      make: tiles === 'game' ? makeOf[kit] : tiles,
      totals,
      names: names !== 'none',
      redAsRings,
    })),
  );
}
