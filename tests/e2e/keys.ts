import { expect, type Page } from '@playwright/test';

/** Presses a key, after which focus must be somewhere, be it in what the key has brought. */
export async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await expect.poll(() => focused(page), `focus after ${key}`).not.toBe('BODY');
}

/** Presses a key that leads to another screen, which takes the focus as soon as it is there. */
export async function pressToNextScreen(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await expect.poll(() => focused(page)).not.toBe('BODY');
}

/** What has focus: its name if it has one, else its element's. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLButtonElement) {
      return activeElement.ariaLabel ?? activeElement.textContent.trim();
    }
    return activeElement?.tagName ?? 'BODY';
  });
}

export async function tabTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  for (let steps = 0; (await focused(page)) !== name; steps += 1) {
    expect(steps, `${name} is reached by ${key}`).toBeLessThan(40);
    await page.keyboard.press(key);
  }
}
