import { expect, test } from 'vitest';
import { helpAfter } from './index.ts';

test('offers a scaffold after two misses and a worked example after three', () => {
  expect([0, 1, 2, 3, 4].map(helpAfter)).toEqual(['none', 'none', 'scaffold', 'worked', 'worked']);
});
