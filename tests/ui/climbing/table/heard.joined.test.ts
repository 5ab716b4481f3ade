import { expect, test } from 'vitest';
import { trueRoundOf } from '../../../../src/store/table/roundAtTable.ts';
import { sentencesOf } from '../../../../src/store/tidings.ts';
import { tableModelOf, tableRoundOf } from '../../../../src/ui/climbing/table/tableModel.ts';
import { stepTidings } from '../../../../src/ui/climbing/table/words/tidingsOf.ts';
import { matchAfter, type SmallMatch } from '../../../support/climbing/matches.ts';
import { hearPlays } from '../../../support/heardPlays.ts';
import { roundToHear } from '../../../support/playsToHear.ts';
import { say } from '../../../support/say.ts';

const controls = ['person', 'greedy', 'greedy'] as const;
const talon = ['pass', 'pass', 'pass'];

/** Rounds in which somebody is left out, each with what is to be heard of that. */
const rounds: readonly {
  readonly small: SmallMatch;
  readonly plays: readonly string[];
  readonly hears: readonly string[];
}[] = [
  {
    small: { controls, hands: ['22', '33 44', '51 52'] },
    plays: ['22', '33', 'pass', '44', 'pass'],
    hears: ['Ann: no cards left', 'Bo: no cards left'],
  },
  {
    small: { controls, hands: ['22 51', '66 33', '31 52'] },
    plays: ['22', '66', 'pass', 'pass', '33'],
    hears: ['Ann passed, holding nothing that beats it', 'Bo: no cards left'],
  },
  {
    small: { variant: 'luan-chuo', controls, hands: ['22 65', '33 44', '52 51'] },
    plays: [...talon, '22', 'pass', 'pass'],
    hears: ['Ann can lead none of the cards left: the lead passes on'],
  },
  {
    small: { variant: 'luan-chuo', controls, hands: ['65', '33 44', '52 51'] },
    plays: talon,
    hears: ['Ann can lead none of the cards left: the lead passes on'],
  },
  {
    small: { variant: 'luan-chuo', controls, hands: ['22', '65', '65'] },
    plays: [...talon, '22', 'pass', 'pass'],
    hears: [
      'Ann: no cards left',
      'Bo can lead none of the cards left: the lead passes on',
      'Cai can lead none of the cards left: the lead passes on',
    ],
  },
];

test.each(rounds)(
  'W8: of $small.hands after $plays it is told who is left out',
  ({ small, plays, hears }) => {
    const match = matchAfter(small, ...plays);
    const { plays: toHear } = roundToHear(match, say);
    const heard = hearPlays(0);
    const sentences = toHear.flatMap(({ words, brought }) => [words, ...brought]);
    expect(sentences.filter((words) => / cards left| holding nothing/.test(words))).toEqual(hears);
    const model = tableModelOf(tableRoundOf(trueRoundOf(match), 0, null));
    const wishes = { tapsPasses: false, playsForced: false };
    const told = sentencesOf(plays.flatMap((_, at) => stepTidings(model, at, wishes, say)));
    expect(heard.hear(told.join(' '), toHear)).toBeUndefined();
    expect(heard.count()).toBe(plays.length);
    expect(heard.isWithin()).toBe(false);
    expect(heard.others()).toEqual([]);
  },
);
