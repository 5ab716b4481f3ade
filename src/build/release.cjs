// Every release of Node must be able to read this, those too that it turns away: so it is plain
// JavaScript of 2015, and no module.
const { node: served } = require('../../package.json').engines;

const own = process.versions.node;
const [major, minor] = numbersOf(own);

const lines = served.split(' || ').map((range) => {
  const [from, least] = numbersOf(range);
  const isLast = range.startsWith('>=');
  const isServed = isLast
    ? major > from || (major === from && minor >= least)
    : major === from && minor >= least;
  return { words: isLast ? `${from} and newer` : `${from} from ${from}.${least} on`, isServed };
});

if (!lines.some(({ isServed }) => isServed)) {
  const words = lines.map((line) => line.words).join(', or ');
  process.stderr.write(`Fifteen Lakes needs Node ${words}. This is Node ${own}.\n`);
  process.exitCode = 1;
}

function numbersOf(text) {
  return text
    .replace(/^[^0-9]+/, '')
    .split('.')
    .map(Number);
}
