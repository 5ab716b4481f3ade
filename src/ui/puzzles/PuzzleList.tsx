import { useId, useMemo, useState } from 'react';
import { familyWordsOf } from '../../families/rules.ts';
import { toldPoints } from '../../review/toldPoints.ts';
import panel from '../asking/Panel.module.css';
import { Button } from '../button/Button.tsx';
import { Parted } from '../content/Parted.tsx';
import { createSayDate } from '../history/historyWords.ts';
import page from '../page/Page.module.css';
import { useSay } from '../voice/voice.tsx';
import styles from './Puzzles.module.css';
import type { PuzzleLine } from './puzzlesModel.ts';

interface PuzzleListProps {
  readonly open: readonly PuzzleLine[];
  readonly solved: readonly PuzzleLine[];
  readonly onChoose: (puzzle: PuzzleLine) => void;
}

const shownAtFirst = 20;

/** The puzzles that are open, the costliest first, and on asking those that were solved. */
export function PuzzleList({ open, solved, onChoose }: PuzzleListProps) {
  const say = useSay();
  return (
    <section className={`${page.card} ${styles.panel}`} aria-labelledby="open-puzzles">
      <h2 id="open-puzzles">{say('puzzles.open')}</h2>
      <p className={panel.dim}>{say('puzzles.open.about')}</p>
      <p className={panel.dim}>
        {say('puzzles.tally', { solved: solved.length, all: open.length + solved.length })}
      </p>
      {open.length === 0 && <p>{say('puzzles.allSolved')}</p>}
      <Lines lines={open} onChoose={onChoose} />
      {solved.length > 0 && (
        <details className={styles.solved}>
          <summary>{say('puzzles.solved')}</summary>
          <Lines lines={solved} onChoose={onChoose} />
        </details>
      )}
    </section>
  );
}

function Lines({
  lines,
  onChoose,
}: {
  readonly lines: readonly PuzzleLine[];
  readonly onChoose: (puzzle: PuzzleLine) => void;
}) {
  const say = useSay();
  const id = useId();
  const sayDate = useMemo(() => createSayDate(say), [say]);
  const [shown, setShown] = useState(shownAtFirst);
  const more = lines.length - shown;
  return (
    <>
      <ol className={styles.list}>
        {lines.slice(0, shown).map((line, at) => (
          <li key={line.key}>
            <div id={`${id}-${at}`}>
              <strong>
                {say('puzzles.item', {
                  amount: familyWordsOf(line.round.variant).amountWords(
                    toldPoints(line.lost, line.round.variant),
                    say,
                  ),
                })}
              </strong>
              <p className={panel.dim}>
                <Parted
                  words={say(
                    line.outcome === 'missed' ? 'puzzles.item.whereMissed' : 'puzzles.item.where',
                    {
                      game: say(`variant.${line.round.variant}`),
                      play: line.at + 1,
                      date: sayDate(line.round.endedAt),
                    },
                  )}
                />
              </p>
            </div>
            <Button aria-describedby={`${id}-${at}`} onClick={() => onChoose(line)}>
              {say('puzzles.try')}
            </Button>
          </li>
        ))}
      </ol>
      {more > 0 && (
        <Button onClick={() => setShown(shown + shownAtFirst)}>
          {say('puzzles.more', { puzzles: Math.min(more, shownAtFirst) })}
        </Button>
      )}
    </>
  );
}
