import type { Line } from '../../src/server/tables/line.ts';
import type { OpenLine } from '../../src/store/online/line.ts';
import type { HandTables } from './devices.ts';

/** A way to tables in this process, which a test cuts and mends. */
export interface NearLine {
  readonly openLine: OpenLine;
  /** Cuts the way. What is on it is lost, and nothing comes until it is mended. */
  readonly cut: () => void;
  /** The way is there again. */
  readonly mend: () => void;
  /** What was asked for, by the names of the messages. */
  readonly asked: readonly string[];
}

interface Waiting {
  readonly name: string;
  readonly body: object;
  readonly answered: (answer: unknown) => void;
}

/**
 * A way to tables. All that is said goes through JSON, as it would over a wire.
 * @param spoil changes what a server says, as one does that lies
 */
export function nearLineTo(
  { tables }: Pick<HandTables, 'tables'>,
  spoil: (name: string, body: unknown) => unknown = (_, body) => body,
): NearLine {
  const asked: string[] = [];
  let cutNow = (): void => undefined;
  let mendNow = (): void => undefined;
  const openLine: OpenLine = (hello, { onLink, onSaid }) => {
    const waiting = new Set<Waiting>();
    let connection = 0;
    let hear: ((name: string, body: object) => Promise<unknown>) | undefined;
    let leave = (): void => undefined;
    const come = (name: string, body: unknown) => spoil(name, JSON.parse(JSON.stringify(body)));
    const send = async (waits: Waiting): Promise<void> => {
      const now = connection;
      const answer = await hear?.(waits.name, JSON.parse(JSON.stringify(waits.body)));
      if (now !== connection || !waiting.delete(waits)) return;
      waits.answered(come('answer', answer));
    };
    const connect = async (): Promise<void> => {
      connection += 1;
      const now = connection;
      /** What is said before the way is there comes right after that. */
      const early: (() => void)[] = [];
      const line: Line = {
        say: (name, body) => {
          const said = come(name, body);
          if (now !== connection) return;
          if (hear === undefined) early.push(() => onSaid(name, said));
          else onSaid(name, said);
        },
        end: () => {
          if (now === connection) disconnect();
        },
      };
      const visit = await tables.welcome(hello(), line, '192.0.2.7');
      if (now !== connection) return;
      if (!visit.ok) {
        onSaid('gone', { why: visit.problem });
        return;
      }
      hear = visit.value.hear;
      leave = visit.value.leave;
      onLink(true);
      for (const say of early) say();
      for (const one of waiting) void send(one);
    };
    const disconnect = (): void => {
      connection += 1;
      leave();
      leave = () => undefined;
      hear = undefined;
      onLink(false);
    };
    cutNow = disconnect;
    mendNow = () => void connect();
    void connect();
    return {
      ask: (name, body) =>
        new Promise((answered) => {
          const waits = { name, body, answered };
          asked.push(name);
          waiting.add(waits);
          if (hear !== undefined) void send(waits);
        }),
      renew: () => {
        disconnect();
        void connect();
      },
      close: () => {
        waiting.clear();
        disconnect();
      },
    };
  };
  return { openLine, asked, cut: () => cutNow(), mend: () => mendNow() };
}
