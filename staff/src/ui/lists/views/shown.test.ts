import { expect, test } from 'vitest';
import { isSame, type Shown, savedFilters } from './shown.rules.ts';

test('what was typed, and words that the list does not know, are no part of a view', () => {
  const values = { state: 'denied', search: 'ibu@contoh.id', from: '2026-01-01', flagged: '' };

  expect(savedFilters('orders', values)).toEqual({ state: 'denied' });
  expect(savedFilters('families', { search: 'Sari' })).toEqual({});
  expect(savedFilters('tickets', { state: 'denied', mine: 'true' })).toEqual({ mine: 'true' });
});

test('a view is recognised in whatever order it was put together', () => {
  const one: Shown = {
    filters: { state: 'paid', flagged: 'true' },
    order: 'asc',
    hidden: ['id', 'flag'],
  };
  const same: Shown = {
    filters: { flagged: 'true', state: 'paid' },
    order: 'asc',
    hidden: ['flag', 'id'],
  };

  expect(isSame(one, same)).toBe(true);
  expect(isSame(one, { ...same, hidden: ['flag'] })).toBe(false);
  expect(isSame(one, { ...same, filters: { state: 'paid' } })).toBe(false);
});
