import { offeredGames } from '../../families/names.ts';
import { familyWordsOf } from '../../families/rules.ts';
import { switchName, switchValueAbout, switchValueName } from '../../text/switchWords.ts';
import { AskableRule } from '../asking/AskableRule.tsx';
import panel from '../asking/Panel.module.css';
import { RuleAnswers } from '../asking/RuleAnswers.tsx';
import { useReadRules } from '../asking/ruleAsking.ts';
import { Button } from '../button/Button.tsx';
import { Space } from '../content/Space.tsx';
import looks from '../looks/looks.module.css';
import { useSay } from '../voice/voice.tsx';
import type { DealModel } from './dealModel.ts';

type DealRulesProps = Pick<DealModel, 'variant' | 'kit' | 'tiles' | 'changed'>;

export function DealRules({ variant, kit, tiles, changed }: DealRulesProps) {
  const say = useSay();
  const words = familyWordsOf(variant);
  // What a game is about says more to somebody who has never played it.
  const offered = offeredGames.find((game) => game.variant === variant);
  return (
    <RuleAnswers variant={variant} changed={changed}>
      {/* A variant's sentence tells of its own rules, false once one of them is changed. */}
      <p>
        {changed.length === 0
          ? say(offered ? `start.game.${offered.id}.about` : `start.variant.${variant}.about`)
          : say(`rulebook.kit.${kit}`, { tiles })}
      </p>
      {changed.length > 0 && (
        <ul className={`${looks.stack3} ${looks.bulleted}`}>
          {changed.map(({ key, value }) => (
            <li key={key}>
              <strong>
                {say('share.deal.rule', {
                  rule: switchName(key, say),
                  value: switchValueName(key, value, say),
                })}
              </strong>
              <Space />
              {words.switchRuleIds(key).map((rule) => (
                <AskableRule numbered key={rule} rule={rule} />
              ))}
              <p className={panel.dim}>{switchValueAbout(key, value, say)}</p>
              {words.switchNotes({ key, value }, changed, say).map((note) => (
                <p key={note} className={panel.dim}>
                  {note}
                </p>
              ))}
            </li>
          ))}
        </ul>
      )}
      <ReadRules />
    </RuleAnswers>
  );
}

function ReadRules() {
  const say = useSay();
  const read = useReadRules();
  if (read === undefined) return null;
  return (
    <div className={looks.row3}>
      <Button onClick={() => read()}>{say('share.deal.rules')}</Button>
    </div>
  );
}
