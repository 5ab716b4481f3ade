import type { LessonId } from '../../lessons/families/lessonIds.ts';
import { Button } from '../button/Button.tsx';
import { Space } from '../content/Space.tsx';
import { offeredGames } from '../families.ts';
import { useFirstSay } from '../voice/firstVoice.ts';
import styles from './LessonCard.module.css';

/** The first lesson of each family, for a person who is new here. */
export function LessonCard({ onLearn }: { readonly onLearn: (lesson: LessonId) => void }) {
  const say = useFirstSay();
  return (
    <section className={styles.card} aria-labelledby="learn">
      <h2 id="learn">
        <span>{say('start.learn')}</span>
        <Space />
        <small id="lesson">{say('start.learn.go')}</small>
      </h2>
      {offeredGames.map(
        (game) =>
          'lesson' in game && (
            <Button
              key={game.id}
              id={game.lesson}
              aria-labelledby={`lesson ${game.lesson}`}
              onClick={() => onLearn(game.lesson)}
            >
              {say(`variant.${game.variant}`)}
            </Button>
          ),
      )}
    </section>
  );
}
