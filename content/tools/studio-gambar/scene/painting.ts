/** A finger, mouse or pen that paints. */

import { simplify } from '@nobi/kit/studio';
import type { Context, Hand } from '../play/context.ts';
import type { Spot, Stroke } from '../rules/marks.ts';
import { brushAt } from '../rules/paints.ts';

/** In units of the sheet: nearer than this is the same spot. */
const nearest = 3;
const slack = 1.5;
/** A scribble without end goes on as a new line, so that painting stays quick. */
const longest = 700;

export class Painting implements Hand {
  #context: Context;
  #line: number[] | null = null;
  #isStale = false;

  constructor(context: Context) {
    this.#context = context;
  }

  get isDown(): boolean {
    return this.#line !== null;
  }

  down(at: Spot): void {
    this.#line = [at.x, at.y];
    this.#isStale = true;
  }

  move(at: Spot): void {
    const line = this.#line;
    if (!line) return;
    const far = Math.hypot(at.x - (line.at(-2) ?? 0), at.y - (line.at(-1) ?? 0));
    if (far < nearest) return;
    line.push(at.x, at.y);
    this.#isStale = true;
    if (line.length < longest) return;
    this.up();
    this.down(at);
  }

  up(): void {
    const stroke = this.#stroke();
    this.#line = null;
    if (!stroke) return;
    const { commit, used, easel, session } = this.#context;
    if (commit({ ...stroke, line: simplify(stroke.line, slack) })) {
      used(brushAt(stroke.brush));
      if (stroke.mirror !== 'off') used(stroke.mirror);
    } else easel.show(session.marks);
  }

  /** Once a frame, however many points came in. */
  draw(): void {
    const stroke = this.#stroke();
    if (stroke && this.#isStale) this.#context.easel.live(stroke);
    this.#isStale = false;
  }

  #stroke(): Stroke | null {
    const { brush, color, size, mirror } = this.#context.session.desk;
    return this.#line && { kind: 'stroke', brush, color, size, mirror, line: this.#line };
  }
}
