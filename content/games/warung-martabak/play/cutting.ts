/** Fingers and keys on the martabak, led to whichever way of playing is on. */
import { type Cut, holds, type Point, type Shape, slicesOf } from '@nobi/kit/slices';
import { type Aim, cutAt, freshAim, turned } from '../rules/aim.ts';
import { cutAlong, endFor } from '../rules/knife.ts';
import type { Context, Mode } from './context.ts';

interface Stroke {
  pan: number;
  from: Point;
  /** Pixels travelled at most; below a thumb's tremble it is a tap. */
  moved: number;
  startX: number;
  startY: number;
}

const tremble = 16;
const nothing = { dots: [], line: null, hand: null };

/** Taps, strokes and keys share one first tap and one aim. */
export class Cutting {
  #context: Context;
  #current: () => Mode;
  #stroke: Stroke | null = null;
  #first: { pan: number; end: Point } | null = null;
  #aim: Aim = freshAim;

  constructor(context: Context, current: () => Mode) {
    this.#context = context;
    this.#current = current;
    const { scene } = context.stage;
    scene.addEventListener('pointerdown', (event) => this.#down(event));
    scene.addEventListener('pointermove', (event) => this.#move(event));
    scene.addEventListener('pointerup', (event) => this.#up(event));
    scene.addEventListener('pointercancel', () => this.forget());
    addEventListener('keydown', (event) => this.#key(event));
  }

  /** Nothing is begun any more. */
  forget(): void {
    this.#stroke = null;
    this.#first = null;
    this.#context.stall.hideKnife();
  }

  #shapeOf(pan: number): Shape {
    return this.#context.stall.boards[pan]?.dataset.shape === 'box' ? 'box' : 'round';
  }

  #toDish(pan: number, event: PointerEvent): Point {
    const box = this.#context.stage.scene.getBoundingClientRect();
    const pot = this.#context.stall.layout.pots[pan];
    if (!pot) return { x: 9, y: 9 };
    return {
      x: (event.clientX - box.left - pot.x) / pot.unit,
      y: (event.clientY - box.top - pot.y) / pot.unit,
    };
  }

  /** The pan that a finger means: the nearest, if it is near at all. */
  #panUnder(event: PointerEvent): number | null {
    const near = this.#context.stall.boards
      .map((_, pan) => {
        const { x, y } = this.#toDish(pan, event);
        return { pan, far: Math.hypot(x, y) };
      })
      .sort((a, b) => a.far - b.far)[0];
    return near && near.far < 2 ? near.pan : null;
  }

  /** Everybody who is touched answers; true if somebody was. */
  #tickle(event: PointerEvent): boolean {
    const box = this.#context.stage.scene.getBoundingClientRect();
    const { crowd } = this.#context.stall;
    const at = { x: event.clientX - box.left, y: event.clientY - box.top };
    const onBoard = event.target instanceof Element && event.target.closest('.board');
    const who = onBoard ? null : crowd.under(at);
    if (who === null) return false;
    crowd.tickle(who);
    this.#context.sounds.play('voice', { pitch: 1 + (who % 4) * 0.25 });
    return true;
  }

  #down(event: PointerEvent): void {
    if (!event.isPrimary) return;
    const pan = this.#panUnder(event);
    this.#current().stir();
    if (this.#tickle(event) || pan === null || !this.#current().cutsOf(pan)) return;
    if (event.target instanceof Element) event.target.setPointerCapture(event.pointerId);
    const from = this.#toDish(pan, event);
    this.#stroke = { pan, from, moved: 0, startX: event.clientX, startY: event.clientY };
    // The knife is under the finger at once, whatever the press becomes.
    this.#context.stall.showKnife(pan, { ...nothing, dots: this.#dotsOn(pan), hand: from });
  }

  /** The rim point of a first tap stays in sight until the second. */
  #dotsOn(pan: number): Point[] {
    return this.#first?.pan === pan ? [this.#first.end] : [];
  }

  #move(event: PointerEvent): void {
    const stroke = this.#stroke;
    if (!stroke || !event.isPrimary) return;
    const moved = Math.hypot(event.clientX - stroke.startX, event.clientY - stroke.startY);
    stroke.moved = Math.max(stroke.moved, moved);
    if (stroke.moved < tremble) return;
    const to = this.#toDish(stroke.pan, event);
    const line = cutAlong(this.#shapeOf(stroke.pan), stroke.from, to);
    this.#context.stall.showKnife(stroke.pan, { dots: [], line, hand: to });
  }

  #up(event: PointerEvent): void {
    const stroke = this.#stroke;
    this.#stroke = null;
    if (!stroke || !event.isPrimary) return;
    this.#context.stall.hideKnife();
    const to = this.#toDish(stroke.pan, event);
    if (stroke.moved < tremble) this.#tap(stroke.pan, to);
    else this.#cut(stroke.pan, cutAlong(this.#shapeOf(stroke.pan), stroke.from, to));
  }

  #cut(pan: number, cut: Cut | null): void {
    this.#first = null;
    if (cut) this.#current().cut(pan, cut);
    else this.#context.sounds.play('tock');
  }

  #tap(pan: number, at: Point): void {
    const shape = this.#shapeOf(pan);
    const first = this.#first?.pan === pan ? this.#first.end : null;
    const end = endFor(shape, at, first !== null);
    if (first && end) {
      this.#cut(pan, cutAlong(shape, first, end));
      return;
    }
    if (end) {
      this.#first = { pan, end };
      this.#context.sounds.play('tock');
      this.#context.stall.showKnife(pan, { ...nothing, dots: [end], hand: end });
      this.#context.stage.tell(this.#context.text().tapRim);
      return;
    }
    this.#first = null;
    const slices = slicesOf(shape, this.#current().cutsOf(pan) ?? []);
    const place = slices.findIndex((slice) => holds(slice, at));
    if (place >= 0) this.#current().tap(pan, place, at);
  }

  #key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const { boards } = this.#context.stall;
    const pan = boards.findIndex((each) => each.matches(':focus'));
    if (pan < 0 || !this.#current().cutsOf(pan)) return;
    if (!this.#press(event.key, pan)) return;
    event.preventDefault();
    this.#current().stir();
  }

  /** True if the key meant something here. */
  #press(key: string, pan: number): boolean {
    const shape = this.#shapeOf(pan);
    const mode = this.#current();
    const aimAt = (aim: Aim): boolean => {
      this.#aim = aim;
      this.#showAim(pan);
      return true;
    };
    if (key === 'ArrowRight') return aimAt(turned(shape, this.#aim, 1));
    if (key === 'ArrowLeft') return aimAt(turned(shape, this.#aim, -1));
    if (key === 'ArrowUp' || key === 'ArrowDown')
      return aimAt({ ...this.#aim, other: !this.#aim.other });
    if (key === 'Enter') {
      this.#cut(pan, cutAt(shape, this.#aim));
      if (mode.cutsOf(pan)) this.#showAim(pan);
      return true;
    }
    if (key === ' ') mode.takeNext(pan);
    else if (key === 'Backspace') mode.undo(pan);
    else if (/^[1-9]$/.test(key)) this.#tapNumber(pan, Number(key) - 1);
    else return false;
    return true;
  }

  #tapNumber(pan: number, place: number): void {
    const slices = slicesOf(this.#shapeOf(pan), this.#current().cutsOf(pan) ?? []);
    const slice = slices[place];
    if (slice) this.#current().tap(pan, place, slice.middle);
  }

  #showAim(pan: number): void {
    const board = this.#context.stall.boards[pan];
    const line = cutAt(this.#shapeOf(pan), this.#aim);
    this.#context.stall.showKnife(pan, { dots: [], line, hand: line.from });
    if (!board) return;
    // For a robot or a test: where the knife is, without looking.
    board.dataset.step = String(this.#aim.step);
    board.dataset.other = String(this.#aim.other);
  }
}
