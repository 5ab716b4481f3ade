import type { Reviewer } from './reviewer.ts';

/** Where its code does not load, a review fails, and the next one tries anew. */
export function lateReviewer(load: () => Promise<Reviewer>): Reviewer {
  let made: Promise<Reviewer> | undefined;
  const loaded = (): Promise<Reviewer> => {
    made ??= load().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
  return {
    expect: (round) => {
      // What has not loaded expects nothing yet.
      if (round === null && made === undefined) return;
      loaded().then(
        (reviewer) => reviewer.expect(round),
        () => undefined,
      );
    },
    review: (round, listener, wanted) => {
      let isOpen = true;
      let callOff = (): void => undefined;
      loaded().then(
        (reviewer) => {
          if (isOpen) callOff = reviewer.review(round, listener, wanted);
        },
        () => {
          if (isOpen) listener.onFailure();
        },
      );
      return () => {
        isOpen = false;
        callOff();
      };
    },
  };
}
