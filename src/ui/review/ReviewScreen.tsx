import { useMemo } from 'react';
import { parseLink } from '../../records/link.ts';
import { matchOfRecord } from '../../store/whatIf.ts';
import { linkProblemWords } from '../../text/linkProblems.ts';
import { Button } from '../button/Button.tsx';
import type { RoomProps } from '../roomProps.ts';
import { useTileWish } from '../settings/useTileWish.ts';
import { TileLook } from '../tile/TileLook.tsx';
import { useSay } from '../voice.tsx';
import styles from './Review.module.css';
import { RoundReview } from './RoundReview.tsx';

/** The room in which a round is looked at again: any round that has a code. */
export function ReviewScreen(props: RoomProps) {
  const { stores, code, onLeave } = props;
  const say = useSay();
  const parsed = useMemo(() => parseLink(code), [code]);
  const match = useMemo(() => (parsed.ok ? matchOfRecord(parsed.value.record) : null), [parsed]);
  const kit = parsed.ok ? parsed.value.round.game.variant.kit : 'two-sets';
  const look = useTileWish(stores.settings, kit);
  if (!parsed.ok || match === null) {
    return (
      <main className={styles.refused}>
        <h1>{say('rooms.review')}</h1>
        {!parsed.ok && <p role="alert">{linkProblemWords(parsed.problem, say)}</p>}
        <Button onClick={onLeave}>{say('rooms.leave')}</Button>
      </main>
    );
  }
  return (
    <TileLook look={look}>
      <RoundReview match={match} {...props} />
    </TileLook>
  );
}
