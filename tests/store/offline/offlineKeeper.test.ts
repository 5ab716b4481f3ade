import { beforeEach, expect, test } from 'vitest';
import { createOfflineKeeper, type KeptFile } from '../../../src/store/offline/offlineKeeper.ts';

const home = 'https://lakes.example/play/';

/** A host with the files of a version, and the browser's caches, in memory. */
function openBrowser() {
  const shelves = new Map<string, Map<string, Response>>();
  const host = new Map<string, Response>();
  const asked: string[] = [];
  const matchIn = (shelf: Map<string, Response> | undefined, address: string) =>
    shelf?.get(address)?.clone();
  const open = (name: string) => {
    const shelf = shelves.get(name) ?? new Map<string, Response>();
    shelves.set(name, shelf);
    return {
      match: (address: string) => Promise.resolve(matchIn(shelf, address)),
      put: (address: string, response: Response) => {
        shelf.set(address, response);
        return Promise.resolve();
      },
    };
  };
  const caches = {
    open: (name: string) => Promise.resolve(open(name)),
    keys: () => Promise.resolve([...shelves.keys()]),
    delete: (name: string) => Promise.resolve(shelves.delete(name)),
    match: (address: string) =>
      Promise.resolve(
        [...shelves.values()].map((shelf) => matchIn(shelf, address)).find((found) => found),
      ),
  };
  const fetch = (address: string): Promise<Response> => {
    asked.push(address);
    return Promise.resolve(host.get(address)?.clone() ?? new Response('', { status: 404 }));
  };
  const put = (url: string, body: string, type = 'text/javascript'): void => {
    host.set(home + url, new Response(body, { headers: { 'content-type': type } }));
  };
  return { shelves, host, asked, caches, fetch, put };
}

let browser: ReturnType<typeof openBrowser>;

/** A version of the app put up on the host, with a page that names its script. */
function versionOf(name: string) {
  const script = `assets/index-${name}.js`;
  const files: KeptFile[] = [
    { url: 'index.html', revision: name },
    { url: script, revision: null },
    { url: 'assets/later/same-1.js', revision: null },
  ];
  browser.put('index.html', `<script src="./${script}">`, 'text/html; charset=utf-8');
  browser.put(script, name);
  browser.put('assets/later/same-1.js', 'same');
  return keeperOf(files);
}

function keeperOf(files: readonly KeptFile[]) {
  const { caches, fetch } = browser;
  return createOfflineKeeper({ files, home, caches, fetch });
}

const page = { url: home, mode: 'navigate' } as const;
const script = (name: string) => ({ url: `${home}assets/index-${name}.js`, mode: 'cors' }) as const;

beforeEach(() => {
  browser = openBrowser();
});

test('what was kept answers when the host is gone, wherever in the app the page was', async () => {
  const keeper = versionOf('one');
  await keeper.keep();
  browser.host.clear();
  for (const url of [home, `${home}?from=link`, `${home}index.html`, `${home}#history`]) {
    const answer = await keeper.kept({ ...page, url });
    expect(await answer?.text()).toContain('index-one.js');
  }
  expect(await (await keeper.kept(script('one')))?.text()).toBe('one');
  expect(await keeper.kept({ url: `${home}robots.txt`, mode: 'navigate' })).toBeUndefined();
});

test('a new version fetches only what it does not share, and the page', async () => {
  await versionOf('one').keep();
  browser.asked.length = 0;
  await versionOf('two').keep();
  expect(browser.asked.toSorted()).toEqual([`${home}assets/index-two.js`, `${home}index.html`]);
});

test('pages of the version before find their files until they are dropped', async () => {
  const one = versionOf('one');
  await one.keep();
  browser.host.clear();
  const two = versionOf('two');
  await two.keep();
  expect(await (await two.kept(page))?.text()).toContain('index-two.js');
  expect(await (await two.kept(script('one')))?.text()).toBe('one');
  await two.dropEarlier();
  expect(await two.kept(script('one'))).toBeUndefined();
  expect(await (await two.kept(script('two')))?.text()).toBe('two');
});

test('a version does not drop one that came after it, nor what belongs to others', async () => {
  await browser.caches.open('another app');
  await browser.caches.open('fifteen-lakes https://lakes.example/ 1');
  const one = versionOf('one');
  await one.keep();
  const two = versionOf('two');
  await two.keep();
  await one.dropEarlier();
  expect(browser.shelves.size).toBe(4);
  await two.dropEarlier();
  expect(browser.shelves.size).toBe(3);
});

test('a file that does not come leaves the version unkept, and the next try fetches only that', async () => {
  const keeper = versionOf('one');
  const missing = `${home}assets/later/same-1.js`;
  const found = browser.host.get(missing);
  browser.host.delete(missing);
  await expect(keeper.keep()).rejects.toThrow('same-1.js did not come: 404');
  if (found) browser.host.set(missing, found);
  browser.asked.length = 0;
  await keeper.keep();
  expect(browser.asked).not.toContain(`${home}assets/index-one.js`);
});

test('a page of another version is not kept: it would ask for what is not there', async () => {
  const one = versionOf('one');
  versionOf('two');
  await expect(one.keep()).rejects.toThrow('index.html is of another version');
});

test('a page in the place of a missing file is not kept', async () => {
  const keeper = versionOf('one');
  browser.put('assets/index-one.js', '<html>', 'text/html');
  await expect(keeper.keep()).rejects.toThrow('index-one.js is a page');
});
