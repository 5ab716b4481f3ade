import { useMemo } from 'react';
import { useStore } from 'zustand';
import { parseRulesCode } from '../../store/rulesCode.ts';
import type { Component } from '../content/content.ts';
import type { FamilyRoomProps, RoomProps } from '../page/roomProps.ts';
import { usualVariant } from '../setup/usualVariant.ts';

export interface RulesParts {
  readonly Rulebook: Component<RoomProps>;
}

/** The room of the rules: of the game that the address names, else of the one that is played. */
export function RulesScreen({ partsOf, ...room }: FamilyRoomProps<RulesParts>) {
  const { stores, code } = room;
  const played = useStore(stores.table, ({ round }) => round?.variant);
  const named = useMemo(() => parseRulesCode(code).variant, [code]);
  const { Rulebook } = partsOf(named ?? played ?? usualVariant);
  return <Rulebook {...room} />;
}
