import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Review } from '../../src/review/review.ts';
import { roundToKeep } from '../../src/store/history/keptRound.ts';
import { finish } from '../../src/store/inSteps.ts';
import { currentRound } from '../../src/store/match/match.ts';
import { mirrorOf } from '../../src/store/match/mirror.ts';
import { HistoryTotals } from '../../src/ui/history/HistoryTotals.tsx';
import { everything, familySteps } from '../../src/ui/history/historyModel.ts';
import { Findings } from '../../src/ui/review/Findings.tsx';
import { Scores } from '../../src/ui/scores/Scores.tsx';
import { scoresModelOf } from '../../src/ui/scores/scoresModel.ts';
import { controlsHere, SeatList } from '../../src/ui/setup/SeatList.tsx';
import { draftLike } from '../../src/ui/setup/setupDraft.ts';
import { shareModelOf } from '../../src/ui/share/shareModel.ts';
import { finishedRound, setupOf } from '../support/matches.ts';
import { say } from '../support/say.ts';
import { Voice } from '../support/Voice.tsx';
import { calledOffMatch, finishedMatch, playedToEnd } from './toyMatches.ts';

// What shared screens say of a round is true of its family.
vi.mock('../../src/engine/families.ts', () => import('./twoFamilies.ts'));
vi.mock('../../src/families/rules.ts', () => import('./twoRules.ts'));
vi.mock('../../src/families/figures.ts', () => {
  const figures = { parts: 1, slight: 0.5, leastLoss: 5 };
  return { figures: { fishing: figures, toy: figures } };
});

const nothing = (): undefined => undefined;
const none = () => null;
const round = currentRound(finishedMatch());
const winner = (round.starter + 2) % 4;

test('whoever chooses a bot reads how it plays a game of the family', () => {
  const draft = draftLike(finishedMatch(2).setup, 's');
  const chosen = { ...draft, seats: draft.seats.with(1, { name: '', control: 'novice' }) };
  render(<SeatList draft={chosen} controls={controlsHere} onSeat={nothing} />, { wrapper: Voice });
  const [person, bot] = screen.getAllByRole('combobox');
  expect(person).toHaveAccessibleDescription(/^Somebody at this device/);
  expect(bot).toHaveAccessibleDescription('As novice as it gets at the toy.');
});

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
  const model = scoresModelOf(match);
  render(
    <Scores
      parts={{ Counts: none, featsOf: () => [] }}
      model={{ ...model, rounds: [...model.rounds, ...model.rounds] }}
      ways={{
        on: {
          onNext: nothing,
          onComeBack: undefined,
          onToday: undefined,
          onTried: nothing,
          onMirror: nothing,
          onNew: nothing,
        },
        onLook: nothing,
        onReview: nothing,
        onShare: nothing,
        onPrint: nothing,
        onExport: nothing,
      }}
    />,
    { wrapper: Voice },
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    `${players[(starter + 2) % 4]} was hot 0 times`,
  );
  const rounds = within(screen.getByRole('region', { name: 'The match so far' }));
  expect(rounds.getByText('How often each was hot.')).toBeVisible();
  expect(screen.getByRole('caption')).toHaveTextContent(/^How often each was hot\. Each link/);
});

const allDone = { judged: 1, whole: 1 };

test('the review calls what chance did by the names of the family', async () => {
  const even = [0, 0, 0, 0];
  const review: Review = {
    bot: 'expert',
    samples: 400,
    average: even,
    start: even,
    plays: [],
    end: even,
  };
  render(
    <Findings
      parts={{
        Board: none,
        feedback: { cuesFor: () => [], touchFor: () => undefined },
        FamilyFindings: none,
        wayWords: () => '',
        betterWords: () => [],
        whyWords: () => undefined,
      }}
      match={finishedMatch()}
      soFar={{ judged: review, review, state: 'done', share: createStore(() => allDone) }}
      seat={0}
      at={0}
      isOver
      onGo={nothing}
      onShow={nothing}
      onTry={nothing}
      solved={new Set()}
    />,
    { wrapper: Voice },
  );
  await userEvent.click(screen.getByText('Every play in figures'));
  const accounts = within(screen.getByRole('region', { name: 'What made the result' }));
  expect(accounts.getByRole('rowheader', { name: 'Heat' })).toBeVisible();
  expect(accounts.getByText('Heat: what others said.')).toBeVisible();
  const curve = within(screen.getByRole('region', { name: 'How it went' }));
  expect(curve.getByText('Heat, seen and unseen')).toBeVisible();
  expect(curve.getByRole('columnheader', { name: 'Heat' })).toBeVisible();
});

test('the history explains its figures in words of each family, and shows no margin that means nothing', () => {
  const own = {
    ...roundToKeep(round).kept,
    controls: ['person', 'random', 'random', 'random'],
  } as const;
  const ofFishing = roundToKeep(finishedRound(setupOf(['person', 'greedy']))).kept;
  const figures = finish(
    familySteps({
      rounds: [own, ofFishing, ofFishing],
      choice: everything,
      partsOf: (variant) => ({ hasMargin: variant !== own.variant }),
    }),
  );
  expect(figures.map(({ family, all }) => [family, all.rounds])).toEqual([
    ['toy', 1],
    ['fishing', 2],
  ]);
  const show = (at: number) => {
    const shown = figures[at];
    if (shown === undefined) throw new Error('both families have figures');
    return render(<HistoryTotals figures={shown} />, { wrapper: Voice });
  };
  const { unmount } = show(0);
  expect(screen.getByText('Luck is heat.')).toBeVisible();
  expect(screen.queryByText(/margin/i)).toBeNull();
  unmount();
  show(1);
  expect(screen.queryByText('Luck is heat.')).toBeNull();
  expect(screen.getByText(/^Margin: your total minus the best other total/)).toBeVisible();
});
