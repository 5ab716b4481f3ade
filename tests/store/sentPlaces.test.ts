import { expect, test } from 'vitest';
import { formatLink } from '../../src/records/link.ts';
import { leadsToPlace } from '../../src/store/leadsToPlace.ts';
import { formatPlace, type Place, parsePlace } from '../../src/store/places.ts';
import { finishedRound, setupOf } from '../support/matches.ts';
import { sentenceSigns } from '../support/sentenceSigns.ts';

const code = formatLink(finishedRound(setupOf(['person', 'greedy'])));

const places: readonly Place[] = [
  { room: 'today' },
  { room: 'today', code: '2026-11-24' },
  { room: 'history' },
  { room: 'calculator' },
  { room: 'puzzles' },
  { room: 'review', code },
  { room: 'deal', code },
  { room: 'learn', code: '' },
  { room: 'learn', code: 'sap-ng-wu-suits' },
  { room: 'rules', code: '' },
  { room: 'rules', code: 'tiu-u' },
  { room: 'rules', code: 'shi-wu-hu-64/catches' },
  { room: 'rules', code: 'tiu-u/F9/thirdTile=stack,captures.tens=false' },
];

/** What sentences, messengers and mail add behind an address. */
const added = [
  ...sentenceSigns,
  ...[
    '-',
    '—',
    '~',
    '`',
    '|',
    ';',
    ':',
    '"',
    "'",
    '’',
    '<',
    '、',
    '，',
    '！',
    '」',
    ').',
    '_).',
    '**)',
  ],
  ...[' ', '\n', '\u00a0', '\u3000', '\u200b', '\u2060', '\u200e', '\u00ad', '\ufeff'],
  ...['&utm_source=mail', '&amp;utm_source=mail', '?fbclid=AbC_9-x', '/?a=1', ' and more', '\nBo'],
];

test.each(places)('the address of %j is the same whatever follows it', (place) => {
  for (const more of ['', ...added]) {
    const hash = formatPlace(place) + more;
    expect([more, parsePlace(hash)]).toEqual([more, place]);
    // So a browser tells what was typed in; it joins lines.
    if (more === '\nBo') continue;
    const { hash: told } = new URL(`https://lakes.example/${hash}`);
    expect([more, parsePlace(told)]).toEqual([more, place]);
  }
});

test.each(places)('the address of %j is the same with percent signs', (place) => {
  const hash = formatPlace(place);
  const once = encodeURIComponent(hash.slice(1));
  const every = [...hash.slice(1)].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('');
  for (const written of [once, encodeURIComponent(once), every, `%23${once}`]) {
    expect(parsePlace(`#${written}`)).toEqual(place);
    expect(parsePlace(`#${written}%29%E3%80%82`)).toEqual(place);
    expect(parsePlace(`#${written}%`)).toEqual(place);
  }
});

test.each(places)('the address of %j is the same with signs in it that are not seen', (place) => {
  const hash = formatPlace(place);
  for (const sign of ['\u200b', '\u00ad', '\u2060', '\ufeff']) {
    expect(parsePlace([...hash].join(sign))).toEqual(place);
  }
});

test('only the place of the match has no place', () => {
  expect(['', '#', '#today', '#no'].map(leadsToPlace)).toEqual([false, false, true, true]);
});
