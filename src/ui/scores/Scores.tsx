import type { ComponentType } from 'react';
import type { RoundRecord } from '../../engine/index.ts';
import { outcomeWords, totalsWords } from '../../text/scoreWords.ts';
import panel from '../asking/Panel.module.css';
import { RuleAnswers } from '../asking/RuleAnswers.tsx';
import { Button } from '../button/Button.tsx';
import page from '../page/Page.module.css';
import { useSay } from '../voice/voice.tsx';
import { MatchTable } from './MatchTable.tsx';
import { MirrorTable } from './MirrorTable.tsx';
import styles from './Scores.module.css';
import type { ScoresModel } from './scoresModel.ts';

interface RoundProps {
  readonly round: RoundRecord;
}

/** What a family shows on the score sheet of a round. */
export interface SheetParts {
  /**
   * How the round ended, at the top, with the figures of every seat, so that a first round needs no
   * table of the match. Without it, the end is said in a line.
   */
  readonly Headline?: ComponentType<RoundProps>;
  /** Who pays whom, and why. */
  readonly Payments: ComponentType<RoundProps>;
  /** Why each seat has what it has. */
  readonly Sheets: ComponentType<RoundProps>;
  /** What the round would count under other rules, where that is asked. */
  readonly OtherRules?: ComponentType<RoundProps>;
}

interface ScoresProps {
  readonly parts: SheetParts;
  readonly model: ScoresModel;
  readonly onNext: () => void;
  /** Goes back to the match that waits, where one does. */
  readonly onComeBack: (() => void) | undefined;
  /** Shows the round of a code, which was tried in another way. */
  readonly onTried: (code: string) => void;
  readonly onMirror: () => void;
  readonly onLook: () => void;
  readonly onReview: () => void;
  readonly onShare: () => void;
  readonly onPrint: () => void;
  readonly onExport: () => void;
  readonly onNew: () => void;
}

/** The round counted: who won, who pays whom, every catch tile by tile, and the match so far. */
export function Scores(props: ScoresProps) {
  const { parts, model, onMirror, onLook, onReview, onShare, onPrint, onExport, onNew } = props;
  const say = useSay();
  const { round, variant, names, rounds, changed, mirror, tried, next } = model;
  return (
    <RuleAnswers variant={variant} changed={changed}>
      <main className={`${page.page} ${styles.page}`}>
        <header className={styles.top}>
          <div>
            <p className={panel.dim}>
              {say('scores.round', { game: say(`variant.${variant}`), round: rounds.length })}
            </p>
            <h1>{say('scores.title')}</h1>
            {parts.Headline === undefined ? (
              <p className={styles.outcome}>{outcomeWords(model, say)}</p>
            ) : (
              <parts.Headline round={round} />
            )}
            {tried !== undefined && (
              <p>{say('scores.practice', { totals: totalsWords(names, tried.totals, say) })}</p>
            )}
          </div>
          <nav className={styles.actions} aria-label={say('scores.actions')}>
            <div className={styles.often}>
              <NextButtons {...props} />
              <Button onClick={onReview}>{say('scores.review')}</Button>
              <Button onClick={onLook}>{say('scores.look')}</Button>
              {model.canMirror && (
                <Button onClick={onMirror}>
                  {say(names.length === 2 ? 'mirror.exchange' : 'mirror.moveOn')}
                </Button>
              )}
              <Button onClick={onShare}>{say('share.open')}</Button>
            </div>
            <div className={styles.seldom}>
              <Button look="quiet" onClick={onExport}>
                {say('records.export')}
              </Button>
              <Button look="quiet" onClick={onPrint}>
                {say('scores.print')}
              </Button>
              {(next !== 'nothing' || tried !== undefined) && (
                <Button look="quiet" onClick={onNew}>
                  {say('scores.new')}
                </Button>
              )}
            </div>
          </nav>
        </header>
        <div className={styles.summary}>
          {mirror !== undefined && <MirrorTable variant={variant} mirror={mirror} />}
          <parts.Payments round={round} />
          {(parts.Headline === undefined || rounds.length > 1) && <MatchTable model={model} />}
        </div>
        <div className={styles.sheets}>
          <parts.Sheets round={round} />
        </div>
        {parts.OtherRules !== undefined && (
          <div className={styles.summary}>
            <parts.OtherRules round={round} />
          </div>
        )}
      </main>
    </RuleAnswers>
  );
}

/** What follows: the match that waits, the round that was tried, or the next deal. */
function NextButtons({ model, onNext, onComeBack, onTried, onNew }: ScoresProps) {
  const say = useSay();
  const { tried, next } = model;
  if (tried !== undefined) {
    const review = (): void => onTried(tried.code);
    return (
      <>
        {onComeBack !== undefined && (
          <Button look="main" onClick={onComeBack}>
            {say('scores.practice.comeBack')}
          </Button>
        )}
        <Button look={onComeBack === undefined ? 'main' : 'plain'} onClick={review}>
          {say('scores.practice.review')}
        </Button>
      </>
    );
  }
  return next === 'nothing' ? (
    <Button look="main" onClick={onNew}>
      {say('scores.new')}
    </Button>
  ) : (
    <Button look="main" onClick={onNext}>
      {say(next === 'deal' ? 'scores.next' : 'mirror.next')}
    </Button>
  );
}
