import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { email, line, whatsapp } from './text.ts';

test.each([
  ['+62 812-3456.7890', '+6281234567890'],
  ['+6281234567890', '+6281234567890'],
  ['+62 0812 3456 7890', '+6281234567890'],
])('keeps the WhatsApp number %s as %s', (typed, stored) => {
  expect(z.parse(whatsapp, typed)).toBe(stored);
});

test.each([
  '081234567890',
  '+62',
  '+62812345',
  '+62 0812 345',
  '+62812345678901234',
  '+62８１２３４５６７８',
  '+62٨١٢٣٤٥٦٧٨',
  '',
  'x'.repeat(1000),
])('refuses the WhatsApp number %j with its own sentence', (typed) => {
  expect(z.safeParse(whatsapp, typed).error?.issues[0]?.message).toBe('whatsapp_prefix');
});

test('trims an address and keeps it in lower case', () => {
  expect(z.parse(email, '  Ibu.Sari@Contoh.ID ')).toBe('ibu.sari@contoh.id');
});

test.each([
  'ibu',
  'ibu@',
  '@contoh.id',
  'a b@contoh.id',
  'ibu@contoh',
  'ibu@@contoh.id',
  '<a@b.id>',
])('refuses the address %j', (typed) => {
  expect(z.safeParse(email, typed).success).toBe(false);
});

test('refuses text that no database can store', () => {
  expect(z.safeParse(line(10), 'a\u0000b').success).toBe(false);
  expect(z.safeParse(line(10), 'a\uD800').success).toBe(false);
  expect(z.safeParse(line(10), '👩‍👧').success).toBe(true);
});
