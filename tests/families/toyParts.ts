import type { Bots } from '../../src/bots/bot.ts';
import { playAtRandom } from '../../src/bots/random.ts';
import { formatKind, seatsOf, success } from '../../src/engine/index.ts';
import { readTiles } from '../../src/records/readTiles.ts';
import type { RecordForm } from '../../src/records/recordForm.ts';
import { listShape, objectShape, readShape } from '../../src/records/shape.ts';
import type { FamilyWords } from '../../src/text/familyWords.ts';
import { toy } from './toy.ts';

/** How records of the toy are written: each hand is the text of its one tile. */
export const toyForm: RecordForm = {
  rulesShape: objectShape({}),
  readDeal: (_, json) => {
    const read = readShape(objectShape({ tiles: listShape(4) }), json, ['deal']);
    if (!read.ok) return read;
    const tiles = readTiles(read.value.tiles, 'deal.tiles');
    return tiles.ok ? success({ hands: tiles.value.map((kind) => [kind]) }) : tiles;
  },
  formatDeal: ({ hands }) => ({ tiles: hands.flat().map(formatKind) }),
  isSameDeal: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  dealDigits: (_, { hands }) => hands.map(([value = 0]) => ({ value, radix: 21 })),
  readDealDigits: ({ seatCount }, next) => ({ hands: seatsOf(seatCount).map(() => [next(21)]) }),
};

/** Every bot of the toy plays at random. */
export const toyBots: Bots = {
  random: playAtRandom,
  novice: playAtRandom,
  greedy: playAtRandom,
  skilled: playAtRandom,
  expert: playAtRandom,
  adviser: playAtRandom,
};

/** What the toy says has been in no catalogue. */
export const toyWords: FamilyWords = {
  playWords: ({ name, play }) => `${name} said ${toy.formatPlay(play)}`,
  playBrief: ({ play }) => toy.formatPlay(play),
  startersNote: () => 'Whoever was least hot starts.',
  botAbout: (bot) => `As ${bot} as it gets at the toy.`,
  outcomeWords: ({ names, totals, winners }) =>
    winners.map((seat) => `${names[seat]} was hot ${totals[seat]} times`).join(', '),
  amountWords: (amount) => `${amount} degrees`,
  roundFigures: () => 'How often each was hot.',
  tallyAbout: () => 'Luck is heat.',
  luckName: () => 'Heat',
  hiddenName: () => 'Heat unseen',
  luckAndHiddenName: () => 'Heat, seen and unseen',
  accountsAbout: () => 'Heat: what others said.',
  averageWords: (name, points) => `${name} would have been hot ${points} times.`,
  switchRuleIds: () => [],
  ruleText: (rule) => rule,
  ruleSourceWords: () => [],
  ruleOurWords: () => [],
  switchNotes: () => [],
  valueSourceWords: () => [],
};
