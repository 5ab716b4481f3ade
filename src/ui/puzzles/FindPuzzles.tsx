import { useEffect, useState } from 'react';
import { parseLink } from '../../records/link.ts';
import type { KeptRound } from '../../store/history/keptRound.ts';
import type { Reviewer } from '../../store/reviewing/reviewer.ts';
import { Button } from '../button/Button.tsx';
import page from '../page/Page.module.css';
import { useSay } from '../voice/voice.tsx';
import styles from './Puzzles.module.css';

interface FindPuzzlesProps {
  readonly reviewer: Reviewer;
  readonly rounds: readonly KeptRound[];
}

interface Search {
  readonly rounds: readonly KeptRound[];
  readonly at: number;
  readonly share: number;
}

/** Reviews them one after the other while it is in the page; the history keeps what it finds. */
export function FindPuzzles({ reviewer, rounds }: FindPuzzlesProps) {
  const say = useSay();
  const [finding, setFinding] = useState<Search>();
  const [hasFailed, setHasFailed] = useState(false);
  const round = finding?.rounds[finding.at];
  useEffect(() => {
    if (round === undefined) return;
    const goOn = (): void =>
      setFinding((now) =>
        now === undefined || now.at + 1 >= now.rounds.length
          ? undefined
          : { ...now, at: now.at + 1, share: 0 },
      );
    const fail = (): void => {
      setHasFailed(true);
      setFinding(undefined);
    };
    const parsed = parseLink(round.link);
    if (!parsed.ok) {
      goOn();
      return;
    }
    return reviewer.review(parsed.value, {
      onReview: (_, isLast) => {
        if (isLast) goOn();
      },
      onJudged: () => undefined,
      onShare: ({ whole: share }) => setFinding((now) => now && { ...now, share }),
      onFailure: fail,
    });
  }, [reviewer, round]);
  if (finding === undefined && rounds.length === 0) return null;
  return (
    <section className={`${page.card} ${styles.find}`} aria-label={say('puzzles.finder')}>
      {finding === undefined ? (
        <>
          <p>
            {say(hasFailed ? 'puzzles.failed' : 'puzzles.unreviewed', { rounds: rounds.length })}
          </p>
          <Button
            onClick={() => {
              setHasFailed(false);
              setFinding({ rounds, at: 0, share: 0 });
            }}
          >
            {say('puzzles.find', { rounds: rounds.length })}
          </Button>
        </>
      ) : (
        <>
          <p role="status">
            {say('puzzles.finding', { round: finding.at + 1, rounds: finding.rounds.length })}
          </p>
          <progress value={finding.share} aria-label={say('puzzles.finder')} />
          <Button onClick={() => setFinding(undefined)}>{say('puzzles.stop')}</Button>
        </>
      )}
    </section>
  );
}
