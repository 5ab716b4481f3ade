import type { TablePlace } from '../../../engine/index.ts';
import { person } from '../../../online/event.ts';
import type { ReadTold } from '../../../online/readTold.ts';
import type { FarPeople } from '../../../store/online/answers.ts';
import panel from '../../asking/Panel.module.css';
import type { Elements } from '../../content/content.ts';
import { Stop } from '../../content/Heard.tsx';
import looks from '../../looks/looks.module.css';
import { Portrait } from '../../opponents/Portrait.tsx';
import { useSay } from '../../voice/voice.tsx';
import { placeName, presenceWords } from '../farWords.ts';
import styles from './PlaceList.module.css';

interface PlaceListProps {
  readonly told: ReadTold;
  readonly people: FarPeople | null;
  readonly showsMoves?: boolean;
  readonly actionsAt: (place: TablePlace) => Elements;
}

export function PlaceList({ told, people, showsMoves = false, actionsAt }: PlaceListProps) {
  const say = useSay();
  return (
    <ol className={styles.places} data-below={showsMoves || undefined}>
      {told.places.map(({ by, name, moves }, place) => {
        const words = placeName(told, place, say);
        const presence = presenceWords(told, people, place, say);
        const near = people?.places[place] ?? null;
        return (
          <li
            key={place}
            className={`${looks.line} ${styles.place}`}
            data-free={(by === person && !name) || undefined}
          >
            <span className={`${looks.centre} ${styles.face}`} data-near={near ?? undefined}>
              {by === person ? (
                <span aria-hidden="true" className={styles.number}>
                  {place + 1}
                </span>
              ) : (
                <Portrait level={by} />
              )}
            </span>
            <div className={styles.who}>
              <p>
                <strong>{words}</strong>
                {presence !== '' && (
                  <>
                    <Stop after={words} />
                    <span className={`${panel.dim} ${styles.near}`}>{presence}</span>
                  </>
                )}
              </p>
              {showsMoves && moves > 0 && (
                <p className={panel.dim}>{say('far.place.moves', { moves })}</p>
              )}
            </div>
            <span className={`${looks.row} ${styles.actions}`}>{actionsAt(place)}</span>
          </li>
        );
      })}
    </ol>
  );
}
