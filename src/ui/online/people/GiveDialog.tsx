import { useId } from 'react';
import type { TablePlace } from '../../../engine/index.ts';
import type { ReadTold } from '../../../online/readTold.ts';
import { Button } from '../../button/Button.tsx';
import { Dialog } from '../../dialog/Dialog.tsx';
import looks from '../../looks/looks.module.css';
import { useSay } from '../../voice/voice.tsx';
import { CodePlace } from '../links/CodePlace.tsx';
import { KeyLink } from '../links/KeyLink.tsx';
import styles from '../Online.module.css';

interface GiveDialogProps {
  readonly told: ReadTold;
  readonly place: TablePlace;
  readonly onGive: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before a place goes over to another device: this one, or that of a friend, loses it. */
export function GiveDialog({ told, place, onGive, onClose }: GiveDialogProps) {
  const say = useSay();
  const name = told.places[place]?.name ?? '';
  const kind = told.own.includes(place) ? 'move' : 'give';
  return (
    <Dialog
      asks
      title={say(`far.people.${kind}.ask`, { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say('dialog.cancel')}</Button>
          <Button
            onClick={() => {
              onClose();
              void onGive();
            }}
          >
            {say('far.people.move.yes')}
          </Button>
        </>
      }
    >
      <p>{say(`far.people.${kind}.asked`, { name })}</p>
    </Dialog>
  );
}

interface GivenLinkProps {
  readonly name: string;
  /** Whether this device has had the place. */
  readonly isOwn: boolean;
  readonly link: string;
}

export function GivenLink({ name, isOwn, link }: GivenLinkProps) {
  const say = useSay();
  const id = useId();
  const title = say('far.people.placeLink', { name });
  return (
    <section
      role="status"
      className={`${looks.stack} ${looks.ruled} ${styles.part}`}
      aria-labelledby={id}
    >
      <h2 id={id}>{title}</h2>
      <p>{say(isOwn ? 'far.people.placeLink.about' : 'far.people.placeLink.theirs', { name })}</p>
      <KeyLink isFirst name={title} link={link} />
      <CodePlace text={link} name={say('far.code.about')} />
    </section>
  );
}
