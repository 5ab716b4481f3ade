import { familyNameOf, type VariantId } from '../../engine/index.ts';
import { mayOnlyPass } from '../../families/names.ts';
import { familyWordsOf } from '../../families/rules.ts';
import panel from '../asking/Panel.module.css';
import { Button } from '../button/Button.tsx';
import choice from '../choice/Choice.module.css';
import { ChoiceField } from '../choice/ChoiceField.tsx';
import { SwitchField } from '../choice/SwitchField.tsx';
import { NotLoaded } from '../load/NotLoaded.tsx';
import type { Joined } from '../load/useJoined.ts';
import looks from '../looks/looks.module.css';
import { asServed, isFar, type WideDraft } from '../setup/farDraft.ts';
import { GameChoice } from '../setup/GameChoice.tsx';
import { GoalField } from '../setup/GoalField.tsx';
import { OneMoreField } from '../setup/OneMoreField.tsx';
import { RulesField } from '../setup/RulesField.tsx';
import { SeatCountField } from '../setup/SeatCountField.tsx';
import { controlsHere, SeatList } from '../setup/SeatList.tsx';
import styles from '../setup/Setup.module.css';
import {
  mayOneSitOut,
  seatsOfDraft,
  type WishedControl,
  withSeat,
  withSwitchSet,
} from '../setup/setupDraft.ts';
import { waysToPlay } from '../setup/waysToPlay.ts';
import { useSay } from '../voice/voice.tsx';
import { SeedField } from './SeedField.tsx';

interface SetupFormProps {
  readonly draft: WideDraft;
  /** The variant that was chosen, which the draft has as soon as its family has joined. */
  readonly chosen: VariantId;
  readonly joined: Joined;
  /** Whether friends far away can be at the table. */
  readonly mayBeFar: boolean;
  /** Whether everybody at a table far away passes with their own hand. */
  readonly tapsPasses: boolean;
  readonly onTapsPasses: (tapsPasses: boolean) => void;
  readonly onVariant: (variant: VariantId) => void;
  readonly onChange: (draft: WideDraft) => void;
  readonly onNewSeed: () => void;
  readonly onStart: () => void;
}

/** All but the game and the players is folded away as the rules of the house. */
export function SetupForm({
  draft,
  chosen,
  joined,
  mayBeFar,
  tapsPasses,
  onTapsPasses,
  onVariant,
  onChange,
  onNewSeed,
  onStart,
}: SetupFormProps) {
  const say = useSay();
  const ways = waysToPlay(chosen);
  const { startersNote } = familyWordsOf(draft.variant);
  const far = isFar(draft);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onStart();
      }}
    >
      <div className={`${looks.stack3} ${looks.top} ${styles.section}`}>
        <GameChoice value={ways[0]} onChoose={onVariant} />
        <p className={styles.about}>{say(`start.variant.${chosen}.about`)}</p>
      </div>
      {joined === 'failed' && <NotLoaded />}
      <SeatsField draft={draft} mayBeFar={mayBeFar} onChange={onChange} />
      <RulesField
        draft={draft}
        own={chosen === ways[0] ? say(far ? 'start.far.house' : 'start.house') : undefined}
        before={
          <>
            {ways.length > 1 && <WaysField ways={ways} value={chosen} onChoose={onVariant} />}
            <GoalField
              variant={draft.variant}
              value={draft.goal}
              onChoose={(goal) => onChange({ ...draft, goal })}
            />
          </>
        }
        onSwitch={(key, value) => onChange(withSwitchSet(draft, key, value))}
        onReset={() => onChange({ ...draft, rules: {} })}
      >
        {far ? (
          <>
            {mayOnlyPass(familyNameOf(draft.variant)) && (
              <SwitchField
                name={say('start.friends.tapsPasses')}
                about={say('start.friends.tapsPasses.about')}
                on={tapsPasses}
                onChange={onTapsPasses}
              />
            )}
            <p className={panel.dim}>{say('start.far.shuffle')}</p>
          </>
        ) : (
          <>
            <SeedField
              seed={draft.seed}
              onChange={(seed) => onChange({ ...draft, seed })}
              onNew={onNewSeed}
            />
            <p className={panel.dim}>{startersNote(say)}</p>
          </>
        )}
      </RulesField>
      <div className={looks.line3}>
        <Button look="main" type="submit" className={styles.go} disabled={joined !== 'here'}>
          {say(far ? 'start.far.open' : 'start.go')}
        </Button>
        {far && <p className={panel.dim}>{say('start.far.link')}</p>}
      </div>
    </form>
  );
}

interface SeatsFieldProps {
  readonly draft: WideDraft;
  readonly mayBeFar: boolean;
  readonly onChange: (draft: WideDraft) => void;
}

const [person, ...bots] = controlsHere;
const controlsAnywhere: readonly WishedControl[] = [person, 'elsewhere', ...bots];

function SeatsField({ draft, mayBeFar, onChange }: SeatsFieldProps) {
  const say = useSay();
  const far = isFar(draft);
  const controls = mayBeFar ? controlsAnywhere : controlsHere;
  const hasExpert = seatsOfDraft(draft).some(({ control }) => control === 'expert');
  return (
    <section className={`${looks.stack3} ${looks.top} ${styles.section}`}>
      <h3 className={`${looks.title} ${choice.legend}`}>{say('start.seats')}</h3>
      <SeatCountField draft={draft} onChoose={(seatCount) => onChange({ ...draft, seatCount })} />
      <SeatList
        draft={asServed(draft)}
        controls={far ? controls.filter((control) => control !== 'expert') : controls}
        onSeat={(seat, change) => onChange(withSeat(draft, seat, change))}
      />
      {far && hasExpert && <p className={panel.dim}>{say('start.far.expert')}</p>}
      {mayOneSitOut(draft) && (
        <OneMoreField draft={draft} mayBeFar={mayBeFar} onChange={onChange} />
      )}
    </section>
  );
}

interface WaysFieldProps {
  /** The ways to play a game, in the order in which they are offered. */
  readonly ways: readonly VariantId[];
  readonly value: VariantId;
  readonly onChoose: (variant: VariantId) => void;
}

function WaysField({ ways, value, onChoose }: WaysFieldProps) {
  const say = useSay();
  return (
    <ChoiceField
      legend={say('start.ways')}
      value={value}
      onChoose={onChoose}
      options={ways.map((way) => ({
        value: way,
        name: say(`variant.${way}`),
        about: say('start.variant.whole', {
          known: say(`start.variant.${way}.known`),
          about: say(`start.variant.${way}.about`),
        }),
      }))}
    />
  );
}
