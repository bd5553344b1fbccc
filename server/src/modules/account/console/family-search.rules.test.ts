import { expect, test } from 'vitest';
import { searchedAs } from './family-search.rules.ts';

test.each([
  '+62 812-3456',
  '0812 3456',
  '(0812) 34.56',
  '62 812 3456',
  '0062 812 3456',
  '812 3456',
])('%s is the beginning of one number', (typed) => {
  expect(searchedAs(typed).number).toBe('+628123456%');
});

test.each(['081', 'Sari', '0812a', '+62 812 ext 3', ''])('%s is no number', (typed) => {
  expect(searchedAs(typed).number).toBeUndefined();
});

test('words are looked for in any order, each by its beginning', () => {
  expect(searchedAs("D'Arc ibu_sari").words).toBe('arc:* & ibu:* & sari:*');
  expect(searchedAs('% & ! (:*').words).toBeUndefined();
});

test('at most six words are looked for', () => {
  expect(searchedAs('aa bb cc dd ee ff gg').words).toBe('aa:* & bb:* & cc:* & dd:* & ee:* & ff:*');
});

test('what has an @ is an e-mail and nothing else', () => {
  expect(searchedAs('Ibu_Sari@contoh')).toEqual({ email: 'ibu\\_sari@contoh%' });
});

test('what stands for anything is taken as it was typed', () => {
  expect(searchedAs('100%_A\\').name).toBe('100\\%\\_a\\\\%');
});

test.each([
  ['NB-abcdef_123', true],
  ['ibu@contoh.id', false],
  ['Ibu Sari', false],
])('%s may be an order id: %s', (typed, may) => {
  expect(searchedAs(typed).orderId !== undefined).toBe(may);
});
