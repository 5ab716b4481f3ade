import { type ReactNode, useId } from 'react';
import { useStore } from 'zustand';
import {
  aids,
  botSpeeds,
  fanOrders,
  handOrders,
  motions,
  nameChoices,
  type Settings,
  type SettingsStore,
  themes,
  tileChoices,
  undoRules,
  volumes,
} from '../../store/settings.ts';
import { endonyms, languages } from '../../text/languages.ts';
import { ChoiceField } from '../choice/ChoiceField.tsx';
import { SwitchField } from '../choice/SwitchField.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { useSample } from '../sound/useSample.ts';
import { useSay } from '../voice/voice.tsx';
import { SampleTiles } from './SampleTiles.tsx';
import styles from './Settings.module.css';

interface SettingsDialogProps {
  readonly settings: SettingsStore;
  readonly onClose: () => void;
}

/** The choices of this device, each in force at once. */
export function SettingsDialog({ settings, onClose }: SettingsDialogProps) {
  const say = useSay();
  const chosen = useStore(settings);
  const { change } = chosen;
  const playSample = useSample(settings);
  const changeHeard = (heard: Partial<Settings>): void => {
    change({ ...heard, soundAsked: true });
    playSample();
  };
  return (
    <Dialog title={say('settings.title')} onClose={onClose}>
      <Part title={say('settings.aids')}>
        {aids.map((aid) => (
          <OnOrOff key={aid} name={aid} chosen={chosen} onChange={change} />
        ))}
        <ChoiceField
          look="row"
          legend={say('settings.undoAfterSeen')}
          about={say('settings.undoAfterSeen.about')}
          options={undoRules.map((rule) => ({
            value: rule,
            name: say(`settings.undoAfterSeen.${rule}`),
          }))}
          value={chosen.undoAfterSeen}
          onChoose={(undoAfterSeen) => change({ undoAfterSeen })}
        />
      </Part>
      <Part title={say('settings.look')}>
        <ChoiceField
          look="row"
          legend={say('settings.language')}
          options={[
            { value: 'system', name: say('settings.language.system') },
            ...languages.map((tag) => ({ value: tag, name: endonyms[tag], lang: tag })),
          ]}
          value={chosen.language}
          onChoose={(language) => change({ language })}
        />
        <ChoiceField
          look="row"
          legend={say('settings.theme')}
          options={(['system', ...themes] as const).map((theme) => ({
            value: theme,
            name: say(`settings.theme.${theme}`),
          }))}
          value={chosen.theme}
          onChoose={(theme) => change({ theme })}
        />
        <SampleTiles settings={settings} />
        <ChoiceField
          look="row"
          legend={say('settings.tiles')}
          options={tileChoices.map((make) => ({
            value: make,
            name: say(`settings.tiles.${make}`),
          }))}
          value={chosen.tiles}
          onChoose={(tiles) => change({ tiles })}
        />
        <ChoiceField
          look="row"
          legend={say('settings.names')}
          about={say('settings.names.about')}
          options={nameChoices.map((names) => ({
            value: names,
            name: say(`settings.names.${names}`),
          }))}
          value={chosen.names}
          onChoose={(names) => change({ names })}
        />
        <ChoiceField
          look="row"
          legend={say('settings.handOrder')}
          options={handOrders.map((order) => ({
            value: order,
            name: say(`settings.handOrder.${order}`),
          }))}
          value={chosen.handOrder}
          onChoose={(handOrder) => change({ handOrder })}
        />
        <ChoiceField
          look="row"
          legend={say('settings.fanOrder')}
          options={fanOrders.map((order) => ({
            value: order,
            name: say(`settings.fanOrder.${order}`),
          }))}
          value={chosen.fanOrder}
          onChoose={(fanOrder) => change({ fanOrder })}
        />
        <OnOrOff name="totals" chosen={chosen} onChange={change} />
        <OnOrOff name="redAsRings" chosen={chosen} onChange={change} />
      </Part>
      <Part title={say('settings.movement')}>
        <ChoiceField
          look="row"
          legend={say('settings.motion')}
          options={(['system', ...motions] as const).map((motion) => ({
            value: motion,
            name: say(`settings.motion.${motion}`),
          }))}
          value={chosen.motion}
          onChoose={(motion) => change({ motion })}
        />
        <ChoiceField
          look="row"
          legend={say('settings.speed')}
          options={botSpeeds.map((speed) => ({
            value: speed,
            name: say(`settings.speed.${speed}`),
          }))}
          value={chosen.botSpeed}
          onChoose={(botSpeed) => change({ botSpeed })}
        />
        <OnOrOff name="playsForced" chosen={chosen} onChange={change} />
      </Part>
      <Part title={say('settings.soundAndTouch')}>
        <OnOrOff name="sound" chosen={chosen} onChange={changeHeard} />
        <ChoiceField
          look="row"
          legend={say('settings.volume')}
          options={volumes.map((volume) => ({
            value: volume,
            name: say(`settings.volume.${volume}`),
          }))}
          value={chosen.volume}
          onChoose={(volume) => changeHeard({ volume })}
        />
        <OnOrOff name="touch" chosen={chosen} onChange={changeHeard} />
      </Part>
    </Dialog>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

interface OnOrOffProps {
  readonly name:
    | (typeof aids)[number]
    | 'totals'
    | 'redAsRings'
    | 'playsForced'
    | 'sound'
    | 'touch';
  readonly chosen: Settings;
  readonly onChange: (change: Partial<Settings>) => void;
}

function OnOrOff({ name, chosen, onChange }: OnOrOffProps) {
  const say = useSay();
  return (
    <SwitchField
      name={say(`settings.${name}`)}
      about={say(`settings.${name}.about`)}
      on={chosen[name]}
      onChange={(on) => onChange({ [name]: on })}
    />
  );
}
