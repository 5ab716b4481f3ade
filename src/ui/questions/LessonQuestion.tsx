import { useSay } from '../voice/voice.tsx';
import { AsideQuestion } from './AsideQuestion.tsx';

interface LessonQuestionProps {
  /** Whether it is told now. */
  readonly tells: boolean;
  readonly onAnswer: (learns: boolean) => void;
}

/** Offers the lesson by which a newcomer begins the game. */
export function LessonQuestion({ tells, onAnswer }: LessonQuestionProps) {
  const say = useSay();
  return (
    <AsideQuestion
      question={say('start.learn')}
      tells={tells}
      answers={[
        [say('start.learn.go'), () => onAnswer(true)],
        [say('learn.offer.no'), () => onAnswer(false)],
      ]}
    />
  );
}
