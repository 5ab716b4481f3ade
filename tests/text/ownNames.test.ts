import { expect, test } from 'vitest';
import { levels } from '../../src/bots/levels.ts';
import { languages } from '../../src/text/languages.ts';
import { isOpponentName, ownNames, seatNames } from '../../src/text/ownNames.ts';
import { voices } from '../support/voices.ts';

test('they are what the app calls its one person in its languages, and nothing else', () => {
  const called = new Set(languages.map((language) => voices[language]('start.name.you')));
  expect([...ownNames].sort()).toEqual([...called].sort());
});

const seatIds = ['start.name.0', 'start.name.1', 'start.name.2', 'start.name.3'] as const;

test.each(languages)(
  'a person at a seat has a name in %s that is known as such, and no bot’s',
  (language) => {
    const called = seatIds.map((id) => voices[language](id));
    for (const [seat, name] of called.entries()) {
      expect(seatNames[seat]).toContain(name);
      expect(levels.filter((level) => isOpponentName(name, level))).toEqual([]);
    }
    expect(new Set(called).size).toBe(called.length);
  },
);

test('so has each in an old match, where bots had the names of their seats', () => {
  expect(seatNames.map((names) => names.slice(-2))).toEqual([
    ['Ann', '小安'],
    ['Bo', '阿波'],
    ['Cy', '小溪'],
    ['Lin', '小林'],
  ]);
});

test.each(languages)('in %s a bot has one name, and further ones a number to it', (language) => {
  const say = voices[language];
  for (const level of levels) {
    const name = say(`start.opponent.${level}`);
    const further = say('start.opponent.further', { name, number: 12 });
    const second = say('start.opponent.further', { name, number: 2 });
    expect(say('start.game.opponents', { bots: 2, name })).toMatch(
      new RegExp(`^${name}(、| and )${second.replace(' ', '\u00a0')}$`, 'u'),
    );
    for (const called of [name, further]) {
      expect(levels.filter((one) => isOpponentName(called, one))).toEqual([level]);
    }
    expect(isOpponentName(`${further}${name}`, level)).toBe(false);
    // In lists of choices the name comes first, and then what is to be known of it.
    expect(say(`start.control.${level}`)).toMatch(new RegExp(`^${name}[,，]`, 'u'));
  }
});
