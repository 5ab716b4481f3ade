import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import {
  changedSwitchesOf,
  findVariant,
  ruleIds,
  variants,
} from '../../../engine/climbing/index.ts';
import { formatRulesCode, parseRulesCode } from '../../../store/rulesCode.ts';
import { RuleAnswers } from '../../asking/RuleAnswers.tsx';
import { RuleText } from '../../asking/RuleText.tsx';
import page from '../../page/Page.module.css';
import { RoomPage } from '../../page/RoomPage.tsx';
import type { RoomProps } from '../../page/roomProps.ts';
import { OnePage } from '../../rules/OnePage.tsx';
import { RulesGames } from '../../rules/RulesGames.tsx';
import { useTileWish } from '../../settings/useTileWish.ts';
import { FittedTileLook, TileLook } from '../../tile/TileLook.tsx';
import { useSay } from '../../voice/voice.tsx';
import { climbingPageOf } from './pageSteps.ts';

/** The short side of the cards on the page, in CSS pixels. */
const pageTile = 24;

/** The rules of a climbing game, one after the other, each with its source. */
export function RulesRoom({ stores, code, onLeave }: RoomProps) {
  const say = useSay();
  const read = useMemo(() => parseRulesCode(code), [code]);
  const played = useStore(stores.table, ({ match }) => match?.setup.variant);
  const variant = findVariant(read.variant ?? played ?? '') ?? variants[0];
  const changed = useMemo(() => changedSwitchesOf(variant, read.rules), [variant, read.rules]);
  const look = useTileWish(stores.settings, variant.kit);
  const { at } = read;
  useEffect(() => {
    if (at !== undefined) document.getElementById(`rule-${at}`)?.scrollIntoView();
  }, [at]);
  return (
    <RuleAnswers variant={variant.id} changed={changed}>
      <RoomPage
        title={say(`variant.${variant.id}`)}
        about={say(`start.variant.${variant.id}.about`)}
        onLeave={onLeave}
      >
        <RulesGames
          variant={variant.id}
          onVariant={(other) =>
            stores.places
              .getState()
              .turnTo({ room: 'rules', code: formatRulesCode({ variant: other, changed: [] }) })
          }
        />
        <TileLook look={look}>
          <FittedTileLook cut tile={pageTile}>
            <OnePage steps={climbingPageOf(variant, read.rules, say)} />
          </FittedTileLook>
        </TileLook>
        {ruleIds.map((rule) => (
          <section key={rule} id={`rule-${rule}`} className={page.card}>
            <h2>{say('rules.title', { rule })}</h2>
            <RuleText rules={[rule]} />
          </section>
        ))}
      </RoomPage>
    </RuleAnswers>
  );
}
