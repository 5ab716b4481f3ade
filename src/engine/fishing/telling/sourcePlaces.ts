import type { SourcePlace } from '../../core/sourcePlace.ts';
import type { SwitchValue } from '../../core/switches.ts';
import type { RuleId } from '../ruleIds.ts';
import type { SwitchKey } from '../switches.ts';
import type { SourceId } from '../variant.ts';
import type { VariantId } from '../variants.ts';

export interface RulePlace extends SourcePlace {
  readonly source: SourceId;
}

export type PlacesOfRules = Readonly<Record<RuleId, readonly RulePlace[] | 'absent'>>;

type Section = (part?: Omit<SourcePlace, 'section'>) => RulePlace;

const sectionOf =
  (source: SourceId, section: string): Section =>
  (part = {}) => ({ source, section, ...part });

/** The pages of gupai, whose title is also that of what stands before their first section. */
const tiuUPage = sectionOf('GP', 'Tiu-U');
const tiuUGameplay = sectionOf('GP', 'Tiu-U, Gameplay');
const tiuUCapture = sectionOf('GP', 'Tiu-U, Capture rules');
const tiuUScoring = sectionOf('GP', 'Tiu-U, Scoring');
const tiuUAnalysis = sectionOf('GP', 'Tiu-U, Rules analysis');
const shiWuHuSetup = sectionOf('GP', 'Shi Wu Hu, Setup');
const shiWuHuGameplay = sectionOf('GP', 'Shi Wu Hu, Gameplay');
const shiWuHuScoring = sectionOf('GP', 'Shi Wu Hu, Scoring');
const adaptation = sectionOf('GP', 'Shi Wu Hu, Adaptation');
const dominoPlay = sectionOf('DP', 'Play');
const gambiterPage = sectionOf('GB', 'Tiu-U');
const gambiterPlay = sectionOf('GB', 'The Play');
const gambiterScoring = sectionOf('GB', 'Scoring');
const culin = sectionOf('CU', 'Tiú ü');

/** Only one of the sources tells which way round the turn goes. */
const direction = dominoPlay({ paragraphs: '5' });

const tiuU: PlacesOfRules = {
  F1: [tiuUPage({ paragraphs: '1–2', items: '1–3' }), direction],
  F2: [tiuUGameplay({ items: '1–2' })],
  F3: [tiuUGameplay({ items: '3' })],
  F4: [tiuUCapture({ paragraphs: '3' })],
  F5: [tiuUGameplay({ items: '2' })],
  F6: [tiuUScoring({ paragraphs: '1' })],
  F7: [tiuUCapture({ paragraphs: '1–2' })],
  F8: [tiuUCapture({ paragraphs: '3' })],
  F9: [tiuUCapture({ paragraphs: '4' }), tiuUAnalysis({ paragraphs: '2' })],
  F10: 'absent',
  S1: [tiuUScoring({ paragraphs: '3' })],
  S2: [tiuUScoring({ paragraphs: '4' })],
  S3: 'absent',
  S4: 'absent',
  S5: 'absent',
  S6: 'absent',
  S7: 'absent',
  S8: 'absent',
  // Who pays is told by those that describe the game as it is played with a woodpile.
  S9: [dominoPlay({ paragraphs: '9' }), gambiterScoring({ paragraphs: '3' })],
};

const tiuUWoodpile: PlacesOfRules = {
  ...tiuU,
  F1: [dominoPlay({ paragraphs: '1, 5' }), gambiterPage({ paragraphs: '1–2' })],
  F2: [dominoPlay({ paragraphs: '2' }), gambiterPlay({ paragraphs: '1, 4' })],
  F3: [dominoPlay({ paragraphs: '2' }), gambiterPlay({ paragraphs: '5' })],
  F4: [dominoPlay({ paragraphs: '4' }), gambiterPlay({ paragraphs: '6' })],
  F5: [dominoPlay({ paragraphs: '2' }), gambiterPlay({ paragraphs: '4' })],
  F6: [dominoPlay({ paragraphs: '5–6' }), gambiterPlay({ paragraphs: '7' })],
  F7: [dominoPlay({ paragraphs: '3' }), gambiterPlay({ paragraphs: '1–2' })],
  F8: [dominoPlay({ paragraphs: '4' }), gambiterPlay({ paragraphs: '6' })],
  F9: [dominoPlay({ paragraphs: '4' }), gambiterPlay({ paragraphs: '6' })],
  F10: [dominoPlay({ paragraphs: '3' }), gambiterPlay({ paragraphs: '3' })],
  S1: [dominoPlay({ paragraphs: '7' }), gambiterScoring({ paragraphs: '1' })],
  S2: [dominoPlay({ paragraphs: '8' }), gambiterScoring({ paragraphs: '2' })],
};

const tiuUCulin: PlacesOfRules = {
  ...tiuU,
  F1: [direction, culin({ paragraphs: '1–2' })],
  F2: [culin({ paragraphs: '2–3' })],
  F3: [culin({ paragraphs: '3' })],
  F4: [culin({ paragraphs: '4' })],
  F5: [culin({ paragraphs: '2' })],
  F6: [culin({ paragraphs: '3, 5' })],
  F7: [culin({ paragraphs: '2, 4' })],
  F8: [culin({ paragraphs: '4' })],
  F9: [culin({ paragraphs: '4' })],
  F10: [culin({ paragraphs: '3' })],
  S1: [culin({ paragraphs: '5' })],
  S2: [culin({ paragraphs: '5' })],
  S9: [culin({ paragraphs: '5' })],
};

/** It plays by the same basic rules as Tiu-U where it tells no difference. */
const sameRules = shiWuHuGameplay({ paragraphs: '1' });

/** Some groups let one military kind do with cards too. */
const someGroups = adaptation({ paragraphs: '4' });

const shiWuHu: PlacesOfRules = {
  ...tiuU,
  F1: [shiWuHuSetup(), direction],
  F2: [sameRules, tiuUGameplay({ items: '1–2' })],
  F3: [sameRules, tiuUGameplay({ items: '3' })],
  F4: [shiWuHuGameplay({ items: '3' })],
  F5: [sameRules, tiuUGameplay({ items: '2' })],
  F6: [sameRules, tiuUScoring({ paragraphs: '1' })],
  F7: [shiWuHuGameplay({ items: '1–2' }), tiuUCapture({ paragraphs: '1' })],
  F8: [],
  F9: [sameRules, tiuUCapture({ paragraphs: '4' }), tiuUAnalysis({ paragraphs: '2' })],
  S1: 'absent',
  S2: 'absent',
  S3: [shiWuHuScoring({ items: '1–3' })],
  S4: [shiWuHuScoring({ paragraphs: '5', items: '4, 8' }), someGroups],
  S5: [shiWuHuScoring({ items: '5' })],
  S6: [shiWuHuScoring({ items: '6–7' })],
  S7: [shiWuHuScoring({ items: '9' })],
  S8: [shiWuHuScoring({ items: '11–13' })],
  S9: [shiWuHuScoring({ paragraphs: '6' })],
};

const shiWuHu64: PlacesOfRules = {
  ...shiWuHu,
  F1: [adaptation({ items: '4' }), tiuUPage({ paragraphs: '1–2', items: '1–3' }), direction],
  S4: [adaptation({ items: '1' }), shiWuHuScoring({ items: '4, 8' })],
  S8: [adaptation({ items: '2–3' }), shiWuHuScoring({ items: '12' })],
};

/** Places that a reader can look up; none where a rule is ours, `absent` where there is none. */
export const sourcePlaces: Readonly<Record<VariantId, PlacesOfRules>> = {
  'tiu-u': tiuU,
  'tiu-u-woodpile': tiuUWoodpile,
  'tiu-u-culin': tiuUCulin,
  'shi-wu-hu': shiWuHu,
  'shi-wu-hu-64': shiWuHu64,
};

/** Values of switches that are told elsewhere than the rule of the games that have them. */
export const valuePlaces: readonly {
  readonly key: SwitchKey;
  readonly value: SwitchValue;
  readonly places: readonly RulePlace[];
}[] = [
  // Where a third tile needs no rule its source has one; that a game goes without is ours.
  { key: 'thirdTile', value: 'none', places: [] },
  {
    key: 'groupNeeds',
    value: 'two-military',
    places: [shiWuHuScoring({ paragraphs: '5', items: '4, 8' })],
  },
  {
    key: 'groupNeeds',
    value: 'one-military',
    places: [adaptation({ paragraphs: '4', items: '1' })],
  },
];
