import type { KitId, VariantId } from '../../../engine/index.ts';
import type { LessonId } from '../../../families/facts.ts';
import { RuleAnswers } from '../../asking/RuleAnswers.tsx';
import type { Elements } from '../../content/content.ts';
import { RoomPage } from '../../page/RoomPage.tsx';
import { useTileWish } from '../../settings/useTileWish.ts';
import { TileLook } from '../../tile/TileLook.tsx';
import { useSay } from '../../voice/voice.tsx';
import type { LessonProps } from '../lessonProps.ts';
import styles from './Exercise.module.css';

interface DrillPageProps extends Pick<LessonProps, 'stores' | 'onLeave'> {
  readonly id: LessonId;
  /** How many were right in a row, in words. */
  readonly row: string;
  readonly variant: VariantId;
  readonly kit: KitId;
  /** What can be chosen, a {@link DrillChoice} each. */
  readonly choices: Elements;
  readonly children: Elements;
}

export function DrillPage(props: DrillPageProps) {
  const { id, row, variant, kit, choices, stores, onLeave, children } = props;
  const say = useSay();
  const look = useTileWish(stores.settings, kit);
  return (
    <TileLook look={look}>
      <RuleAnswers variant={variant}>
        <RoomPage
          title={say(`learn.name.${id}`)}
          about={row}
          className={styles.page}
          wayOut={say('learn.leave')}
          onLeave={onLeave}
        >
          <div className={styles.choices}>{choices}</div>
          {children}
        </RoomPage>
      </RuleAnswers>
    </TileLook>
  );
}

interface DrillChoiceProps<Id extends string> {
  readonly name: string;
  readonly ids: readonly Id[];
  readonly chosen: Id;
  readonly words: (id: Id) => string;
  readonly onChoose: (id: Id) => void;
}

export function DrillChoice<Id extends string>(props: DrillChoiceProps<Id>) {
  const { name, ids, chosen, words, onChoose } = props;
  return (
    <label>
      <span>{name}</span>
      <select
        value={chosen}
        onChange={({ target }) => {
          const found = ids.find((id) => id === target.value);
          if (found !== undefined) onChoose(found);
        }}
      >
        {ids.map((id) => (
          <option key={id} value={id}>
            {words(id)}
          </option>
        ))}
      </select>
    </label>
  );
}
