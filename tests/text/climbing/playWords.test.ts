import { expect, test } from 'vitest';
import { playBrief, playWords } from '../../../src/text/climbing/playWords.ts';
import { languages } from '../../../src/text/languages.ts';
import { climbingPlay } from '../../support/climbing/table.ts';
import { say } from '../../support/say.ts';
import { voices } from '../../support/voices.ts';
import { expectAllSaid, unfilled } from '../spokenMessages.ts';

/** A play of every manner, with the moment in which it is made. */
const plays = [
  ['lead', '66*2+54', 'Bo led two of 6‑6 with a 5‑4', 'Bo 6‑6×2+5‑4'],
  ['lead', '42+21', 'Bo led a Supreme (a 4‑2 and a 2‑1)', 'Bo 4‑2+2‑1'],
  ['answer', '66*2', 'Bo beat it with two of 6‑6', 'Bo 6‑6×2'],
  ['answer', 'pass', 'Bo passed', 'Bo passed'],
  ['declare', 'declare', 'Bo declared', 'Bo declared'],
  ['declare', 'decline', 'Bo played on', 'Bo played on'],
  ['lay', 'lay 42+21*2', 'Bo laid a Supreme (a 4‑2 and two of 2‑1)', 'Bo laid 4‑2+2‑1×2'],
  ['lay', 'lay 42*4+21*4', 'Bo laid a Supreme of all eight cards', 'Bo laid 4‑2×4+2‑1×4'],
  ['lay', 'pass', 'Bo kept 4‑2 and 2‑1', 'Bo didn’t lay'],
  ['talon', 'take', 'Bo took the bottom cards', 'Bo took three'],
  ['talon', 'pass', 'Bo left the bottom cards', 'Bo took none'],
  ['redeal', 'redeal', 'Bo asked for a new deal', 'Bo: new deal'],
  ['redeal', 'pass', 'Bo kept the deal', 'Bo kept the deal'],
  ['consent', 'play', 'Bo chose to play', 'Bo will play'],
  ['consent', 'throw', 'Bo threw the hand in', 'Bo threw in'],
] as const;

test.each(plays)('in %s, %s is told: %s', (phase, text, words, brief) => {
  const spoken = { name: 'Bo', phase, play: climbingPlay(text) };
  expect(playWords(spoken, say)).toBe(words);
  expect(playBrief(spoken, say)).toBe(brief);
});

test('the game tells a happy from a Supreme', () => {
  const spoken = { name: 'You', phase: 'lead', play: climbingPlay('42+21') };
  expect(playWords({ ...spoken, variant: 'ma-hua-hua' }, say)).toBe(
    'You led a happy set (a 4‑2 and a 2‑1)',
  );
  expect(playWords({ ...spoken, variant: 'sap-ng-wu' }, say)).toMatch(/^You led a Supreme/);
});

test('every message of a play is said, for the play that it tells', () => {
  expectAllSaid(/^climbing\.(play|brief)\./, (listener) => {
    for (const [phase, text] of plays) {
      const spoken = { name: 'Bo', phase, play: climbingPlay(text) };
      playWords(spoken, listener);
      playBrief(spoken, listener);
    }
  });
});

test.each(languages)('in %s every play is told in words of its own', (language) => {
  const said = plays.map(([phase, text]) =>
    playWords({ name: 'Bo', phase, play: climbingPlay(text) }, voices[language]),
  );
  expect(new Set(said).size).toBe(plays.length);
  for (const words of said) {
    expect(words).toMatch(/^Bo/);
    expect(words).not.toMatch(unfilled);
  }
});
