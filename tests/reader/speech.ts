/** One piece of speech that the reader has sent to its voice; times are milliseconds since 1970. */
export interface Utterance {
  readonly words: string;
  readonly sent: number;
  /** When the voice began with it; undefined where it never did. */
  readonly begun?: number;
  /** When the voice was done with it, or was told to stop. */
  readonly ended?: number;
  /** What of it was not spoken any more; empty where it was spoken to its end. */
  readonly lost: string;
}

/** What the speech server tells of an utterance, as it is taken down. */
interface Taken {
  readonly words: string;
  readonly sent: number;
  begun?: number;
  ended?: number;
  /** Where the word begins that was spoken last. */
  reached: number;
  isCutOff: boolean;
}

/** Understands the log of speech-dispatcher at its most talkative level, which runs in UTC. */
export interface SpeechLog {
  /** Takes what was added to the log. */
  readonly take: (text: string) => void;
  readonly utterances: () => readonly Utterance[];
  /** When the voice last began or ended something, or was sent something. */
  readonly lastChange: () => number;
}

const lineBegin = /^ *\[\w{3} (\w{3} +\d+ \d\d:\d\d:\d\d \d{4}) : (\d+)\] speechd: +(.*)$/;
/** What clients are told: that something begins, ends or is stopped, or which word is reached. */
const told = /^\d+:REPLY:\|70([0-4])-(\d+)$/;
const queued = /^Queueing message \|(.*)$/;
const queuedEnd = /^(.*)\| with priority \d+$/;

export function createSpeechLog(): SpeechLog {
  const byId = new Map<number, Taken>();
  let lastId = 0;
  let lastChange = 0;
  let now = 0;
  let rest = '';
  /** A text that goes on in the next line. */
  let open: string[] | undefined;
  /** The utterance in which a word is reached, which a later line names. */
  let reaching: Taken | undefined;

  const queue = (text: string): void => {
    lastId += 1;
    byId.set(lastId, { words: plainText(text), sent: now, reached: 0, isCutOff: false });
    lastChange = now;
  };
  const mark = (event: string, id: number): void => {
    const utterance = byId.get(id);
    if (utterance === undefined) return;
    lastChange = now;
    if (event === '0') reaching = utterance;
    else if (event === '1') utterance.begun = now;
    else if (event === '2' || event === '3') {
      utterance.ended = now;
      utterance.isCutOff = event === '3';
    }
  };
  const takeLine = (line: string): void => {
    const [, when, micros, content] = lineBegin.exec(line) ?? [];
    if (content === undefined || when === undefined) {
      takeFollowing(line);
      return;
    }
    const stamped = Date.parse(`${when} UTC`) + Number(micros) / 1000;
    // Seconds are stamped before their fraction, which may be one of the next second.
    now = stamped < now - 500 ? stamped + 1000 : stamped;
    const [, text] = queued.exec(content) ?? [];
    const [, event, id] = told.exec(content) ?? [];
    if (text !== undefined) takeText([text]);
    else if (event !== undefined) mark(event, Number(id));
  };
  const takeFollowing = (line: string): void => {
    const [, word] = /^ *700-(\d+):\d+$/.exec(line) ?? [];
    if (open !== undefined) takeText([...open, line]);
    else if (word !== undefined && reaching !== undefined) {
      reaching.reached = Number(word);
      reaching = undefined;
    }
  };
  const takeText = (lines: readonly string[]): void => {
    const [, end] = queuedEnd.exec(lines.at(-1) ?? '') ?? [];
    open = end === undefined ? [...lines] : undefined;
    if (end !== undefined) queue([...lines.slice(0, -1), end].join('\n'));
  };
  return {
    take: (text) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) takeLine(line.trimEnd());
    },
    utterances: () => [...byId.values()].map(asUtterance),
    lastChange: () => lastChange,
  };
}

function asUtterance({ words, sent, begun, ended, reached, isCutOff }: Taken): Utterance {
  return {
    words,
    sent,
    ...(begun === undefined ? {} : { begun }),
    ...(ended === undefined ? {} : { ended }),
    lost: isCutOff ? words.slice(reached) : '',
  };
}

/** The words of a text with marks between them, in the language that voices understand (SSML). */
function plainText(text: string): string {
  return text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
