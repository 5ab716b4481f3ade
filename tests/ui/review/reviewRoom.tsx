import { act, screen } from '@testing-library/react';
import type { RoundRecord } from '../../../src/engine/index.ts';
import { formatLink } from '../../../src/records/link.ts';
import type { History } from '../../../src/store/history/history.ts';
import { loadRooms } from '../../../src/ui/whole/useRooms.ts';
import { openApp } from '../../support/app.tsx';
import type { MemoryStorage } from '../../support/browserParts.ts';
import { createHandReviewer } from '../../support/reviews.ts';

await loadRooms();

/**
 * The app in the room where a round is reviewed, by a reviewer that tells what the test lets it
 * tell.
 */
export async function openReview(
  round: RoundRecord | string,
  storage?: MemoryStorage,
  history?: History,
) {
  const reviewer = createHandReviewer();
  const app = openApp(storage, { reviewer: reviewer.reviewer, ...(history && { history }) });
  const code = typeof round === 'string' ? round : formatLink(round);
  act(() => {
    app.places.getState().goTo({ room: 'review', code });
  });
  await screen.findByRole('heading', { level: 1, name: /^(Review|This link doesn’t open)/ });
  return { ...app, reviewer };
}
