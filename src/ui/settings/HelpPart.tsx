import type { FamilyId } from '../../engine/index.ts';
import { isAidOf } from '../../families/names.ts';
import { aidsOfHelp, helpLevelOf, helpLevels } from '../../store/helpLevels.ts';
import { type Aid, aids, undoRules } from '../../store/settings.ts';
import { ChoiceField } from '../choice/ChoiceField.tsx';
import { useSay } from '../voice/voice.tsx';
import styles from './Settings.module.css';
import { OnOrOff, type PartProps, SettingsPart } from './SettingsPart.tsx';

interface HelpPartProps extends PartProps {
  /** Whose aids come first, if a table is played. */
  readonly family?: FamilyId;
}

export function HelpPart({ chosen, onChange, family }: HelpPartProps) {
  const say = useSay();
  const level = helpLevelOf(chosen) ?? 'own';
  const levels = [...helpLevels, ...(level === 'own' ? (['own'] as const) : [])];
  const isOwn = (aid: Aid): boolean => family !== undefined && isAidOf(family, aid);
  const ordered = [...aids.filter(isOwn), ...aids.filter((aid) => !isOwn(aid))];
  return (
    <SettingsPart title={say('settings.help')}>
      <ChoiceField
        look="list"
        legend={say('settings.help.level')}
        options={levels.map((value) => ({
          value,
          name: say(`settings.help.${value}`),
          about: say(`settings.help.${value}.about`),
        }))}
        value={level}
        onChoose={(value) => {
          if (value !== 'own') onChange(aidsOfHelp(value));
        }}
      />
      <details className={styles.single}>
        <summary>{say('settings.help.single')}</summary>
        {ordered.map((aid) => (
          <OnOrOff key={aid} name={aid} chosen={chosen} onChange={onChange} />
        ))}
      </details>
      <ChoiceField
        look="row"
        legend={say('settings.undoAfterSeen')}
        about={say('settings.undoAfterSeen.about')}
        options={undoRules.map((rule) => ({
          value: rule,
          name: say(`settings.undoAfterSeen.${rule}`),
        }))}
        value={chosen.undoAfterSeen}
        onChoose={(undoAfterSeen) => onChange({ undoAfterSeen })}
      />
    </SettingsPart>
  );
}
