import { expect, test } from 'vitest';

test('React remembers of no element where it was made', () => {
  const places = [<hr key="one" />, <hr key="other" />].map((element) =>
    Reflect.get(element, '_debugStack'),
  );
  expect(places[0]).toBeInstanceOf(Error);
  expect(places[1]).toBe(places[0]);
});
