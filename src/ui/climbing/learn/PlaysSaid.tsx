import { playWords } from '../../../text/climbing/playWords.ts';
import type { PlaysSaidProps } from '../../learn/lessonProps.ts';
import { useSay } from '../../voice/voice.tsx';
import { shownModelOf } from '../roomBoard/shownModel.ts';

/** Every play from one on, a paragraph each, and the wu that the last one has brought. */
export function PlaysSaid({ round, from: since }: PlaysSaidProps) {
  const say = useSay();
  const { steps, names, game, gained } = shownModelOf(round);
  const from = (round.from ?? 0) + since;
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
