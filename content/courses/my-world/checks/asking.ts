/** A short way to write a question. */
import type { CourseChecks } from '@nobi/kit/manifest';

type Check = CourseChecks[string][number];

export const both = (id: string, en: string): Check['say'] => ({ id, en });

interface Asking extends Pick<Check, 'id' | 'about' | 'skill' | 'hint'> {
  say?: Check['say'];
  show?: readonly string[];
  /** The right one first; the page shuffles them. */
  choices: readonly string[];
}

const gap = both('Kata mana yang hilang?', 'Which word is missing?');

export const question = ({ say = gap, choices, show, ...rest }: Asking): Check => ({
  ...rest,
  say,
  ...(show && { show: [...show] }),
  choices: [...choices],
  answer: choices[0] ?? '',
});
