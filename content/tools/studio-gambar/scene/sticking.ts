/** A sticker in the hand: drag it, or tap where it should go; buttons make it bigger or smaller. */
import type { Context, Hand } from '../play/context.ts';
import { longSide, type Spot, type Stick, stickerAt } from '../rules/marks.ts';

const usual = 330;
const [smallest, biggest] = [110, 1000];
const slackPixels = 12;

export class Sticking implements Hand {
  #context: Context;
  #held: Stick | null = null;
  #start: Stick | null = null;
  #offset: Spot | null = null;
  #count = 0;

  constructor(context: Context) {
    this.#context = context;
  }

  get isHolding(): boolean {
    return this.#held !== null;
  }

  /** A new sticker from the rack, in the middle of the sheet or under the finger. */
  take(art: number, at: Spot | null): void {
    this.settle();
    const { shape } = this.#context.easel;
    const turn = this.#count * 2.4;
    this.#count += 1;
    const { mirror } = this.#context.session.desk;
    // In a mirror the middle is where copies would hide one another.
    const aside = mirror === 'off' ? Math.min(1, this.#count - 1) * 150 : 300;
    const spot = at ?? {
      x: shape.wide / 2 + Math.cos(turn) * aside,
      y: shape.tall / 2 + Math.sin(turn) * aside,
    };
    this.#hold({ kind: 'stick', art, ...spot, wide: usual, mirror, over: null }, null);
    this.#offset = at ? { x: 0, y: 0 } : null;
    this.#context.tell(this.#context.text().stuck);
  }

  /** Lifts a sticker of the drawing, if there is one here. */
  lift(at: Spot): boolean {
    const { session, easel } = this.#context;
    const place = stickerAt(session.marks, at, slackPixels / easel.scale);
    const mark = place === null ? undefined : session.marks[place];
    if (mark?.kind !== 'stick') return false;
    this.settle();
    const held = { ...mark, over: place };
    easel.show(session.marks, place);
    this.#hold(held, held);
    this.#offset = { x: held.x - at.x, y: held.y - at.y };
    return true;
  }

  down(at: Spot): void {
    const held = this.#held;
    if (!held) return;
    const isOn = Math.hypot(held.x - at.x, held.y - at.y) < held.wide / 2 + slackPixels;
    if (!isOn && this.lift(at)) return;
    this.#offset = isOn ? { x: held.x - at.x, y: held.y - at.y } : { x: 0, y: 0 };
    this.move(at);
  }

  move(at: Spot): void {
    if (!this.#held || !this.#offset) return;
    this.#put({ x: at.x + this.#offset.x, y: at.y + this.#offset.y });
  }

  up(): void {
    if (this.#offset) this.#context.sounds.play('stamp', { loud: 0.6 });
    this.#offset = null;
  }

  /** Shows what is in the hand again, after the sheet was laid anew. */
  again(): void {
    const held = this.#held;
    if (!held) return;
    this.#context.easel.show(this.#context.session.marks, held.over);
    this.#context.easel.hold(held);
  }

  nudge(dx: number, dy: number): void {
    if (this.#held) this.#put({ x: this.#held.x + dx, y: this.#held.y + dy });
  }

  scale(by: number): void {
    const held = this.#held;
    if (!held) return;
    const wide = Math.round(Math.max(smallest, Math.min(biggest, held.wide * by)));
    this.#context.sounds.play(by > 1 ? 'redo' : 'undo');
    this.#show({ ...held, wide });
  }

  /** Presses the sticker on. */
  settle(): void {
    const [held, start] = [this.#held, this.#start];
    if (!held) return;
    const { easel, session, sounds, commit, used } = this.#context;
    this.#letGo();
    const isSame = start && start.x === held.x && start.y === held.y && start.wide === held.wide;
    if (!isSame && commit(held)) {
      sounds.play('stamp');
      used('sticker');
    } else easel.show(session.marks);
  }

  remove(): void {
    const held = this.#held;
    if (!held) return;
    const { easel, session, sounds, commit } = this.#context;
    this.#letGo();
    sounds.play('undo');
    if (held.over === null || !commit({ kind: 'peel', over: held.over })) easel.show(session.marks);
  }

  #hold(held: Stick, start: Stick | null): void {
    this.#start = start;
    this.#context.frame.classList.add('is-holding');
    this.#context.sounds.play('pick');
    this.#show(held);
  }

  #letGo(): void {
    this.#held = null;
    this.#offset = null;
    this.#context.frame.classList.remove('is-holding');
  }

  #put({ x, y }: Spot): void {
    const { shape } = this.#context.easel;
    const inside = (value: number, most: number): number =>
      Math.round(Math.max(0, Math.min(Math.min(most, longSide), value)));
    if (this.#held)
      this.#show({ ...this.#held, x: inside(x, shape.wide), y: inside(y, shape.tall) });
  }

  #show(held: Stick): void {
    this.#held = { ...held, x: Math.round(held.x), y: Math.round(held.y) };
    this.#context.easel.hold(this.#held);
  }
}
