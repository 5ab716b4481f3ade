import type { SoundVoice } from './recipes.ts';

/** How far below its peak a voice ends, as a factor: 60 decibels. */
const inaudible = 0.001;

/** How narrow the band is that is let through of noise: somewhat wider than an octave. */
const bandQuality = 0.8;

/** How long the noise lasts before it repeats, in seconds. */
const noiseLength = 1;

/** White noise, of which the voices let through a band. */
export function createNoise(context: BaseAudioContext, random: () => number): AudioBuffer {
  const length = Math.ceil(context.sampleRate * noiseLength);
  const noise = context.createBuffer(1, length, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < length; at += 1) samples[at] = 2 * random() - 1;
  return noise;
}

interface Striking {
  /** When it begins, in seconds of the context's time. */
  readonly start: number;
  /** A factor on its hertz. */
  readonly pitch: number;
  /** Which part of the noise it takes, 0 to 1. */
  readonly cut: number;
  /** A factor on its level. */
  readonly loudness: number;
  readonly onEnd: () => void;
}

/** Starts one voice into a node; it ends by itself and then lets go of its own nodes. */
export function startVoice(
  into: AudioNode,
  noise: AudioBuffer,
  { source, hertz, glide, level, attack, decay }: SoundVoice,
  { start, pitch, cut, loudness, onEnd }: Striking,
): void {
  const { context } = into;
  const fade = context.createGain();
  const end = start + attack + decay;
  const peak = level * loudness;
  fade.gain.setValueAtTime(0, start);
  fade.gain.linearRampToValueAtTime(peak, start + attack);
  fade.gain.exponentialRampToValueAtTime(peak * inaudible, end);
  fade.connect(into);

  const sound = source === 'sine' ? createTone(context) : createBurst(context, noise);
  sound.frequency.setValueAtTime(hertz[0] * pitch, start);
  sound.frequency.exponentialRampToValueAtTime(hertz[1] * pitch, start + glide);
  sound.last.connect(fade);
  sound.first.onended = () => {
    for (const node of [sound.first, sound.last, fade]) node.disconnect();
    onEnd();
  };
  sound.start(start, cut);
  sound.first.stop(end);
}

/** A source, the node it comes out of, and what bends its pitch. */
interface Sound {
  readonly first: AudioScheduledSourceNode;
  readonly last: AudioNode;
  readonly frequency: AudioParam;
  readonly start: (at: number, cut: number) => void;
}

function createTone(context: BaseAudioContext): Sound {
  const tone = context.createOscillator();
  return { first: tone, last: tone, frequency: tone.frequency, start: (at) => tone.start(at) };
}

function createBurst(context: BaseAudioContext, noise: AudioBuffer): Sound {
  const source = context.createBufferSource();
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = bandQuality;
  source.buffer = noise;
  source.loop = true;
  source.connect(band);
  return {
    first: source,
    last: band,
    frequency: band.frequency,
    start: (at, cut) => source.start(at, cut * noiseLength),
  };
}
