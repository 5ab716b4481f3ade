import { createStore, type StoreApi } from 'zustand/vanilla';
import { type BotId, firstLevel, levels } from '../bots/levels.ts';
import {
  failure,
  invariant,
  type JsonObject,
  leastSeats,
  mostSeats,
  type Result,
  seatCounts,
  success,
  type VariantId,
} from '../engine/index.ts';
import { familyAids } from '../families/names.ts';
import { isJsonObject, isObject } from '../records/json.ts';
import { mostTypedName } from '../records/mostTypedName.ts';
import { type Language, languages } from '../text/languages.ts';
import { nameSystems } from '../text/nameSystems.ts';
import { oneOf, yesOrNo } from './choices.ts';
import { createKeeper } from './shelf/keeper.ts';
import { mostShelfText, type Shelf, type ShelfTrouble } from './shelf/shelf.ts';

/** Slowest first, and then the one that goes by who listens. */
export const botSpeeds = ['slow', 'normal', 'fast', 'at-once', 'listening'] as const;
export type BotSpeed = (typeof botSpeeds)[number];

/** What a house makes of an undo after something hidden was seen, or somebody else has played. */
export const undoRules = ['allowed', 'asked', 'never'] as const;

/** `asked`: the others must agree; alone, the undo is allowed and counted. */
export type UndoAfterSeen = (typeof undoRules)[number];

/** The faces of the page; `contrast` is the one with the strongest contrasts. */
export const themes = ['light', 'dark', 'contrast'] as const;
export type Theme = (typeof themes)[number];

/** How much moves: tiles glide, or only fade, or nothing moves. */
export const motions = ['full', 'less', 'none'] as const;
export type Motion = (typeof motions)[number];

export const volumes = ['quiet', 'medium', 'loud'] as const;
export type Volume = (typeof volumes)[number];

/** What tiles can be made of; `game` is what each game is played with. */
export const tileChoices = ['game', 'lacquer', 'ivory', 'cards'] as const;

export const nameChoices = ['none', ...nameSystems] as const;

/** In which order the tiles of a fishing hand lie: highest pips first, by group, or as dealt. */
export const handOrders = ['pips', 'group', 'dealt'] as const;
export type HandOrder = (typeof handOrders)[number];

export const fanOrders = ['suit', 'group'] as const;
export type FanOrder = (typeof fanOrders)[number];

/** The kinds of goal that are offered before a match: none, a few rounds, or so much won. */
export const goalChoices = ['open', 'rounds', 'won'] as const;
export type GoalChoice = (typeof goalChoices)[number];

/** The aids of the families, then those of every table; whether each is on at first. */
export const aidsAtFirst = [...familyAids, { aid: 'hints', on: true, help: 'some' }] as const;

export type Aid = (typeof aidsAtFirst)[number]['aid'];

export const aids: readonly Aid[] = aidsAtFirst.map(({ aid }) => aid);

export type Aids = Readonly<Record<Aid, boolean>>;

/** What a person has chosen; `system` follows what the device or the browser is set to. */
export interface Settings extends Aids {
  readonly language: Language | 'system';
  /** Whether Traditional Chinese is said as in Hong Kong. */
  readonly hongKong: 'system' | 'on' | 'off';
  readonly theme: Theme | 'system';
  readonly tiles: (typeof tileChoices)[number];
  /** Whether tiles wear their pips as a number. */
  readonly totals: boolean;
  readonly names: (typeof nameChoices)[number];
  readonly redAsRings: boolean;
  readonly handOrder: HandOrder;
  readonly fanOrder: FanOrder;
  readonly motion: Motion | 'system';
  readonly botSpeed: BotSpeed;
  /** Whether a person's play is made by itself wherever it is the only one. */
  readonly playsForced: boolean;
  readonly undoAfterSeen: UndoAfterSeen;
  /** Whether the table is heard, and felt where `touch` wants it. */
  readonly sound: boolean;
  readonly volume: Volume;
  /** Whether the phone taps lightly on a catch. */
  readonly touch: boolean;
  /** Whether a notice of the device tells whose turn it is at a table far away. */
  readonly tellsTurn: boolean;
  readonly keepsAwake: boolean;
  /** Whether somebody has been asked for sound, or has found it without that. */
  readonly soundAsked: boolean;
  /** Whether a table has offered the lesson by which a newcomer begins its game. */
  readonly lessonOffered: boolean;
  /** How strong the opponents are that were chosen beside Play, by the variant they play. */
  readonly opponents: Readonly<Record<string, BotId>>;
  /** Empty if not said yet. */
  readonly ownName: string;
  /** What the others at this device were called last, in the order of their seats. */
  readonly friends: readonly string[];
  /** What several at this device chose last; `rests`: one of them sat out. */
  readonly together: {
    readonly variant: string;
    readonly persons: number;
    readonly rests: boolean;
    readonly goal: GoalChoice;
  };
  /** Whether friends gathered each at a device of their own, where this page serves tables. */
  readonly farApart: boolean;
  /** Whether the row of days tells how many there were one after the other. */
  readonly streaks: boolean;
  readonly honours: boolean;
  /** Whether the page has told how the app is put on the home screen. */
  readonly homeScreenTold: boolean;
}

/** Whether the people here tap passes that decide nothing. */
export type PassWish = Pick<Settings, 'tapsPasses'>;

export interface SettingsState extends Settings {
  /** What was kept and could not be read, until it is acknowledged. */
  readonly damaged: string | null;
  readonly acknowledgeDamage: () => void;
  readonly change: (change: Partial<Settings>) => void;
}

export type SettingsStore = StoreApi<SettingsState>;

export function aidsOf(kept: Partial<Record<Aid, unknown>>): Aids {
  const read = Object.fromEntries(aidsAtFirst.map(({ aid, on }) => [aid, yesOrNo(kept[aid], on)]));
  invariant(hasEach(read), 'every aid is read');
  return read;
}

function hasEach(read: Partial<Aids>): read is Aids {
  return aids.every((aid) => aid in read);
}

/** How strong the opponents at a variant are to be: as was chosen last, or as for a first match. */
export function opponentOf({ opponents }: Settings, variant: VariantId): BotId {
  return opponents[variant] ?? firstLevel;
}

/** Reads each setting; one that is missing or cannot be read is as at first. */
export function settingsOf(kept: Partial<Record<keyof Settings, unknown>>): Settings {
  const sound = yesOrNo(kept.sound, false);
  return {
    language: oneOf(kept.language, ['system', ...languages], 'system'),
    hongKong: oneOf(kept.hongKong, ['system', 'on', 'off'], 'system'),
    theme: oneOf(kept.theme, ['system', ...themes], 'system'),
    tiles: oneOf(kept.tiles, tileChoices, 'game'),
    totals: yesOrNo(kept.totals, false),
    names: oneOf(kept.names, nameChoices, 'none'),
    redAsRings: yesOrNo(kept.redAsRings, false),
    handOrder: oneOf(kept.handOrder, handOrders, 'pips'),
    fanOrder: oneOf(kept.fanOrder, fanOrders, 'suit'),
    motion: oneOf(kept.motion, ['system', ...motions], 'system'),
    botSpeed: oneOf(kept.botSpeed, botSpeeds, 'normal'),
    playsForced: yesOrNo(kept.playsForced, false),
    undoAfterSeen: oneOf(kept.undoAfterSeen, undoRules, 'asked'),
    sound,
    volume: oneOf(kept.volume, volumes, 'medium'),
    touch: yesOrNo(kept.touch, true),
    tellsTurn: yesOrNo(kept.tellsTurn, false),
    keepsAwake: yesOrNo(kept.keepsAwake, true),
    // Earlier versions did not ask: with sound on it must have been found.
    soundAsked: yesOrNo(kept.soundAsked, false) || sound,
    lessonOffered: yesOrNo(kept.lessonOffered, false),
    opponents: opponentsIn(kept.opponents),
    ownName: isTypedName(kept.ownName) ? kept.ownName : '',
    friends: friendsIn(kept.friends),
    together: togetherIn(kept.together),
    farApart: yesOrNo(kept.farApart, false),
    streaks: yesOrNo(kept.streaks, true),
    honours: yesOrNo(kept.honours, true),
    homeScreenTold: yesOrNo(kept.homeScreenTold, false),
    ...aidsOf(kept),
  };
}

/** Variants that only a newer version of the app knows keep theirs. */
function opponentsIn(kept: unknown): Settings['opponents'] {
  if (!isObject(kept)) return {};
  const read = Object.entries(kept).map(([id, level]) => [id, oneOf(level, levels, firstLevel)]);
  return Object.fromEntries(read);
}

function isTypedName(kept: unknown): kept is string {
  return typeof kept === 'string' && kept.length <= mostTypedName;
}

function friendsIn(kept: unknown): Settings['friends'] {
  const isRead = Array.isArray(kept) && kept.length < mostSeats && kept.every(isTypedName);
  return isRead ? kept : [];
}

function togetherIn(kept: unknown): Settings['together'] {
  const read: Partial<Record<keyof Settings['together'], unknown>> = isObject(kept) ? kept : {};
  const { variant, persons, rests, goal } = read;
  // How many they were means nothing without the game, and the other way round.
  if (typeof variant !== 'string' || !seatCounts.some((count) => count === persons)) {
    return { variant: '', persons: leastSeats, rests: false, goal: 'open' };
  }
  return {
    variant,
    persons: oneOf(persons, seatCounts, leastSeats),
    rests: yesOrNo(rests, false),
    goal: oneOf(goal, goalChoices, 'open'),
  };
}

/** What cannot be read is as at first; what only a newer version knows stays on the shelf. */
export function createSettingsStore(shelf: Shelf): SettingsStore {
  return createStore<SettingsState>()((set) => {
    const keeper = createKeeper<JsonObject>({
      shelf,
      first: {},
      parse: parseStored,
      format: JSON.stringify,
      // Another tab may have changed another setting: keep that, and change only this one.
      whenBehind: 'redo',
      show: (stored) => set(settingsOf(stored)),
      tell: (trouble) => set({ damaged: damagedText(trouble) }),
    });
    return {
      ...settingsOf(keeper.value()),
      damaged: damagedText(keeper.trouble()),
      acknowledgeDamage: keeper.acknowledge,
      change: (change) => void keeper.change((stored) => ({ ...stored, ...change })),
    };
  });
}

/** Other trouble is silent: unsaved settings last with the page. */
function damagedText(trouble: ShelfTrouble | null): string | null {
  return trouble?.code === 'damaged' ? trouble.text : null;
}

/** Settings have no version, so none is ever `newer`. */
function parseStored(text: string): Result<JsonObject, 'damaged'> {
  const stored = text.length <= mostShelfText ? jsonIn(text) : undefined;
  // Refuse what lies too deep: it could be read, but not written again.
  return isJsonObject(stored) ? success(stored) : failure('damaged');
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
