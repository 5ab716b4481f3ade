import { describe, expect, test } from 'vitest';
import { levels } from '../../../src/bots/levels.ts';
import type { RoundRecord } from '../../../src/engine/index.ts';
import type { Control } from '../../../src/store/match/holder.ts';
import { currentRound, startMatch } from '../../../src/store/match/match.ts';
import { mirrorOf } from '../../../src/store/match/mirror.ts';
import { trueRoundOf } from '../../../src/store/table/roundAtTable.ts';
import { languages } from '../../../src/text/languages.ts';
import { matchWords } from '../../../src/ui/files/matchWords.ts';
import { keptAsShown } from '../../../src/ui/history/historyWords.ts';
import { withBotNames } from '../../../src/ui/opponents/botName.ts';
import { scoresModelOf } from '../../../src/ui/scores/scoresModel.ts';
import { shownMatch, shownNames, withNamesShown } from '../../../src/ui/seatTable/shownNames.ts';
import { finishedRound, setupOf } from '../../support/matches.ts';
import { say } from '../../support/say.ts';
import { voices } from '../../support/voices.ts';
import { keptRound } from '../history/keptRounds.ts';

test('a seat whose name is empty, blank or invisible is called by its place', () => {
  const players = ['', 'Bo', ' \t', '\u200b\u2060'].map((name) => ({
    ...{ name, control: 'person' as const },
  }));
  expect(shownNames({ players }, say)).toEqual(['Seat 1', 'Bo', 'Seat 3', 'Seat 4']);
});

test('people without names are called by their places, whoever sits out', () => {
  const person = { name: '', control: 'person' } as const;
  const players = [person, person];
  const called = [0, 1, 2].map((place) => {
    const match = startMatch(setupOf([], { players, sitsOut: { place, ...person } }));
    const { setup, rounds } = shownMatch(match, say);
    const names = shownNames(match.setup, say);
    expect(setup.players.map(({ name }) => name)).toEqual(names);
    expect(rounds[0]?.players).toEqual(names);
    expect(withNamesShown(currentRound(match), say).players).toEqual(names);
    const kept = keptRound('a', { names: ['', ''], sitsOut: { place, ...person } });
    const shown = keptAsShown(kept, say);
    expect(shown.names).toEqual(names);
    expect(shown.sitsOut?.name).toBe(setup.sitsOut?.name);
    return [...names, setup.sitsOut?.name];
  });
  expect(called).toEqual([
    ['Seat 2', 'Seat 3', 'Seat 1'],
    ['Seat 1', 'Seat 3', 'Seat 2'],
    ['Seat 1', 'Seat 2', 'Seat 3'],
  ]);
});

test('only who sits out may be without a name', () => {
  const sitsOut = { place: 2, name: ' ', control: 'person' } as const;
  const match = startMatch(setupOf(['person', 'person'], { sitsOut }));
  expect(shownMatch(match, say).setup).toMatchObject({
    players: [{ name: 'Ann' }, { name: 'Bo' }],
    sitsOut: { name: 'Seat 3' },
  });
  const named = startMatch(setupOf(['person', 'person'], { sitsOut: { ...sitsOut, name: 'Cy' } }));
  expect(shownMatch(named, say)).toBe(named);
});

describe('a name that the app gave is shown in the language of now', () => {
  const people: readonly Control[] = ['person', 'random', 'greedy', 'greedy'];
  const namesIn = (language: (typeof languages)[number]) =>
    withBotNames(
      [voices[language]('start.name.you'), '', '', ''],
      people.map((control) => levels.find((level) => level === control)),
      voices[language],
    );
  const playersIn = (language: (typeof languages)[number]) =>
    namesIn(language).map((name, seat) => ({ name, control: people[seat] ?? 'person' }));

  test.each(languages)('whichever it was given in: %s', (given) => {
    const setup = setupOf([], { variant: 'shi-wu-hu', players: playersIn(given).slice(0, 3) });
    const match = { setup, rounds: [finishedRound(setup)] };
    for (const language of languages) {
      const now = voices[language];
      const names = namesIn(language).slice(0, 3);
      expect(shownNames({ players: playersIn(given) }, now)).toEqual(namesIn(language));
      expect(shownNames(setup, now)).toEqual(names);
      expect(shownNames(trueRoundOf(match), now)).toEqual(names);
      const shown = shownMatch(match, now);
      expect(shown === match).toBe(names.join() === namesIn(given).slice(0, 3).join());
      expect(shown.setup.players.map(({ name }) => name)).toEqual(names);
      expect(currentRound(shown).players).toEqual(names);
      expect(withNamesShown(currentRound(match), now).players).toEqual(names);
      const kept = keptRound('a', { names: namesIn(given), controls: people });
      expect(keptAsShown(kept, now).names).toEqual(namesIn(language));
      expect(matchWords(match, now).names).toContain(names[1]);
    }
  });

  test('and one that somebody typed as it is, also where a bot elsewhere has it', () => {
    const typed = [
      { name: '小溪', control: 'person' },
      { name: 'Mei', control: 'greedy' },
      { name: 'Cy the 2', control: 'greedy' },
      { name: 'You', control: 'skilled' },
    ] as const;
    const names = typed.map(({ name }) => name);
    for (const language of languages) {
      expect(shownNames({ players: typed }, voices[language])).toEqual(names);
    }
  });

  test.each([
    { now: 'zh-Hant', names: ['阿波', 'Bo'], controls: ['person', 'novice'] },
    { now: 'en', names: ['Mei', '阿梅'], controls: ['person', 'expert'] },
    { now: 'en', names: ['You', '你'], controls: ['person', 'person'] },
    { now: 'zh-Hans', names: ['Bo', 'Bo 1'], controls: ['novice', 'novice'] },
  ] as const)('but not where two would be called alike: $names in $now', ({ now, ...given }) => {
    const { names, controls } = given;
    const players = [
      { name: names[0], control: controls[0] },
      { name: names[1], control: controls[1] },
    ];
    expect(shownNames({ players }, voices[now])).toEqual(names);
  });

  test('and what is kept and played again has the names that it was given', () => {
    const setup = setupOf([], { players: playersIn('zh-Hant').slice(0, 2) });
    const first = { setup, rounds: [finishedRound(setup)] };
    const again = mirrorOf(first);
    const rounds: RoundRecord[] = [
      { ...finishedRound(again.setup), meta: { ...currentRound(again).meta } },
    ];
    const match = { setup: again.setup, rounds };
    const model = scoresModelOf(match, shownMatch(match, say));
    expect(model.names).toEqual(['Feng', 'You']);
    expect(model.mirror).toMatchObject({ names: ['You', 'Feng'] });
    expect(scoresModelOf(first, shownMatch(first, say)).canMirror).toBe(true);
  });
});
