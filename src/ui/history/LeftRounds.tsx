import { useState } from 'react';
import { useStore } from 'zustand';
import type { LeftMatch } from '../../store/left/leftMatches.ts';
import { currentRound, nextNumberOf } from '../../store/match/match.ts';
import { everybodyAt } from '../../store/match/sittingOut.ts';
import type { Stores } from '../../store/services.ts';
import { gameAndNames } from '../files/matchWords.ts';
import { LeftList, MatchLine } from '../left/LeftList.tsx';
import { wayOnOf } from '../left/wayOn.ts';
import looks from '../looks/looks.module.css';
import page from '../page/Page.module.css';
import { focusHeading } from '../page/ScreenChange.tsx';
import { useSay } from '../voice/voice.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';

/**
 * The match at the table, which the first screen shows no more after its day, and every match that
 * was left and still waits, to be gone on with or forgotten; nothing where none waits.
 */
export function LeftRounds({ stores }: { readonly stores: Stores }) {
  const say = useSay();
  const { left, drop } = useStore(stores.services.left);
  const match = useStore(stores.matches, (state) => state.match);
  const way = match === null ? undefined : wayOnOf(match);
  const { toMatch } = stores.places.getState();
  const [toForget, setToForget] = useState<LeftMatch>();
  return (
    <>
      {(way !== undefined || left.length > 0) && (
        <section className={`${page.card} ${looks.stack} ${looks.below4}`} aria-labelledby="left">
          <h2 id="left">{say('history.left')}</h2>
          <LeftList stores={stores} left={left} onGoneOn={toMatch} onForget={setToForget}>
            {match !== null && way !== undefined && (
              <MatchLine
                one={{
                  variant: match.setup.variant,
                  players: everybodyAt(match.setup),
                  round: nextNumberOf(match) - (way === 'next' ? 0 : 1),
                  isBetween: way === 'next',
                }}
                round={currentRound(match)}
                onGoOn={() => {
                  const { dealNextRound, show } = stores.matches.getState();
                  if (way === 'next') dealNextRound();
                  else show('table');
                  toMatch();
                }}
              />
            )}
          </LeftList>
        </section>
      )}
      {toForget !== undefined && (
        <DeleteDialog
          title={say('history.left.forget')}
          about={say('history.left.forget.about', gameAndNames(toForget, say))}
          deed={say('start.left.forget')}
          onDelete={() => {
            drop(toForget.id);
            setToForget(undefined);
            focusHeading(document.body);
          }}
          onClose={() => setToForget(undefined)}
        />
      )}
    </>
  );
}
