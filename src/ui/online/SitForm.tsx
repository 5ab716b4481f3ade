import { useId, useRef, useState } from 'react';
import type { TablePlace } from '../../engine/index.ts';
import type { ReadTold } from '../../online/readTold.ts';
import { mostTypedName, takenName } from '../../records/plainName.ts';
import type { FarDeeds } from '../../store/online/farState.ts';
import type { SettingsStore } from '../../store/settings.ts';
import { Button } from '../button/Button.tsx';
import { useSay } from '../voice/voice.tsx';
import styles from './Online.module.css';

interface SitFormProps {
  readonly told: ReadTold;
  readonly free: readonly TablePlace[];
  readonly deeds: Pick<FarDeeds, 'sit'>;
  readonly settings: SettingsStore;
}

/** Somebody at this device sits down under a name; others at it may follow. */
export function SitForm({ told, free, deeds, settings }: SitFormProps) {
  const say = useSay();
  const isFirst = told.own.length === 0;
  const [isMore, setIsMore] = useState(false);
  if (isFirst || isMore) {
    return (
      <NameForm
        // Each who sits down types a name of their own.
        key={told.own.length}
        label={say(isFirst ? 'far.sit.name' : 'far.sit.moreName')}
        first={isFirst ? settings.getState().ownName : ''}
        free={free}
        onSit={async (place, name) => {
          if (isFirst) settings.getState().change({ ownName: name });
          const refused = await deeds.sit(place, name);
          if (refused === null) setIsMore(false);
        }}
      />
    );
  }
  return (
    <Button look="quiet" className={styles.more} onClick={() => setIsMore(true)}>
      {say('far.sit.more')}
    </Button>
  );
}

interface NameFormProps {
  readonly label: string;
  /** What is written there at first. */
  readonly first: string;
  readonly free: readonly TablePlace[];
  readonly onSit: (place: TablePlace, name: string) => Promise<void>;
}

function NameForm({ label, first, free, onSit }: NameFormProps) {
  const say = useSay();
  const id = useId();
  const [name, setName] = useState(first);
  const [isWrong, setIsWrong] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const sit = async (place: TablePlace | undefined): Promise<void> => {
    const taken = takenName(name);
    setIsWrong(taken === '');
    if (taken === '') field.current?.focus();
    if (taken === '' || place === undefined || isSent) return;
    setIsSent(true);
    await onSit(place, taken);
    setIsSent(false);
  };
  return (
    <form
      className={styles.field}
      onSubmit={(event) => {
        event.preventDefault();
        void sit(free[0]);
      }}
    >
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <input
          ref={field}
          id={id}
          type="text"
          value={name}
          maxLength={mostTypedName}
          autoComplete="nickname"
          aria-invalid={isWrong}
          aria-describedby={`${id}wrong`}
          onChange={(event) => {
            setName(event.target.value);
            setIsWrong(false);
          }}
        />
        <Button look="main" type="submit" aria-disabled={isSent}>
          {say('far.sit.go')}
        </Button>
      </div>
      <p id={`${id}wrong`} role="alert" className={styles.wrong}>
        {isWrong ? say('far.sit.nobody') : ''}
      </p>
      {free.length > 1 && (
        <div className={styles.others}>
          {free.map((place) => (
            <Button key={place} look="quiet" aria-disabled={isSent} onClick={() => void sit(place)}>
              {say('far.sit.hereLabel', { place: place + 1 })}
            </Button>
          ))}
        </div>
      )}
    </form>
  );
}
