import { useId, useRef, useState } from 'react';
import type { TablePlace } from '../../engine/index.ts';
import type { ReadTold } from '../../online/readTold.ts';
import { mostTypedName } from '../../records/mostTypedName.ts';
import { takenName } from '../../records/plainName.ts';
import type { FarDeeds } from '../../store/online/farState.ts';
import type { SettingsStore } from '../../store/settings.ts';
import { Button } from '../button/Button.tsx';
import looks from '../looks/looks.module.css';
import { useSay } from '../voice/voice.tsx';
import styles from './Online.module.css';

interface SitFormProps {
  /** Of its form: a button elsewhere that submits it by a value chooses the place. */
  readonly formId: string;
  readonly told: ReadTold;
  readonly free: readonly TablePlace[];
  readonly deeds: Pick<FarDeeds, 'sit'>;
  readonly settings: SettingsStore;
}

/** Somebody at this device sits down under a name; others at it may follow. */
export function SitForm({ formId, told, free, deeds, settings }: SitFormProps) {
  const say = useSay();
  const isFirst = told.own.length === 0;
  const [isMore, setIsMore] = useState(false);
  if (isFirst || isMore) {
    return (
      <NameForm
        // Each who sits down types a name of their own.
        key={told.own.length}
        formId={formId}
        label={say(isFirst ? 'far.sit.name' : 'far.sit.moreName')}
        first={isFirst ? settings.getState().ownName : ''}
        onSit={async (chosen, name) => {
          const place = free.find((one) => String(one) === chosen) ?? free[0];
          if (place === undefined) return;
          if (isFirst) settings.getState().change({ ownName: name });
          const isTaken = told.places.some((other) => other.name === name);
          const shared = say('start.name.shared', { name, seat: place + 1 });
          const refused = await deeds.sit(place, isTaken ? takenName(shared) : name);
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
  readonly formId: string;
  readonly label: string;
  /** What is written there at first. */
  readonly first: string;
  /** Called with the place of the button that was pressed; empty where any will do. */
  readonly onSit: (chosen: string, name: string) => Promise<void>;
}

function NameForm({ formId, label, first, onSit }: NameFormProps) {
  const say = useSay();
  const id = useId();
  const [name, setName] = useState(first);
  const [isWrong, setIsWrong] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const sit = async (chosen: string): Promise<void> => {
    const taken = takenName(name);
    setIsWrong(taken === '');
    if (taken === '') field.current?.focus();
    if (taken === '' || isSent) return;
    setIsSent(true);
    await onSit(chosen, taken);
    setIsSent(false);
  };
  return (
    <form
      id={formId}
      className={looks.stack1}
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent;
        const value = submitter instanceof HTMLButtonElement ? submitter.value : '';
        void sit(value);
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
      <p id={`${id}wrong`} role="alert" className={`${looks.wrong} ${styles.wrong}`}>
        {isWrong ? say('far.sit.nobody') : ''}
      </p>
    </form>
  );
}
