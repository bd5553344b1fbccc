/** The place on the moon where a task is done, and Zib, who looks on. */
import { type CourseTask, type Desk, element, pressable } from '@nobi/kit/course';
import { words } from '../text/text.ts';
import { zibPicture } from '../view/people.ts';
import { paintPlace } from '../view/places.ts';

export interface Moon {
  /** What the task puts here stands in the middle, one below the other. */
  readonly root: HTMLElement;
  cheer(): void;
  dress(): void;
}

/** Hops and says a word when it is tapped. */
export const openZib = (desk: Desk) => {
  const button = pressable('actor', zibPicture, () => {
    hop();
    desk.sound('hop');
    desk.tell(words[desk.lang()].quip);
  });
  const hop = (): void => {
    button.classList.remove('is-hopping');
    // Reading a size makes the same animation begin anew.
    void button.offsetWidth;
    button.classList.add('is-hopping');
  };
  const dress = (): void => {
    button.ariaLabel = 'Zib';
  };
  dress();
  return { button, hop, dress };
};

export const openMoon = (desk: Desk, task: CourseTask): Moon => {
  const place = element('div', 'place');
  paintPlace(place, task.id);
  const root = element('div', 'moon');
  const zib = openZib(desk);
  desk.scene.append(place, root, zib.button);
  return { root, cheer: zib.hop, dress: zib.dress };
};
