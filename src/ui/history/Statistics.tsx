import { memo } from 'react';
import type { FamilyId } from '../../engine/index.ts';
import { familyFacts } from '../../families/facts.ts';
import { signedPoints } from '../../text/scoreWords.ts';
import panel from '../asking/Panel.module.css';
import { ChoiceField } from '../choice/ChoiceField.tsx';
import looks from '../looks/looks.module.css';
import { useSay } from '../voice/voice.tsx';
import styles from './Course.module.css';
import { CourseFigure } from './CourseFigure.tsx';
import { CourseTable } from './CourseTable.tsx';
import type { FamilyFigures } from './historyModel.ts';

interface StatisticsProps {
  /** Of every family that can be chosen. */
  readonly families: readonly FamilyFigures[];
  readonly figures: FamilyFigures;
  readonly onChoose: (family: FamilyId) => void;
}

/** How the rounds of a family went: in a sentence, in a curve, and in a table on asking. */
export const Statistics = memo(({ families, figures, onChoose }: StatisticsProps) => {
  const say = useSay();
  const { family, all, course } = figures;
  const { rounds, won, points, luck, reviewed } = all;
  return (
    <section
      className={`${looks.stack3} ${looks.panel} ${styles.statistics}`}
      aria-labelledby="course"
    >
      {families.length > 1 && (
        <ChoiceField
          look="segments"
          legend={say('history.games')}
          options={families.map((one) => ({
            value: one.family,
            name: say(familyFacts[one.family].gamesName),
          }))}
          value={family}
          onChoose={onChoose}
        />
      )}
      <h2 id="course">
        {say('history.headline', { won, rounds, points: signedPoints(points, say) })}
      </h2>
      <p>
        {luck === null
          ? say('history.headline.noLuck')
          : say('history.headline.luck', {
              reviewed,
              luck: signedPoints(Math.round(luck * reviewed), say),
            })}
      </p>
      {course.steps.length > 1 && (
        <>
          <CourseFigure course={course} />
          <CourseTable course={course} />
        </>
      )}
      {course.undated > 0 && (
        <p className={panel.dim}>{say('history.course.undated', { rounds: course.undated })}</p>
      )}
    </section>
  );
});
