import type { RuleId } from '../../../engine/fishing/index.ts';
import { pipsList } from '../../../text/fishing/rulebookWords.ts';
import { useSay } from '../../voice/voice.tsx';
import { CatchPicture } from './CatchPicture.tsx';
import { CatchTable } from './CatchTable.tsx';
import { BonusList, GroupFacts } from './CountFacts.tsx';
import { KitFacts } from './KitFacts.tsx';
import { OpenPicture } from './OpenPicture.tsx';
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
