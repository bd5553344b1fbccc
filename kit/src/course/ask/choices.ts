/** How the choices of a question look, and in which order they stand. */
import { seeded, shuffled } from '../../guest/random.ts';
import type { CourseChoice } from '../../manifest/course.ts';
import type { Context } from '../context.ts';

export const faceOf = ({ kit, guest }: Context, choice: CourseChoice): string =>
  typeof choice === 'number'
    ? `<span class="ask-number">${choice}</span>`
    : (kit.face?.(choice, guest.settings.lang) ?? '');

export const nameOf = ({ kit, guest }: Context, choice: CourseChoice): string =>
  typeof choice === 'number'
    ? `${choice}`
    : (kit.faceName?.(choice, guest.settings.lang) ?? choice.replaceAll('-', ' '));

/** Numbers stand in their order, as on a ruler; words in any, but the same after a break. */
export const inOrder = (choices: readonly CourseChoice[], seed: number): CourseChoice[] => {
  const numbers = choices.filter((choice) => typeof choice === 'number');
  return numbers.length === choices.length
    ? numbers.toSorted((one, other) => one - other)
    : shuffled(seeded(seed), choices);
};
