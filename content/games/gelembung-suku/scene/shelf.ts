/** The freed things on the dock. Each stands in its own place and hops when it is touched. */

import type { Frame, Spot } from '@nobi/kit/canvas';
import { nobiPlace } from '../view/nobi.ts';
import { type Actor, makeActor } from './actor.ts';
import { shelfY } from './frame.ts';

const things = 44;
/** More than this would not fit on a narrow dock; the oldest gives way. */
export const most = 13;

export class Shelf {
  #actors: Actor[] = [];
  #nextKey = 100_000;

  actors(): readonly Actor[] {
    return this.#actors;
  }

  clear(): void {
    this.#actors = [];
  }

  /** Where thing number `place` stands: left to right, closer together on a narrow screen. */
  spot(frame: Frame, place: number): Spot {
    const half = frame.width / 2 / frame.scale;
    const nobi = nobiPlace(frame);
    const from = nobi ? nobi.x + nobi.width / 2 + 34 : -half + 24;
    const to = Math.min(half - 24, 480);
    const pitch = Math.min(52, (to - from) / (most - 1));
    return { x: from + place * pitch, y: shelfY };
  }

  add(word: string, at: Spot): Actor {
    if (this.#actors.length >= most) this.#actors = this.#actors.slice(1);
    this.#nextKey += 1;
    const size = things / 2;
    const actor = makeActor({ key: this.#nextKey, text: word, thing: word, ...at, size, film: 0 });
    this.#actors.push(actor);
    return actor;
  }

  /** Puts everything where it belongs: after a resize, or at the start. */
  arrange(frame: Frame): void {
    for (const [place, actor] of this.#actors.entries())
      Object.assign(actor, this.spot(frame, place));
  }

  at(spot: Spot): Actor | undefined {
    return this.#actors.findLast(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < 34);
  }
}
