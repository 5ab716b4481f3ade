import { existsSync } from 'node:fs';
import { installByApt, onPath } from '../browsers/installing.ts';

/** The launcher of the bus on which programs tell a reader what they show. */
export const busLauncher = '/usr/libexec/at-spi-bus-launcher';

const commands = [
  'Xvfb',
  'dbus-daemon',
  'openbox',
  'orca',
  'pactl',
  'pulseaudio',
  'speech-dispatcher',
  'xdotool',
] as const;

const packages = [
  'at-spi2-core',
  'dbus-x11',
  'espeak-ng',
  // Chinese shows as boxes where no font has its glyphs.
  'fonts-noto-cjk',
  'openbox',
  'orca',
  'pulseaudio',
  'pulseaudio-utils',
  'speech-dispatcher',
  'speech-dispatcher-espeak-ng',
  'xdotool',
  'xvfb',
];

/** What is missing for a screen reader; undefined where all was found or could be installed. */
export function readerLacking(): string | undefined {
  if (process.platform !== 'linux') return `Orca does not run on ${process.platform}`;
  if (lacking().length > 0) installByApt(packages);
  const still = lacking();
  if (still.length === 0) return undefined;
  return `${still.join(', ')} cannot be found or installed; Debian and root have all of it`;
}

function lacking(): string[] {
  const missing: string[] = commands.filter((name) => onPath([name]).length === 0);
  return existsSync(busLauncher) ? missing : [...missing, busLauncher];
}
