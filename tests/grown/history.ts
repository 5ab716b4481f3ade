import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { ChestEntry } from '../../src/store/history/chest.ts';
import { joinClimbing } from '../support/climbing/joinRules.ts';
import { voices } from '../support/voices.ts';
import { grownRounds } from './rounds.ts';
import { type Cost, gatherRows, type Row } from './row.ts';
import type { Device, Shown, Stage } from './stage.ts';

/** So many rounds lie on a device, one device after the other. */
const sizes = [100, 1_000, 10_000];
/** So many times everything is done. */
const times = 3;

const say = voices.en;
const status: Shown = { selector: '[role=status]' };
const list: Shown = { selector: '[data-round]' };
const undo: Shown = { selector: '[role=status] button', words: say('history.undo') };

/** What rounds that are kept cost the first screen and the room of rounds. */
export async function measureHistory(stage: Stage): Promise<readonly Row[]> {
  joinClimbing();
  const { tell, rows } = gatherRows();
  for (const size of sizes) {
    const rounds = grownRounds(size, new Date());
    const device = await stage.openDevice();
    const entries = rounds.map(({ entry }) => entry);
    await putEntries(device.page, entries);
    for (let time = 0; time < times; time += 1) {
      await measureRooms(device, (deed, cost) => tell(deed, size, cost));
    }
    await device.close();
    const file = `${rounds.map(({ line }) => line).join('\n')}\n`;
    for (let time = 0; time < times; time += 1) {
      const empty = await stage.openDevice();
      tell('import', size, await measureImport(empty, file));
      await empty.close();
    }
  }
  return rows();
}

async function measureRooms(
  { start, measure, press }: Device,
  tell: (deed: string, cost: Cost) => void,
): Promise<void> {
  const pressed = (name: string, shown: Shown): Promise<Cost> => measure(() => press(name), shown);
  tell('start at home', await start());
  tell('open Your rounds', await pressed(say('rooms.history'), list));
  await pressed(say('rooms.leave'), { ...list, isGone: true });
  tell('open it again', await pressed(say('rooms.history'), list));
  tell('delete one', await pressed(say('history.delete'), undo));
  tell('undo that', await pressed(say('history.undo'), { ...undo, isGone: true }));
  await pressed(say('history.export'), { selector: 'dialog' });
  tell('export', await pressed(say('records.save'), { ...status, words: '.jsonl' }));
  await pressed(say('dialog.close'), { selector: 'dialog', isGone: true });
  await pressed(say('history.deleteAll'), { selector: 'dialog' });
  tell('delete all', await pressed(say('history.deleteAll'), undo));
  tell('undo deleting all', await pressed(say('history.undo'), list));
}

async function measureImport({ page, start, measure, press }: Device, file: string): Promise<Cost> {
  await start();
  await measure(() => press(say('rooms.history')), { selector: 'h1', words: say('rooms.history') });
  await measure(() => press(say('history.import')), { selector: 'dialog' });
  // A file of the disk: what is handed over as bytes the page would have to make a file of.
  const folder = mkdtempSync(join(tmpdir(), 'rounds-'));
  const path = join(folder, 'rounds.jsonl');
  writeFileSync(path, file);
  const bring = (): Promise<void> => page.locator('dialog input[type=file]').setInputFiles(path);
  const cost = await measure(bring, { selector: 'dialog [role=status] strong' });
  rmSync(folder, { recursive: true });
  return cost;
}

/** Puts entries into the chest of the history, before the app has opened it. */
export async function putEntries(page: Page, entries: readonly ChestEntry[]): Promise<void> {
  for (let at = 0; at < entries.length; at += slice) {
    await page.evaluate(putSlice, JSON.stringify(entries.slice(at, at + slice)));
  }
}

/** So many entries are handed to the page at once. */
const slice = 500;

/** Runs in the page. */
function putSlice(json: string): Promise<void> {
  const entries: readonly ChestEntry[] = JSON.parse(json);
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('fifteen-lakes/history');
    opening.onupgradeneeded = () => opening.result.createObjectStore('entries');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const putting = opening.result.transaction('entries', 'readwrite');
      for (const [key, value] of entries) putting.objectStore('entries').put(value, key);
      putting.onabort = () => reject(putting.error);
      putting.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}
