/** The name of the tag by which a server of tables marks the page that it sends. */
export const tablesMark = 'fifteen-lakes-tables';

/**
 * The address of the tables of the server that sent a page, by the mark in the page: no request is
 * made to find out. Undefined where the page has no such mark.
 */
export function servesTables(page: Pick<Document, 'querySelector' | 'baseURI'>): URL | undefined {
  const path = page.querySelector(`meta[name="${tablesMark}"]`)?.getAttribute('content');
  if (!path) return undefined;
  const { origin, protocol } = new URL(page.baseURI);
  const address = addressAt(path, page.baseURI);
  // The policy of the page lets it connect to its own origin alone; a page from a file has none.
  return address?.origin === origin && protocol.startsWith('http') ? address : undefined;
}

function addressAt(path: string, base: string): URL | undefined {
  try {
    // Older browsers have no other way to ask.
    return new URL(path, base);
  } catch {
    return undefined;
  }
}
