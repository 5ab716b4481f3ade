import { familyNameOf } from '../../engine/index.ts';
import { mayOnlyPass } from '../../families/names.ts';
import { takenName } from '../../records/plainName.ts';
import { goalOf } from '../../store/match/goal.ts';
import { somebody } from '../../store/match/holder.ts';
import { type OpenPlace, type OpenWish, servedLevelOf } from '../../store/online/openWish.ts';
import type { Say } from '../../text/say.ts';
import {
  namesOfDraft,
  peopleOfDraft,
  playersToldApart,
  type SeatDraft,
  type SetupDraft,
  type WishedControl,
} from './setupDraft.ts';

/** What is being chosen where friends far away may be wished for. */
export type WideDraft = SetupDraft<WishedControl>;

export function isFar(draft: WideDraft): boolean {
  return peopleOfDraft(draft).some(({ control }) => control === 'elsewhere');
}

/** The draft of a match at this device; undefined for one with somebody far away. */
export function draftHere(draft: WideDraft): SetupDraft | undefined {
  if (isFar(draft)) return undefined;
  const { seats, oneMore } = draft;
  return { ...draft, seats: seats.map(seatHere), oneMore: oneMore && seatHere(oneMore) };
}

/** Who may still be far away is at none of the seats that are taken. */
function seatHere({ name, control }: SeatDraft<WishedControl>): SeatDraft {
  return { name, control: control === 'elsewhere' ? somebody : control };
}

/** The draft as its table will be: with somebody far away, with bots that a server plays. */
export function asServed(draft: WideDraft): WideDraft {
  if (!isFar(draft)) return draft;
  const seats = draft.seats.map((seat) => ({ ...seat, control: servedControl(seat.control) }));
  return { ...draft, seats };
}

function servedControl(control: WishedControl): WishedControl {
  return control === 'elsewhere' || control === somebody ? control : servedLevelOf(control);
}

export function openWishOfDraft(draft: WideDraft, tapsPasses: boolean, say: Say): OpenWish {
  const served = asServed(draft);
  const names = namesOfDraft(served, say);
  const people = peopleOfDraft(served).map(({ control }, seat) => ({
    control,
    // Somebody far away brings a name.
    name: control === 'elsewhere' ? '' : (names[seat] ?? ''),
  }));
  const { variant, rules, seatCount, goal } = draft;
  return {
    variant,
    rules,
    seats: seatCount,
    places: playersToldApart(people, say).map(placeOf),
    goal: goalOf(goal, variant) ?? null,
    tapsPasses: tapsPasses && mayOnlyPass(familyNameOf(variant)),
  };
}

function placeOf({ name, control }: SeatDraft<WishedControl>): OpenPlace {
  if (control === 'elsewhere') return { by: control };
  const by = control === somebody ? 'here' : servedLevelOf(control);
  return { by, name: takenName(name) };
}
