/** A longer name would push what its bearer did out of the line. */
const longestName = 10;

/** A name short enough for a line of news. */
export function clippedName(name: string): string {
  const letters = [...name];
  if (letters.length <= longestName) return name;
  return `${letters
    .slice(0, longestName - 1)
    .join('')
    .trimEnd()}…`;
}
