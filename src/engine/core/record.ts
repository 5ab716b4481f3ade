/** The record format this program writes and reads (src/records/README.md). */
export const recordFormat = 'fifteen-lakes/1';

export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

/** Such as a record's `meta`. */
export interface JsonObject {
  readonly [key: string]: Json;
}

/** Its type and the bounds of its value, length or depth. */
export type ExpectedValue =
  | { readonly type: 'text'; readonly most?: number }
  | { readonly type: 'list' | 'integer'; readonly least?: number; readonly most?: number }
  | { readonly type: 'boolean' }
  | { readonly type: 'object'; readonly mostLevels?: number }
  | { readonly type: 'one-of'; readonly oneOf: readonly string[] };

/** The value written out where that is short, else its type and how long it is. */
export type FoundValue =
  | { readonly type: 'value'; readonly written: string }
  | { readonly type: 'text'; readonly length: number }
  | { readonly type: 'list'; readonly length: number }
  | { readonly type: 'object' };

/**
 * What can be wrong with a record, with the facts. `path` says where in the object
 * (`deal.hands.0.3`), `at` which play. The words for each code live in text/.
 */
export type RecordProblem =
  | { readonly code: 'too-long'; readonly limit: number }
  | { readonly code: 'not-json' }
  | { readonly code: 'missing-key'; readonly path: string }
  | { readonly code: 'unknown-key'; readonly path: string }
  | { readonly code: 'repeated-key'; readonly key: string }
  | {
      readonly code: 'wrong-value';
      readonly path: string;
      readonly expected: ExpectedValue;
      readonly found: FoundValue;
    }
  | { readonly code: 'wrong-format'; readonly expected: string; readonly found: string }
  | { readonly code: 'unknown-variant'; readonly found: string }
  | { readonly code: 'switch-not-in-variant'; readonly path: string; readonly variant: string }
  | { readonly code: 'no-such-seat'; readonly found: number; readonly seats: number }
  | { readonly code: 'not-a-tile'; readonly path: string; readonly found: string }
  | { readonly code: 'not-a-combination'; readonly path: string; readonly found: string }
  | { readonly code: 'no-deal' }
  | {
      readonly code: 'wrong-size';
      readonly path: string;
      readonly expected: number;
      readonly found: number;
    }
  | {
      readonly code: 'wrong-copies';
      readonly kind: string;
      readonly expected: number;
      readonly found: number;
    }
  | { readonly code: 'seed-disagrees'; readonly seed: string }
  | { readonly code: 'no-deal-fits' }
  | { readonly code: 'not-a-play'; readonly at: number; readonly found: string }
  | { readonly code: 'play-not-legal'; readonly at: number; readonly found: string }
  | { readonly code: 'play-after-end'; readonly at: number; readonly found: string }
  | { readonly code: 'round-over' };

/** Why a link's code opens no round. */
export type LinkProblem =
  | { readonly code: 'link-too-long'; readonly limit: number }
  /** It holds characters that no code has, or was cut off or changed on its way. */
  | { readonly code: 'link-damaged' }
  /** A later version of the app made it. */
  | { readonly code: 'link-newer' }
  /** It is whole, but what it holds is no sound record. */
  | { readonly code: 'link-wrong-record'; readonly problem: RecordProblem };
