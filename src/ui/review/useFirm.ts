import { useEffect, useState } from 'react';
import type { ReviewSoFar } from './useReview.ts';

/** From fewer rounds played out, the figures would be others a moment later. */
const firmFrom = 400;

/** So long somebody who reads the result waits for firm figures, in milliseconds. */
const patience = 6000;

/**
 * What is known of a round, but figures only once they will not change much any more, or where
 * those are long in coming.
 */
export function useFirm(soFar: ReviewSoFar): ReviewSoFar {
  const { review, state } = soFar;
  const [isPatient, setIsPatient] = useState(true);
  const isWaiting = review !== null && review.samples < firmFrom && state === 'working';
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsPatient(false), patience);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isWaiting && isPatient ? { ...soFar, review: null } : soFar;
}
