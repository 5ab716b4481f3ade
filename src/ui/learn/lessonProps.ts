import type { FamilyId, Kind, Play, RoundRecord } from '../../engine/index.ts';
import type { LessonId } from '../../families/facts.ts';
import type { Ask, Remark, RoundLesson, TableLesson } from '../../lessons/lesson.ts';
import type { LessonPlace } from '../../store/lessons/lessonProgress.ts';
import type { Services, Stores } from '../../store/services.ts';
import type { Aids } from '../../store/settings.ts';
import type { Hint } from '../../store/table/hint.ts';
import type { Say } from '../../text/say.ts';
import type { Component } from '../content/content.ts';
import type { Later } from '../load/later.ts';
import type { RoomProps } from '../page/roomProps.ts';
import type { RoomBoardParts, ShownRound } from '../table/roomBoard.ts';

export interface LessonProps {
  readonly stores: Stores;
  readonly services: Services;
  readonly place: LessonPlace;
  /** Keeps the place that the lesson has come to; at the end, with nothing left, its beginning. */
  readonly onPlace: (place: LessonPlace) => void;
  /** Keeps that the learner went past the lesson without doing all of it. */
  readonly onPassed: () => void;
  readonly onDone: () => void;
  /** Goes to the lesson after this one; missing after the last. */
  readonly onNext: (() => void) | undefined;
  readonly onLeave: () => void;
}

/** Something that was tried and not asked for. */
export type Miss = { readonly kind: Kind } | { readonly play: Play };

export interface PlaysSaidProps {
  readonly round: ShownRound;
  /** The index of the first play that is told, among those since the lesson began. */
  readonly from: number;
  /** Whether what spoke for them is left out. */
  readonly isBare?: boolean | undefined;
}

export interface RoundSaidProps {
  readonly round: ShownRound;
  readonly hint: Hint | null;
  readonly isOver: boolean;
}

export interface LessonCountProps extends Pick<LessonProps, 'stores' | 'onNext' | 'onLeave'> {
  /** A round that is over. */
  readonly record: RoundRecord;
  readonly onAgain: () => void;
}

export interface FamilyLessons {
  readonly atTable: readonly (TableLesson | RoundLesson)[];
  readonly Exercise: Component<LessonProps & { readonly id: LessonId }>;
  /** Whether lessons with steps tell the name of the game that they teach. */
  readonly tellsGame: boolean;
  /** What helps in a lesson, of what helps at the table. */
  readonly aidsIn: (lesson: TableLesson | RoundLesson, aids: Aids) => Aids;
  readonly saidWords: (remark: Remark, round: ShownRound, say: Say) => string;
  /** What a remark asks; it must ask something. */
  readonly askedWords: (remark: Remark, round: ShownRound, say: Say) => string;
  /** What is said, kindly, of something that was not asked for. */
  readonly missedWords: (miss: Miss, ask: Ask, round: ShownRound, say: Say) => string;
  /** Where something is to be pointed at, what is to be done. */
  readonly tapWords: (say: Say) => string;
  /** What is pointed out of a play that is asked for, once another one was tried. */
  readonly kindsOf: (play: Play) => readonly Kind[];
  readonly PlaysSaid: Component<PlaysSaidProps>;
  readonly RoundSaid: Component<RoundSaidProps>;
  readonly hintIn: (hint: Hint, round: ShownRound) => Hint | null;
  /** Whether its tiles are marked there. */
  readonly marksHints: boolean;
  /** The round counted on a page of its own; without, the table leads on. */
  readonly Count?: Component<LessonCountProps>;
}

export interface LessonParts extends RoomBoardParts {
  /** Missing in a family without lessons. */
  readonly lessons?: Later<FamilyLessons>;
}

export interface TableLessonProps extends LessonProps {
  readonly parts: RoomBoardParts;
  readonly family: FamilyLessons;
}

/** What the room of the lessons is given. A lesson knows its family, but not always a game. */
export interface LearnRoomProps extends RoomProps {
  readonly partsOfFamily: (family: FamilyId) => LessonParts;
}
