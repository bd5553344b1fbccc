import { expect, test } from 'vitest';
import { changesOf, mistakesIn, typedOf } from './profile.rules.ts';

const saved = typedOf({
  display_name: 'Sari',
  full_name: null,
  whatsapp: '+6281234567890',
  bio: 'Halo',
  profile_picture: null,
});

test('shows missing fields as empty', () => {
  expect(saved).toEqual({
    display_name: 'Sari',
    full_name: '',
    whatsapp: '+6281234567890',
    bio: 'Halo',
  });
});

test('sends nothing when nothing has changed', () => {
  expect(changesOf(saved, saved)).toEqual({});
});

test('sends only what has changed, trimmed', () => {
  expect(changesOf({ ...saved, full_name: ' Sari Dewi ', bio: 'Halo ' }, saved)).toEqual({
    full_name: 'Sari Dewi',
  });
});

test('sends no field that was emptied', () => {
  expect(changesOf({ display_name: '', full_name: ' ', whatsapp: '', bio: '' }, saved)).toEqual({});
});

test('asks for +62 when a number is filled in', () => {
  expect(mistakesIn({ whatsapp: '0812 3456 7890' })).toEqual({ whatsapp: 'whatsapp_prefix' });
  expect(mistakesIn({ whatsapp: '+62 812-3456-7890' })).toEqual({});
});

test('says what is too long', () => {
  expect(mistakesIn({ display_name: 'a'.repeat(81), bio: 'a'.repeat(501) })).toEqual({
    display_name: 'too_long',
    bio: 'too_long',
  });
});

test('finds nothing wrong with nothing', () => {
  expect(mistakesIn({})).toEqual({});
});
