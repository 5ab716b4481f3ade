import { fnv1a } from '../../records/fnv1a.ts';

/** A file of this version of the app, by its address below the app's own. */
export interface KeptFile {
  readonly url: string;
  /** Changes with what is in the file; null where the name does so itself. */
  readonly revision: string | null;
}

export interface OfflineKeeperParts {
  readonly files: readonly KeptFile[];
  /** The address of the app, with a slash at its end. */
  readonly home: string;
  readonly caches: Pick<CacheStorage, 'keys' | 'delete' | 'match'> & {
    readonly open: (name: string) => Promise<Pick<Cache, 'match' | 'put'>>;
  };
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
}

export interface OfflineKeeper {
  /** Rejects where a file does not come, or is of another version; no file is fetched twice. */
  readonly keep: () => Promise<void>;
  readonly kept: (request: Pick<Request, 'url' | 'mode'>) => Promise<Response | undefined>;
  readonly dropEarlier: () => Promise<void>;
}

const page = 'index.html';

/** Other versions of the same address stay apart until they are dropped. */
export function createOfflineKeeper({
  files,
  home,
  caches,
  fetch,
}: OfflineKeeperParts): OfflineKeeper {
  const ours = `fifteen-lakes ${home} `;
  const name = ours + fnv1a(new TextEncoder().encode(JSON.stringify(files))).toString(36);
  const names = new Set(files.map(({ url }) => url));

  const fetched = async ({ url, revision }: KeptFile): Promise<Response> => {
    const address = home + url;
    // A file whose name tells what is in it may have come with the page or with an earlier version.
    const had = revision === null ? await caches.match(address, { ignoreVary: true }) : undefined;
    if (had !== undefined) return had;
    const response = await fetch(address, { cache: revision === null ? 'default' : 'no-cache' });
    if (!response.ok) throw new Error(`${url} did not come: ${response.status}`);
    if (url === page) return pageOf(response);
    // Some hosts send their page in the place of what is missing.
    if (response.headers.get('content-type')?.startsWith('text/html'))
      throw new Error(`${url} is a page`);
    return response;
  };

  /** Browsers take no redirected page; during an update it may be of another version. */
  const pageOf = async ({ body, headers }: Response): Promise<Response> => {
    const whole = new Response(body, { headers });
    const text = await whole.clone().text();
    const stranger = text.match(/assets\/[\w./-]+/g)?.find((url) => !names.has(url));
    if (stranger !== undefined) throw new Error(`${page} is of another version: ${stranger}`);
    return whole;
  };

  return {
    keep: async () => {
      const cache = await caches.open(name);
      await Promise.all(files.map(async (file) => cache.put(home + file.url, await fetched(file))));
    },
    kept: async ({ url, mode }) => {
      const [address = ''] = url.split(/[?#]/);
      const isPage = address === home || address === home + page;
      const wanted = mode === 'navigate' && isPage ? home + page : address;
      const cache = await caches.open(name);
      const own = await cache.match(wanted, { ignoreVary: true });
      return own ?? caches.match(wanted, { ignoreVary: true });
    },
    dropEarlier: async () => {
      // They come in the order in which they were made.
      const all = (await caches.keys()).filter((one) => one.startsWith(ours));
      const earlier = all.slice(0, Math.max(0, all.indexOf(name)));
      await Promise.all(earlier.map((one) => caches.delete(one)));
    },
  };
}
