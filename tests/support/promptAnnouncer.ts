import { type Announcer, createAnnouncer } from '../../src/store/announcer.ts';

/** In milliseconds; an announcer waits so long only until what it has told may leave. */
const long = 5000;

/** Tells at once, and keeps all that it has told. */
export function promptAnnouncer(): Announcer {
  return createAnnouncer((callback, milliseconds) => {
    if (milliseconds < long) callback();
    return () => undefined;
  });
}
