import { type ReactNode, useContext, useId } from 'react';
import { GoContext } from '../asking/goContext.ts';
import { useReadRules } from '../asking/useReadRules.ts';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { useSay } from '../voice/voice.tsx';
import styles from './MoreDialog.module.css';
import { type Question, roundQuestions, tileQuestions } from './openDialog.ts';

interface MoreDialogProps {
  /** What the board of groups is called in this game. */
  readonly boardTitle: string;
  readonly onAsk: (question: Question) => void;
  readonly onLog: () => void;
  readonly onKeys: () => void;
  readonly onSettings: () => void;
  readonly updateEntry: ReactNode;
  readonly onClose: () => void;
}

/**
 * Every question the table answers, and what else there is, for the finger; the same things have
 * keys.
 */
export function MoreDialog({
  boardTitle,
  onAsk,
  onLog,
  onKeys,
  onSettings,
  updateEntry,
  onClose,
}: MoreDialogProps) {
  const say = useSay();
  const read = useReadRules();
  const go = useContext(GoContext);
  return (
    <Dialog title={say('more.title')} onClose={onClose}>
      <div className={styles.groups}>
        <Group name={say('more.soFar')}>
          {roundQuestions.map((one) => (
            <Entry key={one} name={say(`more.${one}`)} onPress={() => onAsk(one)} />
          ))}
          <Entry name={say('table.log')} onPress={onLog} />
        </Group>
        <Group name={say('more.tiles')}>
          {tileQuestions.map((one) => (
            <Entry
              key={one}
              name={one === 'groups' ? boardTitle : say(`more.${one}`)}
              onPress={() => onAsk(one)}
            />
          ))}
        </Group>
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

/** Entries that belong together, under what they have in common. */
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
