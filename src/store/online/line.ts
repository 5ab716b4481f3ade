import type { Hello } from '../../online/message.ts';

/** Who listens to a server; what it says comes unread. */
export interface LineEars {
  /** The way to the server is there, each time as if for the first time, or is lost. */
  readonly onLink: (isHere: boolean) => void;
  readonly onSaid: (name: 'told' | 'people' | 'said' | 'gone', body: unknown) => void;
}

/** The way to a server of tables, whatever carries it. It comes back by itself when it is lost. */
export interface FarLine {
  /** Asks, and asks again whenever the way is back, until it is answered. */
  readonly ask: (name: string, body: object) => Promise<unknown>;
  /** Begins anew at once: a page that has slept may believe in a way that is long lost. */
  readonly renew: () => void;
  /** Ends it; what is not answered by then never is. */
  readonly close: () => void;
}

/** @param hello is asked anew whenever the way is there */
export type OpenLine = (hello: () => Hello, ears: LineEars) => FarLine;
