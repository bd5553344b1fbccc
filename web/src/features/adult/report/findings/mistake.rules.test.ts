import type { ReportMistake } from '@nobi/contract';
import { expect, test } from 'vitest';
import { shownMistake } from './mistake.rules.ts';

const mistake = (changes: Partial<ReportMistake>): ReportMistake => ({
  day: '2026-11-20',
  item: 'jembatan-sepuluh',
  item_title: 'Jembatan Sepuluh',
  object: 'bridge',
  response: [3, 6],
  right: null,
  ...changes,
});

test('a bridge is drawn with what it needs, where the right one came after it', () => {
  expect(shownMistake(mistake({ right: [3, 7] }))).toEqual({
    kind: 'bridge',
    planks: [3, 6],
    target: 10,
  });
  expect(shownMistake(mistake({}))).toMatchObject({ target: null });
});

test('a cut is drawn by its pieces, beside what was ordered', () => {
  const cut = mistake({ object: 'cut', response: ['order-1-2', 250, 750] });

  expect(shownMistake(cut)).toEqual({ kind: 'cut', order: '1/2', pieces: [250, 750] });
});

test('a syllable is shown with its word, and one choice with the right one', () => {
  const syllable = mistake({ item: 'gelembung-suku', object: 'bola', response: ['bu'] });
  const choice = mistake({
    item: 'hello-nobi',
    object: 'pick-1',
    response: ['red-car'],
    right: ['cat'],
  });

  expect(shownMistake(syllable)).toEqual({ kind: 'syllable', word: 'bola', read: 'bu' });
  expect(shownMistake(choice)).toEqual({ kind: 'choice', answer: 'red car', right: 'cat' });
});

test.each([
  ['a path', { object: 'run', response: [4, 6, 'edge'] }],
  ['an order that cannot be read', { object: 'cut', response: ['order', 250] }],
  ['nothing', { object: 'task', response: [] }],
])('%s stays words', (_, changes) => {
  expect(shownMistake(mistake(changes))).toEqual({ kind: 'words' });
});
