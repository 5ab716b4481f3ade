import { describe, expect, test } from 'vitest';
import { combinationInSentence } from '../../../src/text/climbing/combinationWords.ts';
import { english } from '../../../src/text/english.ts';
import { type Language, languages } from '../../../src/text/languages.ts';
import { climbingPlay } from '../../support/climbing/table.ts';
import { voices } from '../../support/voices.ts';
import { filesOf } from '../catalogueFiles.ts';

/** The widest combination of Hong Kong's game. */
const widest = climbingPlay('66*4+63*4+54*4');

/** The phases in which somebody is asked. */
const phases = ['lead', 'answer', 'declare', 'lay', 'talon', 'redeal', 'consent'];

function textsOf(language: Language): [string, string][] {
  return filesOf(language)
    .flatMap((file) => Object.entries(file))
    .filter(([id]) => id.startsWith('climbing.table.'));
}

describe.each(languages)('the table of climbing in %s', (language) => {
  const isEnglish = language === 'en';
  const texts = textsOf(language);

  test('has prompts of one line, even for the widest combination', () => {
    const say = voices[language];
    const what = combinationInSentence(widest, say, 'sap-ng-wu');
    const prompts = texts.filter(([id]) => id.startsWith('climbing.table.prompt.'));
    expect(prompts.length).toBeGreaterThan(3);
    for (const [id] of prompts) {
      if (!say.knows(id)) throw new Error(`${id} is not known`);
      const said = say(id, { what, name: 'Bo' });
      expect([said, said.length <= (isEnglish ? 70 : 28)]).toEqual([said, true]);
    }
  });

  test('has short buttons', () => {
    const buttons = texts.filter(
      ([id, text]) => id.startsWith('climbing.table.action.') && !text.includes('{'),
    );
    expect(buttons.length).toBeGreaterThan(10);
    for (const [, text] of buttons) {
      const size = isEnglish ? text.split(' ').length : text.length;
      expect([text, size <= (isEnglish ? 3 : 6)]).toEqual([text, true]);
    }
  });

  test('has whole sentences where something is explained', () => {
    const explained = texts.filter(([id]) => id.endsWith('.about'));
    expect(explained.length).toBeGreaterThan(3);
    expect(explained.filter(([, text]) => !/[.。]$/.test(text))).toEqual([]);
  });

  test('exclaims about two things only: wu that are enough, and who declares', () => {
    const loud = texts.filter(([, text]) => /[!！]/.test(text)).map(([id]) => id);
    expect(loud.sort()).toEqual([
      ...['climbing.table.end.call', 'climbing.table.end.call.your', 'climbing.table.told.enough'],
    ]);
  });
});

test.each(phases)('a turn, a curtain and the turn of another are told in the phase %s', (phase) => {
  for (const id of ['turn.your', 'turn.of', 'curtain']) {
    expect(Object.keys(english)).toContain(`climbing.table.${id}.${phase}`);
  }
});
