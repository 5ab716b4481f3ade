import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { createMemoryStorage } from '../../../support/browserParts.ts';
import { parted } from '../../../support/parted.ts';
import { toldChanges } from '../../../support/told.ts';
import { closeApp, openLearn, said } from '../../learn/learnRoom.tsx';

const hand = () => within(screen.getByRole('grid', { name: /^Hand: You/ }));
const lake = () => within(screen.getByRole('grid', { name: /^Lake/ }));
const tile = (grid: ReturnType<typeof hand>, name: RegExp) => grid.getByRole('button', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const hinted = () => [...document.querySelectorAll('[data-hinted]')].map((each) => each.ariaLabel);

/** Reads what is said of each play of the others, and goes on from it. */
async function readOf(user: UserEvent, plays: readonly string[]): Promise<void> {
  for (const words of plays) {
    await waitFor(() => expect(said()).toHaveTextContent(words));
    await user.click(button('Continue'));
  }
}

describe('tiles that are to be pointed at', () => {
  test('in the lake or the hand are found, and the lesson goes on by itself to its end', async () => {
    const { user, lessons } = await openLearn('tiles');
    expect(screen.getByText(parted('Tiu-U · step 1 of 5'))).toBeVisible();
    expect(said()).toHaveTextContent('Tap the Black Nine 6‑3: 6 pips in one half, 3 in the other.');
    await user.click(tile(lake(), /6‑3$/));
    expect(said()).toHaveTextContent('6 and 3 make 9 pips');
    await user.click(tile(hand(), /5‑4$/));
    await user.click(tile(hand(), /4‑1$/));
    await user.click(tile(lake(), /6‑6$/));
    expect(said()).toHaveTextContent('Now you can read every tile.');
    expect(lessons.getState().done).toEqual(['tiles']);
    await user.click(button('Next lesson'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Bait and fish' })).toBeVisible();
  });

  test('are found by the keys of the hand', async () => {
    const { user } = await openLearn('tiles');
    await user.click(tile(lake(), /6‑3$/));
    for (const name of [/5‑4$/, /4‑1$/]) {
      const at = hand().getAllByRole('button').indexOf(tile(hand(), name));
      await user.keyboard(`${at + 1}`);
    }
    expect(said()).toHaveTextContent('6‑6');
    await user.click(tile(lake(), /6‑6$/));
    expect(said()).toHaveTextContent('Now you can read every tile.');
  });

  test('make the lesson done once none is left, wherever the one is that was skipped', async () => {
    const { user, lessons } = await openLearn('tiles');
    await user.click(button('Skip this step'));
    await user.click(tile(hand(), /5‑4$/));
    await user.click(tile(hand(), /4‑1$/));
    await user.click(tile(lake(), /6‑6$/));
    expect(lessons.getState()).toMatchObject({ passed: ['tiles'], done: [] });
    await user.click(button('Do the step you skipped'));
    await user.click(tile(lake(), /6‑3$/));
    expect(lessons.getState().done).toEqual(['tiles']);
  });

  test('are shown once another one was pressed, whose pips are told', async () => {
    const { user, lessons } = await openLearn('tiles');
    expect(hinted()).toEqual([]);
    await user.click(tile(hand(), /4‑1$/));
    expect(said()).toHaveTextContent('The Red Five 4‑1 has 5 pips, 5 of them red.');
    expect(said()).toHaveTextContent('Tap the Black Nine 6‑3');
    expect(hinted()).toEqual(['Black Nine, 6‑3']);
    await user.click(tile(lake(), /6‑3$/));
    expect(hinted()).toEqual([]);
    expect(lessons.getState().done).toEqual([]);
  });

  test('leave what is said where a learner has scrolled it, also in a page that is translated', async () => {
    const { user, settings } = await openLearn('tiles');
    const words = document.createNodeIterator(said(), NodeFilter.SHOW_TEXT).nextNode();
    said().scrollTop = 30;
    if (words !== null) words.nodeValue = '請點出黑九。';
    act(() => settings.getState().change({ motion: 'less' }));
    expect(said()).toHaveTextContent('請點出黑九。');
    expect(said().scrollTop).toBe(30);
    await user.click(tile(hand(), /4‑1$/));
    expect(said().scrollTop).toBe(0);
    said().scrollTop = 30;
    await user.click(tile(hand(), /5‑4$/));
    expect(said().scrollTop).toBe(0);
  });

  test('that only their own kind takes are told from those that others take', async () => {
    const { user } = await openLearn('triples');
    await user.click(button('Skip this step'));
    await user.click(tile(lake(), /5‑2$/));
    expect(said()).toHaveTextContent(
      'Other tiles catch the Black Seven 5‑2 too: Long Leg 6‑1 and Red Seven 4‑3.',
    );
  });

  test('are found with the keyboard', async () => {
    const { user } = await openLearn('tiles');
    act(() => tile(lake(), /6‑6$/).focus());
    await user.keyboard('{ArrowRight}{Enter}');
    expect(said()).toHaveTextContent('6 and 3 make 9 pips');
    expect(document.activeElement).not.toBe(document.body);
  });
});

describe('plays that are asked for', () => {
  test('are made with bait and fish, then the others play what the record says', async () => {
    const { user, lessons } = await openLearn('fish');
    await user.click(tile(hand(), /^Red Nine/));
    await user.click(tile(lake(), /^Black Nine/));
    expect(said()).toHaveTextContent('9 pips catch 9 pips');
    expect(lake().queryByRole('button', { name: /^Black Nine/ })).toBeNull();
    await user.click(button('Continue'));
    await readOf(user, ['Bo caught the Slant Eight 5‑3', 'Bo drew the Red Ten 6‑4']);
    expect(said()).toHaveTextContent('The Black Seven 5‑2 can catch the Red Seven 4‑3');
    await user.click(tile(hand(), /^Black Seven/));
    await user.click(tile(lake(), /^Red Seven/));
    await readOf(user, ['Bo caught the Red Ten 6‑4', 'Bo drew the Axe 6‑5']);
    expect(said()).toHaveTextContent('Pick the Big Six 4‑2 and try');
    await user.click(tile(hand(), /^Big Six/));
    await user.click(tile(lake(), /^Long Three/));
    expect(said()).toHaveTextContent('The Big Six 4‑2 catches the Long Three 3‑3 for');
    await user.click(tile(hand(), /^Big Six/));
    await user.click(tile(lake(), /^Little Three/));
    expect(said()).toHaveTextContent('together are Supreme, the one exception');
    await user.click(button('Continue'));
    await readOf(user, ['Bo caught the Bench 2‑2', 'Bo drew the Long Leg 6‑1']);
    expect(said()).toHaveTextContent('So one of them must join the lake.');
    await user.click(tile(hand(), /^Earth/));
    await user.click(button('Place in the lake'));
    expect(said()).toHaveTextContent('That’s fishing');
    expect(lessons.getState().done).toEqual(['fish']);
    await user.click(button('Once more'));
    expect(said()).toHaveTextContent('Pick the Red Nine 5‑4');
    expect(tile(lake(), /^Black Nine/)).toBeVisible();
  });

  test('are there once more when the page is loaded again, with what was played', async () => {
    const storage = createMemoryStorage();
    const before = await openLearn('fish', {}, storage);
    await before.user.click(tile(hand(), /^Red Nine/));
    await before.user.click(tile(lake(), /^Black Nine/));
    closeApp();
    await openLearn('fish', {}, storage);
    expect(said()).toHaveTextContent('9 pips catch 9 pips');
    expect(lake().queryByRole('button', { name: /^Black Nine/ })).toBeNull();
  });

  test('are kept apart from others, which are told with their points and not made', async () => {
    const { user } = await openLearn('fish');
    await user.click(button('Skip this step'));
    await user.click(button('Continue'));
    await readOf(user, ['Bo caught', 'Bo drew']);
    expect(said()).toHaveTextContent('Pick the Black Seven 5‑2');
    await user.click(tile(hand(), /^Black Seven/));
    await user.click(tile(lake(), /^Long Leg/));
    expect(said()).toHaveTextContent('The Black Seven 5‑2 catches the Long Leg 6‑1 for 0 points.');
    expect(tile(lake(), /^Long Leg/)).toBeVisible();
    expect(hinted().join()).toMatch(/Red Seven/);
    // What is said begins with the bait again.
    await user.click(tile(hand(), /^Black Seven/));
    await user.click(button('Place in the lake'));
    expect(said()).toHaveTextContent('but then it catches nothing');
    await user.click(tile(hand(), /^Black Seven/));
    await user.click(tile(lake(), /^Red Seven/));
    await readOf(user, ['Bo caught', 'Bo drew']);
    expect(said()).toHaveTextContent('Pick the Big Six 4‑2 and try');
  });

  test('are answered by the others, of whom nothing that is said goes before it was read', async () => {
    const { user } = await openLearn('fish');
    await user.click(button('Skip this step'));
    await user.click(button('Continue'));
    const own = 'You drew the Long Three 3‑3 and placed it in the lake.';
    await waitFor(() => expect(said()).toHaveTextContent('Bo caught the Slant Eight 5‑3'));
    expect(said()).toHaveTextContent(own);
    expect(toldChanges().at(-1)).toMatch('Bo caught the Slant Eight 5‑3');
    expect(toldChanges().at(-1)).not.toMatch(own);
    await waitFor(() => expect(button('Continue')).toHaveFocus());
    await user.keyboard('{Enter}');
    for (const words of [own, 'Bo caught the Slant Eight 5‑3', 'Bo drew the Red Ten 6‑4']) {
      expect(said()).toHaveTextContent(words);
    }
    expect(
      within(hand().getAllByRole('row')[0] ?? document.body).getAllByRole('button')[0],
    ).toHaveAttribute('aria-disabled');
    expect(button('Continue')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(said()).toHaveTextContent('Pick the Black Seven');
    expect(toldChanges().at(-1)).toMatch('Pick the Black Seven');
    expect(said()).not.toHaveTextContent('Bo drew');
  });

  test('are answered by the others at once for whoever skips that', async () => {
    const { user } = await openLearn('fish');
    await user.click(button('Skip this step'));
    await user.click(button('Continue'));
    await waitFor(() => expect(said()).toHaveTextContent('Bo caught the Slant Eight 5‑3'));
    await user.click(button('Skip this step'));
    expect(said()).toHaveTextContent('Pick the Black Seven');
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });

  test('are made with keys alone, and focus is never lost', async () => {
    const { user } = await openLearn('fish');
    const onTable = () => expect(document.activeElement).not.toBe(document.body);
    await user.keyboard('1');
    onTable();
    expect(tile(hand(), /^Red Nine.*chosen/)).toBeVisible();
    await waitFor(() => expect(tile(lake(), /^Black Nine/)).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(button('Continue')).toHaveFocus();
    expect(button('Continue')).toHaveAccessibleDescription(/9 pips catch 9 pips/);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(said()).toHaveTextContent('Bo caught'));
    await waitFor(() => expect(button('Continue')).toHaveFocus());
    await user.keyboard('{Enter}');
    onTable();
    await user.keyboard('{Enter}');
    expect(said()).toHaveTextContent('Pick the Black Seven');
    onTable();
  });

  test('can be gone through from the header, where the focus stays', async () => {
    const { user } = await openLearn('fish');
    act(() => button('Skip this step').focus());
    await user.keyboard('{Enter}');
    expect(said()).toHaveTextContent('9 pips catch 9 pips');
    expect(button('Skip this step')).toHaveFocus();
    await user.keyboard('{Enter}{Enter}');
    expect(said()).toHaveTextContent('Pick the Black Seven');
    act(() => button('One step back').focus());
    await user.keyboard('{Enter}');
    expect(said()).toHaveTextContent('9 pips catch 9 pips');
    expect(button('One step back')).toHaveFocus();
  });

  test('an Enter that is held goes no further than the play', async () => {
    const { user } = await openLearn('fish');
    await user.keyboard('1');
    await waitFor(() => expect(tile(lake(), /^Black Nine/)).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(button('Continue')).toHaveFocus();
    expect(fireEvent.keyDown(button('Continue'), { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(button('Continue'), { key: 'Enter' })).toBe(true);
  });

  test('of a drawn tile are of one’s own choice among several', async () => {
    const { user, lessons } = await openLearn('draw');
    await user.click(button('Skip this step'));
    await waitFor(() => expect(said()).toHaveTextContent('You drew the Axe 6‑5'));
    await user.click(button('Continue'));
    await readOf(user, ['Bo caught', 'Bo drew']);
    expect(said()).toHaveTextContent('see what you draw');
    await user.click(button('Skip this step'));
    expect(said()).toHaveTextContent('You drew the Straight Eight 6‑2');
    await user.click(tile(lake(), /^Slant Eight/));
    expect(said()).toHaveTextContent('That was your whole turn.');
    expect(lake().queryByRole('button', { name: /^Slant Eight/ })).toBeNull();
    expect(lessons.getState()).toMatchObject({ passed: ['draw'], done: [] });
  });

  test('show their points, of which is spoken, to whoever wants none at the table too', async () => {
    const { user } = await openLearn('fish', { pointsOnFish: false });
    await user.click(tile(hand(), /^Red Nine/));
    expect(tile(lake(), /^Black Nine/)).toHaveTextContent('+36');
  });

  test('all three are taken where three are asked for', async () => {
    const { user } = await openLearn('triples');
    await user.click(tile(hand(), /^Man/));
    await user.click(lake().getAllByRole('button', { name: /^Man/ })[0] ?? document.body);
    expect(said()).toHaveTextContent('for 32 points');
    await user.click(tile(hand(), /^Man/));
    await user.click(button('Catch all three +64'));
    expect(said()).toHaveTextContent('Four tiles in one play!');
    expect(lake().queryByRole('button', { name: /^Man/ })).toBeNull();
  });
});
