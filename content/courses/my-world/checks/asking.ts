/** A short way to write a question. */
import { both } from '@nobi/kit/forms';
import type { CourseChecks } from '@nobi/kit/manifest';

export { both };

type Check = CourseChecks[string][number];

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
