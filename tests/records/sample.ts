/** A sound record of a round that has begun, as JSON that a test may spread and break. */
export const sample = {
  format: 'fifteen-lakes/1',
  variant: 'shi-wu-hu-64',
  rules: { captures: { tens: true }, bonuses: { supreme: 200 } },
  players: ['Ann', 'Bo'],
  starter: 0,
  seed: 'lotus-42',
  deal: {
    hands: [
      ['55', '53', '21', '64', '33', '51', '61', '42', '64', '51', '43', '33'],
      ['62', '65', '11', '66', '62', '11', '44', '44', '42', '61', '11', '22'],
    ],
    lake: [
      ...['22', '41', '54', '31', '65', '52', '43', '44'],
      ...['31', '32', '51', '32', '44', '61', '21', '31'],
    ],
    drawPile: [
      ...['55', '52', '41', '53', '22', '61', '65', '65', '31', '11', '51', '33'],
      ...['33', '55', '64', '63', '63', '55', '22', '66', '66', '66', '64', '54'],
    ],
  },
  plays: ['53x44', '55', '65x65', '52x52'],
  meta: { date: '2024-05-01', note: 'kept' },
};

/** The text of the sound record with some of its keys replaced. */
export function sampleWith(changes: object): string {
  return JSON.stringify({ ...sample, ...changes });
}

/** The text of the sound record without some of its keys. */
export function sampleWithout(...keys: readonly string[]): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(sample).filter(([key]) => !keys.includes(key))),
  );
}
