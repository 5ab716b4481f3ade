import { useId } from 'react';
import { useStore } from 'zustand';
import { type PuzzleDaysStore, solvedOn } from '../../store/puzzles/puzzleDays.ts';
import type { Say } from '../../text/say.ts';
import panel from '../asking/Panel.module.css';
import { Button } from '../button/Button.tsx';
import { Parted } from '../content/Parted.tsx';
import type { Coming } from '../load/later.ts';
import page from '../page/Page.module.css';
import { Ticked } from '../review/Ticked.tsx';
import { useSay } from '../voice/voice.tsx';
import { type DayPuzzleLine, nextUntried } from './dayPuzzlesModel.ts';
import styles from './Puzzles.module.css';

interface DayPuzzlesProps {
  readonly lines: Coming<readonly DayPuzzleLine[]>;
  readonly day: string;
  readonly puzzleDays: PuzzleDaysStore;
  readonly onChoose: (puzzle: DayPuzzleLine) => void;
}

export function DayPuzzles({ lines, day, puzzleDays, onChoose }: DayPuzzlesProps) {
  const say = useSay();
  const id = useId();
  const state = useStore(puzzleDays);
  const { solved, all } = solvedOn(state, day);
  const hasCome = typeof lines === 'object';
  const next = hasCome ? nextUntried(lines) : undefined;
  return (
    <section className={`${page.card} ${styles.panel}`} aria-labelledby={id}>
      <h2 id={id}>{say('puzzles.day')}</h2>
      <p className={panel.dim}>{say('puzzles.day.about')}</p>
      <p className={panel.dim}>{say('puzzles.tally', { solved, all })}</p>
      {hasCome ? (
        <ol className={styles.list}>
          {lines.map((line) => (
            <li key={line.id}>
              <div id={`${id}-${line.game}`}>
                <strong>{say(`variant.${line.game}`)}</strong>
                <p className={panel.dim}>
                  {line.result === 'solved' || line.result === 'later' ? (
                    <Ticked>
                      <Parted words={stateWords(line, say)} />
                    </Ticked>
                  ) : (
                    <Parted words={stateWords(line, say)} />
                  )}
                </p>
              </div>
              <Button
                look={line === next ? 'main' : 'plain'}
                aria-describedby={`${id}-${line.game}`}
                onClick={() => onChoose(line)}
              >
                {say(line.result === undefined ? 'puzzles.day.try' : 'puzzles.day.again')}
              </Button>
            </li>
          ))}
        </ol>
      ) : (
        <p role="status" className={styles.coming}>
          {say(`puzzles.day.${lines}`)}
        </p>
      )}
      {hasCome && next === undefined && <p>{say('puzzles.day.done')}</p>}
    </section>
  );
}

/** How hard a puzzle is, and what came of it: `Easy · solved`. */
function stateWords({ difficulty, result }: DayPuzzleLine, say: Say): string {
  const hard = say(`puzzles.day.${difficulty}`);
  return result === undefined ? hard : say(`puzzles.day.${result}`, { difficulty: hard });
}
