import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import {
  findVariant,
  type RuleChanges,
  type VariantId,
  variants,
} from '../../../engine/climbing/index.ts';
import {
  formatRulesCode,
  parseRulesCode,
  type ReadRulesCode,
  type RulesSpot,
} from '../../../store/rulesCode.ts';
import { GoContext } from '../../asking/goContext.ts';
import { RuleAnswers } from '../../asking/RuleAnswers.tsx';
import { leadTo } from '../../page/leadTo.ts';
import type { RoomProps } from '../../page/roomProps.ts';
import { ruleElementId } from '../../rules/RuleArticle.tsx';
import { useTileWish } from '../../settings/useTileWish.ts';
import { FittedTileLook } from '../../tile/FittedTileLook.tsx';
import { TileLook } from '../../tile/TileLook.tsx';
import { Rulebook } from './Rulebook.tsx';
import { rulesModelOf } from './rulesModel.ts';

/** The short side of the cards on the page, in CSS pixels. */
const pageTile = 24;

interface ShownGame {
  readonly variant: VariantId;
  readonly rules: RuleChanges;
}

const usual: ShownGame = { variant: variants[0].id, rules: {} };

/** What is named or played, undefined where that is no climbing game. */
function climbingIn({
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
  const setup = useStore(stores.table, ({ round }) => round ?? undefined);
  const read = useMemo(() => parseRulesCode(code), [code]);
  const played = useMemo(() => setup && climbingIn(setup), [setup]);
  const { variant, rules } = climbingIn(read) ?? played ?? usual;
  const model = useMemo(() => rulesModelOf(variant, rules), [variant, rules]);
  const table = useMemo(() => played && rulesModelOf(played.variant, played.rules), [played]);
  const look = useTileWish(stores.settings, model.game.variant.kit);
  const { at } = read;
  const isWrong = !read.isSound || (at !== undefined && !model.rules.some((rule) => rule === at));

  const turnTo = (turned: string): void =>
    stores.places.getState().turnTo({ room: 'rules', code: turned });
  const showGame = (id: VariantId, changes: RuleChanges, spot?: RulesSpot): void =>
    turnTo(formatRulesCode({ ...rulesModelOf(id, changes), at: spot }));

  useEffect(() => (at === undefined ? undefined : leadTo(ruleElementId(at))), [at]);

  return (
    <TileLook look={look}>
      <FittedTileLook cut tile={pageTile}>
        <GoContext
          value={(place) => {
            // The page of the rules is open already: it goes to the rule and keeps its switches.
            const asked = 'code' in place ? parseRulesCode(place.code).at : undefined;
            showGame(variant, rules, asked);
            if (asked !== undefined) leadTo(ruleElementId(asked));
          }}
        >
          <RuleAnswers variant={variant} changed={model.changed}>
            <Rulebook
              model={model}
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
          </RuleAnswers>
        </GoContext>
      </FittedTileLook>
    </TileLook>
  );
}
