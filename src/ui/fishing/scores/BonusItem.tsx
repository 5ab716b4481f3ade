import type { BonusLine } from '../../../engine/fishing/index.ts';
import { bonusReason, bonusShortfallWords } from '../../../text/fishing/scoreWords.ts';
import { RuleText } from '../../asking/RuleText.tsx';
import looks from '../../looks/looks.module.css';
import { Disclosed } from '../../scores/Disclosed.tsx';
import disclosure from '../../scores/Disclosure.module.css';
import { Mark } from '../../scores/Mark.tsx';
import styles from '../../scores/Scores.module.css';
import { useDisclosure } from '../../scores/useDisclosure.ts';
import { useSay } from '../../voice/voice.tsx';

interface BonusItemProps {
  readonly bonus: BonusLine;
  /** What stands above it in the place of its name, where others of that name are beside it. */
  readonly title?: string;
}

/** A bonus, earned or not, that answers what it lacks and what it would bring. */
export function BonusItem({ bonus, title }: BonusItemProps) {
  const say = useSay();
  const { asked, answerId, asks } = useDisclosure<'bonus'>();
  return (
    <li>
      <button type="button" className={disclosure.ask} {...asks('bonus')}>
        <span className={`${looks.row} ${disclosure.head}`}>
          <strong className={disclosure.lineName}>
            {title ?? say(`scores.bonus.${bonus.id}`)}
          </strong>
          <Mark
            done={bonus.complete}
            words={say(bonus.complete ? 'scores.earned' : 'scores.incomplete')}
          />
        </span>
        <span className={disclosure.linePoints}>{bonus.points}</span>
      </button>
      <p className={styles.why}>{bonusReason(bonus, say)}</p>
      <Disclosed id={answerId}>
        {asked !== undefined && (
          <>
            {bonusShortfallWords(bonus, say).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <RuleText rules={[bonus.rule]} />
          </>
        )}
      </Disclosed>
    </li>
  );
}
