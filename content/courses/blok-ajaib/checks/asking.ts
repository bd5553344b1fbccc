/** A short way to write a question about a program: its blocks are shown as faces. */
import type { CourseChecks } from '@nobi/kit/manifest';

export { both } from '@nobi/kit/forms';

type Check = CourseChecks[string][number];

interface Asking extends Pick<Check, 'id' | 'about' | 'skill' | 'say' | 'hint'> {
  /** Blocks with spaces between. */
  show?: string;
  /** The right one first; words are shuffled by the page, numbers stand in their order. */
  choices: readonly (number | string)[];
}

export const question = ({ choices, show, ...rest }: Asking): Check => ({
  ...rest,
  ...(show !== undefined && { show: show.split(' ') }),
  choices: [...choices],
  answer: choices[0] ?? '',
});
