import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { attachBeside } from '../../src/server/besideVite.ts';
import { tempFolders } from './log/tempFolders.ts';

const tempFolder = tempFolders();

test.each([undefined, '', ' '])('beside Vite OPEN_TABLES “%s” lets anyone open', async (word) => {
  const environment = { OPEN_TABLES: word, DATA: tempFolder() };
  const attached = await attachBeside(createServer(), environment, '/');
  if (!attached.ok) throw new Error(attached.problem);
  expect(attached.value.opening).toEqual({ by: 'anyone' });
  await attached.value.close();
});
