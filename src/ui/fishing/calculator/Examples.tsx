import { useState } from 'react';
import { entryOf } from '../../../store/fishing/ledger/entry.ts';
import type { LedgerState } from '../../../store/ledger/ledgerStore.ts';
import panel from '../../asking/Panel.module.css';
import { Button } from '../../button/Button.tsx';
import { AskDialog } from '../../ledger/AskDialog.tsx';
import styles from '../../ledger/LedgerPage.module.css';
import looks from '../../looks/looks.module.css';
import page from '../../page/Page.module.css';
import { useSay } from '../../voice/voice.tsx';
import type { CalculatorModel } from './calculatorModel.ts';
import { type Example, examples } from './examples.ts';

interface ExamplesProps {
  readonly model: Pick<CalculatorModel, 'game' | 'isEmpty'>;
  readonly state: Pick<LedgerState, 'enter' | 'choose'>;
}

/** The photographed catches, each with the game that it was caught in. */
export function Examples({ model, state }: ExamplesProps) {
  const say = useSay();
  const [asked, setAsked] = useState<Example>();
  const show = ({ variant, tiles }: Example): void => {
    const game = { variant, rules: {}, seatCount: model.game.seatCount };
    state.enter('catches', () => entryOf(game, [tiles]));
    state.choose(0);
  };
  return (
    <section className={`${page.card} ${styles.panel}`} aria-labelledby="examples">
      <h2 id="examples">{say('calculator.examples')}</h2>
      <p className={panel.dim}>{say('calculator.examples.about')}</p>
      <div className={`${looks.row} ${styles.actions}`}>
        {examples.map((example) => (
          <Button
            key={example.variant}
            onClick={() => {
              if (model.isEmpty) show(example);
              else setAsked(example);
            }}
          >
            {say('calculator.example', {
              game: say(`variant.${example.variant}`),
              points: example.total,
            })}
          </Button>
        ))}
      </div>
      {asked !== undefined && (
        <AskDialog about="fill" onYes={() => show(asked)} onClose={() => setAsked(undefined)} />
      )}
    </section>
  );
}
