import { expect, test } from 'vitest';
import { withTablesMark } from '../../../src/build/tablesPage.ts';
import { servesTables } from '../../../src/store/online/servesTables.ts';

const bare = '<html><head><meta name="description" content="online/" /></head></html>';

/** What a page at this address knows of tables. */
function known(page: string, address = 'https://lakes.example/'): string | undefined {
  const { head } = new DOMParser().parseFromString(page, 'text/html');
  const querySelector: Document['querySelector'] = (selector: string) =>
    head.querySelector(selector);
  return servesTables({ querySelector, baseURI: address })?.href;
}

function naming(content: string): string {
  const [page, end] = withTablesMark(bare).split('"online/" />\n');
  return `${page}"${content}" />${end}`;
}

test.each([
  ['https://lakes.example/', 'https://lakes.example/online/'],
  ['http://192.168.1.7:8015/', 'http://192.168.1.7:8015/online/'],
  ['https://a.example/games/lakes/', 'https://a.example/games/lakes/online/'],
  ['https://a.example/games/lakes/index.html', 'https://a.example/games/lakes/online/'],
  ['https://a.example/lakes/?from=home#table=a.b', 'https://a.example/lakes/online/'],
])('the marked page at %s finds its tables at %s', (address, tables) => {
  expect(known(withTablesMark(bare), address)).toBe(tables);
});

test('a page without the mark has no tables', () => {
  expect(known(bare)).toBeUndefined();
});

test.each(['', 'https://', 'https://other.example/online/', '//other.example/', 'data:,online'])(
  'a mark that says “%s” counts as none',
  (content) => {
    expect(known(naming('tables/'))).toBe('https://lakes.example/tables/');
    expect(known(naming(content))).toBeUndefined();
  },
);

test('a marked page that was opened as a file has no tables', () => {
  expect(known(withTablesMark(bare), 'file:///home/lakes/index.html')).toBeUndefined();
});
