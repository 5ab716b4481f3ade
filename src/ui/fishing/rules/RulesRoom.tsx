import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import {
  findVariant,
  type RuleChanges,
  type VariantId,
  variants,
} from '../../../engine/fishing/index.ts';
import {
  formatRulesCode,
  parseRulesCode,
  type ReadRulesCode,
  type RulesSpot,
} from '../../../store/rulesCode.ts';
import { GoContext } from '../../asking/goContext.ts';
import { RuleAnswers } from '../../asking/RuleAnswers.tsx';
import { leadTo } from '../../page/leadTo.ts';
import { RoomPage } from '../../page/RoomPage.tsx';
import type { RoomProps } from '../../page/roomProps.ts';
import { focusHeading } from '../../page/ScreenChange.tsx';
import { ruleElementId } from '../../rules/RuleArticle.tsx';
import { useTileWish } from '../../settings/useTileWish.ts';
import { usualVariant } from '../../setup/usualVariant.ts';
import { FittedTileLook } from '../../tile/FittedTileLook.tsx';
import { TileLook } from '../../tile/TileLook.tsx';
import { useSay } from '../../voice/voice.tsx';
import catches from './Catches.module.css';
import { CatchPicture } from './CatchPicture.tsx';
import { Rulebook } from './Rulebook.tsx';
import { OpenPictureContext } from './RuleFacts.tsx';
import { rulesModelOf } from './rulesModel.ts';

/** The short side of the tiles on the page, in CSS pixels. */
const pageTile = 28;

interface ShownGame {
  readonly variant: VariantId;
  readonly rules: RuleChanges;
}

const usual: ShownGame = { variant: findVariant(usualVariant)?.id ?? variants[0].id, rules: {} };

function fishingIn({
  variant,
  rules,
}: Pick<ReadRulesCode, 'variant' | 'rules'>): ShownGame | undefined {
  const found = findVariant(variant ?? '');
  return found && { variant: found.id, rules };
}

/**
 * Connects the rules to the address, which names the game and the switches shown, and to the match.
 */
export function RulesRoom({ stores, code, onGo, onLeave }: RoomProps) {
  const say = useSay();
  const frame = useRef<HTMLDivElement>(null);
  const setup = useStore(stores.table, ({ round }) => round ?? undefined);
  const read = useMemo(() => parseRulesCode(code), [code]);
  const played = useMemo(() => setup && fishingIn(setup), [setup]);
  const { variant, rules } = fishingIn(read) ?? played ?? usual;
  const model = useMemo(() => rulesModelOf(variant, rules), [variant, rules]);
  const table = useMemo(() => played && rulesModelOf(played.variant, played.rules), [played]);
  const look = useTileWish(stores.settings, model.game.variant.kit);
  const { at } = read;
  const isPicture = at === 'catches';
  const told = model.sections.flatMap((section) => section.rules);
  const isWrong =
    !read.isSound || (at !== undefined && !isPicture && !told.some((rule) => rule === at));

  const codeOf = (spot?: RulesSpot): string =>
    formatRulesCode({ variant, changed: model.changed, at: spot });
  const turnTo = (turned: string): void =>
    stores.places.getState().turnTo({ room: 'rules', code: turned });
  const showGame = (id: VariantId, changes: RuleChanges): void =>
    turnTo(formatRulesCode(rulesModelOf(id, changes)));

  useEffect(() => {
    return at === undefined || at === 'catches' ? undefined : leadTo(ruleElementId(at));
  }, [at]);
  const wasPicture = useRef(isPicture);
  useEffect(() => {
    if (wasPicture.current === isPicture) return;
    wasPicture.current = isPicture;
    window.scrollTo(0, 0);
    if (at === undefined || isPicture) focusHeading(frame.current);
  }, [isPicture, at]);

  return (
    <TileLook look={look}>
      <FittedTileLook cut tile={pageTile}>
        <GoContext
          value={(place) => {
            // The page of the rules is open already: it goes to the rule and keeps its switches.
            const asked = 'code' in place ? parseRulesCode(place.code).at : undefined;
            turnTo(codeOf(asked));
            if (asked !== undefined && asked !== 'catches') leadTo(ruleElementId(asked));
          }}
        >
          <RuleAnswers variant={variant} changed={model.changed}>
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
                  <Rulebook
                    model={model}
                    rules={rules}
                    at={at}
                    isWrong={isWrong}
                    isTable={table && formatRulesCode(table) === formatRulesCode(model)}
                    onTable={() => {
                      if (played !== undefined) showGame(played.variant, played.rules);
                    }}
                    onGame={showGame}
                    onOther={(other) => turnTo(formatRulesCode({ variant: other, changed: [] }))}
                    onLesson={(lesson) => onGo({ room: 'learn', code: lesson })}
                    onLeave={onLeave}
                  />
                )}
              </div>
            </OpenPictureContext>
          </RuleAnswers>
        </GoContext>
      </FittedTileLook>
    </TileLook>
  );
}
