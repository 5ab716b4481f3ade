import { describe, expect, it } from 'vitest';
import { createAnnouncer } from '../../src/store/announcer.ts';
import type { Tiding } from '../../src/store/tidings.ts';
import { listeningTime } from '../../src/text/heardSentences.ts';
import { createHandClock } from '../support/handClock.ts';

/** An announcer whose time passes when the test says so, with its region in the page. */
function openAnnouncer({ stands = true } = {}) {
  const clock = createHandClock();
  const announcer = createAnnouncer(clock.timer);
  const leave = stands ? announcer.stand() : () => undefined;
  const told = () => announcer.getState().told.map(({ words }) => words);
  /** What stands in the region after each of its changes. */
  const changes: (readonly string[])[] = [];
  let before = announcer.getState().told;
  announcer.subscribe((state) => {
    if (state.told !== before) changes.push(told());
    before = state.told;
  });
  return { announcer, clock, leave, told, changes };
}

const holds = (...keys: readonly string[]): readonly Tiding[] =>
  keys.map((key) => ({ key, words: () => [`${key} holds`] }));

const passed = (name: string, waits: boolean): Tiding => ({
  key: `${name} passed`,
  words: () => [`${name} passed`],
  gathered: { deed: 'pass', name, words: (names) => `${names.join(' and ')} passed`, waits },
});

/** Longer than a region stands empty at first, and than two changes lie apart. */
const settled = 1500;

describe('an announcer', () => {
  it('tells all that is new at once in one change, each sentence with its stop', () => {
    const { announcer, clock, changes } = openAnnouncer();
    announcer.offer('table', holds('a', 'b'));
    announcer.offer('board', [{ key: 'c', words: () => ['Is it?', '輪到你'] }]);
    clock.pass(settled);
    expect(changes).toEqual([['a holds. b holds. Is it? 輪到你。']]);
  });

  it('waits until the region has stood there for a while, and fills none that is not there', () => {
    const { announcer, clock, told } = openAnnouncer({ stands: false });
    announcer.offer('table', holds('a'));
    clock.pass(settled);
    expect(told()).toEqual([]);
    announcer.stand();
    clock.pass(700);
    expect(told()).toEqual([]);
    clock.pass(100);
    expect(told()).toEqual(['a holds.']);
  });

  it('keeps changes apart, and what comes meanwhile together', () => {
    const { announcer, clock, changes } = openAnnouncer();
    announcer.offer('table', holds('a'));
    clock.pass(settled);
    announcer.offer('table', holds('a', 'b'));
    clock.pass(300);
    announcer.offer('table', holds('a', 'b', 'c'));
    expect(changes).toEqual([['a holds.'], ['a holds.', 'b holds.']]);
    clock.pass(600);
    expect(changes).toHaveLength(2);
    clock.pass(400);
    expect(changes.at(-1)).toEqual(['a holds.', 'b holds.', 'c holds.']);
  });

  it('tells nothing twice while it holds, and again what comes back', () => {
    const { announcer, clock, changes } = openAnnouncer();
    for (const keys of [['a'], ['a'], [], ['a', 'b'], ['b'], ['a', 'b']]) {
      announcer.offer('table', holds(...keys));
      clock.pass(settled);
    }
    expect(changes.flatMap((words) => words.at(-1) ?? [])).toEqual([
      'a holds.',
      'a holds. b holds.',
      'a holds.',
    ]);
  });

  it('tells nothing that does not hold any more by then', () => {
    const { announcer, clock, changes } = openAnnouncer();
    announcer.offer('table', holds('a', 'b'));
    announcer.offer('table', holds('b'));
    clock.pass(settled);
    expect(changes).toEqual([['b holds.']]);
  });

  it('does not tell first what was there before its list', () => {
    const { announcer, clock, changes } = openAnnouncer();
    const [a, b] = holds('a', 'b');
    if (a === undefined || b === undefined) throw new Error('there are two');
    announcer.offer('table', [{ ...a, old: true }, b]);
    clock.pass(settled);
    announcer.offer('table', [b]);
    announcer.offer('table', [{ ...a, old: true }, b]);
    clock.pass(settled);
    expect(changes).toEqual([['b holds.'], ['b holds.', 'a holds.']]);
  });

  it('gathers passes in one sentence, and keeps them for what comes after', () => {
    const { announcer, clock, changes } = openAnnouncer();
    announcer.offer('table', [passed('Bo', true)]);
    clock.pass(settled);
    expect(changes).toEqual([]);
    expect(announcer.getState().isBusy).toBe(false);
    announcer.offer('table', [passed('Bo', true), passed('Ann', true), ...holds('a')]);
    clock.pass(settled);
    expect(changes).toEqual([['Bo and Ann passed. a holds.']]);
  });

  it('keeps a pass for those after it also where something before it is told meanwhile', () => {
    const { announcer, clock, changes } = openAnnouncer();
    announcer.offer('table', [...holds('a'), passed('Bo', true)]);
    clock.pass(settled);
    expect(changes).toEqual([['a holds.']]);
    announcer.offer('table', [...holds('a'), passed('Bo', true), passed('Ann', true)]);
    clock.pass(settled);
    announcer.offer('table', [
      ...holds('a'),
      passed('Bo', true),
      passed('Ann', true),
      ...holds('b'),
    ]);
    clock.pass(settled);
    expect(changes.at(-1)).toEqual(['a holds.', 'Bo and Ann passed. b holds.']);
  });

  it('tells of a pass alone where nothing comes after it by itself', () => {
    const { announcer, clock, changes } = openAnnouncer();
    announcer.offer('table', [passed('Bo', true), passed('Ann', false)]);
    clock.pass(settled);
    expect(changes).toEqual([['Bo and Ann passed.']]);
  });

  it('lets leave what was told, once it was heard', () => {
    const { announcer, clock, told } = openAnnouncer();
    announcer.tell('a');
    clock.pass(settled);
    expect(told()).toEqual(['a.']);
    clock.pass(6000);
    expect(told()).toEqual([]);
  });

  it('empties the region for a dialog, and tells afterwards what has come meanwhile', () => {
    const { announcer, clock, told, changes } = openAnnouncer();
    announcer.offer('table', holds('a'));
    clock.pass(settled);
    const speakUp = announcer.hush();
    expect(told()).toEqual([]);
    announcer.offer('table', holds('a', 'b'));
    clock.pass(settled);
    expect(told()).toEqual([]);
    speakUp();
    clock.pass(settled);
    expect(told()).toEqual(['b holds.']);
    expect(changes).toHaveLength(3);
  });

  it('empties the region when what told it has gone', () => {
    const { announcer, clock, told, changes } = openAnnouncer();
    announcer.offer('table', holds('a'));
    clock.pass(settled);
    announcer.offer('table', holds('a', 'b'));
    announcer.offer('table', []);
    clock.pass(settled);
    expect(told()).toEqual([]);
    expect(changes).toHaveLength(2);
  });

  it('keeps what a press has told where a board alone has nothing more to tell', () => {
    const { announcer, clock, told } = openAnnouncer();
    announcer.offer('board', holds('a'));
    clock.pass(settled);
    announcer.tell('b');
    announcer.offer('board', []);
    clock.pass(settled);
    expect(told()).toEqual(['a holds.', 'b.']);
  });

  it('is busy for as long as it takes to listen, or until somebody goes on', () => {
    const { announcer, clock } = openAnnouncer();
    const isBusy = () => announcer.getState().isBusy;
    expect(isBusy()).toBe(false);
    announcer.tell('Bo drew the Heaven 6‑6 and caught it');
    expect(isBusy()).toBe(true);
    clock.pass(750 + 2500);
    expect(isBusy()).toBe(true);
    announcer.tell('Your turn');
    clock.pass(600);
    expect(isBusy()).toBe(true);
    clock.pass(1500);
    expect(isBusy()).toBe(false);
    announcer.tell('Bo drew the Heaven 6‑6 and caught it');
    clock.pass(settled);
    announcer.goOn();
    expect(isBusy()).toBe(false);
  });

  it('counts a Chinese sign for as much as a syllable', () => {
    expect(listeningTime('輪到你出牌')).toBeGreaterThan(listeningTime('Your '));
  });

  it('lets what follows follow the news by as much as a reader needs', () => {
    const { announcer, clock, told } = openAnnouncer();
    clock.pass(settled);
    const followed: (readonly string[])[] = [];
    announcer.afterNews(() => followed.push(told()));
    announcer.offer('table', holds('a'));
    clock.pass(300);
    expect(told()).toEqual(['a holds.']);
    expect(followed).toEqual([]);
    clock.pass(400);
    expect(followed).toEqual([['a holds.']]);
  });

  it('lets it follow the news that are told by another place in the same change of the page', () => {
    const { announcer, clock, told } = openAnnouncer();
    clock.pass(settled);
    const followed: (readonly string[])[] = [];
    announcer.afterNews(() => followed.push(told()));
    announcer.offer('board', []);
    announcer.offer('table', holds('a'));
    clock.pass(settled);
    expect(followed).toEqual([['a holds.']]);
    // And so soon after other news that these wait.
    announcer.offer('table', holds('a', 'b'));
    clock.pass(300);
    announcer.afterNews(() => followed.push(told()));
    announcer.offer('board', []);
    announcer.offer('table', holds('a', 'b', 'c'));
    clock.pass(settled);
    expect(followed.at(-1)).toEqual(['a holds.', 'b holds.', 'c holds.']);
  });

  it('lets it follow neither right after other news nor before its own', () => {
    const { announcer, clock, told } = openAnnouncer();
    clock.pass(settled);
    announcer.offer('table', holds('a'));
    clock.pass(300);
    const followed: (readonly string[])[] = [];
    announcer.afterNews(() => followed.push(told()));
    clock.pass(200);
    expect(followed).toEqual([]);
    clock.pass(200);
    expect(followed).toEqual([['a holds.']]);

    // What has come while a dialog was open for a moment is still to be told.
    clock.pass(settled);
    announcer.offer('table', holds('a', 'b'));
    clock.pass(300);
    const speakUp = announcer.hush();
    announcer.offer('table', holds('a', 'b', 'c'));
    announcer.afterNews(() => followed.push(told()));
    clock.pass(100);
    speakUp();
    clock.pass(settled);
    expect(followed.slice(1)).toEqual([['c holds.']]);
  });

  it('lets it follow at once where a key is pressed', () => {
    const { announcer, clock, told } = openAnnouncer();
    clock.pass(settled);
    const followed: (readonly string[])[] = [];
    announcer.offer('table', holds('a'));
    announcer.afterNews(() => followed.push(told()));
    announcer.followNow();
    clock.pass(settled);
    expect(followed).toEqual([[]]);
  });

  it('tells the same words again as a change of their own', () => {
    const { announcer, clock, told } = openAnnouncer();
    for (let time = 0; time < 3; time += 1) {
      announcer.tell('a');
      clock.pass(settled);
    }
    expect(told()).toEqual(['a.', 'a.\u00a0', 'a.']);
  });

  it('lets it follow at once where there is no news, nobody to hear them, or a dialog', () => {
    const { announcer, clock, leave } = openAnnouncer();
    let followed = 0;
    const follow = (): void => {
      followed += 1;
    };
    announcer.afterNews(follow);
    clock.pass(0);
    expect(followed).toBe(1);
    announcer.tell('a');
    const speakUp = announcer.hush();
    announcer.afterNews(follow);
    clock.pass(0);
    expect(followed).toBe(2);
    leave();
    speakUp();
    announcer.afterNews(follow);
    clock.pass(0);
    expect(followed).toBe(3);
    announcer.afterNews(follow)();
    clock.pass(settled);
    expect(followed).toBe(3);
  });
});
