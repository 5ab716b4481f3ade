/**
 * What a page tells the service worker, which believes nothing else: `take` lets a version that
 * waits take over from the one before it, in every tab; `alone?` asks it to drop what only pages of
 * earlier versions need, if no other page is open.
 */
export type KeeperMessage = 'take' | 'alone?';
