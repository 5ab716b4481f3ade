import type { VariantId } from '../../engine/index.ts';
import { goalOf } from '../../store/match/goal.ts';
import { type GoalChoice, goalChoices } from '../../store/settings.ts';
import { goalWords } from '../../text/goalWords.ts';
import { ChoiceField } from '../choice/ChoiceField.tsx';
import { useSay } from '../voice/voice.tsx';

interface GoalFieldProps {
  readonly variant: VariantId;
  readonly value: GoalChoice;
  readonly onChoose: (goal: GoalChoice) => void;
}

export function GoalField({ variant, value, onChoose }: GoalFieldProps) {
  const say = useSay();
  return (
    <ChoiceField
      look="segments"
      legend={say('start.goal')}
      options={goalChoices.map((choice) => ({
        value: choice,
        name: goalWords(goalOf(choice, variant), say),
      }))}
      value={value}
      onChoose={onChoose}
    />
  );
}
