import { lazy, Suspense } from 'react';
import type { FaultPageProps } from './FaultPage.tsx';
import { faultParts } from './faultParts.ts';

/** Where it does not load, that is one more fault, which the last page of all tells. */
const FaultPage = lazy(async () => ({ default: (await faultParts.load()).FaultPage }));

/** The page that is shown instead of one that could not be drawn, once it has come. */
export function FaultPlace(props: FaultPageProps) {
  return (
    <Suspense fallback={null}>
      <FaultPage {...props} />
    </Suspense>
  );
}
