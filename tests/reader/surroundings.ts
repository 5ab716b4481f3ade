import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { type Running, start } from '../browsers/running.ts';
import { until } from '../browsers/tab.ts';
import { followed } from './followed.ts';
import { busLauncher } from './packages.ts';
import { createSpeechLog, type SpeechLog } from './speech.ts';

/** Variables for a program beside those that it inherits. */
export type Environment = Readonly<Record<string, string>>;

/** A display with a person's programs, among them a screen reader that speaks into nothing. */
export interface Surroundings {
  /** The variables with which a program runs in these surroundings. */
  readonly env: Environment;
  /** Has a program do something to the display, which fails where the program does. */
  readonly act: (command: string, args: readonly string[]) => void;
  /** Everything that the reader has sent to its voice so far. */
  readonly speech: () => Omit<SpeechLog, 'take'>;
  /** Where the reader writes what it thinks. */
  readonly orcaLog: string;
  /** Ends all that was started, and takes away what it has kept. */
  readonly end: () => void;
}

/** Large enough for the table of a desk, with the frame of the browser around it. */
const screen = '1400x1000x24';

/**
 * Starts a display, its programs and the screen reader, which has said so when this is done.
 * @param rate how fast the reader speaks, from 0 to 99; the usual one is 50
 */
export async function startSurroundings(rate: number): Promise<Surroundings> {
  const folder = mkdtempSync(join(tmpdir(), 'reader-'));
  let env = ownPlaces(folder);
  const running: Running[] = [];
  const run = (command: string, args: readonly string[], also = {}): Running => {
    const program = start(command, args, { ...env, ...also });
    running.push(program);
    return program;
  };
  const end = (): void => {
    for (const { end: endIt } of running.toReversed()) endIt();
    process.off('exit', end);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.on('exit', end);
  try {
    const display = run('Xvfb', ['-displayfd', '1', '-screen', '0', screen, '-nolisten', 'tcp']);
    const bus = run('dbus-daemon', ['--session', '--nofork', '--print-address']);
    const number = await until('a display', () => /^\d+(?=\n)/.exec(display.told())?.[0]);
    const address = await until('a bus', () => /^\S+(?=\n)/.exec(bus.told())?.[0]);
    env = { ...env, DISPLAY: `:${number}`, DBUS_SESSION_BUS_ADDRESS: address };
    run(busLauncher, ['--launch-immediately']);
    run('openbox', []);
    // A voice that nobody hears so takes as long as one that is heard.
    const sinks = ['-L', 'module-null-sink', '-L', 'module-native-protocol-unix'];
    run('pulseaudio', ['-n', '--daemonize=no', '--exit-idle-time=-1', ...sinks]);
    await until('the sounds', () => succeeds('pactl', ['info'], env));
    // At this level it tells when each utterance, and each word of it, is spoken.
    run('speech-dispatcher', ['-s', '-t', '0', '-l', '5', '-L', folder]);
    const log = createSpeechLog();
    const added = followed(join(folder, 'speech-dispatcher.log'));
    const speech = (): SpeechLog => {
      log.take(added());
      return log;
    };
    await until('a voice', () => existsSync(join(folder, 'run/speech-dispatcher/speechd.sock')));
    const orcaLog = join(folder, 'orca.log');
    const reader = ['-u', choices(folder, rate), '--debug-file', orcaLog];
    run('orca', reader, { PATH: seeingNoOther(folder) });
    await until('a reader', () =>
      speech()
        .utterances()
        .some(({ ended }) => ended !== undefined),
    );
    const act = (command: string, args: readonly string[]): void => {
      if (succeeds(command, args, env)) return;
      throw new Error(`${command} ${args.join(' ')} has failed.`);
    };
    return { env, act, speech, orcaLog, end };
  } catch (error) {
    end();
    throw error;
  }
}

/** The folder in which a reader finds what a person has chosen: how fast it speaks. */
function choices(folder: string, rate: number): string {
  const own = join(folder, 'orca');
  mkdirSync(own);
  const voices = { default: { rate }, uppercase: { rate }, hyperlink: { rate }, system: { rate } };
  const general = { profile: ['Default', 'default'], pronunciations: {}, keybindings: {}, voices };
  const text = { general: {}, pronunciations: {}, keybindings: {}, profiles: { default: general } };
  writeFileSync(join(own, 'user-settings.conf'), JSON.stringify(text));
  return own;
}

/** A home of its own, so that neither what somebody has set nor what a run leaves behind matters. */
function ownPlaces(folder: string): Record<string, string> {
  const places = {
    HOME: 'home',
    XDG_RUNTIME_DIR: 'run',
    XDG_CONFIG_HOME: 'config',
    XDG_DATA_HOME: 'data',
    XDG_CACHE_HOME: 'cache',
  };
  for (const place of Object.values(places)) mkdirSync(join(folder, place), { mode: 0o700 });
  const inFolder = Object.entries(places).map(([name, place]) => [name, join(folder, place)]);
  return {
    ...Object.fromEntries(inFolder),
    GSETTINGS_BACKEND: 'memory',
    GNOME_ACCESSIBILITY: '1',
    LC_ALL: 'C.UTF-8',
    LANG: 'en_US.UTF-8',
    // The logs tell the time without a zone.
    TZ: 'UTC',
  };
}

/**
 * A search path on which Orca finds no other Orca. It looks for one of the same user, on whatever
 * display, and does not start beside it.
 */
function seeingNoOther(folder: string): string {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'pgrep'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  return [bin, process.env.PATH ?? ''].join(delimiter);
}

function succeeds(command: string, args: readonly string[], also: Environment): boolean {
  const env = { ...process.env, ...also };
  return spawnSync(command, args, { env, stdio: 'ignore' }).status === 0;
}
