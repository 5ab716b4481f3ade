/** From 0 to `radix - 1`. */
export interface Digit {
  readonly value: number;
  readonly radix: number;
}

/** Each digit of a base of its own, into as few bytes as they need. */
export function packDigits(digits: readonly Digit[]): Uint8Array {
  let rest = digits.reduceRight((sum, { value, radix }) => sum * BigInt(radix) + BigInt(value), 0n);
  const bytes: number[] = [];
  for (; rest > 0n; rest >>= 8n) bytes.push(Number(rest & 255n));
  return Uint8Array.from(bytes);
}

/** Its result takes one digit after the other, given its base; further ones are 0. */
export function unpackDigits(bytes: Uint8Array): (radix: number) => number {
  let rest = bytes.reduceRight((sum, byte) => (sum << 8n) + BigInt(byte), 0n);
  return (radix) => {
    const value = Number(rest % BigInt(radix));
    rest /= BigInt(radix);
    return value;
  };
}
