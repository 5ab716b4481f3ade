import type { Kind } from '../../../../engine/index.ts';
import type { MessageId } from '../../../../text/catalogue.ts';
import { listOfAny } from '../../../../text/lists.ts';
import type { Say } from '../../../../text/say.ts';
import { tileInSentence } from '../../../../text/tileNames.ts';
import type { BaitChoices } from '../choices.ts';
import type { TableModel } from '../tableModel.ts';

/** What a bait can do, or must, or why nothing can be done with it now. */
export function baitWords(
  { choices, phase }: Pick<TableModel, 'choices' | 'phase'>,
  bait: Kind,
  say: Say,
): string {
  const tile = tileInSentence(bait, say);
  const own = choices.get(bait);
  if (own === undefined) {
    const fish = [...choices.values()].some((other) => other.single.size > 0 || other.triple);
    return say(fish ? 'table.prompt.mustCatchOther' : 'table.prompt.mustPlayOther', { tile });
  }
  const ways = listOfAny(waysOf(own, say), say);
  const what = own.place === null ? say('table.prompt.must', { ways }) : ways;
  return say(phase === 'drawn' ? 'table.prompt.drawn' : 'table.prompt.hand', { tile, what });
}

function waysOf({ single, triple, stack, pair, place }: BaitChoices, say: Say): string[] {
  const open: readonly (readonly [MessageId, boolean])[] = [
    [triple === null ? 'table.way.fish' : 'table.way.one', single.size > 0],
    ['table.way.triple', triple !== null],
    ['table.way.stack', stack !== null],
    ['table.way.pair', pair !== null],
    ['table.way.place', place !== null],
  ];
  const ways = open.filter(([, isOpen]) => isOpen).map(([id]) => id);
  if (ways.length === 1 && place !== null) return [say('table.way.onlyPlace')];
  return ways.map((id) => say(id));
}
