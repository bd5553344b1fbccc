import { expect, test } from 'vitest';
import { type ClaimState, hear, isPressable, press, stateFromStorage } from './claim.ts';

const states: readonly ClaimState[] = ['open', 'processing', 'claimed'];

test('starts claimed only when the browser remembers exactly "true"', () => {
  const found = ['true', 'false', '', 'TRUE', null].map(stateFromStorage);

  expect(found).toEqual(['claimed', 'open', 'open', 'open', 'open']);
});

test('goes on its way at the first press and ignores every other', () => {
  expect(states.map(press)).toEqual(['processing', 'processing', 'claimed']);
});

test('can be pressed only while open', () => {
  expect(states.filter(isPressable)).toEqual(['open']);
});

test('closes when another tab has claimed, and opens again when that is forgotten', () => {
  expect(hear('open', 'true')).toBe('claimed');
  expect(hear('claimed', null)).toBe('open');
});

test('keeps going when another tab speaks in the middle', () => {
  expect(hear('processing', null)).toBe('processing');
  expect(hear('processing', 'true')).toBe('processing');
});
