import { appAddressVariable } from './appAddress.ts';
import { builtFiles, openHost } from './host.ts';

/**
 * Serves the built app at a port that is free, and tells the processes that run the tests where.
 * @returns what ends it
 */
export default async function serveApp(): Promise<() => Promise<void>> {
  const host = await openHost(builtFiles());
  process.env[appAddressVariable] = host.address;
  return host.close;
}
