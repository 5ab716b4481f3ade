import type { BonusLine } from '../../engine/index.ts';
import { bonusReason, bonusShortfallWords } from '../../text/fishing/scoreWords.ts';
import { RuleText } from '../panel/RuleText.tsx';
import { useSay } from '../voice.tsx';
import { Answer } from './Answer.tsx';
import asking from './Asking.module.css';
import { Mark } from './Mark.tsx';
import styles from './Scores.module.css';
import { useAsked } from './useAsked.ts';

/** A bonus, earned or not, that answers what it lacks and what it would bring. */
export function BonusItem({ bonus }: { readonly bonus: BonusLine }) {
  const say = useSay();
  const { asked, answerId, asks } = useAsked<'bonus'>();
  return (
    <li>
      <button type="button" className={asking.ask} {...asks('bonus')}>
        <span className={asking.head}>
          <strong className={asking.lineName}>{say(`scores.bonus.${bonus.id}`)}</strong>
          <Mark
            done={bonus.complete}
            words={say(bonus.complete ? 'scores.earned' : 'scores.incomplete')}
          />
        </span>
        <span className={asking.linePoints}>{bonus.points}</span>
      </button>
      <p className={styles.why}>{bonusReason(bonus, say)}</p>
      <Answer id={answerId}>
        {asked !== undefined && (
          <>
            {bonusShortfallWords(bonus, say).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <RuleText rules={[bonus.rule]} />
          </>
        )}
      </Answer>
    </li>
  );
}
