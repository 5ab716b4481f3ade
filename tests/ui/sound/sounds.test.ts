import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Cue, cueNames } from '../../../src/ui/sound/cue.ts';
import { recipes } from '../../../src/ui/sound/recipes.ts';
import { createSounds } from '../../../src/ui/sound/sounds.ts';
import { type FakeAudioContext, fakeAudio } from './fakeAudio.ts';

afterEach(() => vi.unstubAllGlobals());

/** Sounds over a fake context, which is there as soon as they have played. */
function listen(prepare?: (context: FakeAudioContext) => void) {
  const { contexts, started } = fakeAudio(prepare);
  const sounds = createSounds(() => new AudioContext());
  const context = (): FakeAudioContext => {
    const latest = contexts.at(-1);
    if (latest === undefined) throw new Error('nothing was played');
    return latest;
  };
  return { sounds, contexts, context, started };
}

/** Sounds over a context that has its sound only once the test admits it. */
function listenSuspended() {
  return listen((context) => {
    context.state = 'suspended';
  });
}

function voicesOf(...cues: readonly Cue[]): number {
  return cues.reduce((sum, cue) => sum + recipes[cue].voices.length, 0);
}

describe('every cue', () => {
  test.each(cueNames)('%s rises from silence, falls to it and lets go of its nodes', (cue) => {
    const { sounds, context } = listen();
    sounds.play([cue]);
    const { nodes, sources, destination } = context();
    expect(sources).toHaveLength(voicesOf(cue));
    const fades = nodes.filter(({ gain }) => gain.points.length > 0);
    expect(fades).toHaveLength(sources.length);
    for (const { gain, next } of fades) {
      const [first, peak, last] = gain.points;
      expect(first?.value).toBe(0);
      expect(peak?.at).toBeGreaterThan((first?.at ?? 0) + 0.001);
      expect(last?.value).toBeLessThan((peak?.value ?? 0) / 900);
      expect([...next]).toEqual([destination]);
    }
    const end = Math.max(...sources.map(({ stopped }) => stopped ?? Number.POSITIVE_INFINITY));
    expect(end).toBeLessThan(2.5);
    context().passTo(end);
    expect(nodes.flatMap(({ next }) => [...next])).toEqual([]);
  });

  test('to declare is stronger than a trick, and than enough wu to do so', () => {
    const strength = (cue: Cue): number =>
      recipes[cue].voices.reduce((sum, { level, decay }) => sum + level * level * decay, 0);
    expect(strength('declare')).toBeGreaterThan(2 * strength('trick'));
    expect(strength('declare')).toBeGreaterThan(2 * strength('group'));
  });

  test('no clack is like the one before', () => {
    const { sounds, context } = listen();
    const pitches = [0, 1].map((at) => {
      sounds.play(['tile-on-tile']);
      const heard = context().sources.slice(at * voicesOf('tile-on-tile'));
      context().passTo(at + 1);
      return heard.map(({ frequency }) => frequency.points[0]?.value).filter(Boolean);
    });
    expect(pitches[0]?.length).toBeGreaterThan(0);
    expect(pitches[0]).not.toEqual(pitches[1]);
  });
});

describe('cues that come together', () => {
  test('are heard one after the other', () => {
    const { sounds, context } = listen();
    sounds.play(['tile-on-tile', 'turn-over']);
    const [clack, flick] = [0, voicesOf('tile-on-tile')].map((at) => context().sources[at]);
    expect((flick?.started ?? 0) - (clack?.started ?? 0)).toBeCloseTo(
      recipes['tile-on-tile'].spacing,
    );
  });

  test('do not pile up, and the end of the round is not lost among them', () => {
    const { sounds, context, started } = listen();
    for (let play = 0; play < 30; play += 1) sounds.play(['tile-on-tile', 'turn-over']);
    const before = started();
    expect(before).toBeLessThanOrEqual(voicesOf(...Array<Cue>(4).fill('tile-on-tile')));
    sounds.play(['round-over']);
    expect(started()).toBe(before + voicesOf('round-over'));
    expect(Math.max(...context().sources.map((source) => source.started ?? 0))).toBeLessThan(1.5);
  });

  test('are forgotten once they are over', () => {
    const { sounds, context, started } = listen();
    for (let play = 0; play < 30; play += 1) sounds.play(['tile-on-tile']);
    context().passTo(2);
    const before = started();
    sounds.play(['tile-on-tile']);
    expect(started()).toBe(before + voicesOf('tile-on-tile'));
  });
});

describe('the context', () => {
  test('is made with the first cue, and only once', () => {
    const { sounds, contexts } = listen();
    sounds.play([]);
    expect(contexts).toHaveLength(0);
    sounds.play(['deal']);
    sounds.play(['undo']);
    expect(contexts).toHaveLength(1);
  });

  test('is resumed first, and then only the latest cues are heard', async () => {
    const { sounds, context, started } = listenSuspended();
    sounds.play(['deal']);
    sounds.play(['turn-over']);
    expect(started()).toBe(0);
    context().admit();
    await setImmediate();
    expect(started()).toBe(voicesOf('turn-over'));
  });

  test('that is refused is silent, and asked again with the next cue', async () => {
    const { sounds, context, started } = listenSuspended();
    sounds.play(['deal']);
    context().refuse();
    await setImmediate();
    expect(started()).toBe(0);
    sounds.play(['undo']);
    context().admit();
    await setImmediate();
    expect(started()).toBe(voicesOf('undo'));
  });

  test('is closed once the last cue has died away, and made anew for the next', () => {
    const { sounds, context, contexts } = listen();
    sounds.play(['group']);
    const first = context();
    sounds.close();
    expect(first.close).not.toHaveBeenCalled();
    first.passTo(5);
    expect(first.close).toHaveBeenCalledOnce();
    sounds.play(['undo']);
    expect(contexts).toHaveLength(2);
  });

  test('is closed at once when nothing sounds', () => {
    const { sounds, context } = listen();
    sounds.play(['undo']);
    context().passTo(5);
    expect(context().close).not.toHaveBeenCalled();
    sounds.close();
    expect(context().close).toHaveBeenCalledOnce();
  });

  test('is not closed before the cue it is resumed for', async () => {
    const { sounds, context, started } = listenSuspended();
    sounds.play(['deal']);
    sounds.close();
    expect(context().close).not.toHaveBeenCalled();
    context().admit();
    await setImmediate();
    expect(started()).toBe(voicesOf('deal'));
    context().passTo(5);
    expect(context().close).toHaveBeenCalledOnce();
  });
});

test('without Web Audio there is silence', () => {
  const { sounds } = listen(() => {
    throw new DOMException('denied', 'NotAllowedError');
  });
  sounds.play(['deal']);
  vi.stubGlobal('AudioContext', undefined);
  sounds.play(['deal']);
  sounds.close();
});
