import { useState } from 'react';
import { familyWordsOf } from '../../families/rules.ts';
import panel from '../asking/Panel.module.css';
import type { Elements } from '../content/content.ts';
import looks from '../looks/looks.module.css';
import { holds } from '../page/look.ts';
import { useSay } from '../voice/voice.tsx';
import styles from './HistoryTotals.module.css';
import type { FamilyFigures } from './historyModel.ts';
import { opponentWords } from './historyWords.ts';
import { TallyList } from './TallyList.tsx';

/** What the chosen rounds of a family come to, together, by opponent and by game. */
export function HistoryTotals({ figures }: { readonly figures: FamilyFigures }) {
  const say = useSay();
  const { all, byOpponent, byVariant } = figures;
  const abouts = new Set(byVariant.map(({ variant }) => familyWordsOf(variant).tallyAbout(say)));
  return (
    <section className={`${looks.stack4} ${looks.panel} ${styles.totals}`} aria-labelledby="totals">
      <h2 id="totals">{say('history.totals')}</h2>
      <TallyList tally={all} />
      <Part title={say('history.totals.byOpponent')}>
        {byOpponent.map(({ opponent, tally }) => (
          <li key={opponent.key}>
            <h4>{opponentWords(opponent, say)}</h4>
            <TallyList tally={tally} />
          </li>
        ))}
      </Part>
      <Part title={say('history.totals.byGame')}>
        {byVariant.map(({ variant, tally }) => (
          <li key={variant}>
            <h4>{say(`variant.${variant}`)}</h4>
            <TallyList tally={tally} />
          </li>
        ))}
      </Part>
      {[...abouts].map((about) => (
        <p key={about} className={panel.dim}>
          {about}
        </p>
      ))}
    </section>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: Elements }) {
  // Beside the list there is room for them; above it they would hide it.
  const [isOpen] = useState(() => holds('(min-width: 62.5em)'));
  return (
    <details className={`${looks.fold} ${styles.part}`} open={isOpen}>
      <summary>
        <h3>{title}</h3>
      </summary>
      <ul>{children}</ul>
    </details>
  );
}
