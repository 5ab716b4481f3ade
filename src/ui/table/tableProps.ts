import type { Aids, Settings, SettingsStore } from '../../store/settings.ts';
import type { Hint } from '../../store/table/hint.ts';
import type { AskedOdds } from '../../store/table/passing.ts';
import type { TableSource } from '../../store/table/source.ts';
import type { Elements } from '../content/content.ts';
import type { LessonOffer } from '../questions/lessonOfferAt.ts';
import type { BoardProps } from './board.ts';
import type { KeyWords } from './dialogs/KeysDialog.tsx';

export interface TableProps
  extends Pick<TableScreenProps, 'updateEntry' | 'onHome' | 'onScores' | 'onExport' | 'onSettings'>,
    Pick<BoardProps<never, never>, 'motion' | 'sent' | 'saysHurry' | 'onNext'> {
  readonly title: string;
  /** Whether the title is shown even where there is hardly room, for it tells who sits out. */
  readonly isTitleKept: boolean;
  readonly aids: Aids;
  readonly sound: boolean;
  /** What can be chosen at the table itself, beside the sound. */
  readonly chosen: Pick<Settings, 'botSpeed' | 'handOrder' | 'fanOrder'>;
  readonly onChoose: (change: Partial<Settings>) => void;
  readonly hint: Hint | null;
  /** What comes of playing on, where somebody has asked; null where not. */
  readonly askedOdds?: AskedOdds | null;
  /** Asks that; missing where it is asked already, and where no help is wanted. */
  readonly onOdds?: (() => void) | undefined;
  readonly watching: boolean;
  /** Whether the table makes a play that is the only one by itself. */
  readonly playsForced: boolean;
  /** Whether it waits for a person here to make a pass that is the only play. */
  readonly tapsPasses: boolean;
  /** Shows, and tells, that a bot is waited for. */
  readonly thinkingLine?: Elements;
  readonly thinkingTold?: Elements;
  /** Offers a lesson, or asks what others at the table wait for. */
  readonly askedAside?: Elements;
  /** Missing where this device keeps the match. */
  readonly far?: FarAtTable | undefined;
  /** Says what an undo gave away, or why one was refused. */
  readonly notice?: Elements;
  /** Goes on to the next play; missing where none waits for who listens. */
  readonly onGoOn: (() => void) | undefined;
  /** What a press that does nothing else would hurry; undefined where nothing is waited for. */
  readonly hurryNow: () => (() => void) | undefined;
  /** Puts the curtain up again; missing unless somebody looks on who sits out. */
  readonly onLookAway?: (() => void) | undefined;
  /** Missing if there is nothing to take back. */
  readonly onUndo: (() => void) | undefined;
  /** Throws the round away for another deal; missing where that cannot be. */
  readonly onAnew: (() => void) | undefined;
  /** Missing where nothing is to be decided here. */
  readonly onHint: (() => void) | undefined;
  readonly onWatch: () => void;
  /** Shows one more play of what is watched, and waits there. */
  readonly onWatchStep: () => void;
  readonly onStopWatching: () => void;
  readonly onSound: () => void;
}

/** What a table far away is given besides; the same object as long as it is the same table. */
export interface FarAtTable {
  /** On a card that keeps nobody from playing; `otherwise` where nothing else is asked. */
  readonly asked: (otherwise: Elements) => Elements;
  /** Stands in the place of the prompt. */
  readonly notice: Elements;
  readonly menu: (onClose: () => void) => Elements;
  readonly keys: readonly FarKey[];
}

interface FarKey {
  readonly words: KeyWords;
  readonly onPress: () => void;
}

export interface TableScreenProps {
  readonly table: TableSource;
  readonly settings: SettingsStore;
  /** Offers a new version of the app among what can be asked. */
  readonly updateEntry?: Elements;
  readonly lessonOffer?: LessonOffer;
  /** Missing where this device keeps the match. */
  readonly far?: FarAtTable;
  readonly onHome: () => void;
  readonly onScores: () => void;
  /** Missing where the record of the round is not known here. */
  readonly onExport?: (() => void) | undefined;
  readonly onSettings: () => void;
}
