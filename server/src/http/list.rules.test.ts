import { expect, test } from 'vitest';
import { whereOf } from './list.rules.ts';

test('only what was filled in is asked for, after the page’s limit and offset', () => {
  expect(
    whereOf(
      [
        ['state = ?', 'paid'],
        ['amount > ?', undefined],
        ['flag is not null', true],
        ['(created_at, id) > (?, ?)', 7, 'a'],
        ['(created_at, id) < (?, ?)', 7, undefined],
      ],
      2,
    ),
  ).toEqual({
    where: 'where state = $3 and flag is not null and (created_at, id) > ($4, $5)',
    values: ['paid', 7, 'a'],
  });
});

test('without a filter there is no condition', () => {
  expect(whereOf([['state = ?', undefined]], 2)).toEqual({ where: '', values: [] });
});
