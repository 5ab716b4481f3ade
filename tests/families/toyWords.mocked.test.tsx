import { render, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { currentRound } from '../../src/store/match/match.ts';
import { mirrorOf } from '../../src/store/match/mirror.ts';
import { Scores } from '../../src/ui/scores/Scores.tsx';
import { scoresModelOf } from '../../src/ui/scores/scoresModel.ts';
import { shareModelOf } from '../../src/ui/share/shareModel.ts';
import { say } from '../support/say.ts';
import { Voice } from '../support/Voice.tsx';
import { calledOffMatch, finishedMatch, playedToEnd } from './toyMatches.ts';

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

test('the score sheet tells the end, and the figures of each round, in words of the family', () => {
  const match = playedToEnd(mirrorOf(finishedMatch()));
  const { starter, players } = currentRound(match);
  const nothing = (): undefined => undefined;
  const none = () => null;
  render(
    <Scores
      parts={{ Payments: none, Sheets: none, OtherRules: none }}
      model={scoresModelOf(match)}
      onNext={nothing}
      onComeBack={undefined}
      onTried={nothing}
      onMirror={nothing}
      onLook={nothing}
      onReview={nothing}
      onShare={nothing}
      onPrint={nothing}
      onExport={nothing}
      onNew={nothing}
    />,
    { wrapper: Voice },
  );
  expect(screen.getByText(`${players[(starter + 2) % 4]} was hot 0 times`)).toBeVisible();
  const rounds = within(screen.getByRole('region', { name: 'The match so far' }));
  expect(rounds.getByText('How often each was hot.')).toBeVisible();
  expect(screen.getByRole('caption')).toHaveTextContent(/^How often each was hot\. Press a time/);
});
