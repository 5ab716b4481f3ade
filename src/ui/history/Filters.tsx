import type { Elements } from '../content/content.ts';
import looks from '../looks/looks.module.css';
import { useSay } from '../voice/voice.tsx';
import styles from './History.module.css';
import type { FilterChoice, FilterChoices } from './historyModel.ts';
import { opponentWords } from './historyWords.ts';

interface FiltersProps {
  readonly choices: FilterChoices;
  readonly choice: FilterChoice;
  readonly onChoose: (choice: FilterChoice) => void;
}

/** Which rounds are looked at, and by whom; only where there is anything to choose. */
export function Filters({ choices, choice, onChoose }: FiltersProps) {
  const say = useSay();
  const { opponents, variants, players } = choices;
  return (
    <fieldset className={`${looks.row3} ${styles.filters}`}>
      <legend>{say('history.filter')}</legend>
      {(opponents.length > 1 || choice.opponent !== null) && (
        <Select
          name={say('history.filter.opponent')}
          value={choice.opponent}
          onChoose={(opponent) => onChoose({ ...choice, opponent })}
        >
          <option value="">{say('history.filter.everyOpponent')}</option>
          {opponents.map((opponent) => (
            <option key={opponent.key} value={opponent.key}>
              {opponentWords(opponent, say)}
            </option>
          ))}
        </Select>
      )}
      {(variants.length > 1 || choice.variant !== null) && (
        <Select
          name={say('history.filter.game')}
          value={choice.variant}
          onChoose={(chosen) =>
            onChoose({ ...choice, variant: variants.find((variant) => variant === chosen) ?? null })
          }
        >
          <option value="">{say('history.filter.everyGame')}</option>
          {variants.map((variant) => (
            <option key={variant} value={variant}>
              {say(`variant.${variant}`)}
            </option>
          ))}
        </Select>
      )}
      {players.length > 0 && (
        <Select
          name={say('history.filter.player')}
          value={choice.player}
          onChoose={(player) => onChoose({ ...choice, player })}
        >
          <option value="">{say('history.filter.everyPlayer')}</option>
          {players.map((player) => (
            <option key={player} value={player}>
              {player}
            </option>
          ))}
        </Select>
      )}
    </fieldset>
  );
}

interface SelectProps {
  readonly name: string;
  readonly value: string | null;
  readonly onChoose: (value: string | null) => void;
  readonly children: Elements;
}

function Select({ name, value, onChoose, children }: SelectProps) {
  return (
    <label className={`${looks.stack1} ${looks.small} ${styles.select}`}>
      <span>{name}</span>
      <select
        value={value ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
      >
        {children}
      </select>
    </label>
  );
}
