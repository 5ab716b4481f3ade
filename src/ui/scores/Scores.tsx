import { useMemo } from 'react';
import { outcomeWords, totalsWords } from '../../text/scoreWords.ts';
import { RuleAnswers } from '../asking/RuleAnswers.tsx';
import type { Elements } from '../content/content.ts';
import page from '../page/Page.module.css';
import { useSay } from '../voice/voice.tsx';
import { ChallengeAnswer, ChallengeTable } from './ChallengeTable.tsx';
import { MatchTable } from './MatchTable.tsx';
import { MirrorTable } from './MirrorTable.tsx';
import { NextActions, type WaysOn } from './NextActions.tsx';
import styles from './Scores.module.css';
import { SheetHead } from './SheetHead.tsx';
import type { ScoresModel } from './scoresModel.ts';
import type { SheetParts } from './sheetParts.ts';

interface ScoresProps {
  readonly parts: SheetParts;
  readonly model: ScoresModel;
  readonly ways: WaysOn;
  /** What the round has brought besides, in a line. */
  readonly news?: Elements;
  /** What is offered beside the ways on. */
  readonly offer?: Elements;
}

/** The round counted: who won and by how much, what to do next, then every line and its reasons. */
export function Scores({ parts, model, ways, news, offer }: ScoresProps) {
  const say = useSay();
  const { round, variant, names, rounds, totals, isCalledOff, changed, mirror, tried, challenge } =
    model;
  const { endOf, Counts, Payments, Heaps, OtherRules } = parts;
  const end = useMemo(
    () =>
      endOf?.(round, say) ?? {
        sentence: outcomeWords(model, say),
        totals: isCalledOff ? [] : totals.map(String),
      },
    [endOf, round, model, totals, isCalledOff, say],
  );
  return (
    <RuleAnswers variant={variant} changed={changed}>
      <main className={`${page.page} ${styles.page}`}>
        <div className={styles.sheet}>
          <header className={styles.top}>
            <SheetHead model={model} end={end} />
            {news}
            {tried !== undefined && (
              <p>{say('scores.practice', { totals: totalsWords(names, tried.totals, say) })}</p>
            )}
            {challenge !== undefined && <ChallengeAnswer result={challenge} />}
            <NextActions model={model} ways={ways} />
            {challenge !== undefined && <ChallengeTable result={challenge} />}
            {offer}
          </header>
          <div className={styles.counts}>
            <Counts round={round} />
          </div>
          {Heaps !== undefined && (
            <div className={styles.heaps}>
              <Heaps round={round} />
            </div>
          )}
          <div className={styles.summary}>
            {mirror !== undefined && <MirrorTable variant={variant} mirror={mirror} />}
            {Payments !== undefined && <Payments round={round} />}
            {rounds.length > 1 && <MatchTable model={model} />}
          </div>
          {OtherRules !== undefined && (
            <div className={styles.others}>
              <OtherRules round={round} />
            </div>
          )}
        </div>
      </main>
    </RuleAnswers>
  );
}
