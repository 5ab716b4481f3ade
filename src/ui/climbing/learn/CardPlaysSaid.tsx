import { playWords } from '../../../text/climbing/playWords.ts';
import { useSay } from '../../voice/voice.tsx';
import type { TableModel } from '../table/tableModel.ts';

interface CardPlaysSaidProps {
  readonly model: TableModel;
  /** The index of the first play of the round that is told. */
  readonly from: number;
}

/** Every play from one on, a paragraph each, and the wu that the last one has brought. */
export function CardPlaysSaid({ model, from }: CardPlaysSaidProps) {
  const say = useSay();
  const { steps, names, game, gained } = model;
  return (
    <>
      {steps.slice(from).map(({ seat, phase, play }, after) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a play is its place in the round.
        <p key={from + after}>
          {say('learn.played', {
            play: playWords(
              { name: names[seat] ?? '', phase, play, variant: game.variant.id },
              say,
            ),
          })}
        </p>
      ))}
      {steps.length > from &&
        gained.map(({ seat, wu }) => (
          <p key={`won ${seat}`}>
            {say('learn.played', {
              play: say('climbing.table.told.trick', { name: names[seat] ?? '', wu }),
            })}
          </p>
        ))}
    </>
  );
}
