import type { TablePlace } from '../../../engine/index.ts';
import type { ReadTold } from '../../../online/readTold.ts';
import panel from '../../asking/Panel.module.css';
import { Button } from '../../button/Button.tsx';
import { Dialog } from '../../dialog/Dialog.tsx';
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
  readonly told: ReadTold;
  readonly place: TablePlace;
  readonly link: string;
}

/** The link that opens a place from now on. */
export function GivenLink({ told, place, link }: GivenLinkProps) {
  const say = useSay();
  const name = told.places[place]?.name ?? '';
  const title = say('far.people.placeLink', { name });
  return (
    <section role="status" className={styles.part} aria-labelledby="far-given">
      <h3 id="far-given">{title}</h3>
      <p className={panel.dim}>{say('far.people.placeLink.about')}</p>
      <KeyLink isFirst name={title} link={link} />
      <CodePlace text={link} name={say('far.code.about')} />
    </section>
  );
}
