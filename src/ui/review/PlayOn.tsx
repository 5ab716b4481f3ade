import { useState } from 'react';
import { type BotId, levels, strongestLevel } from '../../bots/levels.ts';
import type { Seat } from '../../engine/index.ts';
import { type Match, positionOf, stepsOf } from '../../store/match/match.ts';
import { whatIfMatch } from '../../store/match/whatIf.ts';
import type { Stores } from '../../store/services.ts';
import panel from '../asking/Panel.module.css';
import { Button } from '../button/Button.tsx';
import { ChoiceField } from '../choice/ChoiceField.tsx';
import { shownNames } from '../seatTable/shownNames.ts';
import { useSay } from '../voice/voice.tsx';

interface PlayOnProps {
  readonly stores: Pick<Stores, 'matches' | 'places'>;
  readonly match: Match;
  readonly at: number;
  /** The seat that is played again where nobody has chosen another one. */
  readonly own: Seat;
}

export function PlayOn({ stores, match, at, own }: PlayOnProps) {
  const say = useSay();
  const [seat = own, setSeat] = useState<Seat>();
  const [level, setLevel] = useState<BotId>(strongestLevel);
  const isOver = at === stepsOf(match).length && positionOf(match).phase === 'over';
  const open = (): void => {
    stores.matches.getState().tryOut(whatIfMatch(match, at, seat, level));
    stores.places.getState().toMatch();
  };
  return (
    <>
      <p className={panel.dim}>{say(isOver ? 'review.playOn.over' : 'review.playOn.about')}</p>
      <ChoiceField
        look="row"
        legend={say('review.playOn.as')}
        options={shownNames(match.setup, say).map((name, each) => ({ value: each, name }))}
        value={seat}
        onChoose={setSeat}
      />
      <label className={panel.field}>
        <span>{say('review.playOn.bot')}</span>
        <select
          value={level}
          onChange={({ target }) => {
            const chosen = levels.find((each) => each === target.value);
            if (chosen !== undefined) setLevel(chosen);
          }}
        >
          {levels.map((each) => (
            <option key={each} value={each}>
              {say(`start.control.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <Button disabled={isOver} onClick={open}>
        {say('review.playOn.go')}
      </Button>
    </>
  );
}
