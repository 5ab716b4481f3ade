import { unlessSilent } from '../silence.ts';

/** What is needed to answer a page. */
export interface RequestAnsweringParts<Asked> {
  /** What is kept for a request; undefined where nothing is. */
  readonly kept: (request: Asked) => Promise<Response | undefined>;
  readonly fetch: (request: Asked) => Promise<Response>;
}

/**
 * Answers requests with what is kept, or else from the network. Caches that are broken, or never
 * answer, would keep a page from coming though there is a network; so once they have been silent
 * the network comes first, until they answer again.
 */
export function createRequestAnswering<Asked>({
  kept,
  fetch,
}: RequestAnsweringParts<Asked>): (request: Asked) => Promise<Response> {
  let isSilent = false;
  return async (request) => {
    const own = unlessSilent(kept(request));
    own.then(
      () => {
        isSilent = false;
      },
      () => {
        isSilent = true;
      },
    );
    if (isSilent) return fetch(request).catch(async () => (await own) ?? Response.error());
    return (await own.catch(() => undefined)) ?? fetch(request);
  };
}
