/** The bus with its riders. */
import { type Desk, pressable } from '@nobi/kit/course';
import { type BusLook, busPicture } from '../view/bus.ts';
import type { ThingName } from '../view/things.ts';

export const many = (name: ThingName, count: number): ThingName[] =>
  Array<ThingName>(count).fill(name);

/** The bus in its street, the same in every form of the task. */
export class Bus {
  readonly button: HTMLButtonElement;
  #look: BusLook = {
    riders: [],
    ghosts: 0,
    leaving: 0,
    waiting: [],
    sign: 0,
    counted: 0,
  };

  constructor(desk: Desk, onPress: () => void) {
    this.button = pressable('bus', '', onPress);
    desk.scene.append(this.button);
  }

  get count(): number {
    return this.#look.riders.length;
  }

  show(look: Partial<BusLook>): void {
    this.#look = { ...this.#look, ...look };
    this.button.innerHTML = busPicture(this.#look);
  }

  rock(): void {
    this.button.classList.toggle('is-rocking');
  }

  leave(): void {
    this.button.classList.add('is-leaving');
  }
}

export const honk = (desk: Desk, bus: Bus): void => {
  desk.sound('hop', 0.6);
  bus.rock();
};
