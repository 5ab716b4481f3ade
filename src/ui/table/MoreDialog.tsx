import { type ReactNode, useContext, useId } from 'react';
import { GoContext } from '../asking/goContext.ts';
import { useReadRules } from '../asking/useReadRules.ts';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { useSay } from '../voice/voice.tsx';
import styles from './MoreDialog.module.css';

/** Entries of the dialog that belong together, under what they have in common. */
export interface EntryGroup {
  readonly name: string;
  readonly entries: readonly { readonly name: string; readonly onPress: () => void }[];
}

interface MoreDialogProps {
  /** The questions that the table answers. */
  readonly groups: readonly EntryGroup[];
  readonly onKeys: () => void;
  readonly onSettings: () => void;
  /** Offers a new version of the app. */
  readonly updateEntry: ReactNode;
  readonly onClose: () => void;
}

/** Every question the table answers, and the help, for the finger; the same things have keys. */
export function MoreDialog({ groups, onKeys, onSettings, updateEntry, onClose }: MoreDialogProps) {
  const say = useSay();
  const read = useReadRules();
  const go = useContext(GoContext);
  return (
    <Dialog title={say('more.title')} onClose={onClose}>
      <div className={styles.groups}>
        {groups.map(({ name, entries }) => (
          <Group key={name} name={name}>
            {entries.map((entry) => (
              <Entry key={entry.name} {...entry} />
            ))}
          </Group>
        ))}
        <Group name={say('more.help')}>
          {read !== undefined && <Entry name={say('rooms.rules')} onPress={() => read()} />}
          {go !== undefined && (
            <Entry name={say('rooms.learn')} onPress={() => go({ room: 'learn', code: '' })} />
          )}
          <Entry name={say('more.settings')} onPress={onSettings} />
          <Entry name={say('table.keys.title')} onPress={onKeys} />
        </Group>
      </div>
      {updateEntry}
    </Dialog>
  );
}

function Group({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const nameId = useId();
  return (
    <div className={styles.group} role="group" aria-labelledby={nameId}>
      <h3 id={nameId} className={styles.name}>
        {name}
      </h3>
      {children}
    </div>
  );
}

function Entry({ name, onPress }: { readonly name: string; readonly onPress: () => void }) {
  return (
    <Button className={styles.item} onClick={onPress}>
      {name}
    </Button>
  );
}
