/** The picture as a whole: what stands still, the people, the pans with their pieces, scale and knife. */

import { type Growth, seatsAlong } from '@nobi/kit/game';
import { type Cut, type Point, type Shape, slicesOf } from '@nobi/kit/slices';
import type { Pan } from '../rules/serving.ts';
import { drawnHalf, drawPan, martabakParts } from '../view/martabak.ts';
import { drawScenery } from '../view/scenery.ts';
import { type Actor, homeOf, makeActor, place, repot } from './actors.ts';
import { type Balance, makeBalance } from './balance.ts';
import { type Crowd, makeCrowd } from './crowd.ts';
import { type Layout, layOut, type Pot, type Spot } from './layout.ts';

const layer = (name: string): HTMLDivElement => {
  const element = document.createElement('div');
  element.className = name;
  return element;
};

const dot = ({ x, y }: Spot): string => `<circle cx="${x}" cy="${y}" r="9"/>`;

/** Dots that mark a way, the line it would cut, and where the hand is. */
interface KnifeLook {
  dots: readonly Point[];
  line: Cut | null;
  hand: Point | null;
}

/** Pieces stand a hair apart, so that cuts can be seen. */
const apart = 0.985;

export class Stall {
  readonly crowd: Crowd = makeCrowd();
  readonly balance: Balance = makeBalance();
  readonly boards: HTMLButtonElement[] = [];
  readonly sparks = layer('sparks');
  actors: Actor[][] = [];
  layout: Layout = layOut({ width: 360, height: 500 }, 180, { count: 1, shape: 'round' });
  #scene: HTMLElement;
  #growth: Growth;
  #back = layer('backdrop');
  #pans = layer('pans');
  #food = layer('food');
  #knife = layer('knife');
  #wants: { count: number; shape: Shape } = { count: 1, shape: 'round' };
  #painted = '';

  constructor(scene: HTMLElement, growth: Growth) {
    this.#scene = scene;
    this.#growth = growth;
    this.#back.insertAdjacentHTML('beforeend', martabakParts);
    scene.append(
      this.#back,
      growth.element,
      this.crowd.element,
      this.#pans,
      this.balance.element,
      this.#food,
      this.#knife,
      this.sparks,
    );
  }

  /** Measures the scene; `sky` is what the bar covers. */
  fit(sky: number): void {
    const { clientWidth, clientHeight } = this.#scene;
    const size = { width: Math.max(1, clientWidth), height: Math.max(1, clientHeight) };
    this.layout = layOut(size, sky, this.#wants);
    const key = `${size.width} ${size.height} ${sky}`;
    if (key !== this.#painted) {
      this.#back.querySelector('.back')?.remove();
      this.#back.insertAdjacentHTML('beforeend', drawScenery(this.layout));
    }
    this.#painted = key;
    this.balance.fit(this.layout);
    this.#hang();
  }

  /** Signs hang under the awning, behind everybody's heads. */
  #hang(): void {
    const { x: left, y: top, width } = this.layout.crowd;
    const size = Math.max(22, Math.min(48, width * 0.075));
    this.#growth.seat(
      seatsAlong([0.2, 0.32, 0.44, 0.56, 0.68, 0.8], { left, top: top + 4, width, size }),
    );
  }

  /** Sets out so many pans of this shape; none for an order that needs no knife. */
  setOut(pans: { count: number; shape: Shape }, sky: number): void {
    this.#wants = { count: Math.max(1, pans.count), shape: pans.shape };
    this.fit(sky);
    const pots = pans.count === 0 ? [] : this.layout.pots;
    this.boards.splice(0);
    const drawn = pots.map((pot, i) => this.#board(pot, i, pans.shape));
    this.boards.push(...drawn);
    this.#pans.replaceChildren(...drawn);
  }

  /** The screen is another size: all that lies or moves here goes where it now belongs, as it is. */
  refit(sky: number): void {
    this.fit(sky);
    const { pots, table } = this.layout;
    const middle = { x: table.x + table.width / 2, y: table.y + table.height / 2 };
    for (const [i, board] of this.boards.entries()) {
      const pot = pots[i];
      if (pot) this.#put(board, pot);
    }
    for (const [i, actors] of this.actors.entries())
      for (const actor of actors) {
        const pot = this.boards.length > 0 ? pots[i] : { ...middle, unit: pots[0]?.unit ?? 80 };
        if (pot) repot(actor, pot);
      }
    this.crowd.refit(this.layout);
  }

  #board(pot: Pot, pan: number, shape: Shape): HTMLButtonElement {
    const board = document.createElement('button');
    board.type = 'button';
    board.className = 'board';
    board.dataset.pan = String(pan);
    board.dataset.shape = shape;
    board.dataset.firstMove = '';
    board.innerHTML = drawPan(shape);
    this.#put(board, pot);
    return board;
  }

  #put(board: HTMLButtonElement, pot: Pot): void {
    const { shape } = board.dataset;
    const half = drawnHalf * pot.unit;
    const high = shape === 'round' ? 1.16 : 0.98;
    const wide = shape === 'round' ? 1.16 : 1.42;
    Object.assign(board.style, {
      left: `${pot.x - wide * pot.unit}px`,
      top: `${pot.y - high * pot.unit}px`,
      width: `${2 * wide * pot.unit}px`,
      height: `${2 * high * pot.unit}px`,
    });
    const drawing = board.querySelector('svg');
    if (drawing)
      Object.assign(drawing.style, {
        width: `${2 * half}px`,
        height: `${2 * half}px`,
        left: `${wide * pot.unit - half}px`,
        top: `${high * pot.unit - half}px`,
      });
  }

  /** Draws the pieces of each pan anew, at home. */
  showPans(pans: readonly Pan[], eaten: readonly number[] = []): void {
    this.actors = pans.map((pan, i) => {
      const pot = this.layout.pots[i];
      if (!pot) return [];
      return slicesOf(pan.shape, pan.cuts).map((slice, at) => {
        const actor = makeActor(pan.shape, [slice], pot);
        actor.scale = apart;
        actor.element.hidden = eaten.includes(at);
        return actor;
      });
    });
    // The lower lies over the thickness of the upper, so that every seam looks the same.
    const order = this.actors.flat().sort((a, b) => a.grip.y - b.grip.y);
    this.#food.replaceChildren(...order.map(({ element }) => element));
    for (const [i, pan] of pans.entries()) this.plate(i, pan.taken);
  }

  /** Lifts the pieces that are to be served. */
  plate(pan: number, taken: readonly number[]): void {
    for (const [at, actor] of (this.actors[pan] ?? []).entries()) {
      const isTaken = taken.includes(at);
      const home = homeOf(actor);
      const reach = Math.hypot(actor.grip.x, actor.grip.y) || 1;
      const lift = isTaken ? 0.14 * actor.pot.unit : 0;
      actor.x = home.x + (actor.grip.x / reach) * lift;
      actor.y = home.y + (actor.grip.y / reach) * lift;
      actor.element.classList.toggle('is-taken', isTaken);
      place(actor);
    }
  }

  /** Puts things on the table that belong to no pan. */
  lay(actors: readonly Actor[]): void {
    this.actors = [[...actors]];
    this.#food.replaceChildren(...actors.map(({ element }) => element));
  }

  dim(on: boolean): void {
    this.#pans.classList.toggle('is-dim', on);
    this.#food.classList.toggle('is-dim', on);
  }

  toScreen(pan: number, { x, y }: Point): Spot {
    const pot = this.layout.pots[pan];
    return pot ? { x: pot.x + x * pot.unit, y: pot.y + y * pot.unit } : { x: 0, y: 0 };
  }

  /** The same marks on every pan. */
  showDots(marks: readonly Point[]): void {
    const dots = this.boards.flatMap((_, pan) =>
      marks.map((mark) => dot(this.toScreen(pan, mark))),
    );
    this.#drawKnives(`<g class="dots">${dots.join('')}</g>`);
  }

  /** The knife over one pan. */
  showKnife(pan: number, look: KnifeLook): void {
    this.#drawKnives(this.#knifeOver(pan, look));
  }

  /** The same cut over every pan. */
  showKnives(look: KnifeLook): void {
    this.#drawKnives(this.boards.map((_, pan) => this.#knifeOver(pan, look)).join(''));
  }

  #drawKnives(drawn: string): void {
    const { width, height } = this.layout;
    this.#knife.innerHTML = `<svg viewBox="0 0 ${width} ${height}" aria-hidden="true">${drawn}</svg>`;
  }

  #knifeOver(pan: number, look: KnifeLook): string {
    const on = (point: Point): Spot => this.toScreen(pan, point);
    const dots = look.dots.map(on).map(dot);
    const ends = look.line && [on(look.line.from), on(look.line.to)];
    const [a, b] = ends ?? [];
    const line =
      a && b
        ? `<path d="M${a.x} ${a.y}L${b.x} ${b.y}" class="line"/><circle class="tip" cx="${a.x}" cy="${a.y}" r="8"/><circle class="tip" cx="${b.x}" cy="${b.y}" r="8"/>`
        : '';
    const hand = look.hand && on(look.hand);
    const blade = hand
      ? `<g transform="translate(${hand.x} ${hand.y}) rotate(-30) translate(0 60)"><path d="M-7 0Q-9 -44 0 -62Q9 -44 9 0Z" fill="#F4F6FF" stroke="#3A2A6B" stroke-width="3"/><rect x="-8" y="0" width="18" height="36" rx="8" fill="#D42B52" stroke="#3A2A6B" stroke-width="3"/></g>`
      : '';
    return `<g class="dots">${dots.join('')}</g>${line}${blade}`;
  }

  hideKnife(): void {
    this.#knife.replaceChildren();
  }

  /** One word that pops up and goes. */
  pop(word: string, at: Spot): void {
    const element = document.createElement('span');
    element.className = 'pop';
    element.textContent = word;
    element.style.left = `${at.x}px`;
    element.style.top = `${at.y}px`;
    this.sparks.replaceChildren(element);
  }

  /** Takes the word away. */
  hush(): void {
    this.sparks.replaceChildren();
  }
}
