import { Fragment } from 'react';
import { dueSteps } from '../../../text/climbing/dueWords.ts';
import {
  asOne,
  causeWords,
  type Due,
  dueDoubled,
  dueWords,
} from '../../../text/climbing/scoreWords.ts';
import { RuleMark } from '../../asking/RuleMark.tsx';
import { RuleText } from '../../asking/RuleText.tsx';
import { Space } from '../../content/Space.tsx';
import { Disclosed } from '../../scores/Disclosed.tsx';
import disclosure from '../../scores/Disclosure.module.css';
import { useDisclosure } from '../../scores/useDisclosure.ts';
import { useSay } from '../../voice/voice.tsx';
import styles from './WuSheet.module.css';
import type { WuRound } from './wuRound.ts';

interface DueItemProps {
  readonly due: Due;
  readonly round: WuRound;
}

/** Who pays whom for one reason, and how that is reckoned; it answers by which rules. */
export function DueItem({ due, round }: DueItemProps) {
  const say = useSay();
  const { asked, answerId, asks } = useDisclosure<'due'>();
  const { names, dealerName } = round;
  const steps = dueSteps(due, round, say);
  const doubled = dueDoubled(due.payments, dealerName, say);
  const rules = [due.rule, ...(doubled === undefined ? [] : ['W14'])];
  return (
    <li>
      <button type="button" className={`${disclosure.ask} ${styles.askDue}`} {...asks('due')}>
        <span className={styles.due}>
          {dueWords(due, names, say).map((words) => (
            <strong key={words} className={disclosure.lineName}>
              {words}
            </strong>
          ))}
          <span className={styles.reckoned}>
            {due.cause === 'fours' && <span>{`${causeWords(due, round, say)} `}</span>}
            {steps.length > 0 && <span>{`${asOne(steps, say)} `}</span>}
            {rules.map((rule) => (
              <Fragment key={rule}>
                <RuleMark rule={rule} />
                <Space />
              </Fragment>
            ))}
          </span>
        </span>
      </button>
      <Disclosed id={answerId}>
        {asked !== undefined && (
          <>
            {doubled !== undefined && <p>{doubled}</p>}
            <RuleText rules={rules} />
          </>
        )}
      </Disclosed>
    </li>
  );
}
