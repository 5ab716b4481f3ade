import { expect } from '@playwright/test';
import { parseLink } from '../../src/records/link.ts';
import { challengeOf } from '../../src/store/match/challenge.ts';
import { currentRound } from '../../src/store/match/match.ts';
import { outcomeOf } from '../../src/ui/scores/scoresModel.ts';
import { setupOf } from '../support/matches.ts';
import { openElsewhere } from './elsewhere.ts';
import { atFullLength } from './fullLength.ts';
import { awaited, makePlay, tableOf } from './steps.ts';
import { matchUntil, openMatch, storedMatch } from './storedMatch.ts';
import { test } from './watchedTest.ts';

const { setup, rounds } = matchUntil(setupOf(['person', 'novice']), () => false);
const sent = {
  setup: { ...setup, players: setup.players.with(0, { name: 'You', control: 'person' }) },
  rounds: rounds.map((round) => ({ ...round, players: ['You', 'Bo'] })),
} as const;

test(
  'a friend gets a challenge on a phone, plays it, sees both results and sends another back',
  atFullLength,
  async ({ page, browser }) => {
    await openMatch(page, sent, { screen: 'scores' });
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ann');
    const link = await page.getByLabel('Link to the challenge').inputValue();

    const other = await openElsewhere(browser, link, { width: 360, height: 640 });
    const title = other.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(/Ann (won|lost) this by \d+ points?\. Can you/);
    for (const total of outcomeOf(currentRound(sent)).totals) {
      await expect(other.getByRole('main')).not.toContainText(String(total));
    }
    // All of it is in sight without scrolling.
    for (const name of ['Play', 'New here? Two-minute lesson', 'Change seats or names', 'Back']) {
      await expect(other.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
    }
    // The lesson leads back to the challenge.
    await other.getByRole('button', { name: /^New here/ }).click();
    await expect(other).toHaveURL(/#learn=/);
    await other.goBack();

    await other.getByRole('button', { name: 'Play', exact: true }).click();
    for (let turn = await awaited(other); turn !== 'over'; turn = await awaited(other)) {
      await makePlay(other, turn, 'mouse');
    }
    // Whoever opens the link again in the middle or at the end loses nothing.
    await other.reload();
    await tableOf(other).count.click();
    const answer = currentRound(await storedMatch(other));
    expect(answer.deal).toEqual(currentRound(sent).deal);
    expect(challengeOf(answer)?.round.plays).toEqual(currentRound(sent).plays);
    const compared = other.getByRole('heading', {
      level: 2,
      name: /^(You beat Ann by \d+ points?|Ann came out ahead by \d+ points?|A tie with Ann)$/,
    });
    await expect(compared).toBeVisible();
    const both = other.getByRole('table', { name: (await compared.textContent()) ?? '' });
    for (const round of [currentRound(sent), answer]) {
      for (const total of outcomeOf(round).totals) await expect(both).toContainText(String(total));
    }

    await other.getByRole('button', { name: 'Send mine back' }).click();
    await other.getByRole('textbox', { name: 'Your name' }).fill('Dora');
    const back = await other.getByLabel('Link to the challenge').inputValue();
    expect(parseLink(back.split('#deal=')[1] ?? '')).toMatchObject({
      ok: true,
      value: { players: ['Dora', 'Bo'], plays: answer.plays },
    });
    await other.getByRole('button', { name: 'Close' }).click();
    await expect(other.getByRole('dialog')).toBeHidden();

    // The same link once more tells what came of it.
    await other.goto(link);
    await expect(title).toContainText('You’ve played this deal');
    await expect(compared).toBeVisible();
    await other.context().close();

    // Who has sent it is not dared by it.
    await page.goto(link);
    await expect(page.getByText(/^It’s your own round/)).toBeVisible();
  },
);
