/** A short way to write a question: the right choice comes first, the page shuffles them. */
import type { CourseChecks } from '@nobi/kit/manifest';

type Check = CourseChecks[string][number];

interface Asking extends Pick<Check, 'id' | 'about' | 'skill' | 'say' | 'hint'> {
  show?: readonly string[];
  choices: readonly string[];
}

export const question = ({ choices, show, ...rest }: Asking): Check => ({
  ...rest,
  ...(show && { show: [...show] }),
  choices: [...choices],
  answer: choices[0] ?? '',
});
