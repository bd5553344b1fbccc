/** A finished bridge is a springy string: it sags under weight, and a heavy step runs along it. */
import { gapLeft, gapWidth } from './frame.ts';

const nodes = 29;
const spring = 95;
const tension = 1100;
const damping = 5.5;

export interface Deck {
  step(seconds: number, loads: readonly { x: number; weight: number }[]): void;
  /** How far the deck hangs below its line, here. */
  sag(x: number): number;
  /** A stomp: pushes the deck down at once. */
  stomp(x: number, force: number): void;
  calm(): void;
}

const place = (x: number): number => ((x - gapLeft) / gapWidth) * (nodes - 1);

export const makeDeck = (): Deck => {
  const height = new Float32Array(nodes);
  const speed = new Float32Array(nodes);
  const at = (values: Float32Array, i: number): number => values[i] ?? 0;

  const press = (x: number, amount: number): void => {
    const here = place(x);
    for (let i = 1; i < nodes - 1; i += 1) {
      const near = Math.exp(-((i - here) ** 2) / 9);
      speed[i] = at(speed, i) + amount * near;
    }
  };
  return {
    step(seconds, loads) {
      for (const load of loads) press(load.x, load.weight * 620 * seconds);
      for (let i = 1; i < nodes - 1; i += 1) {
        const pull = at(height, i - 1) + at(height, i + 1) - 2 * at(height, i);
        const force = -spring * at(height, i) + tension * pull - damping * at(speed, i);
        speed[i] = at(speed, i) + force * seconds;
      }
      for (let i = 1; i < nodes - 1; i += 1) height[i] = at(height, i) + at(speed, i) * seconds;
    },
    sag(x) {
      const here = place(x);
      if (here <= 0 || here >= nodes - 1) return 0;
      const i = Math.floor(here);
      return at(height, i) + (at(height, i + 1) - at(height, i)) * (here - i);
    },
    stomp: press,
    calm() {
      height.fill(0);
      speed.fill(0);
    },
  };
};
