import type { Page } from '@playwright/test';
import { kinds } from '../../src/engine/index.ts';
import { type CatchingGame, entryOf } from '../../src/store/fishing/ledger/entry.ts';
import {
  firstLedger,
  type Ledger,
  withEntered,
  withEnteredNow,
} from '../../src/store/ledger/ledger.ts';
import { formatLedger } from '../../src/store/ledger/savedLedger.ts';
import { keyOf } from '../../src/store/shelf/deviceShelves.ts';
import { voices } from '../support/voices.ts';
import { gatherRows, type Row } from './row.ts';
import type { Device, Shown, Stage } from './stage.ts';

/** So many rounds lie in the ledger of a real table. */
const sizes = [10, 100, 1_000];
/** So many times everything is done. */
const times = 3;
/** So many tiles are entered, one after the other. */
const keys = 6;

const say = voices.en;
const keypad: Shown = { selector: '[data-at]' };

/** What the rounds of a ledger cost whoever enters the next one. */
export async function measureLedger(stage: Stage): Promise<readonly Row[]> {
  const { tell, rows } = gatherRows();
  for (const size of sizes) {
    for (let time = 0; time < times; time += 1) {
      const device = await stage.openDevice();
      await device.page.evaluate(
        ([key = '', text = '']) => localStorage.setItem(key, text),
        [keyOf('ledger'), formatLedger(grownLedger(size))],
      );
      await measureEntering(device, (deed, cost) => tell(deed, size, cost));
      await device.close();
    }
  }
  return rows();
}

async function measureEntering(
  { page, start, measure, press }: Device,
  tell: (deed: string, cost: Awaited<ReturnType<Device['start']>>) => void,
): Promise<void> {
  await start();
  tell('open the ledger', await measure(() => press(say('rooms.calculator')), keypad));
  tell(`enter ${keys} tiles`, await measure(() => enterTiles(page), keypad));
  const entered: Shown = { selector: '[role=status]', words: say('calculator.entered') };
  tell('enter the round', await measure(() => press(say('calculator.enter')), entered));
}

/** Presses the first keys one after the other, each once the page shows what the last one did. */
function enterTiles(page: Page): Promise<void> {
  return page.evaluate(async (most) => {
    const found = [...document.querySelectorAll<HTMLElement>('[data-at]')].slice(0, most);
    for (const key of found) {
      key.click();
      await new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)));
    }
  }, keys);
}

const tiuU: CatchingGame = { variant: 'tiu-u', rules: {}, seatCount: 2 };

/** A ledger of so many rounds, always the same for the same number. */
function grownLedger(rounds: number): Ledger {
  let ledger = firstLedger;
  for (let at = 0; at < rounds; at += 1) {
    const caught = [0, 1].map((seat) =>
      kinds.filter((_, index) => (index + at + seat) % 2 === 0).slice(0, 8),
    );
    ledger = withEntered(withEnteredNow(ledger, entryOf(tiuU, caught)));
  }
  return ledger;
}
