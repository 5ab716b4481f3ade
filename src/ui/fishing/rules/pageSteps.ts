import { scoreSheetOf } from '../../../engine/fishing/index.ts';
import { countTiles, type Kind, kindOf } from '../../../engine/index.ts';
import type { Say } from '../../../text/say.ts';
import type { PagePicture, PageStep } from '../../rules/OnePage.tsx';
import type { RulesModel } from './rulesModel.ts';

/** A bait and its fish of equal pips, in every game there is. */
const bait = kindOf('63');
const fish = kindOf('54');
const smallFish = [kindOf('41'), kindOf('31')];
const bigFish = [kindOf('44'), kindOf('64')];

/** The steps of a fishing game on one page: each is true under the switches in force. */
export function fishingPageOf(model: RulesModel, say: Say): readonly PageStep[] {
  const { game, kinds } = model;
  const { rules, scoring } = game;
  const threes = kinds.filter(({ three }) => three === 'choice' || three === 'whole');
  const [three] = threes;
  const pairs = (isListed: (pips: boolean, catches: boolean) => boolean): Kind[][] =>
    kinds.flatMap((one, at) =>
      kinds.slice(at + 1).flatMap((other) => {
        const listed = isListed(one.pips === other.pips, one.catches.includes(other.kind));
        return listed ? [[one.kind, other.kind]] : [];
      }),
    );
  const also = pairs((isEqual, catches) => !isEqual && catches);
  const never = pairs((isEqual, catches) => isEqual && !catches);
  const pictures = (found: readonly (readonly Kind[])[], id: 'also' | 'never') =>
    found.map(([one = bait, other = fish]) => ({
      sides: [[one], [other]],
      sign: '↔' as const,
      words: say(`rulebook.page.${id}`),
    }));
  return [
    { words: say(`rulebook.page.goal.${rules.settlement}`) },
    {
      words: say('rulebook.page.catch'),
      pictures: [{ sides: [[bait], [fish]], sign: '→' }],
    },
    ...(also.length + never.length === 0
      ? []
      : [
          {
            words: say('rulebook.page.except'),
            pictures: [...pictures(also, 'also'), ...pictures(never, 'never')],
          },
        ]),
    ...(three === undefined
      ? []
      : [
          {
            words: say(`rulebook.page.three.${rules.triple}.${rules.tripleOf}`),
            pictures: [
              { sides: [[three.kind], Array<Kind>(3).fill(three.kind)], sign: '→' as const },
            ],
          },
        ]),
    { words: say(`rulebook.page.place.${rules.captureFromHand}`) },
    ...(rules.thirdTile === 'none'
      ? []
      : [{ words: say(`rule.thirdTile.${rules.thirdTile}.about`) }]),
    { words: say(`rulebook.page.draw.${rules.captureFromDraw}`) },
    ...(rules.heavenPair === 'off'
      ? []
      : [
          {
            words: say(`rule.heavenPair.${rules.heavenPair}.about`),
            pictures: [{ sides: [[kindOf('66'), kindOf('66')]] }],
          },
        ]),
    { words: say('rulebook.page.end') },
    rules.scoring === 'pips'
      ? {
          words: say('rulebook.page.count.pips'),
          pictures: [counted(model, smallFish, say), counted(model, bigFish, say)],
        }
      : {
          words: say('rulebook.page.count.groups'),
          pictures: scoring.groups
            .filter(({ needs }) => needs.length > 0)
            .map((group) => ({
              sides: [
                group.needs.flatMap(({ oneOf, copies }) =>
                  oneOf.flatMap((kind) => Array<Kind>(copies).fill(kind)),
                ),
              ],
              words: say(`rulebook.page.count.${needsEither(group) ? 'either' : 'group'}`, {
                group: say(`table.group.${group.id}`),
                points: group.pointsComplete[group.kinds[0] ?? 0] ?? 0,
              }),
            })),
        },
    ...(rules.scoring === 'groups' && Object.values(rules.bonuses).some((bonus) => bonus > 0)
      ? [{ words: say('rulebook.page.bonus') }]
      : []),
    ...(rules.doubleAt > 0
      ? [{ words: say('rulebook.page.double', { points: rules.doubleAt }) }]
      : []),
  ];
}

function needsEither({
  needs,
}: {
  readonly needs: readonly { readonly oneOf: readonly Kind[] }[];
}) {
  return needs.some(({ oneOf }) => oneOf.length > 1);
}

function counted({ game }: RulesModel, tiles: readonly Kind[], say: Say): PagePicture {
  const { total } = scoreSheetOf(game.scoring, countTiles(tiles));
  return { sides: [tiles], words: say('rulebook.page.count.worth', { points: total }) };
}
