/** The stretch of sea on which a task is done, who looks on, and cards with what is to be read. */
import { type CourseTask, type Desk, element, pressable } from '@nobi/kit/course';
import type { CastName } from '../rules/names.ts';
import { inIndonesian, words } from '../text/text.ts';
import { castPicture } from '../view/cast.ts';
import { islandOf, paintPlace } from '../view/places.ts';

export interface Deck {
  /** What the task puts here stands in the middle, one below the other. */
  readonly root: HTMLElement;
  cheer(): void;
  dress(): void;
}

/** Restarts the movement that a class brings. */
export const replay = (thing: HTMLElement, name: string): void => {
  thing.classList.remove(name);
  // Reading a size makes the same animation begin anew.
  void thing.offsetWidth;
  thing.classList.add(name);
};

/** One of the cast: hops and says a word when it is tapped. */
export const openActor = (desk: Desk, name: CastName) => {
  const button = pressable('actor', castPicture(name), () => {
    hop();
    desk.sound('hop');
    desk.tell(words[desk.lang()].quips[name]);
  });
  const hop = (): void => replay(button, 'is-hopping');
  const dress = (): void => {
    button.ariaLabel = words[desk.lang()].cast[name];
  };
  dress();
  return { button, hop, dress };
};

const watcherOf = (task: string): CastName => (islandOf(task) % 2 === 0 ? 'capit' : 'liko');

export const openDeck = (desk: Desk, task: CourseTask): Deck => {
  const place = element('div', 'place');
  paintPlace(place, task.id);
  const root = element('div', 'yard');
  const actor = openActor(desk, watcherOf(task.id));
  desk.scene.append(place, root, actor.button);
  return { root, cheer: actor.hop, dress: actor.dress };
};

/** Something to read. A press has it read out, which counts as help. */
export const openReading = (desk: Desk, name: string, text: string): HTMLButtonElement => {
  const card = pressable(name, '', () => {
    desk.sound('page');
    replay(card, 'is-heard');
    desk.readOut(inIndonesian(text.replaceAll('_', '…'), desk.lang()));
  });
  card.lang = 'id';
  return card;
};
