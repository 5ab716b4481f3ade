import { memo, useId, useState } from 'react';
import { useStore } from 'zustand';
import { familyFacts } from '../../families/facts.ts';
import type { Honour, HonourGroup } from '../../store/history/honours.ts';
import { holdersIn } from '../../store/history/keptRound.ts';
import { seatsHere } from '../../store/match/holder.ts';
import type { Place } from '../../store/places.ts';
import type { SettingsStore } from '../../store/settings.ts';
import type { Say } from '../../text/say.ts';
import panel from '../asking/Panel.module.css';
import { SwitchField } from '../choice/SwitchField.tsx';
import looks from '../looks/looks.module.css';
import { holds } from '../page/look.ts';
import { useSay } from '../voice/voice.tsx';
import styles from './Honours.module.css';

interface HonourListProps {
  readonly settings: SettingsStore;
  readonly groups: readonly HonourGroup[];
  readonly sayDate: (endedAt: string | null) => string;
  readonly onGo: (place: Place) => void;
}

export const HonourList = memo(({ settings, groups: all, sayDate, onGo }: HonourListProps) => {
  const say = useSay();
  const isOn = useStore(settings, ({ honours }) => honours);
  const groups = isOn ? all : [];
  // Beside the list of rounds there is room for them; above it they would hide it.
  const [isOpen] = useState(() => holds('(min-width: 62.5em)'));
  const honours = all.flatMap((group) => group.honours);
  const earned = honours.filter(({ first }) => first !== null).length;
  return (
    <details className={`${looks.fold} ${looks.panel} ${styles.honours}`} open={isOpen}>
      <summary>
        <h2>{say('honours.title')}</h2>
        {isOn && (
          <span className={panel.dim}>{say('honours.count', { earned, all: honours.length })}</span>
        )}
      </summary>
      {isOn && <p className={panel.dim}>{say('honours.about')}</p>}
      {groups.map(({ family, honours: own }) => {
        const name = say(family === null ? 'honours.of' : familyFacts[family].gamesName);
        return (
          <section key={name} aria-label={name}>
            <h3>{name}</h3>
            <ul>
              {own.map((honour) => (
                <HonourLine key={honour.id} honour={honour} sayDate={sayDate} onGo={onGo} />
              ))}
            </ul>
          </section>
        );
      })}
      <SwitchField
        name={say('honours.show')}
        about={say('honours.show.about')}
        on={isOn}
        onChange={(honours) => settings.getState().change({ honours })}
      />
    </details>
  );
});

interface HonourLineProps extends Pick<HonourListProps, 'sayDate' | 'onGo'> {
  readonly honour: Honour;
}

function HonourLine({ honour, sayDate, onGo }: HonourLineProps) {
  const say = useSay();
  const { id, rule, first } = honour;
  const nameId = useId();
  return (
    <li data-earned={first !== null || undefined}>
      <Mark isEarned={first !== null} />
      <div>
        <strong id={nameId}>{say(`honours.${id}`)}</strong>
        <span className={looks.unseen}>
          {`, ${say(first === null ? 'honours.open' : 'honours.earned')}`}
        </span>
        <p>{say(`honours.${id}.about`)}</p>
        {(first !== null || rule !== undefined) && (
          <p className={`${looks.row} ${styles.ways}`}>
            {first !== null && (
              <button
                type="button"
                aria-describedby={nameId}
                onClick={() => onGo({ room: 'review', code: first.kept.link })}
              >
                {earnedWords(first, sayDate, say)}
              </button>
            )}
            {rule !== undefined && (
              <button type="button" aria-describedby={nameId} onClick={() => onGo(rule.place)}>
                {say('honours.rule', { rule: rule.at })}
              </button>
            )}
          </p>
        )}
      </div>
    </li>
  );
}

function earnedWords(
  { kept, seat }: NonNullable<Honour['first']>,
  sayDate: HonourListProps['sayDate'],
  say: Say,
): string {
  const date = sayDate(kept.endedAt);
  return seatsHere(holdersIn(kept)).length > 1
    ? say('honours.by', { name: kept.names[seat] ?? '', date })
    : date;
}

/** A lotus in bloom where it is earned, its bud where it is not. */
function Mark({ isEarned }: { readonly isEarned: boolean }) {
  return (
    <svg className={styles.mark} aria-hidden="true" viewBox="0 0 24 24" width="28" height="28">
      {isEarned ? (
        <>
          <path d="M12 5c2.6 2.6 3.6 6.4 0 12-3.6-5.6-2.6-9.4 0-12z" />
          <path d="M4.5 9c3.6.2 6.2 2.8 7.5 8-4.6-.4-7.4-3.2-7.5-8zM19.5 9c-3.6.2-6.2 2.8-7.5 8 4.6-.4 7.4-3.2 7.5-8z" />
          <path className={styles.water} d="M5 20h14" />
        </>
      ) : (
        <>
          <path className={styles.bud} d="M12 7c2 2.4 2.6 5.6 0 9-2.6-3.4-2-6.6 0-9z" />
          <path className={styles.water} d="M7 20h10" />
        </>
      )}
    </svg>
  );
}
