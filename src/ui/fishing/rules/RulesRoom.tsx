import { useEffect, useRef } from 'react';
import { findVariant, type VariantId, variants } from '../../../engine/fishing/index.ts';
import { RoomPage } from '../../page/RoomPage.tsx';
import { focusHeading } from '../../page/ScreenChange.tsx';
import { type RulesPageProps, rulesRoomOf } from '../../rules/rulesRoomOf.tsx';
import { usualVariant } from '../../setup/usualVariant.ts';
import { useSay } from '../../voice/voice.tsx';
import catches from './Catches.module.css';
import { CatchPicture } from './CatchPicture.tsx';
import { Rulebook } from './Rulebook.tsx';
import { OpenPictureContext } from './RuleFacts.tsx';
import { type RulesModel, rulesModelOf } from './rulesModel.ts';

/** The rules, or who catches whom as large as the screen. */
function FishingRules(props: RulesPageProps<VariantId, RulesModel>) {
  const { model, at, onGame, codeOf, turnTo, onGo, onLeave } = props;
  const say = useSay();
  const frame = useRef<HTMLDivElement>(null);
  const isPicture = at === 'catches';
  const wasPicture = useRef(isPicture);
  useEffect(() => {
    if (wasPicture.current === isPicture) return;
    wasPicture.current = isPicture;
    window.scrollTo(0, 0);
    if (at === undefined || isPicture) focusHeading(frame.current);
  }, [isPicture, at]);
  return (
    <OpenPictureContext
      value={() => {
        // Back from the large picture leads to the rule that shows the small one.
        turnTo(codeOf('F7'));
        onGo({ room: 'rules', code: codeOf('catches') });
      }}
    >
      <div ref={frame}>
        {isPicture ? (
          <RoomPage
            title={say('rulebook.section.catches')}
            className={catches.wholePage}
            onLeave={onLeave}
          >
            <CatchPicture kinds={model.kinds} />
          </RoomPage>
        ) : (
          <Rulebook {...props} onGame={(variant, rules) => onGame(variant, rules)} />
        )}
      </div>
    </OpenPictureContext>
  );
}

export const RulesRoom = rulesRoomOf({
  find: findVariant,
  usual: findVariant(usualVariant)?.id ?? variants[0].id,
  tile: 28,
  modelOf: rulesModelOf,
  opensAt: ({ sections }, at) =>
    at === 'catches' || sections.some(({ rules }) => rules.some((rule) => rule === at)),
  Page: FishingRules,
});
