import { baitOf, type RuleId } from '../../../engine/fishing/index.ts';
import { listOfAll } from '../../../text/lists.ts';
import { tileInSentence } from '../../../text/tileNames.ts';
import { AskableRule } from '../../asking/AskableRule.tsx';
import { Button } from '../../button/Button.tsx';
import { Space } from '../../content/Space.tsx';
import { Dialog } from '../../dialog/Dialog.tsx';
import { useSay } from '../../voice/voice.tsx';
import type { PlaceChoice } from './choices.ts';

/** Asks before a tile is placed that would leave fish nobody can ever catch. */
export function StrandDialog({
  place,
  rules,
  onAnswer,
}: {
  place: PlaceChoice;
  rules: readonly RuleId[];
  onAnswer: (yes: boolean) => void;
}) {
  const say = useSay();
  const names = listOfAll(
    place.strands.map((kind) => tileInSentence(kind, say)),
    say,
  );
  return (
    <Dialog
      asks
      title={say('table.strand.title', { tile: tileInSentence(baitOf(place.play), say) })}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button onClick={() => onAnswer(false)}>{say('table.strand.no')}</Button>
          <Button onClick={() => onAnswer(true)}>{say('table.strand.yes')}</Button>
        </>
      }
    >
      <p>
        <span>{say('table.strand.text', { tiles: place.strandedTiles, names })}</span>
        <Space />
        {rules.map((rule) => (
          <AskableRule key={rule} rule={rule} />
        ))}
      </p>
    </Dialog>
  );
}
