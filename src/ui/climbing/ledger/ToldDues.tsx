import type { Game, ToldSettlement } from '../../../engine/climbing/index.ts';
import type { Seat } from '../../../engine/index.ts';
import { dueDoubled, duesOf, dueWords } from '../../../text/climbing/scoreWords.ts';
import { toldReason } from '../../../text/climbing/toldWords.ts';
import { AskableRule } from '../../asking/AskableRule.tsx';
import panel from '../../asking/Panel.module.css';
import { Space } from '../../content/Space.tsx';
import looks from '../../looks/looks.module.css';
import { useSay } from '../../voice/voice.tsx';
import styles from './Told.module.css';

interface ToldDuesProps {
  readonly settlement: ToldSettlement;
  readonly game: Game;
  readonly dealer: Seat;
  readonly names: readonly string[];
}

/** Who pays whom for a told round, and why so much. */
export function ToldDues({ settlement, game, dealer, names }: ToldDuesProps) {
  const say = useSay();
  const dues = duesOf(settlement.payments);
  if (dues.length === 0) return <p>{say('wu.pays.nothing')}</p>;
  return (
    <ul className={styles.dues}>
      {dues.map((due) => {
        const doubled = dueDoubled(due.payments, names[dealer] ?? '', say);
        return (
          <li key={`${due.cause} ${due.to}`}>
            {dueWords(due, names, say).map((words) => (
              <strong key={words}>{`${words} `}</strong>
            ))}
            <span className={panel.dim}>
              <span>{toldReason(due, settlement, { game, names }, say)}</span>
              <Space />
              <AskableRule numbered rule={due.rule} />
            </span>
            {doubled !== undefined && (
              <span className={`${panel.dim} ${looks.block}`}>
                <span>{doubled}</span>
                <Space />
                <AskableRule numbered rule="W14" />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
