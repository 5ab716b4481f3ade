import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { ChangedSwitch, KitId, RuleChanges, VariantId } from '../../engine/index.ts';
import { formatRulesCode, parseRulesCode, type RulesSpot } from '../../store/rulesCode.ts';
import { GoContext } from '../asking/goContext.ts';
import { RuleAnswers } from '../asking/RuleAnswers.tsx';
import type { Component } from '../content/content.ts';
import { leadTo } from '../page/leadTo.ts';
import type { RoomProps } from '../page/roomProps.ts';
import { useTileWish } from '../settings/useTileWish.ts';
import { FittedTileLook } from '../tile/FittedTileLook.tsx';
import { TileLook } from '../tile/TileLook.tsx';
import { ruleElementId } from './RuleArticle.tsx';
import type { RulebookPageProps } from './RulebookPage.tsx';

/** What is told of the rules of a game of any family. */
interface ToldRules {
  readonly variant: VariantId;
  readonly changed: readonly ChangedSwitch[];
  readonly game: { readonly variant: { readonly kit: KitId } };
}

/** What the page of a family is given. */
export interface RulesPageProps<Id extends VariantId, Model>
  extends Pick<
      RulebookPageProps<Id>,
      'rules' | 'isWrong' | 'isTable' | 'onTable' | 'onLesson' | 'onOther'
    >,
    Pick<RoomProps, 'onGo' | 'onLeave'> {
  readonly model: Model;
  readonly at: RulesSpot | undefined;
  /** Turns to a game, at the rule in question if one is named. */
  readonly onGame: (variant: Id, rules: RuleChanges, at?: RulesSpot) => void;
  /** The address of this game at a spot. */
  readonly codeOf: (at: RulesSpot) => string;
  /** Follows an address without a step back. */
  readonly turnTo: (code: string) => void;
}

interface FamilyRules<Id extends VariantId, Model extends ToldRules> {
  readonly find: (variant: string) => { readonly id: Id } | undefined;
  readonly usual: Id;
  /** The short side of the tiles on the page, in CSS pixels. */
  readonly tile: number;
  readonly modelOf: (variant: Id, rules: RuleChanges) => Model;
  /** Whether the page can open at a spot. */
  readonly opensAt: (model: Model, at: RulesSpot) => boolean;
  readonly Page: Component<RulesPageProps<Id, Model>>;
}

/**
 * The rules of a family, connected to the address, which names the game and the switches shown, and
 * to the match.
 */
export function rulesRoomOf<Id extends VariantId, Model extends ToldRules>(
  family: FamilyRules<Id, Model>,
): Component<RoomProps> {
  const { Page, modelOf } = family;
  /** Undefined where that is no game of the family. */
  const ofFamily = (game: { readonly variant?: VariantId | undefined; rules: RuleChanges }) => {
    const found = family.find(game.variant ?? '');
    return found && { variant: found.id, rules: game.rules };
  };
  return function RulesRoom({ stores, code, onGo, onLeave }) {
    const round = useStore(stores.table, (at) => at.round);
    const read = useMemo(() => parseRulesCode(code), [code]);
    const played = useMemo(() => (round === null ? undefined : ofFamily(round)), [round]);
    const { variant, rules } = ofFamily(read) ?? played ?? { variant: family.usual, rules: {} };
    const model = useMemo(() => modelOf(variant, rules), [variant, rules]);
    const table = useMemo(() => played && modelOf(played.variant, played.rules), [played]);
    const look = useTileWish(stores.settings, model.game.variant.kit);
    const { at } = read;
    const codeOf = (spot?: RulesSpot): string =>
      formatRulesCode({ variant, changed: model.changed, at: spot });
    const turnTo = (turned: string): void =>
      stores.places.getState().turnTo({ room: 'rules', code: turned });
    const showGame = (id: Id, changes: RuleChanges, spot?: RulesSpot): void =>
      turnTo(formatRulesCode({ ...modelOf(id, changes), at: spot }));

    useEffect(() => (at === undefined ? undefined : leadTo(ruleElementId(at))), [at]);

    return (
      <TileLook look={look}>
        <FittedTileLook cut tile={family.tile}>
          <GoContext
            value={(place) => {
              // The page of the rules is open already: it goes to the rule and keeps its switches.
              const asked = 'code' in place ? parseRulesCode(place.code).at : undefined;
              turnTo(codeOf(asked));
              if (asked !== undefined) leadTo(ruleElementId(asked));
            }}
          >
            <RuleAnswers variant={variant} changed={model.changed}>
              <Page
                model={model}
                rules={rules}
                at={at}
                isWrong={!read.isSound || (at !== undefined && !family.opensAt(model, at))}
                isTable={table && formatRulesCode(table) === formatRulesCode(model)}
                onTable={() => {
                  if (played !== undefined) showGame(played.variant, played.rules);
                }}
                onGame={showGame}
                onOther={(other) => turnTo(formatRulesCode({ variant: other, changed: [] }))}
                onLesson={(lesson) => onGo({ room: 'learn', code: lesson })}
                codeOf={codeOf}
                turnTo={turnTo}
                onGo={onGo}
                onLeave={onLeave}
              />
            </RuleAnswers>
          </GoContext>
        </FittedTileLook>
      </TileLook>
    );
  };
}
