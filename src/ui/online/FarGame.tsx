import { useContext } from 'react';
import { type ChangedSwitch, findVariant, rulesOf, type VariantId } from '../../engine/index.ts';
import type { ReadTold } from '../../online/readTold.ts';
import { parseRuleChanges } from '../../records/parseRuleChanges.ts';
import { formatRulesCode } from '../../store/rulesCode.ts';
import { goalWords } from '../../text/goalWords.ts';
import { switchName, switchValueName } from '../../text/switchWords.ts';
import { GoContext } from '../asking/goContext.ts';
import panel from '../asking/Panel.module.css';
import { Button } from '../button/Button.tsx';
import { Parted } from '../content/Parted.tsx';
import looks from '../looks/looks.module.css';
import page from '../page/Page.module.css';
import { useSay } from '../voice/voice.tsx';
import styles from './Online.module.css';

export function FarGame({ told }: { readonly told: ReadTold }) {
  const say = useSay();
  const go = useContext(GoContext);
  const game = farGameOf(told);
  if (game === undefined) return null;
  const { variant, changed } = game;
  const { seats, goal, tapsPasses } = told.game;
  const sitsOut = told.places.length > seats;
  return (
    <section className={`${page.card} ${looks.stack3} ${styles.card}`} aria-labelledby="far-game">
      <h2 id="far-game">{say(`variant.${variant}`)}</h2>
      <p>
        <Parted
          words={say(sitsOut ? 'far.game.facts.out' : 'far.game.facts', {
            players: seats,
            goal: goalWords(goal ?? undefined, say),
          })}
        />
      </p>
      {sitsOut && <p className={panel.dim}>{say('far.game.out')}</p>}
      {tapsPasses && <p className={panel.dim}>{say('far.game.taps')}</p>}
      {changed.length > 0 && (
        <>
          <h3>{say('far.game.rules')}</h3>
          <ul className={looks.bulleted}>
            {changed.map(({ key, value }) => (
              <li key={key}>
                {say('share.deal.rule', {
                  rule: switchName(key, say),
                  value: switchValueName(key, value, say),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
      {go !== undefined && (
        <div className={styles.ways}>
          <Button
            look="quiet"
            onClick={() => go({ room: 'rules', code: formatRulesCode({ variant, changed }) })}
          >
            {say('far.game.read')}
          </Button>
        </div>
      )}
    </section>
  );
}

interface FarGameFacts {
  readonly variant: VariantId;
  readonly changed: readonly ChangedSwitch[];
}

/** Reads which game a server tells of; undefined for one that is not known here. */
function farGameOf({ game }: Pick<ReadTold, 'game'>): FarGameFacts | undefined {
  const variant = findVariant(game.variant);
  if (variant === undefined) return undefined;
  const rules = parseRuleChanges(variant.id, JSON.stringify(game.rules));
  if (!rules.ok) return undefined;
  return {
    variant: variant.id,
    changed: rulesOf({ variant }).changedSwitchesOf(variant, rules.value),
  };
}
