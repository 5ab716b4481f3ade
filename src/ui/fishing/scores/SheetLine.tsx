import type { GroupLine, TileScore } from '../../../engine/fishing/index.ts';
import {
  lineName,
  lineReason,
  shortfallWords,
  tileReason,
  tileScoreLabel,
} from '../../../text/fishing/scoreWords.ts';
import { RuleMark } from '../../asking/RuleMark.tsx';
import { RuleText } from '../../asking/RuleText.tsx';
import { Space } from '../../content/Space.tsx';
import looks from '../../looks/looks.module.css';
import { Disclosed } from '../../scores/Disclosed.tsx';
import disclosure from '../../scores/Disclosure.module.css';
import { Mark } from '../../scores/Mark.tsx';
import styles from '../../scores/Scores.module.css';
import { useDisclosure } from '../../scores/useDisclosure.ts';
import { Tile } from '../../tile/Tile.tsx';
import { useSay } from '../../voice/voice.tsx';

interface SheetLineProps {
  readonly line: GroupLine;
  /** What stands above it in the place of its name, where others of that name are beside it. */
  readonly title?: string;
}

/** Tiles counted together, each with its points; line and tiles answer why when asked. */
export function SheetLine({ line, title }: SheetLineProps) {
  const say = useSay();
  const { asked, answerId, asks } = useDisclosure<'line' | TileScore['kind']>();
  const [first] = line.tiles;
  const tile = line.tiles.find(({ kind }) => kind === asked);
  return (
    <section className={styles.line}>
      <h3>
        <button type="button" className={disclosure.ask} {...asks('line')}>
          <span className={`${looks.row} ${disclosure.head}`}>
            <span className={disclosure.lineName}>
              <span>{title ?? lineName(line, say)}</span>
              <Space />
              <RuleMark rule={line.rule} />
            </span>
            {line.complete !== null && (
              <Mark
                done={line.complete}
                words={say(line.complete ? 'scores.complete' : 'scores.incomplete')}
              />
            )}
          </span>
          <span className={disclosure.linePoints}>{line.points}</span>
        </button>
      </h3>
      <ul className={`${looks.row} ${styles.tiles}`}>
        {line.tiles.map((counted) => (
          <li key={counted.kind}>
            <button
              type="button"
              className={`${looks.row} ${disclosure.askTile}`}
              aria-label={tileScoreLabel(counted, say)}
              {...asks(counted.kind)}
            >
              {Array.from({ length: counted.copies }, (_, copy) => (
                <span key={copy} className={styles.copy}>
                  <Tile kind={counted.kind} />
                  <span className={styles.each}>{counted.pointsEach}</span>
                </span>
              ))}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.why}>{lineReason(line, say)}</p>
      <Disclosed id={answerId}>
        {asked !== undefined && first !== undefined && (
          <>
            {tile !== undefined && <p>{tileReason(tile, line, say)}</p>}
            {shortfallWords(line, say).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <RuleText rules={tile?.rules ?? [line.rule]} />
          </>
        )}
      </Disclosed>
    </section>
  );
}
