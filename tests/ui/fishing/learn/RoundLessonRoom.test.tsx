import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  baitOf,
  fishOf,
  formatPlay,
  formOf,
  handOf,
  legalPlays,
} from '../../../../src/engine/fishing/index.ts';
import { type Play, totalOf } from '../../../../src/engine/index.ts';
import { fishingLessons } from '../../../../src/lessons/fishing/fishingLessons.ts';
import { learner } from '../../../../src/lessons/lesson.ts';
import { createLessonTable, roundPlaceOf } from '../../../../src/store/lessons/lessonTable.ts';
import {
  currentRound,
  type Match,
  playsItself,
  withPlay,
} from '../../../../src/store/match/match.ts';
import { matchOfRecord } from '../../../../src/store/match/matchRecords.ts';
import { hintQuestion } from '../../../../src/store/match/questions.ts';
import { playWords } from '../../../../src/text/fishing/playWords.ts';
import { tileInSentence, tileLabel } from '../../../../src/text/tileNames.ts';
import { createMemoryStorage, openSettings } from '../../../support/browserParts.ts';
import { positionOf, stepsOf } from '../../../support/fishing.ts';
import { matchOf } from '../../../support/matches.ts';
import { say } from '../../../support/say.ts';
import { openLessons } from '../../../support/services.ts';
import { unwrap } from '../../../support/table.ts';
import { answerTo, botPlay, createHandThinker } from '../../../support/thinkers.ts';
import { toldChanges } from '../../../support/told.ts';
import { openLearn, said } from '../../learn/learnRoom.tsx';

/** The match after everything that needs no person. */
function untilPerson(match: Match): Match {
  if (positionOf(match).phase === 'over' || !playsItself(match)) return match;
  return untilPerson(withNext(match));
}

/** The match with the next play made, which needs no person. */
function withNext(match: Match): Match {
  const [only, ...others] = legalPlays(positionOf(match));
  const play = only !== undefined && others.length === 0 ? only : botPlay(match);
  return unwrap(withPlay(match, play));
}

function lastOf(match: Match) {
  const last = stepsOf(match).at(-1);
  if (last === undefined) throw new Error('something was played');
  return last;
}

const seatOfLast = (match: Match) => lastOf(match).seat;

/** The last play as the lesson says it. */
function playSaid(match: Match): string {
  const { seat, phase, play } = lastOf(match);
  return playWords({ name: seat === learner ? 'You' : 'Bo', phase, play }, say);
}

function hintIn(match: Match): Play {
  const question = hintQuestion(match);
  if (question === undefined) throw new Error('a person is to decide');
  return answerTo(question).play;
}

const lesson = fishingLessons.find((one) => one.look === 'round');
if (lesson?.look !== 'round') throw new Error('there is such a lesson');

test('a round is played to its end by the hints that are told, counted, and leads to a real one', async () => {
  const app = await openLearn('round');
  const { user } = app;
  let match = matchOfRecord(lesson.record);
  let decisions = 0;
  while (positionOf(match).phase !== 'over') {
    const hint = hintIn(match);
    const { phase } = positionOf(match);
    const bait = tileLabel(baitOf(hint), say);
    const words =
      formOf(hint) === 'place' ? `Place the ${tileInSentence(baitOf(hint), say)}` : 'Catch ';
    await waitFor(() => expect(said().lastElementChild).toHaveTextContent(words));
    if (phase === 'hand') {
      const hand = within(screen.getByRole('grid', { name: /^Hand: You/ }));
      const [tile] = hand.getAllByRole('button', { name: bait });
      if (tile === undefined) throw new Error('the bait is in the hand');
      await user.click(tile);
    }
    // The reason is told with the play.
    expect(said().lastElementChild).toHaveTextContent(/: .+\.$/);
    if (formOf(hint) === 'capture') {
      const lake = within(screen.getByRole('grid', { name: /^Lake/ }));
      const label = new RegExp(`^${tileLabel(fishOf(hint), say)}, can be caught`);
      await user.click(lake.getAllByRole('button', { name: label })[0] ?? document.body);
    } else if (formOf(hint) === 'triple') {
      await user.click(screen.getByRole('button', { name: /^Catch all three/ }));
    } else {
      await user.click(screen.getByRole('button', { name: 'Place in the lake' }));
      const sure = screen.queryByRole('button', { name: 'Place it' });
      if (sure !== null) await user.click(sure);
    }
    match = unwrap(withPlay(match, hint));
    decisions += 1;
    const told = [playSaid(match)];
    while (positionOf(match).phase !== 'over' && playsItself(match)) {
      const isSecond = seatOfLast(match) !== learner;
      match = withNext(match);
      if (isSecond) await user.click(await screen.findByRole('button', { name: 'Continue' }));
      told.push(playSaid(match));
      await waitFor(() => expect(said()).toHaveTextContent(told.at(-1) ?? ''));
      // Nothing that was said since the decision has gone.
      for (const words of told) expect(said()).toHaveTextContent(words);
    }
  }
  expect(decisions).toBeGreaterThanOrEqual(4);
  await user.click(await screen.findByRole('button', { name: 'Count the catches' }));
  expect(app.lessons.getState().done).toEqual(['round']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByRole('table', { name: 'Points by group' })).toBeVisible();
  expect(app.table.getState().match).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Play a real round' }));
  expect(matchOf(app.table).setup.variant).toBe('tiu-u');
  expect(currentRound(matchOf(app.table)).plays).toEqual([]);
  expect(app.places.getState().place).toBeNull();
});

test('a bot plays twice only once it was read what it played first, by key and by screen reader too', async () => {
  const storage = createMemoryStorage();
  // Bo has made the first of two plays.
  let match = matchOfRecord(lesson.record);
  match = unwrap(withPlay(match, hintIn(match)));
  while (seatOfLast(match) === learner) {
    match = playsItself(match) ? withNext(match) : unwrap(withPlay(match, hintIn(match)));
  }
  openLessons(storage).getState().keepPlace('round', roundPlaceOf(lesson.record, match));
  const app = await openLearn('round', {}, storage);
  const first = playSaid(match);
  expect(said()).toHaveTextContent(first);
  expect(toldChanges().at(-1)).toMatch(first);
  const further = screen.getByRole('button', { name: 'Continue' });
  expect(further).toHaveFocus();
  expect(app.lessons.getState().places).toEqual({ round: roundPlaceOf(lesson.record, match) });
  await app.user.keyboard('{Enter}');
  match = withNext(match);
  await waitFor(() => expect(said()).toHaveTextContent(playSaid(match)));
  expect(said()).toHaveTextContent(first);
  await waitFor(() => expect(said()).toHaveTextContent(/(Catch|Place) the /));
  expect(said()).toHaveTextContent(first);
  expect(said()).toHaveTextContent(playSaid(match));
  expect(document.activeElement).not.toBe(document.body);
});

test('a round that is skipped is left behind and not done', async () => {
  const { user, lessons: progress } = await openLearn('round');
  await user.click(screen.getByRole('button', { name: 'Skip this lesson' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Counting Tiu-U' })).toBeVisible();
  expect(progress.getState()).toMatchObject({ passed: ['round'], done: [] });
});

test('a round goes on where it was left', async () => {
  let match = matchOfRecord(lesson.record);
  do match = untilPerson(unwrap(withPlay(match, hintIn(match))));
  while (positionOf(match).phase !== 'hand');
  const storage = createMemoryStorage();
  const place = roundPlaceOf(lesson.record, match);
  openLessons(storage).getState().keepPlace('round', place);
  const app = await openLearn('round', {}, storage);
  const hand = within(screen.getByRole('grid', { name: /^Hand: You/ }));
  expect(hand.getAllByRole('button')).toHaveLength(totalOf(handOf(positionOf(match), learner)));
  expect(app.lessons.getState().places).toEqual({ round: place });
});

test('a round goes on from as many of the plays that were kept as are legal', () => {
  const settings = openSettings(createMemoryStorage());
  const legal = formatPlay(hintIn(matchOfRecord(lesson.record)));
  for (const text of ['99', '44x65', '']) {
    const table = createLessonTable(lesson.record, [legal, text, legal], settings);
    expect(roundPlaceOf(lesson.record, matchOf(table)).plays).toEqual([legal]);
  }
});

test('a round that is left asks no bot any more', async () => {
  const { thinker, isAsked } = createHandThinker();
  const { user } = await openLearn('round', {}, undefined, { thinker });
  expect(said()).toHaveTextContent('Looking for a hint…');
  expect(isAsked()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'All lessons' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'What is going on' })).toBeNull());
  expect(isAsked()).toBe(false);
});
