import { describe, expect, test, vi } from 'vitest';
import { currentRound } from '../../src/store/match/match.ts';
import { shareModelOf } from '../../src/ui/share/shareModel.ts';
import { say } from '../support/say.ts';
import { calledOffMatch, finishedMatch } from './toyMatches.ts';

// What shared screens say of a round is true of its family.
vi.mock('../../src/engine/families.ts', () => import('./twoFamilies.ts'));
vi.mock('../../src/records/families.ts', () => import('./twoForms.ts'));
vi.mock('../../src/text/families.ts', async () => {
  const { fishingWords } = await import('../../src/text/fishing/fishingWords.ts');
  const { toyWords } = await import('./toyParts.ts');
  return { familyWords: { fishing: fishingWords, toy: toyWords } };
});

const round = currentRound(finishedMatch());
const winner = (round.starter + 2) % 4;

describe('a round as text', () => {
  const textOf = (record: typeof round): string =>
    shareModelOf(record, '', { href: 'https://lakes.example/' }, { paymentTexts: () => [] }, say)
      .text;

  test('says how the round ended in words of its family', () => {
    expect(textOf(round)).toContain(`\nSeat ${winner} was hot 0 times\n`);
    expect(textOf(round)).not.toContain('ighest total');
  });

  test('says of a round that nobody has won that it has no result', () => {
    expect(textOf(currentRound(calledOffMatch()))).toContain('\nThis round has no result.\n');
  });
});
