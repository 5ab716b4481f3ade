import { useLayoutEffect, useRef } from 'react';
import type { VariantId } from '../../engine/index.ts';
import type { LessonId } from '../../lessons/families/lessonIds.ts';
import type { Say } from '../../text/say.ts';
import { Button } from '../button/Button.tsx';
import type { Elements } from '../content/content.ts';
import { Parted } from '../content/Parted.tsx';
import { HomeButton } from '../home/HomeButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { useToldText } from '../told/useToldText.ts';
import { useSay } from '../voice/voice.tsx';
import styles from './LessonFrame.module.css';

interface LessonFrameProps {
  readonly id: LessonId;
  /** The game that it teaches; missing where no name of a game is told. */
  readonly variant?: VariantId | undefined;
  /** Where the lesson has steps, which one is shown, and the ways to others. */
  readonly steps?: {
    readonly at: number;
    readonly all: number;
    /** Missing at the first. */
    readonly onBack: (() => void) | undefined;
    /** Missing at the end. */
    readonly onSkip: (() => void) | undefined;
  };
  /** Skips the whole lesson, if it has no steps to skip. */
  readonly onPass?: (() => void) | undefined;
  /** What is said, in paragraphs. */
  readonly said: Elements;
  /** Another one each time that something else is said, or more. */
  readonly moment: string;
  /**
   * Whether earlier paragraphs stay while more are added: then the newest is in sight, and only
   * what was added is told.
   */
  readonly gathers?: boolean;
  readonly onLeave: () => void;
  /** The table. */
  readonly children: Elements;
}

function stepWords(
  { at, all }: NonNullable<LessonFrameProps['steps']>,
  game: string | undefined,
  say: Say,
): string {
  const step = { step: at + 1, steps: all };
  return game === undefined ? say('learn.stepOnly', step) : say('learn.step', { ...step, game });
}

/**
 * The page of a lesson at the table: what is said stands beside the table, and all of both is in
 * sight.
 */
export function LessonFrame({
  id,
  variant,
  steps,
  onPass,
  said,
  moment,
  gathers = false,
  onLeave,
  children,
}: LessonFrameProps) {
  const say = useSay();
  const game = variant && say(`variant.${variant}`);
  const box = useRef<HTMLDivElement>(null);
  const told = useRef<string>(undefined);
  useToldText(box, { moment, gathers });
  // A learner who has scrolled back to read again stays there until more is said. The words on the
  // page do not tell: a translation of the page changes them.
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null || moment === told.current) return;
    told.current = moment;
    current.scrollTop = gathers ? current.scrollHeight : 0;
  });
  return (
    <main className={styles.frame}>
      <header className={styles.top}>
        <HomeButton />
        <Button look="quiet" className={styles.leave} onClick={onLeave}>
          {say('learn.leave')}
        </Button>
        <div className={styles.name}>
          <h1>{say(`learn.name.${id}`)}</h1>
          <p>
            <Parted words={steps === undefined ? (game ?? '') : stepWords(steps, game, say)} />
          </p>
        </div>
        {onPass !== undefined && (
          <Button look="quiet" className={styles.leave} onClick={onPass}>
            {say('counting.skip')}
          </Button>
        )}
        {steps !== undefined && (
          <div className={styles.ways}>
            <button
              type="button"
              className={styles.go}
              aria-label={say('learn.back')}
              data-tip
              aria-disabled={steps.onBack === undefined || undefined}
              onClick={steps.onBack}
            >
              <Icon name="back" />
            </button>
            <button
              type="button"
              className={styles.go}
              aria-label={say('learn.skip')}
              data-tip
              aria-disabled={steps.onSkip === undefined || undefined}
              onClick={steps.onSkip}
            >
              <Icon name="next" />
            </button>
          </div>
        )}
      </header>
      <div
        ref={box}
        className={styles.said}
        role="group"
        aria-label={say('learn.said')}
        // The keyboard must be able to scroll it.
        tabIndex={gathers ? 0 : undefined}
        id="said"
      >
        {said}
      </div>
      {children}
    </main>
  );
}
