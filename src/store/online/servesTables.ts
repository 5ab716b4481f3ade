/** The name of the tag that says so in a page; none but a server of tables puts it there. */
export const tablesMark = 'fifteen-lakes-tables';

/**
 * Where the server that a page comes from has its tables, as the page itself says, so that nobody
 * is asked; undefined where it has none.
 */
export function servesTables(page: Pick<Document, 'querySelector' | 'baseURI'>): URL | undefined {
  const path = page.querySelector(`meta[name="${tablesMark}"]`)?.getAttribute('content');
  if (!path) return undefined;
  const { origin, protocol } = new URL(page.baseURI);
  const address = addressAt(path, page.baseURI);
  // The policy of the page lets it connect to nobody else, and a page that is a file to nobody.
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
