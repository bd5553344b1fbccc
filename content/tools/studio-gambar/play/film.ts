/** The drawing draws itself again. It can be stopped at any time and changes nothing. */
import { freshFrom, type Mark, paperOf, type Stroke } from '../rules/marks.ts';
import type { Context } from './context.ts';

/** Units of line in a second, before the film is fitted between its shortest and longest. */
const pace = 1500;
const [shortest, longest] = [2.5, 24];
const stillSteps = 12;
const stillSeconds = 0.9;

const lengthOf = (line: readonly number[]): number => {
  let total = 0;
  for (let at = 2; at < line.length; at += 2)
    total += Math.hypot(
      (line[at] ?? 0) - (line[at - 2] ?? 0),
      (line[at + 1] ?? 0) - (line[at - 1] ?? 0),
    );
  return total;
};

const weightOf = (mark: Mark): number =>
  mark.kind === 'stroke' ? Math.max(120, lengthOf(mark.line)) : 500;

/** The first part of a line, by length. */
export const cut = (line: readonly number[], share: number): number[] => {
  let left = lengthOf(line) * share;
  const part = [line[0] ?? 0, line[1] ?? 0];
  for (let at = 2; at < line.length && left > 0; at += 2) {
    const [x, y] = [line[at] ?? 0, line[at + 1] ?? 0];
    const [fromX, fromY] = [line[at - 2] ?? 0, line[at - 1] ?? 0];
    const long = Math.hypot(x - fromX, y - fromY);
    const step = long === 0 ? 1 : Math.min(1, left / long);
    part.push(fromX + (x - fromX) * step, fromY + (y - fromY) * step);
    left -= long;
  }
  return part;
};

export class Film {
  #context: Context;
  #over: (() => void) | null = null;
  #place = 0;
  #spent = 0;
  #speed = 1;
  #waited = 0;
  #seconds = 0;

  constructor(context: Context) {
    this.#context = context;
  }

  get isRunning(): boolean {
    return this.#over !== null;
  }

  start(over: () => void): void {
    const { session, easel, frame, sounds } = this.#context;
    const { marks } = session;
    const from = freshFrom(marks);
    const total = marks.slice(from).reduce((sum, mark) => sum + weightOf(mark), 0);
    this.#over = over;
    this.#place = from;
    this.#spent = 0;
    this.#seconds = 0;
    this.#waited = stillSeconds;
    this.#speed = total / Math.max(shortest, Math.min(longest, total / pace));
    frame.classList.add('is-film');
    easel.forget(0);
    easel.blank(paperOf(marks.slice(0, from)));
    sounds.play('film');
  }

  step(seconds: number): void {
    if (!this.#over) return;
    this.#seconds += seconds;
    if (this.#context.calm()) this.#stepStill(seconds);
    else this.#stepMoving(seconds);
    if (this.#place >= this.#context.session.marks.length) this.stop();
  }

  stop(): void {
    const over = this.#over;
    if (!over) return;
    const { session, easel, frame, reports } = this.#context;
    this.#over = null;
    frame.classList.remove('is-film');
    easel.forget(0);
    easel.show(session.marks);
    reports.note({
      verb: 'experienced',
      object: 'replay',
      result: { duration_ms: Math.round(this.#seconds * 1000) },
    });
    over();
  }

  /** Without motion: the picture in a few steps, each standing long enough to be seen. */
  #stepStill(seconds: number): void {
    const { session, easel } = this.#context;
    this.#waited += seconds;
    if (this.#waited < stillSeconds) return;
    this.#waited = 0;
    const from = freshFrom(session.marks);
    const stride = Math.ceil((session.marks.length - from) / stillSteps);
    this.#place = Math.min(session.marks.length, this.#place + stride);
    easel.forget(0);
    easel.show(session.marks.slice(0, this.#place));
  }

  #stepMoving(seconds: number): void {
    const { session, easel } = this.#context;
    this.#spent += seconds * this.#speed;
    let mark = session.marks[this.#place];
    while (mark && this.#spent >= weightOf(mark)) {
      this.#spent -= weightOf(mark);
      this.#place += 1;
      easel.added(session.marks.slice(0, this.#place));
      if (mark.kind === 'stick') this.#context.sounds.play('stamp', { loud: 0.5 });
      mark = session.marks[this.#place];
    }
    if (mark?.kind === 'stroke') this.#growing(mark);
  }

  #growing(mark: Stroke): void {
    const line = cut(mark.line, this.#spent / weightOf(mark));
    this.#context.easel.live({ ...mark, line });
    this.#context.easel.pointAt({ x: line.at(-2) ?? 0, y: line.at(-1) ?? 0 });
  }
}
