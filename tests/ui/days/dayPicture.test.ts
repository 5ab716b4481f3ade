import { expect, test, vi } from 'vitest';
import { daysUpTo } from '../../../src/store/days/calendar.ts';
import { loadCatalogue } from '../../../src/text/catalogue.ts';
import { languages } from '../../../src/text/languages.ts';
import { createSay } from '../../../src/text/say.ts';
import { daySayer } from '../../../src/ui/calendar/daySayer.ts';
import { type DayPictureFacts, dayPicture } from '../../../src/ui/days/dayPicture.ts';
import type { Measure, PictureColours } from '../../../src/ui/share/picture/sketch.ts';

const colours: PictureColours = {
  ground: '#010101',
  water: '#020202',
  'water-lit': '#030303',
  wood: '#040404',
  'wood-light': '#050505',
  'wood-lip': '#060606',
  text: '#070707',
  'text-quiet': '#080808',
  'accent-text': '#090909',
};
/** Every letter as wide as half its height. */
const measure: Measure = (text, { size }) => ([...text].length * size) / 2;
const tiles = { make: 'cards', redAsRings: false, edged: true } as const;

const facts: DayPictureFacts = {
  app: 'Fifteen Lakes',
  date: 'Tuesday 24 November 2026',
  streak: '3‑day streak',
  games: [
    {
      game: 'Tiu-U',
      result: 'Won, +24',
      notes: ['Better than two of the five bots', 'with help'],
    },
    { game: 'Shi Wu Hu (fishing)', result: 'Not played', notes: [] },
  ],
  row: Array.from({ length: 14 }, (_, at) => ({ day: String(at + 11), isPlayed: at % 2 === 0 })),
  name: 'Ann',
  where: 'lakes.example',
};
const long = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(5);

test.each([
  ['as it is', facts],
  [
    'with long words',
    {
      ...facts,
      date: long,
      name: long,
      where: long,
      games: [{ game: long, result: long, notes: [long] }],
    },
  ],
  ['without a name or a row to tell of', { ...facts, streak: '', name: '' }],
])('the picture of a day keeps its words within its edges %s', (_, told) => {
  const { width, height, texts } = dayPicture(told, colours, tiles, measure);
  for (const { text, x, y, anchor, ...writing } of texts) {
    const wide = measure(text, writing);
    const left = { start: x, center: x - wide / 2, end: x - wide }[anchor];
    expect(left, text).toBeGreaterThanOrEqual(0);
    expect(left + wide, text).toBeLessThanOrEqual(width);
    expect(y).toBeLessThan(height);
  }
});

test.each(languages)('a date of %s is whole on the picture of any day', async (language) => {
  const say = createSay(language, await loadCatalogue(language, undefined, []));
  vi.stubGlobal('navigator', { languages: [] });
  const sayDay = daySayer(say, { dateStyle: 'full' });
  vi.unstubAllGlobals();
  // Letters and characters as wide as those of a wide face, and wider.
  const wide: Measure = (text, { size }) =>
    [...text].reduce((sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? 1 : 0.66) * size, 0);
  for (const day of daysUpTo('2027-12-31', 365)) {
    const { texts } = dayPicture({ ...facts, date: sayDay(day) }, colours, tiles, wide);
    expect(texts.map(({ text }) => text)).toContain(sayDay(day));
  }
});

test('the picture of a day tells each game and marks the days that were played', () => {
  const { svg, texts } = dayPicture(facts, colours, tiles, measure);
  const said = texts.map(({ text }) => text);
  expect(said).toEqual(
    expect.arrayContaining([
      ...['Better than two of the five bots · with help'],
      ...['Tiu-U', 'Won, +24', '3‑day streak', 'Ann', 'lakes.example', '24'],
    ]),
  );
  expect(svg.match(/<circle[^>]+fill="#090909"/g)).toHaveLength(7);
  expect(svg.match(/<circle[^>]+fill="none"/g)).toHaveLength(7);
});
