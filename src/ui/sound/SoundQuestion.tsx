import { AsideQuestion } from '../questions/AsideQuestion.tsx';
import { useSay } from '../voice/voice.tsx';

interface SoundQuestionProps {
  /** Whether it is told now. */
  readonly tells: boolean;
  readonly onAnswer: (sound: boolean) => void;
}

/** Asks whether the table is to be heard. */
export function SoundQuestion({ tells, onAnswer }: SoundQuestionProps) {
  const say = useSay();
  return (
    <AsideQuestion
      question={say('sound.question')}
      tells={tells}
      answers={[
        [say('sound.question.on'), () => onAnswer(true)],
        [say('sound.question.off'), () => onAnswer(false)],
      ]}
    />
  );
}
