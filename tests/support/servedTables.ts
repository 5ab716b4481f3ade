import { onTestFinished } from 'vitest';
import { tablesMark } from '../../src/store/online/servesTables.ts';

/** Makes the page of this test one that comes from a server of tables. */
export function servedTables(): void {
  const mark = document.createElement('meta');
  mark.name = tablesMark;
  mark.content = 'online/';
  document.head.append(mark);
  onTestFinished(() => mark.remove());
}
