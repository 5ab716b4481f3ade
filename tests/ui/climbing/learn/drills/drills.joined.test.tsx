import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { wing } from '../../../../../src/families/climbing/wing.ts';
import {
  type BeatQuestion,
  beatQuestion,
} from '../../../../../src/lessons/climbing/drills/beatQuestion.ts';
import {
  type WorthQuestion,
  worthQuestion,
} from '../../../../../src/lessons/climbing/drills/worthQuestion.ts';
import { seedOfDeal } from '../../../../../src/records/seed.ts';
import { firstPlace } from '../../../../../src/store/lessons/lessonProgress.ts';
import { freshSeed } from '../../../../../src/store/match/freshSeed.ts';
import { combinationWords } from '../../../../../src/text/climbing/combinationWords.ts';
import { markedSuits } from '../../../../../src/ui/climbing/learn/drills/beatWords.ts';
import { OneLesson } from '../../../../../src/ui/learn/LearnScreen.tsx';
import { climbingGameOf } from '../../../../support/climbing/table.ts';
import { lessonProps } from '../../../../support/lessonProps.ts';
import { setMedia } from '../../../../support/media.ts';
import { say } from '../../../../support/say.ts';
import { Voice } from '../../../../support/Voice.tsx';

const { rooms } = wing.parts;
await rooms.lessons.load();

function open(id: 'sap-ng-wu-beats' | 'sap-ng-wu-worth') {
  setMedia('(prefers-reduced-motion: reduce)');
  // Everything is dealt from the same seed, so that what is asked is known.
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((numbers) => numbers);
  const props = lessonProps();
  const user = userEvent.setup({ delay: null });
  render(<OneLesson id={id} parts={rooms} lessons={rooms.lessons} {...props} />, {
    wrapper: Voice,
  });
  return { ...props, user, seed: freshSeed() };
}

afterEach(() => {
  vi.restoreAllMocks();
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const told = () => document.querySelector('[data-part="told"]')?.textContent ?? '';

describe('does it beat that', () => {
  /** What is asked in so many questions one after the other. */
  function asked(seed: string, questions: number): readonly BeatQuestion[] {
    const game = climbingGameOf('sap-ng-wu');
    const all: BeatQuestion[] = [];
    while (all.length < questions) {
      all.push(beatQuestion(game, seedOfDeal(seed, all.length), all.at(-1)));
    }
    return all;
  }

  const rightKey = ({ answer }: BeatQuestion): string => (answer.beats ? 'y' : 'n');

  test('ten right in a row by the keyboard are the lesson', async () => {
    const { user, seed, onDone, onNext, onPlace } = open('sap-ng-wu-beats');
    expect(screen.getByText('Ten right in a row and you have it.')).toBeVisible();
    expect(button(/^Yes/)).toHaveFocus();
    for (const [at, question] of asked(seed, 10).entries()) {
      expect(onDone).not.toHaveBeenCalled();
      const { play } = question.raised;
      if (play !== undefined) {
        expect(
          screen.getAllByText(combinationWords(play, say, 'sap-ng-wu')).length,
        ).toBeGreaterThan(0);
      }
      await user.keyboard(rightKey(question));
      expect(told()).toMatch(/^That’s right\../);
      expect(button('Next question')).toHaveFocus();
      if (at < 9) await user.keyboard('{Enter}');
    }
    expect(onDone).toHaveBeenCalledOnce();
    expect(onPlace.mock.calls.at(-2)).toEqual([{ ...firstPlace, step: 9 }]);
    expect(onPlace.mock.lastCall).toEqual([firstPlace]);
    await user.click(button('Next lesson'));
    expect(onNext).toHaveBeenCalledOnce();
  });

  test('a wrong answer says so and why, and ends the row', async () => {
    const { user, seed, onPlace } = open('sap-ng-wu-beats');
    const [first, second] = asked(seed, 2);
    if (first === undefined || second === undefined) throw new Error('both are asked');
    await user.keyboard(`${rightKey(first)}{Enter}`);
    await user.click(button(second.answer.beats ? /^No/ : /^Yes/));
    expect(told()).toMatch(second.answer.beats ? /^Not quite: it does/ : /^Not quite: it doesn’t/);
    expect(onPlace.mock.lastCall).toEqual([firstPlace]);
    // It is answered: the keys do nothing any more.
    await user.keyboard('yn');
    expect(onPlace).toHaveBeenCalledTimes(2);
  });

  test('where rank decides, the ladder of the suit shows both cards', async () => {
    const { user, seed } = open('sap-ng-wu-beats');
    const game = climbingGameOf('sap-ng-wu');
    for (const question of asked(seed, 5)) {
      await user.keyboard(rightKey(question));
      const suits = markedSuits(game, question);
      const marked = screen.queryAllByRole('img', { name: /: (This play|Yours)/ });
      const kinds = new Set(suits.flatMap(({ trick, raised }) => [trick, raised]));
      kinds.delete(undefined);
      expect(marked).toHaveLength(kinds.size);
      await user.keyboard('{Enter}');
    }
  });

  test('another game can be chosen, and is asked about anew', async () => {
    const { user, seed } = open('sap-ng-wu-beats');
    await user.selectOptions(screen.getByRole('combobox'), say('variant.ma-hua-hua'));
    const question = beatQuestion(climbingGameOf('ma-hua-hua'), seedOfDeal(seed, 1));
    await user.keyboard(rightKey(question));
    expect(told()).toMatch(/^That’s right\..+\.$/);
  });
});

describe('what are these wu worth', () => {
  const asked = (seed: string, number: number): WorthQuestion =>
    worthQuestion(climbingGameOf('sap-ng-wu'), seedOfDeal(seed, number));

  test('three right in a row by the keyboard are the lesson', async () => {
    const { user, seed, onDone, onNext } = open('sap-ng-wu-worth');
    expect(screen.getByRole('textbox')).toHaveFocus();
    for (const number of [0, 1, 2]) {
      const { sheet, won } = asked(seed, number);
      const list = within(screen.getByRole('list', { name: 'What one player has won' }));
      expect(list.getAllByRole('listitem')).toHaveLength(won.length);
      expect(onDone).not.toHaveBeenCalled();
      await user.keyboard(`${sheet.points}{Enter}`);
      expect(told()).toMatch(/^That’s right\..+\.$/);
      expect(screen.getByText(`${sheet.wu} wu`)).toBeVisible();
      expect(button('Next question')).toHaveFocus();
      if (number < 2) await user.keyboard('{Enter}');
    }
    expect(onDone).toHaveBeenCalledOnce();
    await user.click(button('Next lesson'));
    expect(onNext).toHaveBeenCalledOnce();
  });

  test('a wrong count says by how much it is off, why, and what is right', async () => {
    const { user, seed } = open('sap-ng-wu-worth');
    const { sheet } = asked(seed, 0);
    const { wu, points } = sheet;
    await user.keyboard(`${wu}{Enter}`);
    expect(told()).toContain(`${wu} is ${wu - points} too many: it’s ${points}.`);
    expect(told()).toContain('That’s how many wu there are, not what they’re worth.');
  });

  test('what is no number is no count, and what was shown is none either', async () => {
    const { user, seed, onPlace } = open('sap-ng-wu-worth');
    await user.keyboard('many{Enter}');
    expect(told()).toBe('Please enter a number, such as 120.');
    await user.click(button('Show me'));
    expect(told()).toContain(`It’s ${asked(seed, 0).sheet.points}.`);
    expect(onPlace.mock.lastCall).toEqual([firstPlace]);
  });

  test('another game can be chosen, and its sheet is told', async () => {
    const { user, seed } = open('sap-ng-wu-worth');
    await user.selectOptions(screen.getByRole('combobox'), say('variant.ma-hua-hua'));
    const { sheet } = worthQuestion(climbingGameOf('ma-hua-hua'), seedOfDeal(seed, 1));
    await user.click(button('Show me'));
    expect(told()).toContain(`It’s ${sheet.points}.`);
  });
});
