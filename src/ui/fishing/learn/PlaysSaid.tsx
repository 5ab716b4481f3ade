import { playWords } from '../../../text/fishing/playWords.ts';
import { playWithReason } from '../../../text/fishing/reasonWords.ts';
import type { PlaysSaidProps } from '../../learn/lessonProps.ts';
import { useSay } from '../../voice/voice.tsx';
import { shownModelOf } from '../roomBoard/shownModel.ts';

/** Every play from one on, a paragraph each, and what spoke for those of the others. */
export function PlaysSaid({ round, from, isBare = false }: PlaysSaidProps) {
  const say = useSay();
  const { steps, names, viewer, reasonOf } = shownModelOf(round);
  return steps.slice(from).map((step, after) => {
    const at = from + after;
    const spoken = { ...step, name: names[step.seat] ?? '' };
    return (
      <p key={at}>
        {isBare || step.seat === viewer
          ? say('learn.played', { play: playWords(spoken, say) })
          : playWithReason(spoken, reasonOf(at), names, say)}
      </p>
    );
  });
}
