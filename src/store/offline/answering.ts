import { unlessSilent } from '../silence.ts';

export interface RequestAnsweringParts<Asked> {
  /** Undefined where nothing is kept. */
  readonly kept: (request: Asked) => Promise<Response | undefined>;
  readonly fetch: (request: Asked) => Promise<Response>;
}

/**
 * Answers with what is kept, or else from the network. Broken or silent caches would keep a page
 * from coming though there is a network; so the network comes first until they answer again.
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
