/**
 * The service worker believes nothing else. `take` lets a version that waits take over in every
 * tab; `alone?` asks it to drop what only pages of earlier versions need, if no other page is open.
 */
export type KeeperMessage = 'take' | 'alone?';
