/** A digit with the number of values it may have: from 0 to `radix - 1`. */
export interface Digit {
  readonly value: number;
  readonly radix: number;
}

/** Packs digits, each of a base of its own, into as few bytes as they need. */
export function packDigits(digits: readonly Digit[]): Uint8Array {
  let rest = digits.reduceRight((sum, { value, radix }) => sum * BigInt(radix) + BigInt(value), 0n);
  const bytes: number[] = [];
  for (; rest > 0n; rest >>= 8n) bytes.push(Number(rest & 255n));
  return Uint8Array.from(bytes);
}

/**
 * Unpacks what {@link packDigits} has packed, one digit after the other.
 * @returns what takes the next digit, given its base; once all are taken, further ones are 0
 */
export function unpackDigits(bytes: Uint8Array): (radix: number) => number {
  let rest = bytes.reduceRight((sum, byte) => (sum << 8n) + BigInt(byte), 0n);
  return (radix) => {
    const value = Number(rest % BigInt(radix));
    rest /= BigInt(radix);
    return value;
  };
}
