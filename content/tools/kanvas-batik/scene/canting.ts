/** What a finger, a mouse or the keyboard holds over the cloth: the canting, or a filling to press. */

import { simplify } from '@nobi/kit/studio';
import type { Context } from '../play/context.ts';
import type { Spot } from '../rules/shape.ts';
import { techniqueOf } from '../rules/techniques.ts';

/** In units of the cloth: nearer than this is the same spot. */
const nearest = 4;
const slack = 1;
/** A line without end goes on as a new one, so that keeping and taking back stay quick. */
const longest = 800;

export class Canting {
  #context: Context;
  #line: number[] | null = null;
  /** How many numbers of the line are on the cloth already. */
  #grown = 0;

  constructor(context: Context) {
    this.#context = context;
  }

  get isDown(): boolean {
    return this.#line !== null;
  }

  down(at: Spot): void {
    const { tool } = this.#context.session.desk;
    if (tool === 'canting') {
      this.#line = [at.x, at.y];
      this.#grown = 0;
      this.draw();
    } else this.#press(tool, at);
  }

  move(at: Spot): void {
    const line = this.#line;
    if (!line) return;
    const far = Math.hypot(at.x - (line.at(-2) ?? 0), at.y - (line.at(-1) ?? 0));
    if (far < nearest) return;
    line.push(at.x, at.y);
    if (line.length < longest) return;
    this.up();
    this.down(at);
  }

  up(): void {
    const line = this.#line;
    if (!line) return;
    this.draw();
    this.#line = null;
    const { session, sheet, commit } = this.#context;
    const { size, mode } = session.desk;
    const mark = { kind: 'line', size, mode, line: simplify(line, slack) } as const;
    if (commit(mark, true)) this.#count('canting');
    else sheet.show(session.marks);
  }

  /** Once a frame, however many points came in; only what is new is painted. */
  draw(): void {
    const line = this.#line;
    if (!line || this.#grown === line.length) return;
    const { session, sheet } = this.#context;
    const { size, mode } = session.desk;
    sheet.cloth.grow({ line, size, mode }, Math.max(0, this.#grown - 2));
    this.#grown = line.length;
  }

  #press(stamp: number, { x, y }: Spot): void {
    const { session, sounds, commit } = this.#context;
    const { size, mode } = session.desk;
    if (!commit({ kind: 'stamp', stamp, size, mode, x, y })) return;
    sounds.play('stamp', { pitch: 1.25 - size * 0.2 });
    this.#count('stamp');
  }

  #count(way: 'canting' | 'stamp'): void {
    const { used, session } = this.#context;
    used(way);
    const technique = techniqueOf(session.desk.mode);
    if (technique) used(technique);
  }
}
