import { useMemo } from 'react';
import type { VariantId } from '../../engine/index.ts';
import { familyWordsOf } from '../../families/rules.ts';
import type { MirrorStanding } from '../../store/match/mirror.ts';
import { formatPlace } from '../../store/places.ts';
import { mirrorOutcome } from '../../text/mirrorWords.ts';
import { outcomeWords, totalsWords } from '../../text/scoreWords.ts';
import panel from '../asking/Panel.module.css';
import { RuleAnswers } from '../asking/RuleAnswers.tsx';
import type { Elements } from '../content/content.ts';
import looks from '../looks/looks.module.css';
import { MoreRounds, useShownRounds } from '../page/MoreRounds.tsx';
import page from '../page/Page.module.css';
import { BalanceCells, ScoreCells } from '../seatTable/SeatCells.tsx';
import { SeatHeads } from '../seatTable/SeatHeads.tsx';
import { useSay } from '../voice/voice.tsx';
import { ChallengeAnswer, ChallengeTable } from './ChallengeTable.tsx';
import { NextActions, type WaysOn } from './NextActions.tsx';
import styles from './Scores.module.css';
import table from './ScoreTable.module.css';
import { SheetHead } from './SheetHead.tsx';
import type { ScoresModel } from './scoresModel.ts';
import type { SheetParts } from './sheetParts.ts';
import { usePrinting } from './usePrinting.ts';

interface ScoresProps {
  readonly parts: SheetParts;
  readonly model: ScoresModel;
  readonly ways: WaysOn;
  readonly news?: Elements;
  readonly offer?: Elements;
}

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
      <main className={page.page}>
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

/** Earlier rounds on asking, on paper all; the settlements together are of all. */
export function MatchTable({ model }: { readonly model: ScoresModel }) {
  const say = useSay();
  const { variant, people, rounds, together } = model;
  const { roundFigures } = familyWordsOf(variant);
  const { most, box, onMore } = useShownRounds<HTMLTableElement>('tbody th');
  const isPrinting = usePrinting();
  const numbered = rounds.map((round, at) => ({ ...round, number: at + 1 }));
  const left = isPrinting ? 0 : Math.max(rounds.length - most, 0);
  return (
    <section className={`${page.card} ${styles.panel}`} aria-labelledby="match">
      <h2 id="match">{say('scores.match')}</h2>
      <p className={panel.dim}>{roundFigures(say)}</p>
      <MoreRounds left={left} onMore={() => onMore(0)} />
      <table ref={box} className={`${looks.numbers} ${table.table}`} aria-labelledby="match">
        <thead>
          <tr>
            <th scope="col">{say('scores.match.round')}</th>
            <SeatHeads names={people} />
          </tr>
        </thead>
        <tbody>
          {numbered.slice(left).map(({ number, scores, balance }) => (
            <tr key={number}>
              <th scope="row" tabIndex={-1}>
                {number}
              </th>
              <ScoreCells scores={scores} balance={balance} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('scores.match.together')}</th>
            <BalanceCells balance={together} />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

interface MirrorTableProps {
  readonly variant: VariantId;
  readonly mirror: MirrorStanding;
}

function MirrorTable({ variant, mirror }: MirrorTableProps) {
  const say = useSay();
  const { roundFigures } = familyWordsOf(variant);
  const { names, deals, together, toCome } = mirror;
  const exchanged = names.length === 2;
  return (
    <section className={`${page.card} ${styles.panel}`} aria-labelledby="mirror">
      <h2 id="mirror">{say('mirror.title')}</h2>
      <p className={styles.outcome}>{mirrorOutcome(mirror, say)}</p>
      <p className={panel.dim}>
        {exchanged
          ? say('mirror.about.exchange')
          : say('mirror.about.moveOn', { seats: names.length })}
      </p>
      {toCome > 0 && <p>{say('mirror.toCome', { deals: toCome })}</p>}
      <table className={`${looks.numbers} ${table.table}`} aria-labelledby="mirror">
        <caption className={table.caption}>
          {say('mirror.about.columns', { figures: roundFigures(say) })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{say('mirror.playing')}</th>
            <SeatHeads names={names} />
          </tr>
        </thead>
        {deals.map((times, deal) => (
          <tbody key={deal}>
            <tr>
              <th scope="rowgroup" colSpan={names.length + 1} className={table.deal}>
                {say('mirror.deal', { deal: deal + 1 })}
              </th>
            </tr>
            {times.map(({ code, scores, balance }, time) => (
              <tr key={time}>
                <th scope="row">
                  <a
                    className={`${looks.touch} ${table.look}`}
                    href={formatPlace({ room: 'review', code })}
                  >
                    {say('mirror.time', { time: time + 1 })}
                  </a>
                </th>
                <ScoreCells scores={scores} balance={balance} />
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <th scope="row">{say('mirror.together')}</th>
            <BalanceCells balance={together} />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
