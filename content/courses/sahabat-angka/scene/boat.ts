/** The boat with its ducks. */
import { type CourseTask, type Desk, pressable } from '@nobi/kit/course';
import { numberIn } from '../rules/args.ts';
import { words } from '../text/text.ts';
import { boatPicture } from '../view/boat.ts';

/** The boat on its water, the same in every form of the task. */
export class Boat {
  readonly button: HTMLButtonElement;
  #ducks: number;
  #ghosts: number;
  #over = 0;
  readonly #sail: number;

  constructor(desk: Desk, task: CourseTask, onPress: () => void) {
    this.#ducks = numberIn(task, 'have');
    this.#ghosts = numberIn(task, 'ghosts') === 1 ? numberIn(task, 'n') : 0;
    this.#sail = desk.step === 'look' ? 0 : numberIn(task, 'n');
    this.button = pressable('boat', '', onPress);
    desk.scene.append(this.button);
    this.#draw();
  }

  get count(): number {
    return this.#ducks;
  }

  #draw(): void {
    const ducks = this.#ducks;
    const ghosts = this.#ghosts;
    const over = this.#over;
    const sail = this.#sail;
    this.button.innerHTML = boatPicture({ ducks, ghosts, over, sail });
  }

  seat(ducks: number, over = 0): void {
    this.#ducks = ducks;
    this.#over = over;
    this.#draw();
  }

  mark(ghosts: number): void {
    this.#ghosts = ghosts;
    this.#draw();
  }

  rock(): void {
    this.button.classList.toggle('is-rocking');
  }

  leave(): void {
    this.button.classList.add('is-leaving');
  }
}

/** A worked example counts the whole load aboard, then leaves the boat to the child again. */
export const countAboard = (desk: Desk, show: (ducks: number) => void, to: number): void => {
  desk.tell(words[desk.lang()].watch);
  for (let i = 1; i <= to; i += 1)
    desk.clock.after(1 + i * 0.6, () => {
      desk.sound('count', 2 ** (i / 12));
      show(i);
    });
  desk.clock.after(2.4 + to * 0.6, () => show(0));
};
