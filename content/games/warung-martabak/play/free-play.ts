/** "Main bebas": decorate, cut and eat as one likes; nobody hurries, nothing is weighed or counted. */

import { type Cut, type Point, type Shape, slicesOf } from '@nobi/kit/slices';
import { withCut } from '../rules/knife.ts';
import { freshBuffet, mostStickers } from '../rules/save.ts';
import { travel } from '../scene/actors.ts';
import { toppingPictures } from '../view/toppings.ts';
import type { Context, Mode } from './context.ts';
import { icons, offer } from './controls.ts';
import { stick } from './reward.ts';

const guests = [0, 7, 2, 6];

export class FreePlay implements Mode {
  readonly name = 'free';
  #context: Context;
  /** The topping in the hand; null is a hand that gives pieces away. */
  #held: number | null = 0;
  #page = 0;
  #turn = 0;
  #eaten = 0;

  constructor(context: Context) {
    this.#context = context;
  }

  enter(): void {
    this.#held = 0;
    this.#context.stage.goal(this.#context.text().freeGoal);
    this.dress();
  }

  leave(): void {
    const { guest, clock, motions, memory } = this.#context;
    clock.forget();
    motions.clear();
    memory.keep();
    guest.event({
      verb: 'created',
      object: 'free-martabak',
      result: {
        response: [
          memory.saved.buffet.cuts.length,
          memory.saved.buffet.stickers.length,
          this.#eaten,
        ],
      },
      ctx: { level: 0, skill: 'free-play', mode: 'free' },
    });
  }

  cutsOf(): readonly Cut[] {
    return this.#context.memory.saved.buffet.cuts;
  }

  stir(): void {
    // Nobody prompts here.
  }

  dress(): void {
    const { stall, stage, memory } = this.#context;
    this.#offer();
    stall.dim(false);
    stall.balance.show(false);
    stall.setOut({ count: 1, shape: memory.saved.buffet.shape }, this.#context.sky());
    const many = stall.layout.side || stage.scene.clientWidth < 380 ? 3 : 4;
    stall.crowd.seat(guests.slice(0, many), stall.layout);
    this.#draw();
  }

  cut(_pan: number, cut: Cut): void {
    const { memory, sounds } = this.#context;
    const { buffet } = memory.saved;
    // Once somebody has eaten, new cuts would bring the eaten pieces back.
    const next = buffet.eaten.length > 0 ? null : withCut(buffet.shape, buffet.cuts, cut);
    sounds.play(next ? 'slice' : 'tock');
    if (!next) return;
    memory.saved.buffet = { ...buffet, cuts: next };
    this.#draw();
  }

  tap(_pan: number, place: number, at: Point): void {
    if (this.#held === null) this.#feed(place);
    else this.#stick(this.#held, at);
  }

  takeNext(): void {
    const { buffet } = this.#context.memory.saved;
    const left = [...slicesOf(buffet.shape, buffet.cuts).keys()];
    const next = left.find((place) => !buffet.eaten.includes(place));
    if (next !== undefined) this.#feed(next);
  }

  undo(): void {
    const { memory, sounds } = this.#context;
    const { buffet } = memory.saved;
    if (buffet.cuts.length === 0 || buffet.eaten.length > 0) return;
    memory.saved.buffet = { ...buffet, cuts: buffet.cuts.slice(0, -1) };
    sounds.play('close');
    this.#draw();
  }

  #draw(): void {
    const { stall, memory, text } = this.#context;
    const { shape, cuts, stickers, eaten } = memory.saved.buffet;
    stall.showPans([{ shape, cuts, taken: [] }], eaten);
    for (const [i, { what, ...at }] of stickers.entries()) this.#stickOn(what, at, i);
    const [board] = stall.boards;
    const parts = stall.actors[0]?.length ?? 1;
    if (board) board.ariaLabel = `${text().board(text().name[shape], parts, 0)}. ${text().keys}`;
    memory.keep();
  }

  /** Onto the piece that lies there, so that it travels with it. */
  #stickOn(what: number, at: Point, late: number): void {
    const pieces = this.#context.stall.actors[0] ?? [];
    const near = [...pieces].sort((a, b) => {
      const far = (piece: typeof a): number => Math.hypot(piece.grip.x - at.x, piece.grip.y - at.y);
      return far(a) - far(b);
    })[0];
    if (near) stick(near, { what, ...at, late });
  }

  #stick(what: number, at: Point): void {
    const { memory, sounds } = this.#context;
    const { buffet } = memory.saved;
    const stickers = [...buffet.stickers, { what, x: at.x, y: at.y }].slice(-mostStickers);
    memory.saved.buffet = { ...buffet, stickers };
    sounds.play('plop', { pitch: 0.8 + (what % 5) * 0.15 });
    this.#stickOn(what, at, 0);
    memory.keep();
  }

  /** A piece flies to the next guest, who shows what was on it. */
  #feed(place: number): void {
    const { stall, motions, memory, sounds, clock, text } = this.#context;
    const actor = stall.actors[0]?.[place];
    if (!actor || memory.saved.buffet.eaten.includes(place)) return;
    const who = this.#turn % stall.crowd.count;
    this.#turn += 1;
    this.#eaten += 1;
    memory.saved.buffet = { ...memory.saved.buffet, eaten: [...memory.saved.buffet.eaten, place] };
    memory.keep();
    const kinds = this.#kindsOn(place);
    actor.element.classList.add('is-up');
    stall.crowd.treat(who, null);
    sounds.play('take');
    const seconds = this.#context.calm() ? 0.02 : 0.6;
    const done = (): void => {
      actor.element.hidden = true;
      stall.crowd.feel(who, 'yum');
      sounds.play('munch');
    };
    travel(motions, actor, { ...stall.crowd.mouth(who), scale: 0.24, seconds, hop: 60, done });
    clock.after(1.8, () => {
      const [what = null] = kinds;
      for (let i = 0; i < stall.crowd.count; i += 1) stall.crowd.call(i, null);
      stall.crowd.feel(who, 'joy');
      stall.crowd.treat(who, what);
      stall.crowd.call(who, what === null ? null : (text().treats[what] ?? null));
    });
    clock.after(5, () => stall.crowd.call(who, null));
    const { shape, cuts, eaten } = memory.saved.buffet;
    if (eaten.length === slicesOf(shape, cuts).length)
      clock.after(2.4, () => this.#context.stage.tell(text().empty));
  }

  #kindsOn(place: number): number[] {
    const images = this.#context.stall.actors[0]?.[place]?.element.querySelectorAll('image') ?? [];
    return [...images].map((image) =>
      Math.max(0, toppingPictures.indexOf(image.getAttribute('href') ?? '')),
    );
  }

  /** All toppings where they fit in one row, else three at a time and a button for the next. */
  #kinds(): number[] {
    const all = [...toppingPictures.keys()];
    if (this.#context.stage.scene.clientWidth >= 1000) return all;
    return [0, 1, 2].map((i) => (this.#page * 3 + i) % all.length);
  }

  #hold(what: number | null): void {
    this.#held = what;
    this.#context.sounds.play('take');
    this.#offer();
  }

  #turnPage(): void {
    this.#page = (this.#page + 1) % toppingPictures.length;
    this.#hold(this.#kinds()[0] ?? 0);
  }

  #offer(): void {
    const { stage, text } = this.#context;
    const kinds = this.#kinds();
    const next = {
      name: 'next',
      label: text().next,
      face: icons.next,
      run: () => this.#turnPage(),
    };
    const row = offer(stage, 'buffet', [
      ...kinds.map((what) => ({
        name: 'sticker',
        label: text().toppings[what] ?? '',
        face: `<img src="${toppingPictures[what]}" alt="" width="48" height="48">`,
        run: () => this.#hold(what),
      })),
      ...(kinds.length < toppingPictures.length ? [next] : []),
      { name: 'hand', label: text().give, face: icons.hand, run: () => this.#hold(null) },
      { name: 'other', label: text().other, face: icons.shape, run: () => this.#fresh(true) },
      { name: 'undo', label: text().undo, face: icons.undo, run: () => this.undo() },
      { name: 'fresh', label: text().fresh, face: icons.fresh, run: () => this.#fresh(false) },
    ]);
    for (const [i, button] of row.querySelectorAll('.sticker').entries())
      button.setAttribute('aria-pressed', String(kinds[i] === this.#held));
    row.querySelector('.hand')?.setAttribute('aria-pressed', String(this.#held === null));
  }

  #fresh(other: boolean): void {
    const { memory, sounds } = this.#context;
    const { shape } = memory.saved.buffet;
    const next: Shape = other ? (shape === 'round' ? 'box' : 'round') : shape;
    memory.saved.buffet = freshBuffet(next);
    sounds.play('close');
    this.dress();
    memory.keep();
  }
}
