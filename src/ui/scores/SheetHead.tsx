import { isHelped } from '../../store/match/recordCounts.ts';
import { goalWords } from '../../text/goalWords.ts';
import { listOfAll } from '../../text/lists.ts';
import type { Say } from '../../text/say.ts';
import { signedPoints } from '../../text/scoreWords.ts';
import { Heard, Stop } from '../content/Heard.tsx';
import { Parted } from '../content/Parted.tsx';
import { Space } from '../content/Space.tsx';
import { originWords } from '../left/occasionWords.ts';
import looks from '../looks/looks.module.css';
import { HomeButton } from '../page/HomeButton.tsx';
import { useSay } from '../voice/voice.tsx';
import { HelpedMark } from './HelpedMark.tsx';
import styles from './SheetHead.module.css';
import type { ScoresModel } from './scoresModel.ts';
import type { SheetEnd } from './sheetParts.ts';

export function SheetHead({ model, end }: { readonly model: ScoresModel; readonly end: SheetEnd }) {
  const say = useSay();
  const { variant, names, round, rounds, people, together, out, goal, winners, totals, balance } =
    model;
  const game = say(`variant.${variant}`);
  const occasion = originWords(round, say);
  const where =
    occasion === undefined
      ? say('scores.round', { game, round: rounds.length })
      : say('scores.round.occasion', { game, occasion });
  const isBar = names.length === 2 && end.totals.length === 2;
  // Where two play for the difference, the sentence has told it.
  const isTold = isBar && balance[0] === (totals[0] ?? 0) - (totals[1] ?? 0);
  return (
    <>
      <div className={styles.head}>
        <HomeButton />
        <h1 className={styles.title}>
          <span className={styles.where}>
            <Parted words={where} />
            <Stop after={where} />
          </span>
          <Sentence words={end.sentence} names={names} />
        </h1>
      </div>
      {end.note !== undefined && <p>{end.note}</p>}
      {end.totals.length > 0 && (
        <ul className={styles.totals} aria-label={say('scores.totals')} data-seats={names.length}>
          {end.totals.map((total, seat) => (
            <li key={seat} data-winner={winners.includes(seat) || undefined}>
              <span
                className={`${looks.slim} ${looks.cut} ${styles.name}`}
              >{`${names[seat] ?? ''} `}</span>
              <span className={styles.total}>{total}</span>
              {!isTold && (
                <span className={`${looks.quiet} ${styles.balance}`}>
                  {` ${signedPoints(balance[seat] ?? 0, say)}`}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {isBar && (
        <div className={styles.bar} aria-hidden="true">
          {totals.map((total, seat) => (
            <span
              key={seat}
              data-winner={winners.includes(seat) || undefined}
              style={{ flexGrow: Math.max(total, 1) }}
            />
          ))}
        </div>
      )}
      {isHelped(round.meta) && (
        <p>
          <HelpedMark />
        </p>
      )}
      {(rounds.length > 1 || goal !== undefined) && (
        <p className={`${looks.small} ${looks.parted}`}>
          <span>{standingWords(model, say)}</span>
          <Space />
          {people.map((name, place) => (
            <span key={place} className={styles.stand}>
              {place > 0 && <Heard>, </Heard>}
              <span>{standWords(name, together[place] ?? 0, say)}</span>
            </span>
          ))}
        </p>
      )}
      {out !== undefined && (
        <p className={`${looks.small} ${looks.parted}`}>
          <span className={styles.stand}>{say('scores.out', { name: out.name })}</span>
          {out.next !== undefined && (
            <span className={styles.stand}>
              <Heard>. </Heard>
              <span>
                {say(out.isOpposite ? 'scores.out.next.opposite' : 'scores.out.next', {
                  name: out.next,
                })}
              </span>
            </span>
          )}
        </p>
      )}
    </>
  );
}

/** A name with what it has, which stays beside the end of the name where a line breaks. */
function standWords(name: string, sum: number, say: Say): string {
  const words = say('scores.practice.total', { name, points: signedPoints(sum, say) });
  return words.replace(/ (?=\S+$)/, '\u00a0');
}

/** What the standing of the match is called: how far it has come, and to whom it has gone. */
function standingWords({ rounds, goal: standing }: ScoresModel, say: Say): string {
  if (standing === undefined) return say('scores.after', { rounds: rounds.length });
  const { goal, played, winners } = standing;
  if (winners !== undefined) {
    return say('scores.matchOver', { count: winners.length, names: listOfAll(winners, say) });
  }
  return 'rounds' in goal
    ? say('scores.after.of', { played, rounds: goal.rounds })
    : say('scores.after.to', { goal: goalWords(goal, say), rounds: played });
}

/** The sentence with its figures in the accent; those in a name are part of the name. */
function Sentence({ words, names }: { readonly words: string; readonly names: readonly string[] }) {
  const parts = partsOf(words, names);
  return (
    <span className={styles.sentence}>
      {parts.map((part, at) => (
        <SentencePart key={at} part={part} />
      ))}
    </span>
  );
}

function SentencePart({ part }: { readonly part: string }) {
  if (part === ' ') return <Space />;
  // Any element of more meaning than a span would be read apart from the words around it.
  return <span className={/^\d+$/.test(part) ? styles.figure : undefined}>{part}</span>;
}

/** A sentence in parts: each of its figures, and the blanks about them, is a part of its own. */
function partsOf(words: string, names: readonly string[]): readonly string[] {
  const name = names.find((one) => one !== '' && words.startsWith(one)) ?? '';
  const figures = words.slice(name.length).split(/(^ | ?\d+ ?)/);
  const parts = figures.flatMap((part) => (/^ ?\d* ?$/.test(part) ? part.split(/( )/) : part));
  return [name, ...parts].filter((part) => part !== '');
}
