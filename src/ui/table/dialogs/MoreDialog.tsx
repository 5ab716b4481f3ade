import { useContext, useId } from 'react';
import { GoContext } from '../../asking/goContext.ts';
import { useReadRules } from '../../asking/ruleAsking.ts';
import { Button } from '../../button/Button.tsx';
import { Icon, type IconName } from '../../button/Icon.tsx';
import type { Elements } from '../../content/content.ts';
import { Dialog } from '../../dialog/Dialog.tsx';
import looks from '../../looks/looks.module.css';
import { useMedia } from '../../page/useMedia.ts';
import { SpeedField } from '../../settings/SpeedField.tsx';
import { useSay } from '../../voice/voice.tsx';
import type { TableProps } from '../tableProps.ts';
import styles from './MoreDialog.module.css';

interface Entry {
  readonly name: string;
  readonly onPress: () => void;
}

export interface Entries {
  /** What is asked most, with a picture. */
  readonly first: readonly (Entry & { readonly icon: IconName })[];
  readonly others: readonly Entry[];
}

interface MoreDialogProps
  extends Pick<
    TableProps,
    'chosen' | 'onChoose' | 'onExport' | 'onSettings' | 'onHome' | 'updateEntry' | 'far'
  > {
  readonly entries: Entries;
  readonly order: Elements;
  /** Tells in words what was played since the viewer's turn; missing where nobody looks. */
  readonly onSince: (() => void) | undefined;
  /** Tells the whole hand in words; missing where there is none. */
  readonly onHand: (() => void) | undefined;
  readonly onLog: () => void;
  readonly onKeys: () => void;
  /** Asks whether to deal anew; missing where that cannot be. */
  readonly onAnew: (() => void) | undefined;
  readonly onClose: () => void;
}

/** For the finger; most of it has keys too. */
export function MoreDialog(props: MoreDialogProps) {
  const { entries, order, chosen, onChoose, updateEntry, far, onClose } = props;
  const { onSince, onHand, onExport, onAnew } = props;
  const say = useSay();
  const read = useReadRules();
  const go = useContext(GoContext);
  const leaveId = useId();
  // A phone has no keys; one that was given some has the list by its own key.
  const isTouched = useMedia('(hover: none) and (pointer: coarse)');
  const closing = ({ name, onPress }: Entry): Entry => ({
    name,
    onPress: () => {
      onClose();
      onPress();
    },
  });
  const others: readonly (Entry | false)[] = [
    ...entries.others.map(closing),
    onSince !== undefined && { name: say('more.since'), onPress: onSince },
    onHand !== undefined && closing({ name: say('more.hand'), onPress: onHand }),
    { name: say('table.log'), onPress: props.onLog },
    onExport !== undefined && closing({ name: say('records.export'), onPress: onExport }),
    !isTouched && { name: say('table.keys.title'), onPress: props.onKeys },
    read !== undefined && { name: say('rooms.rules'), onPress: () => read() },
    go !== undefined && {
      name: say('rooms.learn'),
      onPress: () => go({ room: 'learn', code: '' }),
    },
    closing({ name: say('more.settings'), onPress: props.onSettings }),
  ];
  return (
    <Dialog title={say('more.title')} onClose={onClose}>
      <ul className={styles.first}>
        {entries.first.map((entry) => (
          <li key={entry.name}>
            <Button className={styles.large} onClick={closing(entry).onPress}>
              <Icon name={entry.icon} />
              <span>{entry.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {far?.menu(onClose)}
      <div className={looks.stack3}>
        {/* How fast bots play at a table far away is not for one device to say. */}
        {far === undefined && (
          <SpeedField value={chosen.botSpeed} onChoose={(botSpeed) => onChoose({ botSpeed })} />
        )}
        {order}
      </div>
      <ul className={styles.others}>
        {others.map(
          (entry) =>
            entry !== false && (
              <li key={entry.name}>
                <Button look="quiet" className={styles.other} onClick={entry.onPress}>
                  {entry.name}
                </Button>
              </li>
            ),
        )}
      </ul>
      <div className={styles.end}>
        {onAnew !== undefined && <Button onClick={onAnew}>{say('more.anew')}</Button>}
        <Button aria-describedby={leaveId} onClick={props.onHome}>
          {say('more.leave')}
        </Button>
        <p id={leaveId} className={styles.about}>
          {say('more.leave.about')}
        </p>
      </div>
      {updateEntry}
    </Dialog>
  );
}
