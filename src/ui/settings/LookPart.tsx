import { kindOf } from '../../engine/index.ts';
import {
  fanOrders,
  handOrders,
  nameChoices,
  type SettingsStore,
  themes,
  tileChoices,
} from '../../store/settings.ts';
import { endonyms, languages } from '../../text/languages.ts';
import { ChoiceField } from '../choice/ChoiceField.tsx';
import { SwitchField } from '../choice/SwitchField.tsx';
import { Tile } from '../tile/Tile.tsx';
import { TileLook } from '../tile/TileLook.tsx';
import { isHongKong } from '../voice/speech.ts';
import { useSay } from '../voice/voice.tsx';
import styles from './Settings.module.css';
import { OnOrOff, type PartProps, SettingsPart } from './SettingsPart.tsx';
import { useTileWish } from './useTileWish.ts';

export function LookPart({ settings, chosen, onChange }: PartProps) {
  const say = useSay();
  return (
    <SettingsPart title={say('settings.look')}>
      <SampleTable settings={settings} />
      <ChoiceField
        look="row"
        legend={say('settings.theme')}
        options={(['system', ...themes] as const).map((theme) => ({
          value: theme,
          name: say(`settings.theme.${theme}`),
        }))}
        value={chosen.theme}
        onChoose={(theme) => onChange({ theme })}
      />
      <ChoiceField
        look="row"
        legend={say('settings.tiles')}
        options={tileChoices.map((make) => ({ value: make, name: say(`settings.tiles.${make}`) }))}
        value={chosen.tiles}
        onChoose={(tiles) => onChange({ tiles })}
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
        onChoose={(names) => onChange({ names })}
      />
      <OnOrOff name="totals" chosen={chosen} onChange={onChange} />
      <OnOrOff name="redAsRings" chosen={chosen} onChange={onChange} />
      <ChoiceField
        look="row"
        legend={say('settings.handOrder')}
        options={handOrders.map((order) => ({
          value: order,
          name: say(`settings.handOrder.${order}`),
        }))}
        value={chosen.handOrder}
        onChoose={(handOrder) => onChange({ handOrder })}
      />
      <ChoiceField
        look="row"
        legend={say('settings.fanOrder')}
        options={fanOrders.map((order) => ({
          value: order,
          name: say(`settings.fanOrder.${order}`),
        }))}
        value={chosen.fanOrder}
        onChoose={(fanOrder) => onChange({ fanOrder })}
      />
      <ChoiceField
        look="row"
        legend={say('settings.language')}
        options={[
          { value: 'system', name: say('settings.language.system') },
          ...languages.map((tag) => ({ value: tag, name: endonyms[tag], lang: tag })),
        ]}
        value={chosen.language}
        onChoose={(language) => onChange({ language })}
      />
      {say('language.tag') === 'zh-Hant' && (
        <SwitchField
          name={say('settings.hongKong')}
          about={say('settings.hongKong.about')}
          on={isHongKong(chosen)}
          onChange={(on) => onChange({ hongKong: on ? 'on' : 'off' })}
        />
      )}
    </SettingsPart>
  );
}

const inLake = [kindOf('41'), kindOf('63'), kindOf('22')];
const inHand = [kindOf('66'), kindOf('44'), kindOf('54'), kindOf('31')];

function SampleTable({ settings }: { readonly settings: SettingsStore }) {
  const say = useSay();
  const look = useTileWish(settings, 'two-sets');
  return (
    <div className={styles.sample} role="img" aria-label={say('settings.table')}>
      <TileLook look={look}>
        <div className={styles.lake}>
          {inLake.map((kind) => (
            <Tile key={kind} kind={kind} />
          ))}
        </div>
        <div className={styles.hand}>
          {inHand.map((kind) => (
            <Tile key={kind} kind={kind} />
          ))}
        </div>
      </TileLook>
    </div>
  );
}
