/** The stretch of track on which a task is done: where the night has got to, and who looks on. */
import { type CourseTask, type Desk, element, pressable } from '@nobi/kit/course';
import type { CastName } from '../rules/names.ts';
import { words } from '../text/text.ts';
import { castPicture } from '../view/cast.ts';
import { paintPlace, stationOf } from '../view/places.ts';

const watchers: readonly CastName[] = [
  'badak',
  'ayam',
  'mbek',
  'badak',
  'ayam',
  'mbek',
  'badak',
  'ayam',
  'mbek',
  'badak',
];

export interface Yard {
  /** What the task puts here stands in the middle, one below the other. */
  readonly root: HTMLElement;
  cheer(): void;
  dress(): void;
}

/** One of the cast: hops and says a word when it is tapped. */
export const openActor = (desk: Desk, name: CastName) => {
  const button = pressable('actor', castPicture(name), () => {
    hop();
    desk.sound('hop');
    desk.tell(words[desk.lang()].quips[name]);
  });
  const hop = (): void => {
    button.classList.remove('is-hopping');
    // Reading a size makes the same animation begin anew.
    void button.offsetWidth;
    button.classList.add('is-hopping');
  };
  const dress = (): void => {
    button.ariaLabel = words[desk.lang()].cast[name];
  };
  dress();
  return { button, hop, dress };
};

export const openYard = (desk: Desk, task: CourseTask): Yard => {
  const station = stationOf(task.id);
  const place = element('div', 'place');
  paintPlace(place, task.id);
  const root = element('div', 'yard');
  const actor = openActor(desk, watchers[station - 1] ?? 'badak');
  desk.scene.append(place, root, actor.button);
  return { root, cheer: actor.hop, dress: actor.dress };
};
