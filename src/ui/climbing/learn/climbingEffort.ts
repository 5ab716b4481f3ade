import {
  cardsOf,
  climbing,
  climbingRound,
  simplePlay,
  wordOf,
} from '../../../engine/climbing/index.ts';
import { type Play, playOn } from '../../../engine/index.ts';
import type { LessonId } from '../../../families/facts.ts';
import { climbingLessons } from '../../../lessons/climbing/climbingLessons.ts';
import { learner, type RoundLesson, type TableLesson } from '../../../lessons/lesson.ts';
import { playedRound } from '../../../records/playedRound.ts';
import { matchOfRecord } from '../../../store/match/matchRecords.ts';
import { combinationWords } from '../../../text/climbing/combinationWords.ts';
import { playWords } from '../../../text/climbing/playWords.ts';
import type { Say } from '../../../text/say.ts';
import { lessonRound } from '../../learn/lessonRound.ts';
import { type Effort, together } from '../../learn/minutes.ts';
import { shownModelOf } from '../roomBoard/shownModel.ts';
import type { PublicStep } from '../table/tableModel.ts';
import { askedWords, saidWords } from './cardWords.ts';

/** What a learner reads and does who goes straight through; undefined where a lesson has no end. */
export function climbingEffort(id: LessonId, say: Say): Effort | undefined {
  const lesson = climbingLessons.find((one) => one.id === id);
  switch (lesson?.look) {
    case 'table':
      return tableEffort(lesson, say);
    case 'round':
      return roundEffort(lesson, say);
    case 'beats':
    case 'worth':
    case undefined:
      return undefined;
  }
}

function tableEffort({ record, from, remarks, tellsPlays = false }: TableLesson, say: Say): Effort {
  const { names, steps } = shownModelOf(lessonRound(matchOfRecord(record), from, say));
  const efforts = remarks.map((remark, index): Effort => {
    const { at, ask } = remark;
    const next = remarks[index + 1];
    const own = ask?.what === 'play' ? 1 : 0;
    const watched = playsEffort(steps.slice(at + own, next?.at ?? at), names, say, !tellsPlays);
    const said = saidWords(remark, names, say);
    if (ask === undefined) {
      return together([{ texts: [said], taps: next === undefined ? 0 : 1 }, watched]);
    }
    const [play] = ask.what === 'play' ? ask.plays : [];
    const texts = [said, askedWords(remark, names, say)];
    const taps = play === undefined ? 1 : tapsOf(play, steps[at]?.phase);
    return together([{ texts, taps }, watched]);
  });
  return together(efforts);
}

/** What is said of some plays; read ones, if not the learner's own, are gone on from with a tap. */
function playsEffort(
  steps: readonly PublicStep[],
  names: readonly string[],
  say: Say,
  isRead = true,
): Effort {
  return {
    texts: steps.map(({ seat, ...step }) => playWords({ ...step, name: names[seat] ?? '' }, say)),
    taps: isRead ? steps.filter(({ seat }) => seat !== learner).length : 0,
  };
}

/** A tap for each card, or one that raises all that beat, and one to play them; for a word one. */
function tapsOf(play: Play, phase: PublicStep['phase'] | undefined): number {
  if (wordOf(play) !== undefined) return 1;
  return phase === 'answer' ? 2 : cardsOf(play).length + 1;
}

/** The round is gone on with by the simplest plays; a hint is said for every decision. */
function roundEffort({ record }: RoundLesson, say: Say): Effort {
  const { position } = climbingRound(playedRound(record));
  const { steps } = playOn(climbing, position, simplePlay);
  const plays = [...record.plays, ...steps.map(({ play }) => play)];
  const model = shownModelOf(lessonRound(matchOfRecord({ ...record, plays }), 0, say));
  const rest = model.steps.slice(record.plays.length);
  const own = rest.filter(({ seat, play }) => seat === learner && wordOf(play) === undefined);
  const hints = own.map(({ play }) => combinationWords(play, say, record.variant));
  const taps = own.reduce((sum, { play, phase }) => sum + tapsOf(play, phase), 0);
  const end = { texts: [say('climbing.lesson.round.end')], taps: 1 };
  return together([playsEffort(rest, model.names, say), { texts: hints, taps }, end]);
}
