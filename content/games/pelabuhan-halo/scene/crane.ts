/** A magnet on a rope under a trolley: the trolley runs, and the magnet swings as a pendulum does. */
import type { Point } from './hits.ts';

const gravity = 2600;
const drag = 1.15;
const quickest = 900;
const eager = 2600;
/** A wide harbour has a stronger motor, so that no way takes long. */
export const powerFor = (width: number): number => Math.max(1, width / 620);
const hoisting = 950;
const shortest = 30;
/** Near enough to lower the rope, and near enough to let go. */
const near = 46;
const close = 3;

interface Errand {
  to: Point;
  patience: number;
  then: () => void;
}

export class Crane {
  x = 0;
  beam = 0;
  rope = 60;
  angle = 0;
  isCalm = false;
  /** 1 on a phone. */
  power = 1;
  #speed = 0;
  #spin = 0;
  #errand: Errand | null = null;
  #follows: Point | null = null;

  /** Where the magnet hangs. */
  get magnet(): Point {
    return {
      x: this.x + Math.sin(this.angle) * this.rope,
      y: this.beam + Math.cos(this.angle) * this.rope,
    };
  }

  /** Runs there, lowers the magnet, waits until it hardly swings, and tells. */
  go(to: Point, then: () => void): void {
    this.#follows = null;
    // Nothing hangs higher than the shortest rope.
    const y = Math.max(to.y, this.beam + shortest);
    this.#errand = { to: { x: to.x, y }, patience: 2.6, then };
  }

  /** Hangs under the finger and swings after it. */
  follow(to: Point | null): void {
    if (!this.#errand) this.#follows = to;
  }

  /** Up, out of the way, and free to swing. */
  hangHigh(): void {
    this.follow({ x: this.x, y: this.beam + 50 });
  }

  halt(): void {
    this.#errand = null;
    this.#follows = null;
  }

  nudge(push: number): void {
    this.#spin += push;
  }

  step(seconds: number): void {
    const goal = this.#errand?.to ?? this.#follows;
    const before = this.#speed;
    if (goal) this.#drive(goal, seconds);
    else this.#speed *= 0.86;
    this.x += this.#speed * seconds;
    this.#swing((this.#speed - before) / seconds, seconds);
    this.#arrive(seconds);
  }

  #drive(goal: Point, seconds: number): void {
    const way = goal.x - this.x;
    const push = eager * this.power;
    // As fast as may still be braked in what is left.
    const best =
      Math.sign(way) * Math.min(quickest * this.power, Math.sqrt(1.4 * push * Math.abs(way)));
    const change = Math.max(-push * seconds, Math.min(push * seconds, best - this.#speed));
    this.#speed += change;
    const isOver = Math.abs(way) < near || this.#follows !== null;
    const high = Math.min(goal.y - this.beam, 46);
    const length = Math.max(shortest, isOver ? goal.y - this.beam : high);
    const haul = length - this.rope;
    this.rope += Math.sign(haul) * Math.min(Math.abs(haul), hoisting * this.power * seconds);
  }

  #swing(push: number, seconds: number): void {
    if (this.isCalm) {
      this.angle = 0;
      return;
    }
    const arm = Math.max(90, this.rope);
    // Near its goal a driver steadies the load.
    const steady = this.#errand && Math.abs(this.#errand.to.x - this.x) < near ? 6 : drag;
    const pull =
      (-gravity * Math.sin(this.angle) - push * Math.cos(this.angle) * 0.55) /
      arm /
      Math.sqrt(this.power);
    this.#spin = (this.#spin + pull * seconds) * Math.exp(-steady * seconds);
    this.angle = Math.max(-1, Math.min(1, this.angle + this.#spin * seconds));
  }

  #arrive(seconds: number): void {
    const errand = this.#errand;
    if (!errand) return;
    errand.patience -= seconds;
    const isThere =
      Math.abs(errand.to.x - this.x) < close &&
      Math.abs(errand.to.y - this.beam - this.rope) < close &&
      Math.abs(this.angle) * this.rope < 9;
    if (!isThere && errand.patience > 0) return;
    this.#errand = null;
    errand.then();
  }
}
