import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { createPlaceStore, type PlaceStore } from '../../../src/store/places.ts';
import { useGoTo, usePlace } from '../../../src/ui/page/usePlace.ts';

beforeEach(() => history.replaceState(null, '', location.pathname));

/** What a page knows of places, which come later. */
function openPage() {
  return renderHook(
    (places: PlaceStore | undefined) => ({ place: usePlace(places), goTo: useGoTo(places) }),
    { initialProps: undefined },
  );
}

test('what is asked for before the places have come is gone to when they have', () => {
  const { result, rerender } = openPage();
  act(() => {
    // So a lesson opens, from which Back leads to the list of all.
    result.current.goTo({ room: 'learn', code: '' });
    result.current.goTo({ room: 'learn', code: 'climbing-hints' });
  });
  expect(result.current.place).toBeNull();
  const places = createPlaceStore(window);
  rerender(places);
  expect(result.current.place).toEqual({ room: 'learn', code: 'climbing-hints' });
  expect(places.getState().cameFrom).toBe('learn');
});

test('a place is gone to at once where the places have come, and seen', () => {
  const { result, rerender } = openPage();
  const places = createPlaceStore(window);
  rerender(places);
  expect(result.current.place).toBeNull();
  act(() => result.current.goTo({ room: 'history' }, 'a round'));
  expect(result.current.place).toEqual({ room: 'history' });
  expect(places.getState().handed).toEqual({ text: 'a round' });
  act(() => places.getState().toMatch());
  expect(result.current.place).toBeNull();
});
