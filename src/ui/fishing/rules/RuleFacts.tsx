import { createContext, useContext } from 'react';
import type { KindFacts, RuleId } from '../../../engine/fishing/index.ts';
import { groupWorthWords, pipsList, threeWords } from '../../../text/fishing/rulebookWords.ts';
import { tileInSentence } from '../../../text/tileNames.ts';
import panel from '../../asking/Panel.module.css';
import { Button } from '../../button/Button.tsx';
import looks from '../../looks/looks.module.css';
import styles from '../../rules/Facts.module.css';
import page from '../../rules/Rules.module.css';
import { TileRow } from '../../rules/TileRow.tsx';
import { Tile } from '../../tile/Tile.tsx';
import { useSay } from '../../voice/voice.tsx';
import { CatchPicture } from './CatchPicture.tsx';
import table from './CatchTable.module.css';
import type { RulesModel } from './rulesModel.ts';
import { SettlementFacts } from './SettlementFacts.tsx';

interface RuleFactsProps {
  readonly rule: RuleId;
  readonly model: RulesModel;
}

/** How high the picture of who catches whom is within the page, in CSS pixels. */
const pictureHeight = 520;

/** What follows from a rule in this game: its tiles, numbers and examples. */
export function RuleFacts({ rule, model }: RuleFactsProps) {
  switch (rule) {
    case 'F1':
      return <KitFacts model={model} />;
    case 'F4':
      return <ThreeFacts model={model} />;
    case 'F7':
      return (
        <>
          <SelfOnlyFacts model={model} />
          <CatchPicture kinds={model.kinds} height={pictureHeight} />
          <OpenPicture />
          <CatchTable kinds={model.kinds} />
        </>
      );
    case 'S8':
      return <BonusList model={model} />;
    case 'S9':
      return <SettlementFacts model={model} />;
    default:
      return <GroupFacts rule={rule} model={model} />;
  }
}

function ThreeFacts({ model }: Pick<RuleFactsProps, 'model'>) {
  const say = useSay();
  const open = model.kinds.filter(({ three }) => three === 'choice' || three === 'whole');
  const tiles = open.map(({ kind }) => kind);
  return (
    <>
      <p>
        {open.length === 0
          ? say('rulebook.three.none')
          : say('rulebook.three.open', { tiles: pipsList(tiles, say) })}
      </p>
      {model.kinds.some(({ locks }) => locks) && <p>{say('rulebook.three.stack')}</p>}
    </>
  );
}

function SelfOnlyFacts({ model }: Pick<RuleFactsProps, 'model'>) {
  const say = useSay();
  const alone = model.kinds.filter(({ selfOnly }) => selfOnly).map(({ kind }) => kind);
  return <p>{say('rulebook.selfOnly.list', { tiles: pipsList(alone, say) })}</p>;
}

export const OpenPictureContext = createContext<() => void>(() => undefined);

function OpenPicture() {
  const say = useSay();
  return (
    <Button className={page.onScreen} onClick={useContext(OpenPictureContext)}>
      {say('rulebook.toCatches')}
    </Button>
  );
}

/** What is needed to play: the tiles, and how they are dealt. */
function KitFacts({ model }: { readonly model: RulesModel }) {
  const say = useSay();
  const { game, tiles, suits, deals } = model;
  const { kit, lake, drawPile } = game.variant;
  return (
    <>
      <p>{say(`rulebook.kit.${kit}`, { tiles })}</p>
      {suits.map(({ id, kinds, copies }) => (
        <figure key={id} className={`${looks.stack} ${looks.top} ${styles.figure}`}>
          <figcaption>{say(`rulebook.suit.${id}`, { copies })}</figcaption>
          <TileRow tiles={kinds} />
        </figure>
      ))}
      <table className={styles.deal}>
        <caption>{say('rulebook.deal')}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{say('rulebook.deal.hand')}</th>
            <th scope="col">{say('rulebook.deal.lake')}</th>
            <th scope="col">{say('rulebook.deal.pile')}</th>
          </tr>
        </thead>
        <tbody>
          {deals.map(({ seats, hand }) => (
            <tr key={seats}>
              <th scope="row">{say('start.seats.number', { seats })}</th>
              <td>{hand}</td>
              <td>{lake}</td>
              <td>{drawPile}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface GroupFactsProps {
  readonly rule: RuleId;
  readonly model: RulesModel;
}

/** The lines of the score sheet that a rule makes; nothing for other rules. */
function GroupFacts({ rule, model }: GroupFactsProps) {
  const say = useSay();
  const { scoring, rules } = model.game;
  const groups = scoring.groups.filter((group) => group.rule === rule);
  if (groups.length === 0) return null;
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <figure key={group.id} className={`${looks.stack} ${looks.top} ${styles.figure}`}>
          <figcaption>
            <strong>{say(`table.group.${group.id}`)}</strong>
            {rules.scoring === 'groups' && <span>{` ${groupWorthWords(group, say)}`}</span>}
          </figcaption>
          <TileRow tiles={group.kinds} below={(kind) => group.pointsComplete[kind] ?? 0} />
        </figure>
      ))}
    </div>
  );
}

/** What each bonus takes and brings (S8). */
function BonusList({ model }: { readonly model: RulesModel }) {
  const say = useSay();
  return model.bonuses.map(({ id, tiles, points }) => (
    <figure key={id} className={`${looks.stack} ${looks.top} ${styles.figure}`} data-bonus={id}>
      <figcaption>
        <strong>{say(`scores.bonus.${id}`)}</strong>
        <span>{` ${say('rulebook.bonus', { tiles: tiles.length, points })}`}</span>
      </figcaption>
      <TileRow tiles={tiles} />
    </figure>
  ));
}

const columns = ['kind', 'pips', 'catches', 'copies', 'three'] as const;

/** Who catches whom once more, to be read line by line. */
function CatchTable({ kinds }: { readonly kinds: readonly KindFacts[] }) {
  const say = useSay();
  return (
    <table className={table.catches}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {say(`rulebook.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((facts) => (
          <tr key={facts.kind}>
            <th scope="row">
              <span className={panel.field}>
                <Tile kind={facts.kind} pose="sideways" />
                <span>{` ${tileInSentence(facts.kind, say)}`}</span>
              </span>
            </th>
            <td>{facts.pips}</td>
            <td>{pipsList(facts.catches, say)}</td>
            <td>{facts.copies}</td>
            <td>{threeWords(facts, say)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
