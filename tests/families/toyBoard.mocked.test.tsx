import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { TableLesson } from '../../src/lessons/lesson.ts';
import { currentRound, withPlay } from '../../src/store/match/match.ts';
import { aidsOf } from '../../src/store/settings.ts';
import { Dialog } from '../../src/ui/dialog/Dialog.tsx';
import { OneLesson } from '../../src/ui/learn/LearnScreen.tsx';
import type { FamilyLessons } from '../../src/ui/learn/lessonProps.ts';
import { ReviewStage } from '../../src/ui/review/ReviewStage.tsx';
import type { Tried } from '../../src/ui/review/reviewParts.ts';
import { Trial } from '../../src/ui/review/TrialAndAnswer.tsx';
import type { LaidBoard } from '../../src/ui/table/board.ts';
import type { ShownRound } from '../../src/ui/table/roomBoard.ts';
import type { TableProps } from '../../src/ui/table/tableProps.ts';
import { WholeTable } from '../../src/ui/table/WholeTable.tsx';
import { createMemoryStorage, openSettings } from '../support/browserParts.ts';
import { lessonProps } from '../support/lessonProps.ts';
import { unwrap } from '../support/table.ts';
import { Voice } from '../support/Voice.tsx';
import { toy } from './toy.ts';
import { ToyBoard, toyModelOf, toyRooms } from './toyBoard.tsx';
import { openMatch, withTexts } from './toyMatches.ts';

// A family with one board has every room and its own table.
vi.mock('../../src/engine/families.ts', () => import('./twoFamilies.ts'));
vi.mock('../../src/families/rules.ts', () => import('./twoRules.ts'));

const user = userEvent.setup({ delay: null });
const nothing = (): undefined => undefined;

test('a moment of a round of the toy is looked at, with the hands that are open', () => {
  const match = withTexts(openMatch(2), 'keep', 'pass', 'keep');
  const settings = openSettings(createMemoryStorage());
  render(
    <ReviewStage
      parts={toyRooms}
      match={match}
      at={2}
      hands="all"
      settings={settings}
      caption={<p>The second.</p>}
    />,
    { wrapper: Voice },
  );
  expect(screen.getByText('Said: keep pass.')).toBeVisible();
  expect(screen.getByText('Everything is hot.')).toBeVisible();
  expect(screen.getByText('The second.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a play of the toy is tried again by its keys, once', async () => {
  const match = withTexts(openMatch(2), 'keep');
  const settings = openSettings(createMemoryStorage());
  const tries: Tried[] = [];
  const onEscape = vi.fn();
  function Trying() {
    const [tried, setTried] = useState<Tried>();
    return (
      <Trial
        parts={toyRooms}
        before={match}
        seat={1}
        tried={tried}
        settings={settings}
        onTry={(play) => {
          tries.push(play);
          setTried(play);
        }}
        onEscape={onEscape}
      />
    );
  }
  render(<Trying />, { wrapper: Voice });
  await user.keyboard('pk');
  expect(tries).toEqual([toy.parsePlay('pass')]);
  expect(screen.getByText('Said: keep pass.')).toBeVisible();
  expect(screen.getByText(/said pass$/)).toBeVisible();
  await user.keyboard('{Escape}');
  expect(onEscape).toHaveBeenCalled();
});

const [keep] = toy.legalPlays(toyModelOf({ match: openMatch(2), viewer: 0 }).position);

const lesson: TableLesson = {
  look: 'table',
  id: 'tiles',
  from: 0,
  record: { ...currentRound(withTexts(openMatch(2), 'keep', 'pass')), starter: 0 },
  remarks: [
    { at: 0, words: 'first', ask: { what: 'play', plays: keep === undefined ? [] : [keep] } },
    { at: 2, words: 'last' },
  ],
};

const toyLessons: FamilyLessons = {
  atTable: [lesson],
  Exercise: () => null,
  tellsGame: false,
  aidsIn: (_, aids) => aids,
  saidWords: ({ words }) => `The ${words} remark.`,
  askedWords: () => 'Say keep.',
  missedWords: () => 'Say something else.',
  tapWords: () => 'Tap.',
  kindsOf: () => [7],
  PlaysSaid: ({ round }) => <p>{`Heard: ${toyModelOf(round).plays.join(' ')}.`}</p>,
  RoundSaid: () => null,
  hintIn: (hint) => hint,
  marksHints: false,
};

test('a lesson of the toy is gone through by its keys', async () => {
  const props = lessonProps();
  act(() => props.stores.settings.getState().change({ botSpeed: 'at-once' }));
  const lessons = { load: async () => toyLessons, here: () => toyLessons };
  render(<OneLesson id="tiles" parts={toyRooms} lessons={lessons} {...props} />, {
    wrapper: Voice,
  });
  expect(screen.getByText('The first remark.')).toBeVisible();
  await user.keyboard('p');
  expect(screen.getByText('Say something else.')).toBeVisible();
  expect(screen.getByText('Marked: 7.')).toBeVisible();
  await user.keyboard('k');
  expect(await screen.findByText('Heard: keep pass.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByText('The last remark.')).toBeVisible();
  expect(props.onDone).toHaveBeenCalled();
});

/** A match at the table of the toy; what is said there is said next. */
function Playing({ watching, onUndo }: Pick<TableProps, 'watching' | 'onUndo'>) {
  const [match, setMatch] = useState(openMatch(2));
  const [round, setRound] = useState<ShownRound>({ match, viewer: 0 });
  const settings = openSettings(createMemoryStorage()).getState();
  const table: TableProps = {
    title: 'Hot Tile',
    isTitleKept: false,
    aids: aidsOf(settings),
    motion: 'none',
    sound: false,
    chosen: settings,
    hint: null,
    watching,
    playsForced: false,
    tapsPasses: false,
    onUndo,
    onAnew: undefined,
    onChoose: nothing,
    onHint: nothing,
    onWatch: nothing,
    onWatchStep: nothing,
    onStopWatching: nothing,
    onSound: nothing,
    onHome: nothing,
    onScores: nothing,
    onExport: nothing,
    onSettings: nothing,
    onGoOn: undefined,
    hurryNow: nothing,
  };
  const log = () => <p>The log.</p>;
  return (
    <WholeTable<'rules', LaidBoard>
      table={table}
      presses={presses}
      className="toy"
      turnWords={<p>Say something.</p>}
      hand={undefined}
      log={log}
      onPlay={(play) => {
        const next = unwrap(withPlay(match, play));
        setMatch(next);
        setRound({ match: next, viewer: 0 });
      }}
      board={(given) => <ToyBoard model={toyModelOf(round)} {...given} />}
      news={() => null}
      end={null}
      since={undefined}
      canWatch={false}
      menu={() => ({
        entries: { first: [], others: [] },
        order: null,
        keys: [['k', 'table.log']],
        typed: {
          label: 'Your play',
          read: (text) => {
            const play = toy.parsePlay(text);
            return play === undefined ? { problem: 'Nobody says that.' } : { play };
          },
        },
      })}
      dialog={(_, onClose) => (
        <Dialog title="How hot is hot?" onClose={onClose}>
          {null}
        </Dialog>
      )}
    />
  );
}

const presses = { playing: 'main button', tables: 'main', keys: ['k', 'p'] };

test('a match of the toy has around its board what every table has', async () => {
  const onUndo = vi.fn();
  const { rerender } = render(<Playing watching={false} onUndo={onUndo} />, { wrapper: Voice });
  expect(screen.getByRole('heading', { name: 'Hot Tile' })).toBeVisible();
  await user.keyboard('kp');
  expect(screen.getByText('Said: keep pass.')).toBeVisible();
  await user.keyboard('u');
  expect(onUndo).toHaveBeenCalled();
  for (const [key, title] of [
    ['r', 'How hot is hot?'],
    ['l', 'Log'],
    ['?', 'Keyboard'],
  ] as const) {
    await user.keyboard(key);
    expect(screen.getByRole('dialog', { name: title })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
  }
  await user.keyboard('/');
  await user.type(screen.getByRole('textbox', { name: 'Your play' }), 'keep{Enter}');
  expect(screen.getByText('Said: keep pass keep.')).toBeVisible();
  rerender(<Playing watching onUndo={undefined} />);
  expect(screen.queryByRole('button', { name: 'Keep' })).toBeNull();
  await user.keyboard('k');
  expect(screen.getByText('Said: keep pass keep.')).toBeVisible();
});
