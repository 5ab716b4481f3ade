import { useState } from 'react';
import type { RuleId } from '../../../engine/fishing/index.ts';
import type { Say } from '../../../text/say.ts';
import { signedPoints } from '../../../text/scoreWords.ts';
import { tileInSentence } from '../../../text/tileNames.ts';
import { AskableRule } from '../../asking/AskableRule.tsx';
import panel from '../../asking/Panel.module.css';
import { Space } from '../../content/Space.tsx';
import { useSay } from '../../voice/voice.tsx';
import type { CalculatorModel } from './calculatorModel.ts';
import styles from './Entering.module.css';
import { type Fired, type Firing, firedBetween } from './fired.ts';

interface FiredStatusProps {
  readonly model: CalculatorModel;
  /** What could not be done; it stands in the place of what was. */
  readonly told: string;
}

/**
 * What the last change has brought, seen and heard: points, groups completed, bonuses reached, with
 * their rules.
 */
export function FiredStatus({ model, told }: FiredStatusProps) {
  const say = useSay();
  const [seen, setSeen] = useState(model);
  const [fired, setFired] = useState<Fired | null>(null);
  if (seen !== model) {
    setSeen(model);
    if (isOtherEntry(seen, model)) setFired(firedBetween(seen, model));
  }
  return (
    <div role="status" aria-label={say('calculator.status')} className={styles.status}>
      {told !== '' && <p>{told}</p>}
      {told === '' && fired === null && <p className={panel.dim}>{say('calculator.ready')}</p>}
      {told === '' && fired !== null && (
        <>
          <p>{firedWords(fired, say)}</p>
          {fired.firings.map((firing) => (
            <p key={`${firing.what} ${ruleOf(firing)} ${idOf(firing)}`} data-what={firing.what}>
              <span>{firingWords(firing, say)}</span>
              <Space />
              <AskableRule numbered rule={ruleOf(firing)} />
            </p>
          ))}
        </>
      )}
    </div>
  );
}

/** Whether anything is entered otherwise, and not only somebody else chosen or renamed. */
function isOtherEntry(before: CalculatorModel, after: CalculatorModel): boolean {
  return (
    before.game !== after.game ||
    after.catches.some(({ order }, seat) => order !== before.catches[seat]?.order)
  );
}

function firedWords({ name, tile, points, total, tiles }: Fired, say: Say): string {
  if (tile === null) return say('calculator.fired.changed', { name, total, tiles });
  const values = {
    name,
    tile: tileInSentence(tile.kind, say),
    change: signedPoints(points, say),
    total,
  };
  return say(tile.added ? 'calculator.fired.added' : 'calculator.fired.taken', values);
}

function firingWords(firing: Firing, say: Say): string {
  switch (firing.what) {
    case 'complete':
    case 'broken':
      return say(`calculator.fired.${firing.what}`, {
        group: say(`table.group.${firing.line.id}`),
        points: firing.line.points,
      });
    case 'bonus':
    case 'bonusLost':
      return say(`calculator.fired.${firing.what}`, {
        bonus: say(`scores.bonus.${firing.bonus.id}`),
        points: firing.bonus.worth,
      });
    case 'doubled':
      return say('calculator.fired.doubled');
  }
}

function ruleOf(firing: Firing): RuleId {
  if ('line' in firing) return firing.line.rule;
  return 'bonus' in firing ? firing.bonus.rule : 'S9';
}

function idOf(firing: Firing): string {
  if ('line' in firing) return firing.line.id;
  return 'bonus' in firing ? firing.bonus.id : '';
}
