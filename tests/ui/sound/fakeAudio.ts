import { vi } from 'vitest';

/** A parameter that keeps what it was told: each value with the time it is reached. */
class FakeParam {
  value = 0;
  readonly points: { readonly value: number; readonly at: number }[] = [];
  private readonly reach = (value: number, at: number): void => {
    if (!Number.isFinite(value) || !(at >= 0)) throw new RangeError('no such value or time');
    this.points.push({ value, at });
  };
  setValueAtTime = this.reach;
  linearRampToValueAtTime = this.reach;
  exponentialRampToValueAtTime = (value: number, at: number): void => {
    if (value <= 0) throw new RangeError('an exponential ramp never gets to zero');
    this.reach(value, at);
  };
}

/** A node of any kind, with what every kind has. */
class FakeNode {
  readonly gain = new FakeParam();
  readonly frequency = new FakeParam();
  readonly Q = new FakeParam();
  readonly next = new Set<FakeNode>();
  type = '';
  buffer: unknown = null;
  loop = false;
  started: number | undefined;
  stopped: number | undefined;
  onended: (() => void) | null = null;
  readonly context: FakeAudioContext;
  constructor(context: FakeAudioContext) {
    this.context = context;
  }
  connect(node: FakeNode): FakeNode {
    this.next.add(node);
    return node;
  }
  disconnect(): void {
    this.next.clear();
  }
  start(at: number): void {
    this.started = at;
  }
  stop(at: number): void {
    this.stopped = at;
  }
}

/** A context that makes no sound, keeps its nodes, and whose time passes when the test says so. */
export class FakeAudioContext {
  state = 'running';
  currentTime = 0;
  readonly sampleRate = 8000;
  readonly destination = new FakeNode(this);
  readonly nodes: FakeNode[] = [];
  /** Answer the last `resume`. */
  admit = (): void => undefined;
  refuse = (): void => undefined;
  private readonly create = (): FakeNode => {
    const node = new FakeNode(this);
    this.nodes.push(node);
    return node;
  };
  createGain = this.create;
  createOscillator = this.create;
  createBufferSource = this.create;
  createBiquadFilter = this.create;
  createBuffer = (_channels: number, length: number) => {
    const samples = new Float32Array(length);
    return { getChannelData: () => samples };
  };
  resume = (): Promise<void> =>
    new Promise((resolve, reject) => {
      this.admit = () => {
        this.state = 'running';
        resolve();
      };
      this.refuse = () => reject(new DOMException('denied', 'NotAllowedError'));
    });
  close = vi.fn(() => {
    this.state = 'closed';
    return Promise.resolve();
  });

  get sources(): FakeNode[] {
    return this.nodes.filter(({ started }) => started !== undefined);
  }

  /** Lets time pass to a moment, in seconds; the sources that have stopped by then end. */
  passTo(seconds: number): void {
    this.currentTime = seconds;
    for (const source of this.sources) {
      if (source.stopped === undefined || source.stopped > seconds) continue;
      source.onended?.();
      source.onended = null;
    }
  }
}

/** Puts fake contexts in the place of the browser's; `prepare` sees each before it is used. */
export function fakeAudio(prepare: (context: FakeAudioContext) => void = () => undefined) {
  const contexts: FakeAudioContext[] = [];
  class Prepared extends FakeAudioContext {
    constructor() {
      super();
      contexts.push(this);
      prepare(this);
    }
  }
  vi.stubGlobal('AudioContext', Prepared);
  return {
    contexts,
    /** How many sources were started in all contexts together. */
    started: () => contexts.reduce((sum, { sources }) => sum + sources.length, 0),
  };
}
