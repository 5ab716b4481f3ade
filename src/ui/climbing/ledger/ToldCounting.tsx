import { settleTold, toldProblemOf } from '../../../engine/climbing/index.ts';
import { seatsOf } from '../../../engine/index.ts';
import { toldProblemWords } from '../../../text/climbing/toldWords.ts';
import panel from '../../asking/Panel.module.css';
import { Button } from '../../button/Button.tsx';
import { ChoiceField } from '../../choice/ChoiceField.tsx';
import { EnterRound } from '../../ledger/EnterRound.tsx';
import page from '../../ledger/LedgerPage.module.css';
import type { CountingProps } from '../../ledger/ledgerParts.ts';
import card from '../../page/Page.module.css';
import { useSay } from '../../voice/voice.tsx';
import styles from './Told.module.css';
import { ToldCounts } from './ToldCounts.tsx';
import { ToldDues } from './ToldDues.tsx';
import { gameOfTold, roundOfTold } from './toldLedger.ts';

/** How a round of a real table ended, as its people tell it, and who pays whom. */
export function ToldCounting({ state, names, editing, evening }: CountingProps) {
  const say = useSay();
  const { told, past } = state;
  if (told === null) return null;
  const { dealer, declarer } = told;
  const game = gameOfTold(told.game);
  const round = roundOfTold(told);
  const problem = toldProblemOf(game, round);
  const wrong = problem && toldProblemWords(problem, names, say);
  const untold = declarer === null ? say('climbing.ledger.untold') : undefined;
  const settlement = settleTold(game, round);
  const seats = seatsOf(game.seatCount).map((seat) => ({ value: seat, name: names[seat] ?? '' }));
  return (
    <div className={page.columns}>
      <div className={page.column}>
        <section
          className={`${card.card} ${styles.telling}`}
          aria-label={say('climbing.ledger.end')}
        >
          <ChoiceField
            look="row"
            legend={say('climbing.ledger.dealer')}
            options={seats}
            value={dealer}
            onChoose={(seat) => state.changeTold((before) => ({ ...before, dealer: seat }))}
          />
          <ChoiceField<number | 'nobody' | ''>
            look="row"
            legend={say('climbing.ledger.declared')}
            options={[...seats, { value: 'nobody', name: say('climbing.ledger.nobody') }]}
            value={declarer ?? ''}
            onChoose={(chosen) =>
              state.changeTold((before) => ({ ...before, declarer: chosen === '' ? null : chosen }))
            }
          />
          <ToldCounts
            told={told}
            game={game}
            names={names}
            wrongSeat={problem !== undefined && 'seat' in problem ? problem.seat : undefined}
            onChange={state.changeTold}
          />
          <Button
            aria-disabled={past.length === 0 || undefined}
            className={page.action}
            onClick={() => {
              if (past.length > 0) state.undo();
            }}
          >
            {say('calculator.undo')}
          </Button>
        </section>
      </div>
      <div className={page.column}>
        <section className={`${card.card} ${page.panel}`} aria-labelledby="settling">
          <h2 id="settling">{say('scores.payments')}</h2>
          {(untold ?? wrong) ? (
            <p className={panel.dim}>{untold ?? wrong}</p>
          ) : (
            <ToldDues settlement={settlement} game={game} dealer={dealer} names={names} />
          )}
        </section>
        <EnterRound
          editing={editing}
          isEmpty={declarer === null}
          refusal={untold ?? wrong}
          onEnter={() => state.enterRound(settlement.nextDealer)}
          onLeave={state.leaveRound}
        >
          <p className={panel.dim}>{say('climbing.ledger.enter.about')}</p>
        </EnterRound>
      </div>
      <div className={page.column}>{evening}</div>
    </div>
  );
}
