import { expect, test } from 'vitest';
import { isSignedBy, signatureOf } from './signature.rules.ts';

const key = 'askvnoibnosifnboseofinbofinfgbiufglnbfg';
const signed = { orderId: '1111', statusCode: '200', grossAmount: '100000.00' };
const example =
  'edc076b21793ebe3e17926350f5b8ae67d902fe657b3d0aa31b932d5c127e2375d308a2bc94f3265ac2d80a1f181a79b997ac178a236fcff35af263fc4d4c231';

test('gives the known answer for the published vector', () => {
  expect(signatureOf(signed, key)).toBe(example);
});

test('accepts the genuine signature only, letter for letter', () => {
  const forgeries = [
    example.toUpperCase(),
    example.slice(0, -1),
    `${example}0`,
    '',
    'é'.repeat(64),
  ];

  expect(isSignedBy(key, signed, example)).toBe(true);
  expect(forgeries.filter((forgery) => isSignedBy(key, signed, forgery))).toEqual([]);
});

test('covers the raw text of the amount, not its value', () => {
  expect(isSignedBy(key, { ...signed, grossAmount: '100000' }, example)).toBe(false);
});

test('refuses another key', () => {
  expect(isSignedBy(`${key}x`, signed, example)).toBe(false);
});
