import { playWords } from '../../../text/fishing/playWords.ts';
import { playWithReason } from '../../../text/fishing/reasonWords.ts';
import { useSay } from '../../voice/voice.tsx';
import type { TableModel } from '../table/tableModel.ts';

interface PlaysSaidProps {
  readonly model: TableModel;
  /** The index of the first play that is told. */
  readonly from: number;
  /** Whether what spoke for them is left out. */
  readonly isBare?: boolean | undefined;
}

/** Every play from one on, a paragraph each, and what spoke for those of the others. */
export function PlaysSaid({ model, from, isBare = false }: PlaysSaidProps) {
  const say = useSay();
  const { steps, names, viewer, reasonOf } = model;
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
