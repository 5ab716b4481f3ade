import type { ChangedSwitch, Play, Seat, VariantId } from '../engine/index.ts';
import type { Say } from './say.ts';

/** A play with who made it and from where. */
export interface SpokenPlay {
  readonly name: string;
  readonly phase: string;
  readonly play: Play;
  /** The game, where what cards are called depends on it. */
  readonly variant?: string | undefined;
}

/** A source as it is told, and where it can be read. */
export interface ToldSource {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  /** Where in it something is told; missing where nothing in particular is meant. */
  readonly place?: string | undefined;
  readonly addresses: readonly string[];
  /** Whether it only thinks possible what it is named for. */
  readonly guesses?: boolean;
}

export interface GameWord {
  /** In characters, followed by its sounds: in Cantonese, where it is told, then in Mandarin. */
  readonly word: string;
  readonly isInCantonese: boolean;
  readonly means: string;
}

export interface ToldGame {
  readonly variant: VariantId;
  /** The switches set apart from the variant's own values. */
  readonly changed: readonly ChangedSwitch[];
}

/** The end of a round that has a result. */
export interface EndedRound {
  /** The game, where the manner of winning depends on it. */
  readonly variant?: VariantId | undefined;
  readonly names: readonly string[];
  readonly totals: readonly number[];
  readonly balance: readonly number[];
  /** The seats that have won, lowest first; none where nobody has. */
  readonly winners: readonly Seat[];
}

export type BotName = 'random' | 'novice' | 'greedy' | 'skilled' | 'expert';

export interface FamilyWords {
  /** A play as a sentence: `Ann caught the Black Nine 6‑3 with the Red Nine 5‑4`. */
  playWords(play: SpokenPlay, say: Say): string;
  /** A play as a short sentence of pips: `Bo drew 6‑3, caught 5‑4`. */
  playBrief(play: SpokenPlay, say: Say): string;
  /** Who starts the rounds of a match, as a sentence. */
  startersNote(say: Say): string;
  /** How a bot plays the games of the family, as a sentence. */
  botAbout(bot: BotName, say: Say): string;
  /** How a round ended, in a sentence of about thirty letters: who has won, and by how much. */
  outcomeWords(round: EndedRound, say: Say): string;
  /** So much as is won, lost or given away: `24 points`, `3 chips`. */
  amountWords(amount: number, say: Say): string;
  /** What the two figures of each seat mean in a table of rounds, as a sentence. */
  roundFigures(say: Say): string;
  /** What the figures mean that rounds come to in the history, as a few sentences. */
  tallyAbout(say: Say): string;
  /** Chance in the middle of a round, as a review calls it; missing where all is in the deal. */
  luckName?(say: Say): string;
  /** What the tiles that a seat cannot see are called there. */
  hiddenName(say: Say): string;
  /** What that chance and the tiles that a seat cannot see are called together. */
  luckAndHiddenName(say: Say): string;
  /** What is counted in the accounts of a review under which name, in a few sentences. */
  accountsAbout(say: Say): string;
  /** What somebody would have ended at with average tiles, as a sentence. */
  averageWords(name: string, points: string, say: Say): string;
  switchRuleIds(key: string): readonly string[];
  /** What a rule is called; missing where rules have no names, undefined for a rule of others. */
  readonly ruleName?: (rule: string, say: Say) => string | undefined;
  /** What a rule says in a game, in a sentence or a few. */
  ruleText(rule: string, say: Say, game: ToldGame): string;
  /** Who says some rules of a variant; each source once. */
  ruleSourceWords(rules: readonly string[], variant: VariantId, say: Say): readonly ToldSource[];
  /** What of some rules is our own decision and matters in this game. */
  ruleOurWords(rules: readonly string[], game: ToldGame, say: Say): readonly string[];
  /** What else is to be said of a changed switch beside the other changed ones. */
  switchNotes(changed: ChangedSwitch, among: readonly ChangedSwitch[], say: Say): readonly string[];
  /** Who has a switch so; nobody where the value is ours alone. */
  valueSourceWords(changed: ChangedSwitch, say: Say): readonly ToldSource[];
}
