/** Letters and digits that nobody mistakes for one another when a seed is read aloud or copied by hand. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A seed that nobody has chosen: eight letters and digits, from the browser's own source of chance. */
export function freshSeed(): string {
  const numbers = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(numbers, (number) => alphabet.charAt(number % alphabet.length)).join('');
}
