import { settleTold } from '../../../engine/climbing/index.ts';
import type { EnteredCounts } from '../../../store/entering/counts.ts';
import { toldProblemWords } from '../../../text/climbing/toldWords.ts';
import panel from '../../asking/Panel.module.css';
import { Button } from '../../button/Button.tsx';
import type { CountingProps } from '../../ledger/ledgerParts.ts';
import looks from '../../looks/looks.module.css';
import card from '../../page/Page.module.css';
import { useSay } from '../../voice/voice.tsx';
import { HeapCounting } from './HeapCounting.tsx';
import styles from './Told.module.css';
import { ToldCounts } from './ToldCounts.tsx';
import { ToldDues } from './ToldDues.tsx';
import { ToldEnd } from './ToldEnd.tsx';
import { gameOfTold, roundOfTold } from './toldLedger.ts';

/** How a round of a real table ended, as its people tell it, and who pays whom. */
export function ToldCounting({ state, names, onPage }: CountingProps) {
  const say = useSay();
  const { entered: told, past } = state;
  if (told.by !== 'counts') return null;
  const change = (make: (before: EnteredCounts) => EnteredCounts): void =>
    state.enter('counts', make);
  const { dealer, declarer } = told;
  const game = gameOfTold(told.game);
  const settled = settleTold(game, roundOfTold(told));
  const problem = settled.ok ? undefined : settled.problem;
  const wrong = problem && toldProblemWords(problem, names, say);
  const refusal = declarer === null ? say('climbing.ledger.untold') : wrong;
  return onPage({
    entering: (
      <>
        <ToldEnd told={told} names={names} onChange={change} />
        <section
          className={`${card.card} ${looks.stack4} ${styles.telling}`}
          aria-label={say('climbing.ledger.end')}
        >
          <ToldCounts
            told={told}
            game={game}
            names={names}
            wrongSeat={problem !== undefined && 'seat' in problem ? problem.seat : undefined}
            onChange={change}
          />
          <Button
            aria-disabled={past.length === 0 || undefined}
            onClick={() => {
              if (past.length > 0) state.undo();
            }}
          >
            {say('calculator.undo')}
          </Button>
        </section>
        <HeapCounting told={told} game={game} names={names} onChange={change} />
      </>
    ),
    settling: (
      <section className={card.card} aria-labelledby="settling">
        <h2 id="settling">{say('scores.payments')}</h2>
        {settled.ok && refusal === undefined ? (
          <ToldDues settlement={settled.value} game={game} dealer={dealer} names={names} />
        ) : (
          <p className={panel.dim}>{refusal}</p>
        )}
      </section>
    ),
    refusal,
    isEmpty: declarer === null,
    notes: <p className={panel.dim}>{say('climbing.ledger.enter.about')}</p>,
    onEnter: () => {
      if (settled.ok) state.enterRound(settled.value.nextDealer);
    },
  });
}
