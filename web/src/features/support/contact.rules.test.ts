import { expect, test } from 'vitest';
import { mailAddress, whatsappAddress } from './contact.rules.ts';

test('leads a WhatsApp number to its chat', () => {
  expect(whatsappAddress('+62 812-3456-7890')).toBe('https://wa.me/6281234567890');
});

test('leads a mailbox to a letter', () => {
  expect(mailAddress('halo@nobi.example')).toBe('mailto:halo@nobi.example');
});

test.each(['', 'soon', '+'])('makes no chat of "%s"', (number) => {
  expect(whatsappAddress(number)).toBeNull();
});

test.each(['', 'halo', 'a@b?bcc=c@d', 'a b@c'])('makes no letter of "%s"', (mailbox) => {
  expect(mailAddress(mailbox)).toBeNull();
});
