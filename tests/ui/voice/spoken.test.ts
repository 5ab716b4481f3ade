import { expect, test } from 'vitest';
import { createSpokenStore, learnWords } from '../../../src/ui/voice/spoken.ts';

test('a page that has the words of no late family wants none', () => {
  expect(createSpokenStore().getState()).toEqual({ wanted: [], known: [] });
});

test('words that are wanted are learned once the page knows them, not before', async () => {
  const spoken = createSpokenStore();
  const told: string[] = [];
  const learning = learnWords(spoken, 'climbing').then(() => told.push('learned'));
  expect(spoken.getState().wanted).toEqual(['climbing']);
  spoken.setState({ known: [] });
  await Promise.resolve();
  expect(told).toEqual([]);
  spoken.setState({ known: ['climbing'] });
  await learning;
  expect(told).toEqual(['learned']);
});

test('words that somebody wants already are wanted once, and whoever wants them is told', async () => {
  const spoken = createSpokenStore();
  const both = Promise.all([learnWords(spoken, 'climbing'), learnWords(spoken, 'climbing')]);
  expect(spoken.getState().wanted).toEqual(['climbing']);
  spoken.setState({ known: ['climbing'] });
  await both;
});

test('words that the page knows already are learned at once', async () => {
  const spoken = createSpokenStore();
  spoken.setState({ wanted: ['climbing'], known: ['climbing'] });
  const { wanted } = spoken.getState();
  await learnWords(spoken, 'climbing');
  expect(spoken.getState().wanted).toBe(wanted);
});
