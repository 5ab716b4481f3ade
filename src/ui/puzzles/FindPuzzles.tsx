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
  /** The rounds that have not been reviewed. */
  readonly rounds: readonly KeptRound[];
}

/** What is being reviewed: the rounds in turn, which of them it is, and how far it is with that. */
interface Search {
  readonly rounds: readonly KeptRound[];
  readonly at: number;
  readonly share: number;
}

/**
 * Reviews the rounds that have not been, one after the other for as long as this is looked at; what
 * is found is kept with them.
 */
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
    const parsed = parseLink(round.id);
    if (!parsed.ok) {
      goOn();
      return;
    }
    return reviewer.review(parsed.value.record, {
      onReview: (_, isLast) => {
        if (isLast) goOn();
      },
      onShare: (share) => setFinding((now) => now && { ...now, share }),
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
