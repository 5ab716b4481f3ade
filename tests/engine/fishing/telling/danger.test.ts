import { expect, test } from 'vitest';
import { catchersOf, type VariantId } from '../../../../src/engine/fishing/index.ts';
import { type KindText, kindOf } from '../../../../src/engine/index.ts';
import { type ViewSetup, viewWith } from '../viewWith.ts';

interface Danger {
  readonly title: string;
  readonly id: VariantId;
  readonly setup: ViewSetup;
  readonly placed: KindText;
  readonly catchers: number;
}

// The eights are 44, 62 and 53, the sixes 33, 51 and 42; a kit of two sets holds the military ones
// twice.
const dangers: readonly Danger[] = [
  {
    title: 'F7 every unseen copy of every kind of equal pips counts',
    id: 'tiu-u',
    setup: { hand: '62' },
    placed: '62',
    catchers: 1 + 2 + 4,
  },
  {
    title: 'the cards hold more of them',
    id: 'shi-wu-hu',
    setup: { hand: '62' },
    placed: '62',
    catchers: 3 + 4 + 4,
  },
  {
    title: 'what the seat holds itself is no danger',
    id: 'tiu-u',
    setup: { hand: '62 53 53 44' },
    placed: '62',
    catchers: 1 + 0 + 3,
  },
  {
    title: 'what lies in the lake or in a catch catches nothing any more',
    id: 'tiu-u',
    setup: { hand: '62', lake: '44 53', catches: ['44 44', '44 53'] },
    placed: '62',
    catchers: 1 + 0 + 0,
  },
  {
    title: 'the drawn tile does not count itself',
    id: 'tiu-u',
    setup: { drawn: '62' },
    placed: '62',
    catchers: 1 + 2 + 4,
  },
  {
    title: 'F9 neither do tiles that lie in a locked stack',
    id: 'tiu-u-culin',
    setup: { hand: '62', stacks: '44' },
    placed: '62',
    catchers: 1 + 2 + 1,
  },
  {
    title: 'F4 F8 one copy that takes three tiles is one catcher',
    id: 'shi-wu-hu',
    setup: { hand: '65', lake: '65 65' },
    placed: '65',
    catchers: 1,
  },
  {
    title: 'F7 nothing can catch the last copy of a self-only kind',
    id: 'shi-wu-hu',
    setup: { hand: '65', lake: '65*3' },
    placed: '65',
    catchers: 0,
  },
  {
    title: 'F7 without the tens 55 is caught by itself',
    id: 'shi-wu-hu-64',
    setup: { hand: '55' },
    placed: '55',
    catchers: 3,
  },
  {
    title: 'F7 with the tens by 64 too',
    id: 'shi-wu-hu-64',
    setup: { hand: '55', rules: { captures: { tens: true } } },
    placed: '55',
    catchers: 3 + 4,
  },
  {
    title: 'F7 where 21 catches the sixes they catch it',
    id: 'shi-wu-hu',
    setup: { hand: '21', rules: { captures: { supremeCatchesSixes: true } } },
    placed: '21',
    catchers: 3 + 4 + 4 + 4,
  },
];

test.each(dangers)('danger: $title', ({ id, setup, placed, catchers }) => {
  expect(catchersOf(viewWith(id, setup), kindOf(placed))).toBe(catchers);
});
