/**
 * The tests of the desk that Firefox does not run, by the name of their file and their title, and
 * what it or its driver lacks.
 */
export const leftOut: readonly { readonly why: string; readonly tests: readonly RegExp[] }[] = [
  {
    why: 'They ask Chromium itself, in a session that Firefox does not have.',
    tests: [
      /screenReader\.spec\.ts/,
      /nothingLost\.spec\.ts/,
      /motion\.spec\.ts/,
      /offline\.spec\.ts/,
      /sky\.spec\.ts/,
      /climbing\.spec\.ts .*somebody who hears the page/,
      /drag\.spec\.ts .*by touch/,
    ],
  },
  {
    why: 'They start Chromium with options of its own.',
    tests: [/forcedDark\.spec\.ts/, /large(r)?Text\.spec\.ts/, /tallFonts\.spec\.ts/],
  },
  {
    why: 'They count the shifts of the layout, of which only Chromium tells.',
    tests: [/calm\.spec\.ts .*nothing on the table jumps/],
  },
  {
    why: 'They fill in a field at once, which React does not hear of in Firefox.',
    tests: [
      /everywhere\.spec\.ts/,
      /layout\.spec\.ts/,
      /records\.spec\.ts/,
      /rules\.spec\.ts/,
      /calculator\.spec\.ts .*(an evening|smallest phone)/,
      /focus\.spec\.ts .*(rounds were brought in|another tab takes away)/,
    ],
  },
  {
    why: 'They wait for a download or read the clipboard, of which Firefox tells nothing.',
    tests: [/links\.spec\.ts .*as a text, a record and a picture/],
  },
  {
    why: 'They set a theme, forced colours, a language or motion of the device by Playwright.',
    tests: [
      /everybody\.spec\.ts .*forced colours/,
      /firstPaint\.spec\.ts .*set to (dark|contrast)/,
      /scores\.spec\.ts .*on paper/,
    ],
  },
  {
    why: 'They press Enter right after Tab, faster than a person can, and Firefox clicks nothing.',
    tests: [
      /climbing\.spec\.ts .*somebody without a mouse/,
      /review\.spec\.ts .*by keyboard alone/,
      /everybody\.spec\.ts .*(focus is never lost|typed play takes the focus)/,
    ],
  },
  {
    why: 'They want no error at all, and Playwright fails in the empty page that Firefox begins with.',
    tests: [
      /firstPaint\.spec\.ts .*the first screen stays as it is/,
      /links\.spec\.ts .*refused in words, and the match stays/,
    ],
  },
  {
    why: 'It wants no error, and Firefox calls it one that a file is missing.',
    tests: [/faults\.spec\.ts .*a fault that stops nothing/],
  },
  {
    why: 'They measure before Firefox has laid out a window of another size.',
    tests: [/calm\.spec\.ts .*neither the hand nor the hint moves/],
  },
];
