import { expect, test } from 'vitest';
import { openUpdates } from '../../support/versions.ts';

test('a first visit tells once that the app is kept, and speaks of no update', async () => {
  const { browser, store } = await openUpdates({ visits: 'first' });
  browser.finish();
  expect(store.getState()).toMatchObject({ newer: 'none', news: 'kept' });
  browser.takeOver();
  expect(store.getState()).toMatchObject({ newer: 'none', news: 'kept' });
  store.getState().acknowledge();
  expect(store.getState().news).toBeNull();
  expect(browser.reloads).toBe(0);
});

test('a later visit with nothing new says nothing and lets what is old be dropped', async () => {
  const { browser, store } = await openUpdates();
  expect(store.getState()).toMatchObject({ newer: 'none', news: null });
  expect(browser.told).toEqual(['active: alone?']);
});

test('a new version waits until somebody takes it; then the page is loaded again', async () => {
  const { browser, store } = await openUpdates();
  browser.find();
  expect(store.getState().newer).toBe('none');
  browser.finish();
  expect(store.getState()).toMatchObject({ newer: 'ready', news: 'ready' });
  store.getState().acknowledge();
  expect(store.getState()).toMatchObject({ newer: 'ready', news: null });
  expect(browser.told).not.toContain('waiting: take');
  store.getState().takeUpdate();
  expect(browser.told).toContain('waiting: take');
  expect(browser.reloads).toBe(0);
  browser.takeOver();
  expect(browser.reloads).toBe(1);
});

test('a version that waits from an earlier visit is offered at once', async () => {
  const { store } = await openUpdates({ visits: 'waiting' });
  expect(store.getState()).toMatchObject({ newer: 'ready', news: 'ready' });
});

test('a tab in which nobody asked is told and not loaded again', async () => {
  const { browser, store } = await openUpdates({ visits: 'waiting' });
  browser.takeOver();
  expect(store.getState()).toMatchObject({ newer: 'taken', news: 'taken' });
  expect(browser.reloads).toBe(0);
  store.getState().takeUpdate();
  expect(browser.reloads).toBe(1);
  expect(browser.told).not.toContain('waiting: take');
});

test('a page that was loaded past what is kept is told too that another tab has taken a version', async () => {
  const { browser, store } = await openUpdates({ visits: 'forced' });
  expect(store.getState().newer).toBe('ready');
  browser.takeOver();
  expect(store.getState()).toMatchObject({ newer: 'taken', news: 'taken' });
});

test('a page opened while another tab gets the first version is told of no newer one', async () => {
  const { browser, store } = await openUpdates({ visits: 'beginning' });
  browser.takeOver();
  expect(store.getState()).toMatchObject({ newer: 'none', news: null });
});

test('a page that stays open looks again when it comes into sight, an hour later at the earliest', async () => {
  const { browser } = await openUpdates();
  browser.comeIntoSight();
  expect(browser.looks).toBe(0);
  browser.pass(60 * 60 * 1000);
  browser.comeIntoSight();
  browser.comeIntoSight();
  expect(browser.looks).toBe(1);
});

test('where no service worker can be had nothing is said', async () => {
  const { store } = await openUpdates({ visits: 'refused' });
  expect(store.getState()).toMatchObject({ newer: 'none', news: null });
});
