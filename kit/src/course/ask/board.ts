import { element } from '../../guest/stage/element.ts';
import type { CourseChoice } from '../../manifest/course.ts';
import type { Context } from '../context.ts';

const inRow = 5;

/** Things to look at, five in a row as in a ten-frame; a finger that counts them along is heard. */
export const openBoard = (
  context: Context,
  show: readonly CourseChoice[],
  faceOf: (choice: CourseChoice) => string,
): HTMLElement => {
  const root = element('div', 'ask-board');
  root.style.setProperty('--columns', `${Math.min(inRow, show.length)}`);
  root.style.setProperty('--rows', `${Math.ceil(show.length / inRow)}`);
  root.setAttribute('role', 'img');
  const things = show.map((choice) => {
    const thing = element('span', 'ask-thing');
    thing.innerHTML = faceOf(choice);
    thing.addEventListener('pointerdown', () => {
      thing.classList.toggle('is-counted');
      const counted = things.filter((each) => each.classList.contains('is-counted')).length;
      context.sounds.play('count', { pitch: 1 + counted * 0.08 });
    });
    return thing;
  });
  root.append(...things);
  return root;
};
