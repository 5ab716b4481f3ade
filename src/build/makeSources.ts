/*
 * Makes the fonts the app's glyphs are cut from: the common characters of each way of writing, and
 * whatever the app uses besides. The whole fonts are too big to be a dependency (193 MB installed);
 * they are fetched for this once.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cutOut, sourcePath } from './cut.ts';
import { type Slice, slices, sources } from './slices.ts';

interface Origin {
  readonly npm: string;
  readonly file: string;
  /** A two-byte code with the common characters in a row, and the first and last of them in it. */
  readonly code: string;
  readonly first: number;
  readonly last: number;
}

const origins: Readonly<Record<Slice['source'], Origin>> = {
  TC: {
    npm: '@expo-google-fonts/noto-serif-tc@0.4.4',
    file: '500Medium/NotoSerifTC_500Medium.ttf',
    code: 'big5',
    first: 0xa440,
    last: 0xc67e,
  },
  SC: {
    npm: '@expo-google-fonts/noto-serif-sc@0.4.3',
    file: '500Medium/NotoSerifSC_500Medium.ttf',
    code: 'gb2312',
    first: 0xb0a1,
    last: 0xd7f9,
  },
};

/** Letters with tones, punctuation, arrows, ringed numbers, signs as wide as Chinese characters. */
const signBlocks = [
  [0xa0, 0x17f],
  [0x1cd, 0x1dc],
  [0x2010, 0x203b],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2460, 0x2473],
  [0x25a0, 0x26ff],
  [0x3000, 0x303f],
  [0x30fb, 0x30fb],
  [0xff01, 0xff5e],
] as const;

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const signs = signBlocks.flatMap(([first, last]) =>
  range(first, last).map((code) => String.fromCodePoint(code)),
);

function commonCharacters({ code, first, last }: Origin): string[] {
  // GB 2312 has no second byte below that of its first character; Big5 does.
  const lowest = first % 256;
  return range(first, last)
    .filter((pair) => pair % 256 >= lowest)
    .map((pair) => new TextDecoder(code).decode(Uint8Array.of(pair >> 8, pair % 256)))
    .filter((text) => /^\p{Script=Han}$/u.test(text));
}

const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
try {
  for (const source of sources) {
    const origin = origins[source];
    execFileSync('npm', ['pack', '--silent', origin.npm], { cwd: folder });
    const packed = `${origin.npm.slice(1).replace('/', '-').replace('@', '-')}.tgz`;
    execFileSync('tar', ['xzf', packed, `package/${origin.file}`], { cwd: folder });
    const used = slices().flatMap((slice) => (slice.source === source ? slice.characters : []));
    const font = await cutOut(readFileSync(join(folder, 'package', origin.file)), [
      ...commonCharacters(origin),
      ...signs,
      ...used,
    ]);
    writeFileSync(sourcePath(source), font);
    process.stdout.write(`${sourcePath(source)}: ${Math.round(font.length / 1000)} kB\n`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
