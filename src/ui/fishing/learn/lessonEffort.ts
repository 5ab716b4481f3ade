import { fishing, fishingRound, formOf, greatestGain } from '../../../engine/fishing/index.ts';
import { playOn, type RoundRecord } from '../../../engine/index.ts';
import type { LessonId } from '../../../families/facts.ts';
import type { CountLesson } from '../../../lessons/fishing/fishingLesson.ts';
import { fishingLessons } from '../../../lessons/fishing/fishingLessons.ts';
import { learner, type RoundLesson, type TableLesson } from '../../../lessons/lesson.ts';
import { playedRound } from '../../../records/playedRound.ts';
import { matchOfRecord } from '../../../store/match/matchRecords.ts';
import { playWords } from '../../../text/fishing/playWords.ts';
import { playWithReason } from '../../../text/fishing/reasonWords.ts';
import { lineReason } from '../../../text/fishing/scoreWords.ts';
import type { Say } from '../../../text/say.ts';
import { lessonRound } from '../../learn/lessonRound.ts';
import { type Effort, noEffort, together } from '../../learn/minutes.ts';
import { shownModelOf } from '../roomBoard/shownModel.ts';
import type { TableModel } from '../table/tableModel.ts';
import { stepTaskOf } from './counting/countTask.ts';
import { askWords, stepWords } from './counting/countWords.ts';
import { factsOf, remarkText, taskText } from './lessonWords.ts';

/** What a learner reads and does who goes straight through; undefined where a lesson has no end. */
export function lessonEffort(id: LessonId, say: Say): Effort | undefined {
  const lesson = fishingLessons.find((one) => one.id === id);
  switch (lesson?.look) {
    case 'table':
      return tableEffort(lesson, say);
    case 'round':
      return roundEffort(lesson, say);
    case 'count':
      return countEffort(lesson, say);
    case 'drill':
    case undefined:
      return undefined;
  }
}

function tableEffort({ record, from, remarks, isBare = false }: TableLesson, say: Say): Effort {
  const model = shownModelOf(lessonRound(matchOfRecord(record), from, say));
  const [, name = ''] = model.names;
  const facts = factsOf(model);
  const efforts = remarks.map((remark, index): Effort => {
    const { at, ask } = remark;
    const said = remarkText(remark, name, say, facts);
    const begin = at - from;
    const end = (remarks[index + 1]?.at ?? at) - from;
    const own = ask?.what === 'play' ? 1 : 0;
    // A play that the next remark follows at once is not said.
    const watched = end > begin + own ? playsEffort(model, begin, end, isBare, say) : noEffort;
    const step = model.steps[begin];
    const tapsOfPlay =
      step === undefined || (step.phase === 'drawn' && formOf(step.play) !== 'triple') ? 1 : 2;
    const isLast = index === remarks.length - 1;
    if (ask === undefined) return together([{ texts: [said], taps: isLast ? 0 : 1 }, watched]);
    const asked = {
      texts: [said, taskText(remark, name, say)],
      taps: ask.what === 'tile' ? 1 : tapsOfPlay,
    };
    return together([asked, watched]);
  });
  return together(efforts);
}

/** What is said of some plays; after each of the others' plays the learner goes on. */
function playsEffort(
  { steps, names, reasonOf }: TableModel,
  begin: number,
  end: number,
  isBare: boolean,
  say: Say,
): Effort {
  return together(
    steps.slice(begin, end).map((step, after): Effort => {
      const spoken = { ...step, name: names[step.seat] ?? '' };
      const isOwn = step.seat === learner;
      return isOwn || isBare
        ? { texts: [playWords(spoken, say)], taps: isOwn ? 0 : 1 }
        : { texts: [playWithReason(spoken, reasonOf(begin + after), names, say)], taps: 1 };
    }),
  );
}

/** The round is gone on with by whoever takes what adds most; a hint is said for every decision. */
function roundEffort({ record }: RoundLesson, say: Say): Effort {
  const from = record.plays.length;
  const { position } = fishingRound(playedRound(record));
  const { steps } = playOn(fishing, position, greatestGain);
  const plays = [...record.plays, ...steps.map(({ play }) => play)];
  const whole: RoundRecord = { ...record, plays };
  const model = shownModelOf(lessonRound(matchOfRecord(whole), from, say));
  const said = playsEffort(model, 0, model.steps.length, false, say);
  const decisions = model.steps.flatMap((step, at): Effort[] => {
    if (step.seat !== learner) return [];
    const isChoice = step.phase === 'hand' || formOf(step.play) !== 'place';
    const spoken = { ...step, name: model.names[learner] ?? '' };
    const hint = playWithReason(spoken, model.reasonOf(at), model.names, say);
    return isChoice ? [{ texts: [hint], taps: step.phase === 'hand' ? 2 : 1 }] : [];
  });
  return together([said, ...decisions, { texts: [say('learn.round.end')], taps: 1 }]);
}

function countEffort({ variant, steps }: CountLesson, say: Say): Effort {
  const names = [say('start.name.0'), say('start.name.1'), say('start.name.2')];
  const efforts = steps.map((step): Effort => {
    const { game, answer, sheet, payments } = stepTaskOf(variant, step);
    const proof = payments.length > 0 ? [] : sheet.groups.map((line) => lineReason(line, say));
    const pressed = answer.by === 'number' ? String(answer.right).length + 1 : 1;
    const asked = [stepWords(step, game, say), askWords(step.ask, names, say)];
    return { texts: [...asked, say('counting.right'), ...proof], taps: pressed + 1 };
  });
  return { ...together(efforts), sums: steps.length };
}
