/** A short way to write a question; numbers are faces, because each language writes them its own way. */
import type { CourseChecks } from '@nobi/kit/manifest';

export { both } from '@nobi/kit/forms';

type Check = CourseChecks[string][number];

interface Asking extends Pick<Check, 'id' | 'about' | 'skill' | 'say' | 'hint'> {
  show?: readonly string[];
  /** The right one first; the page shuffles them. */
  choices: readonly (number | string)[];
}

const faceOf = (choice: number | string): string =>
  typeof choice === 'number' ? `n-${choice}` : choice;

export const question = ({ choices, show, ...rest }: Asking): Check => {
  const faces = choices.map(faceOf);
  return { ...rest, ...(show && { show: [...show] }), choices: faces, answer: faces[0] ?? '' };
};
