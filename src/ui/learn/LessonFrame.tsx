import { useLayoutEffect, useRef } from 'react';
import type { VariantId } from '../../engine/index.ts';
import type { LessonId } from '../../families/facts.ts';
import type { Say } from '../../text/say.ts';
import { Icon, type IconName } from '../button/Icon.tsx';
import { IconButton } from '../button/IconButton.tsx';
import type { Elements } from '../content/content.ts';
import { Parted } from '../content/Parted.tsx';
import looks from '../looks/looks.module.css';
import { HomeButton } from '../page/HomeButton.tsx';
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
  readonly onPass?: (() => void) | undefined;
  readonly said: Elements;
  /** Another one each time that something else is said, or more. */
  readonly moment: string;
  /**
   * Whether earlier paragraphs stay while more are added: then what was added is in sight from its
   * beginning on, and it alone is told.
   */
  readonly gathers?: boolean;
  readonly onLeave: () => void;
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

interface Seen {
  readonly moment: string | undefined;
  readonly paragraphs: readonly Element[];
}

/** How far down what was added begins, or the last paragraph where that alone has changed. */
function topOfNews(now: readonly Element[], before: readonly Element[]): number {
  const news = now.find((paragraph) => !before.includes(paragraph)) ?? now.at(-1);
  return topOf(news) - topOf(now[0]);
}

function topOf(element: Element | undefined): number {
  return element?.getBoundingClientRect().top ?? 0;
}

interface WayProps {
  readonly icon: IconName;
  readonly name: string;
  readonly onGo: (() => void) | undefined;
}

function Way({ icon, name, onGo }: WayProps) {
  return (
    <button
      type="button"
      className={`${looks.key} ${looks.centre} ${styles.go}`}
      aria-label={name}
      data-tip
      aria-disabled={onGo === undefined || undefined}
      onClick={onGo}
    >
      <Icon name={icon} />
    </button>
  );
}

/** What is said stands beside the table, and all of both is in sight. */
export function LessonFrame(props: LessonFrameProps) {
  const { id, variant, steps, onPass, said, moment, gathers = false, onLeave, children } = props;
  const say = useSay();
  const game = variant && say(`variant.${variant}`);
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef<Seen>({ moment: undefined, paragraphs: [] });
  useToldText(box, { moment, gathers });
  // A learner who has scrolled back to read again stays there until more is said. The words on the
  // page do not tell: a translation of the page changes them.
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null || moment === seen.current.moment) return;
    const paragraphs = [...current.children];
    current.scrollTop = gathers ? topOfNews(paragraphs, seen.current.paragraphs) : 0;
    seen.current = { moment, paragraphs };
  });
  return (
    <main className={styles.frame}>
      <header className={styles.top}>
        <HomeButton />
        <IconButton icon="list" name={say('learn.leave')} named onClick={onLeave} />
        <div className={styles.name}>
          <h1>{say(`learn.name.${id}`)}</h1>
          <p>
            <Parted words={steps === undefined ? (game ?? '') : stepWords(steps, game, say)} />
          </p>
        </div>
        <div className={styles.ways}>
          {steps !== undefined && (
            <>
              <Way icon="back" name={say('learn.back')} onGo={steps.onBack} />
              <Way icon="next" name={say('learn.skip')} onGo={steps.onSkip} />
            </>
          )}
          {onPass !== undefined && <Way icon="last" name={say('counting.skip')} onGo={onPass} />}
        </div>
      </header>
      <div
        ref={box}
        className={`${looks.stack1} ${looks.box} ${styles.said}`}
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
