import { expect, test } from 'vitest';
import { strengthOf } from './password-strength.rules.ts';

const hints = [
  ['123456', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['mangga12', 'fair'],
  ['kudalautbiru', 'fair'],
  ['kuda laut biru muda', 'strong'],
  ['Kuda-Laut-77', 'strong'],
] as const;
for (const [password, strength] of hints)
  test(`calls ${password} ${strength}`, () => {
    expect(strengthOf(password)).toBe(strength);
  });
