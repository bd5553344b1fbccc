/** The pond with its leaves, and the frog. */
import { type CourseTask, type Desk, pressable } from '@nobi/kit/course';
import { numberIn, numbersIn } from '../rules/args.ts';
import { type PondLook, pondPicture } from '../view/pond.ts';

export const most = 20;

const row = 10;

export class Pond {
  readonly button: HTMLButtonElement;
  #look: PondLook;

  constructor(desk: Desk, task: CourseTask, onPress: () => void) {
    const from = numberIn(task, 'from');
    const by = numberIn(task, 'by');
    const far = [from, from + by, ...numbersIn(task, 'choices')].some((pad) => pad > row);
    this.#look = { frog: from, fly: -1, trail: [], far, eats: false };
    this.button = pressable('pond', '', onPress);
    desk.scene.append(this.button);
    this.show({});
  }

  get frog(): number {
    return this.#look.frog;
  }

  show(look: Partial<PondLook>): void {
    this.#look = { ...this.#look, ...look };
    this.button.innerHTML = pondPicture(this.#look);
  }
}

/** The frog hops by itself and leaves a trail that can be counted. */
export const travel = (
  desk: Desk,
  pond: Pond,
  { by, pace }: { by: number; pace: number },
): number => {
  const from = pond.frog;
  const trail: number[] = [];
  for (let i = 1; i <= Math.abs(by); i += 1)
    desk.clock.after(0.2 + i * pace, () => {
      const frog = Math.max(0, Math.min(most, from + Math.sign(by) * i));
      trail.push(frog);
      desk.sound('count', 2 ** ((by > 0 ? i : -i) / 12));
      pond.show({ frog, trail });
    });
  return 0.6 + Math.abs(by) * pace;
};
