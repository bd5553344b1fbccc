import { expect, test } from 'vitest';
import { contactsIn } from './contacts.ts';

test('finds whom to call and whom to write to in words of help, once each', () => {
  const words =
    'Telepon SAPA 129 atau kirim WhatsApp ke 08111-129-129. Bahaya? 112! Lagi: SAPA 129.';

  expect(contactsIn(words)).toEqual([
    { kind: 'call', shown: '129', href: 'tel:129' },
    { kind: 'call', shown: '112', href: 'tel:112' },
    { kind: 'whatsApp', shown: '08111-129-129', href: 'https://wa.me/628111129129' },
  ]);
});

test('finds nobody in words without numbers', () => {
  expect(contactsIn('Ceritakan kepada orang dewasa.')).toEqual([]);
});
