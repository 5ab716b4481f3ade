import { expect, type Locator, type Page } from '@playwright/test';
import { kindCountsOf, type Phase, wordOf } from '../../src/engine/climbing/index.ts';
import { formatKind, type Kind, type Play } from '../../src/engine/index.ts';
import type { Match } from '../../src/store/match/match.ts';
import { combinationWords } from '../../src/text/climbing/combinationWords.ts';
import { playWords } from '../../src/text/climbing/playWords.ts';
import { voices } from '../support/voices.ts';
import { climbingPositionOf, climbingStepsOf, isOver } from './climbingMatch.ts';
import { logOf, type Pointing, pressGuardOver, untilAsked, withLog } from './steps.ts';
import { playsOf, storedMatch } from './storedMatch.ts';

const say = voices.en;

export function climbingTableOf(page: Page) {
  const hand = page.getByRole('grid', { name: /^Hand: / });
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  return {
    hand,
    fans: hand.getByRole('button'),
    lit: hand.getByRole('button', { name: /, can beat/ }),
    offers: page.getByRole('group', { name: 'Possible plays' }).getByRole('button'),
    play: page.getByRole('main').getByRole('button', { name: /^(Play|Lay)(?! on$| nothing$)/ }),
    pass: button('Pass'),
    layNothing: button('Keep them'),
    declare: button('Declare'),
    decline: button('Play on'),
    count: button('Score sheet'),
    logLines: logOf(page).getByRole('listitem'),
    seats: page.getByRole('region', { name: 'Players' }).getByRole('button'),
  };
}

/** What the table waits for a person to do; nobody is waited for once the round is over. */
export type Awaited = 'lay' | 'lead' | 'answer' | 'declare' | 'over' | 'curtain';

/** Waits until the game waits for a person, and until a press may play. */
export async function awaitedAtClimbing(page: Page): Promise<Awaited> {
  await pressGuardOver(page);
  return untilAsked(askingAtClimbing(page), askedByClimbing);
}

/** All that shows what the table waits for, looked for at once, as each look through it costs. */
export function askingAtClimbing(page: Page): Locator {
  return page.getByRole('main').getByRole('button', {
    name: /^(?:Score sheet|Declare|Keep them|Pass)$|: show my hand$|^(?:Play|Lay)(?! on$| nothing$)/,
  });
}

/** What is waited for by what is there of these buttons, if anything. */
export async function askedByClimbing(asking: Locator): Promise<Awaited | null> {
  const names = await asking.evaluateAll((buttons) =>
    buttons.map((button) => button.ariaLabel ?? button.textContent),
  );
  if (names.length === 0) return null;
  // What is at stake stands behind the name, for the eye alone.
  const has = (name: string): boolean => names.some((each) => each.startsWith(name));
  if (has('Score sheet')) return 'over';
  if (names.some((name) => name.endsWith(': show my hand'))) return 'curtain';
  if (has('Declare')) return 'declare';
  if (has('Keep them')) return 'lay';
  return has('Pass') ? 'answer' : 'lead';
}

export async function makeClimbingPlay(
  page: Page,
  match: Match,
  chosen: Play,
  pointing: Pointing = 'mouse',
): Promise<void> {
  const button = await readyButton(page, match, chosen, pointing);
  await (pointing === 'touch' ? button.tap() : button.click());
}

/**
 * Raises what a play needs: in answer a tap on a lit card raises all that beats with it, on the lead
 * the cards that go with a leader are one tap away.
 * @returns the button that makes the play
 */
export async function readyButton(
  page: Page,
  match: Match,
  chosen: Play,
  pointing: Pointing = 'mouse',
): Promise<Locator> {
  const named = (name: string): Locator => page.getByRole('button', { name, exact: true });
  const { phase, game } = climbingPositionOf(match);
  if (wordOf(chosen) !== undefined) return named(answerName(chosen, phase));
  const { play, lit, offers } = climbingTableOf(page);
  const what = combinationWords(chosen, say, game.variant.id);
  const action = phase === 'lay' ? 'lay' : 'play';
  const wanted = say(`climbing.table.action.${action}`, { what });
  const raiseAll = async (kinds: readonly KindCount[]): Promise<void> => {
    for (const { kind, copies } of kinds) {
      for (let up = 0; up < copies; up += 1) await raiseOne(page, kind, pointing);
    }
  };
  const cards = kindCountsOf(chosen);
  if (phase === 'lay') await raiseAll(cards);
  else if (phase === 'lead') {
    await raiseAll(cards.slice(0, 1));
    // What goes with them lies beside.
    if ((await play.textContent()) !== wanted) {
      const offer = offers.and(named(what));
      await (pointing === 'touch' ? offer.tap() : offer.click());
    }
  } else {
    await expect(lit.first()).toBeVisible();
    // Other combinations with a card are further taps away.
    for (let taps = 0; taps < 12 && (await play.textContent()) !== wanted; taps += 1) {
      await raiseOne(page, cards[0]?.kind ?? -1, pointing);
    }
  }
  await expect(play).toHaveText(wanted);
  return play;
}

/** What the button says that gives an answer without cards. */
function answerName(answer: Play, phase: Phase): string {
  const word = wordOf(answer);
  if (word === undefined || word === 'pass') {
    const passing = { talon: 'leave', redeal: 'keep', lay: 'layNothing' } as const;
    const named = Object.entries(passing).find(([asked]) => asked === phase)?.[1] ?? 'pass';
    return say(`climbing.table.action.${named}`);
  }
  return say(`climbing.table.action.${word === 'play' ? 'consent' : word}`);
}

type KindCount = ReturnType<typeof kindCountsOf>[number];

/** Raises one more card of a kind: presses the lower edge, where those lie that are not raised. */
async function raiseOne(page: Page, kind: Kind, pointing: Pointing): Promise<void> {
  const fan = climbingTableOf(page).hand.locator(`#hand-${formatKind(kind)}`);
  const box = await fan.boundingBox();
  const position = { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) - 5 };
  return pointing === 'touch' ? fan.tap({ position }) : fan.click({ position });
}

export async function expectClimbingLog(page: Page, match: Match): Promise<void> {
  const { logLines } = climbingTableOf(page);
  const names = match.setup.players.map(({ name }) => name);
  const { variant } = match.setup;
  const expected = climbingStepsOf(match).map(({ seat, phase, play }) =>
    playWords({ name: names[seat] ?? '', phase, play, variant }, say),
  );
  await withLog(page, isOver(match), async () => {
    await expect(logLines).toHaveCount(expected.length);
    // In a dialog the newest play comes first.
    if (await page.getByRole('dialog').isVisible()) expected.reverse();
    const lines = await logLines.allTextContents();
    expect(lines.map((line, at) => line.slice(0, expected[at]?.length))).toEqual(expected);
  });
}

export async function untilPlayed(page: Page, plays: number): Promise<void> {
  await expect.poll(async () => playsOf(await storedMatch(page))).toBeGreaterThan(plays);
}
