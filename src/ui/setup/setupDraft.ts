import { type BotId, firstLevel } from '../../bots/levels.ts';
import {
  findVariant,
  invariant,
  mostSeats,
  parseSeatCount,
  type RuleChanges,
  rulesOf,
  type SeatCount,
  type SwitchValue,
  seatsOf,
  type Variant,
  type VariantId,
} from '../../engine/index.ts';
import { takenName } from '../../records/plainName.ts';
import { goalChoiceOf, goalOf } from '../../store/match/goal.ts';
import {
  botIn,
  type Control,
  type Holder,
  holderOf,
  peopleIn,
  seatsHere,
  somebody,
} from '../../store/match/holder.ts';
import type { MatchSetup, Player } from '../../store/match/match.ts';
import { everybodyAt, withOut } from '../../store/match/sittingOut.ts';
import type { GoalChoice } from '../../store/settings.ts';
import { isOpponentName, ownNames, seatNames } from '../../text/ownNames.ts';
import type { Say } from '../../text/say.ts';
import { withBotNames } from '../opponents/botName.ts';
import { usualVariant } from './usualVariant.ts';

/** Who may be wished for at a seat: who records can tell of, or somebody far away. */
export type WishedControl = Control | 'elsewhere';

/**
 * What is being chosen before a match. Every seat that any game has is kept, so that going to fewer
 * and back loses nothing. Somebody far away can only be wished for where the type says so: no match
 * of this device has such a seat.
 */
export interface SetupDraft<Wished extends WishedControl = Control> {
  readonly variant: VariantId;
  readonly rules: RuleChanges;
  readonly seatCount: SeatCount;
  readonly seats: readonly SeatDraft<Wished>[];
  /** One more person at the table, so that one sits out each round. */
  readonly oneMore?: SeatDraft<Wished> | undefined;
  readonly goal: GoalChoice;
  readonly seed: string;
  /** The names of the people at this device as far as they are known, one's own first. */
  readonly known: readonly string[];
}

/** A seat as it is being chosen; without a name it gets its usual one. */
export interface SeatDraft<Wished extends WishedControl = Control> {
  readonly name: string;
  readonly control: Wished;
}

/** One person against bots at the usual game, of the first level unless another one is named. */
export function newDraft(seed: string, level: BotId = firstLevel): SetupDraft {
  return {
    variant: usualVariant,
    rules: {},
    seatCount: variantOf({ variant: usualVariant }).seatCounts[0],
    seats: seatsOf(mostSeats).map((seat) => ({
      name: '',
      control: seat === 0 ? somebody : level,
    })),
    goal: 'open',
    seed,
    known: [],
  };
}

export function draftAgainst(level: BotId, variant: VariantId, seed: string): SetupDraft {
  return withVariant(newDraft(seed, level), variant);
}

/**
 * The choices of an earlier match, with a seed of their own; names that nobody gave are again those
 * of the language.
 */
export function draftLike(setup: MatchSetup, seed: string): SetupDraft {
  const fresh = newDraft(seed);
  const people = everybodyAt(setup);
  const usual = usuallyNamed(people);
  const drafted = people.map(({ name, control }, place) => ({
    control,
    name: usual.includes(place) ? '' : name,
  }));
  const [last] = setup.sitsOut === undefined ? [] : drafted.slice(-1);
  return {
    variant: setup.variant,
    rules: setup.rules,
    seatCount: parseSeatCount(setup.players.length) ?? fresh.seatCount,
    seats: fresh.seats.map((seat, index) => drafted[index] ?? seat),
    oneMore: last,
    goal: goalChoiceOf(setup.goal, setup.variant),
    seed,
    known: [],
  };
}

/** The seats whose names nobody gave. In a mirror match all may have moved on together. */
function usuallyNamed(players: readonly Player[]): readonly number[] {
  const seats = players.map((_, seat) => seat);
  const movedBy = (seatsOn: number): number[] =>
    seats.filter((seat) => {
      const before = seatNames[(seat + seatsOn) % players.length] ?? [];
      const { name = '', control = somebody } = players[seat] ?? {};
      const level = botIn(holderOf(control));
      if (level !== undefined && isOpponentName(name, level)) return true;
      // In old matches a further bot has the name of seat 0.
      const further = level === undefined || seat < 2 ? [] : (seatNames[0] ?? []);
      return [...ownNames, ...before, ...further].includes(name);
    });
  return seats.map(movedBy).find(({ length }) => length === players.length) ?? movedBy(0);
}

export function seatsOfDraft<Wished extends WishedControl>({
  seats,
  seatCount,
}: SetupDraft<Wished>): readonly SeatDraft<Wished>[] {
  return seats.slice(0, seatCount);
}

export function mayOneSitOut({ seatCount }: Pick<SetupDraft, 'seatCount'>): boolean {
  return seatCount < mostSeats;
}

/** Everybody at the table: who has a seat, and after them one more person where there is one. */
export function peopleOfDraft<Wished extends WishedControl>(
  draft: SetupDraft<Wished>,
): readonly SeatDraft<Wished>[] {
  const { oneMore } = draft;
  const seated = seatsOfDraft(draft);
  return oneMore !== undefined && mayOneSitOut(draft) ? [...seated, oneMore] : seated;
}

/** The usual names of the seats, seat 0 first. */
const seatNameIds = ['start.name.0', 'start.name.1', 'start.name.2', 'start.name.3'] as const;

export function wishedHolder({ control }: Pick<SeatDraft<WishedControl>, 'control'>): Holder {
  return control === 'elsewhere' ? { by: control, isThere: false } : holderOf(control);
}

/**
 * The names of everybody at the table. Who was given none is “You” where one person plays alone, of
 * several people what they are known by, and of bots who they are.
 */
export function namesOfDraft(draft: SetupDraft<WishedControl>, say: Say): readonly string[] {
  return namesAt(peopleOfDraft(draft), draft, say);
}

/** The name that somebody at the table has without a name of their own. */
export function usualName(draft: SetupDraft<WishedControl>, seat: number, say: Say): string {
  const people = peopleOfDraft(draft).map((one, at) => (at === seat ? { ...one, name: '' } : one));
  return namesAt(people, draft, say)[seat] ?? '';
}

function namesAt(
  people: readonly SeatDraft<WishedControl>[],
  { known }: Pick<SetupDraft, 'known'>,
  say: Say,
): readonly string[] {
  const holders = people.map(wishedHolder);
  const levels = holders.map(botIn);
  const isAlone = peopleIn(holders).length === 1;
  const here = seatsHere(holders);
  const names = people.map(({ name }, seat) => {
    if (takenName(name) !== '' || levels[seat] !== undefined) return takenName(name);
    const at = here.indexOf(seat);
    if (isAlone && at === 0) return say('start.name.you');
    return takenName(known[at] ?? '') || usualNameOf(seat, say);
  });
  return withBotNames(names, levels, say);
}

/** The usual name of a person at a seat, among several. */
export function usualNameOf(seat: number, say: Say): string {
  return say(seatNameIds[seat] ?? 'start.name.0');
}

export function setupOfDraft(draft: SetupDraft, say: Say): MatchSetup {
  const people = peopleOfDraft(draft);
  const names = namesOfDraft(draft, say);
  const players = people.map(({ control }, seat) => ({ name: names[seat] ?? '', control }));
  const goal = goalOf(draft.goal, draft.variant);
  const setup = {
    variant: draft.variant,
    rules: draft.rules,
    players: playersToldApart(players, say),
    seed: draft.seed.trim(),
    ...(goal === undefined ? {} : { goal }),
  };
  return people.length > draft.seatCount ? withOut<MatchSetup>(setup, draft.seatCount) : setup;
}

/**
 * The players, where a name that others have too gets its seat beside it, so that nobody is handed
 * a neighbour's tiles.
 */
export function playersToldApart<Named extends { readonly name: string }>(
  players: readonly Named[],
  say: Say,
): readonly Named[] {
  return players.map((player, seat) => {
    const { name } = player;
    const isShared = players.some((other, at) => at !== seat && other.name === name);
    return isShared
      ? { ...player, name: say('start.name.shared', { name, seat: seat + 1 }) }
      : player;
  });
}

export function withSeat<Wished extends WishedControl>(
  draft: SetupDraft<Wished>,
  seat: number,
  change: Partial<SeatDraft<Wished>>,
): SetupDraft<Wished> {
  return {
    ...draft,
    seats: draft.seats.map((old, index) => (index === seat ? { ...old, ...change } : old)),
  };
}

/** The draft with a switch set; unchanged if the switch cannot take the value. */
export function withSwitchSet<Wished extends WishedControl>(
  draft: SetupDraft<Wished>,
  key: string,
  value: SwitchValue,
): SetupDraft<Wished> {
  const variant = variantOf(draft);
  const rules = rulesOf({ variant }).withSwitch(variant, draft.rules, key, value);
  return rules === undefined ? draft : { ...draft, rules };
}

export function variantOf({ variant }: Pick<SetupDraft, 'variant'>): Variant {
  const found = findVariant(variant);
  invariant(found !== undefined, 'a draft has a known variant');
  return found;
}

/** The draft with another variant; its switches mean little in another. */
export function withVariant<Wished extends WishedControl>(
  draft: SetupDraft<Wished>,
  variant: VariantId,
): SetupDraft<Wished> {
  const { seatCounts } = variantOf({ variant });
  const [usual] = seatCounts;
  const fits = seatCounts.includes(draft.seatCount);
  return { ...draft, variant, rules: {}, seatCount: fits ? draft.seatCount : usual };
}
