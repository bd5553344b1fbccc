import { expect, test } from 'vitest';
import { currentLanguage, isLanguage, languageOf } from './language.ts';

test('speaks Indonesian when the browser asks for it before English', () => {
  const found = [['id-ID', 'en'], ['in'], ['ms', 'id', 'en'], ['ID']].map(languageOf);

  expect(found).toEqual(['id', 'id', 'id', 'id']);
});

test('speaks English otherwise', () => {
  const found = [['en-GB', 'id'], ['fr'], [], ['idk'], ['jv', 'de']].map(languageOf);

  expect(found).toEqual(['en', 'en', 'en', 'en', 'en']);
});

test('knows two languages by name', () => {
  expect(['id', 'en', 'ID', '', null].map(isLanguage)).toEqual([true, true, false, false, false]);
});

test('draws English where there is no browser', () => {
  expect(currentLanguage()).toBe('en');
});
