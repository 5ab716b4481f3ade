import { useState } from 'react';
import {
  type ChangedSwitch,
  findVariant,
  invariant,
  type KitId,
  parseSeatCount,
  type RoundRecord,
  rulesOf,
  tilesOfKit,
} from '../../engine/index.ts';
import { personsIn } from '../../store/match/challenge.ts';
import { botIn, holderOf, somebody } from '../../store/match/holder.ts';
import { controlsOf } from '../../store/match/matchRecords.ts';
import type { Stores } from '../../store/services.ts';
import { isOpponentName, ownNames } from '../../text/ownNames.ts';
import { newDraft, type SetupDraft } from '../setup/setupDraft.ts';

export interface DealModel {
  readonly variant: RoundRecord['variant'];
  readonly kit: KitId;
  readonly tiles: number;
  /** The persons who played it, by the names that others know them by. */
  readonly senders: readonly string[];
  readonly starter: RoundRecord['starter'];
  readonly changed: readonly ChangedSwitch[];
}

/** What is told of a record's deal; its tiles are not. */
export function dealModelOf(record: RoundRecord): DealModel {
  const { variant, rules, players, starter } = record;
  const own = findVariant(variant);
  invariant(own !== undefined, 'a record has a known variant');
  const persons = personsIn(record);
  return {
    variant,
    kit: own.kit,
    tiles: tilesOfKit(own.kit).length,
    senders: players.filter(
      (name, seat) => persons.includes(seat) && name !== '' && !ownNames.includes(name),
    ),
    starter,
    changed: rulesOf({ variant: own }).changedSwitchesOf(own, rules),
  };
}

/** Somebody here in the first place of a person, bots as they were, and for the other persons. */
export function draftForDeal(record: RoundRecord): SetupDraft {
  const { variant, rules, players, seed, meta } = record;
  const persons = personsIn(record);
  const controls = controlsOf(meta?.players);
  const [own = 0] = persons;
  const fresh = newDraft(seed ?? '');
  return {
    ...fresh,
    variant,
    rules,
    seatCount: parseSeatCount(players.length) ?? fresh.seatCount,
    seats: fresh.seats.map((_, seat) => {
      const [name = '', control = somebody] = [players[seat], controls[seat]];
      if (seat === own) return { name: '', control: somebody };
      const level = botIn(holderOf(control));
      // A bot that is not known here reads as somebody.
      if (level === undefined) {
        return { name: persons.includes(seat) ? '' : name, control: 'greedy' };
      }
      const isUsual = ownNames.includes(name) || isOpponentName(name, level);
      return { name: isUsual ? '' : name, control: level };
    }),
  };
}

/** By the stores of a page what was last chosen for a deal on it, and the deal's code. */
const keptDrafts = new WeakMap<Stores, { readonly code: string; readonly draft: SetupDraft }>();

/** Who is to play a deal; it stays while somebody goes to a lesson and comes back. */
export function useKeptDraft(stores: Stores, code: string, record: RoundRecord) {
  const [draft, setDraft] = useState(() => {
    const kept = keptDrafts.get(stores);
    return kept?.code === code ? kept.draft : draftForDeal(record);
  });
  const keep = (next: SetupDraft): void => {
    keptDrafts.set(stores, { code, draft: next });
    setDraft(next);
  };
  return [draft, keep] as const;
}
