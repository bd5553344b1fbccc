import { expect, test } from 'vitest';
import { words } from '../../text/words.ts';
import { agesOf, shareOf, titleOf } from './item-labels.ts';
import { inOrder, placeLabel } from './stop-places.ts';

const t = words.insight;

test('puts places in the order in which a child comes by', () => {
  const places = ['lesson:2:look', 'round:10', 'lesson:1:ask', 'opened', 'round:2', 'lesson:1:try'];

  const sorted = inOrder(places.map((place) => ({ place, stopped: 1 })));

  expect(sorted.map(({ place }) => place)).toEqual([
    'opened',
    'round:2',
    'round:10',
    'lesson:1:try',
    'lesson:1:ask',
    'lesson:2:look',
  ]);
});

test('says a place in words, and one that it does not know as it is', () => {
  expect(placeLabel('opened')).toBe(t.places.opened);
  expect(placeLabel('round:0')).toBe(t.places.roundNone);
  expect(placeLabel('round:1')).toBe(t.places.rounds);
  expect(placeLabel('round:4')).toBe(t.places.round.replace('{number}', '4'));
  expect(placeLabel('lesson:3:make')).toContain('3');
  expect(placeLabel('lesson:3:make')).toContain(t.places.steps.make);
  expect(placeLabel('lesson:3:dance')).toBe('lesson:3:dance');
  expect(placeLabel('moon')).toBe('moon');
});

test('names an item that has left the catalogue by its own name', () => {
  expect(titleOf({ id: 'game.bridge', title_id: 'Jembatan', title_en: 'Bridge' })).toBe('Bridge');
  expect(titleOf({ id: 'game.bridge', title_id: null, title_en: null })).toBe('bridge');
});

test('says so where ages are unknown, and has no share of nothing', () => {
  expect(agesOf({ age_min: 5, age_max: 7 })).toContain('5');
  expect(agesOf({ age_min: null, age_max: null })).toBe(t.ageUnknown);
  expect([shareOf(1, 4), shareOf(0, 4), shareOf(0, 0)]).toEqual(['25%', '0%', '–']);
});
