/** The lanterns on their ropes, and how they are hung or counted before a child's eyes. */
import { type Desk, openShelf, pressable } from '@nobi/kit/course';
import { onesIn, stepsBetween } from '../rules/tens.ts';
import { comparedPicture, numberPicture, type TensLook, tensPicture } from '../view/tens.ts';

export class Bundles {
  readonly button: HTMLButtonElement;
  #look: TensLook = { lit: 0, ghosts: 0, counted: 0, sign: '', capacity: 0 };

  constructor(desk: Desk, onPress: () => void) {
    this.button = pressable('bundles', '', onPress);
    desk.scene.append(this.button);
  }

  get lit(): number {
    return this.#look.lit;
  }

  show(look: Partial<TensLook>): void {
    this.#look = { ...this.#look, ...look };
    this.button.innerHTML = tensPicture(this.#look);
  }

  compare(numbers: readonly number[], isOpen: boolean): void {
    this.button.innerHTML = comparedPicture(numbers, isOpen);
  }

  rock(): void {
    this.button.classList.toggle('is-rocking');
  }
}

/** A bundle sounds deep and full, each loose one a step higher than the one before. */
export const soundOf = (desk: Desk, count: number): void =>
  onesIn(count) === 0
    ? desk.sound('pop', 2 ** (count / 120))
    : desk.sound('count', 2 ** (onesIn(count) / 12));

/** Step by step from here to there; answers how long it takes. */
export const walk = (
  desk: Desk,
  way: { from: number; to: number; pace: number },
  onEach: (count: number) => void,
): number => {
  const steps = stepsBetween(way.from, way.to);
  for (const [at, count] of steps.entries())
    desk.clock.after(0.5 + at * way.pace, () => {
      soundOf(desk, count);
      onEach(count);
    });
  return 0.8 + steps.length * way.pace;
};

export const openNumbers = (
  desk: Desk,
  numbers: readonly number[],
  onPick: (number: number) => void,
) =>
  openShelf(desk, {
    name: 'number',
    choices: numbers,
    picture: numberPicture,
    label: (number) => `${number}`,
    onPick,
  });
