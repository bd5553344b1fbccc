/** The place where a task is done, and who looks on. */
import { type CourseTask, type Desk, element, pressable } from '@nobi/kit/course';

/** Restarts the movement that a class brings. */
export const replay = (thing: HTMLElement, name: string): void => {
  thing.classList.remove(name);
  // Reading a size makes the same animation begin anew.
  void thing.offsetWidth;
  thing.classList.add(name);
};

export interface Onlooker {
  readonly picture: string;
  name(): string;
  /** Said at a tap. */
  quip(): string;
}

export interface Actor {
  readonly button: HTMLButtonElement;
  hop(): void;
  dress(): void;
}

/** Hops and says a word when it is tapped. */
export const openActor = (desk: Desk, { picture, name, quip }: Onlooker): Actor => {
  const button = pressable('actor', picture, () => {
    hop();
    desk.sound('hop');
    desk.tell(quip());
  });
  const hop = (): void => replay(button, 'is-hopping');
  const dress = (): void => {
    button.ariaLabel = name();
  };
  dress();
  return { button, hop, dress };
};

export interface Yard {
  /** What the task puts here stands in the middle, one below the other. */
  readonly root: HTMLElement;
  cheer(): void;
  dress(): void;
}

/** `paint` draws the place that a task is at. */
export const openYard = (
  desk: Desk,
  task: CourseTask,
  { paint, actor }: { paint(place: HTMLElement, task: string): void; actor: Actor },
): Yard => {
  const place = element('div', 'place');
  paint(place, task.id);
  const root = element('div', 'yard');
  desk.scene.append(place, root, actor.button);
  return { root, cheer: actor.hop, dress: actor.dress };
};
