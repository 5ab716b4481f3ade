import looks from '../looks/looks.module.css';
import { useSay } from '../voice/voice.tsx';
import styles from './Panel.module.css';

/** The place of a rule in RULES.md, to be read only: `S4`. */
export function RuleMark({ rule }: { readonly rule: string }) {
  const say = useSay();
  return (
    <small className={styles.rule}>
      <span aria-hidden="true">{rule}</span>
      <span className={looks.unseen}>{say('scores.rule', { rule })}</span>
    </small>
  );
}
