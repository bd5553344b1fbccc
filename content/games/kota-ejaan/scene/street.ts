/** The street: houses side by side, dark until their sign hangs, and the sign that is being mended. */
import { Growth } from '@nobi/kit/game';
import { skillIds } from '../rules/tasks.ts';
import cheer from '../view/art/nobi-cheer.svg';
import { becak } from '../view/becak.ts';
import { whoAt } from '../view/folk.ts';
import { gate, house } from '../view/houses.ts';
import { lamp, lanterns, pavement, sky } from '../view/scenery.ts';
import { Board } from './board.ts';

export interface Lot {
  /** Its place along the street, from 0. */
  readonly at: number;
  readonly shape: number;
  readonly paint: number;
  readonly plate: string;
  readonly isLit: boolean;
  readonly who: number;
}

const make = (name: string, inside = ''): HTMLElement => {
  const element = document.createElement('span');
  element.className = name;
  element.innerHTML = inside;
  return element;
};

const looksOf = ({ shape, paint, plate }: Lot): string => `${shape} ${paint} ${plate}`;

/** Comes to the door and waves. */
const person = (who: number): HTMLImageElement => {
  const image = new Image(120, 120);
  image.src = whoAt(who);
  image.alt = '';
  image.className = 'who';
  return image;
};

export class Street {
  readonly board = new Board();
  #scene: HTMLElement;
  #strip = make('strip');
  #nobi = new Image(160, 168);
  #growth = new Growth(skillIds, lanterns);
  #lots = new Map<number, { element: HTMLElement; looks: string }>();
  #at = 0;
  #pitch = 300;

  constructor(scene: HTMLElement) {
    this.#scene = scene;
    this.#strip.ariaHidden = 'true';
    const world = make('world', sky);
    const ground = make('ground', pavement);
    this.#nobi.className = 'nobi';
    this.#nobi.src = cheer;
    this.#nobi.alt = '';
    this.#strip.append(make('lot gate', gate));
    scene.append(
      world,
      this.#growth.element,
      ground,
      this.#strip,
      make('ride', becak),
      this.#nobi,
      this.board.element,
    );
  }

  follow(grown: Parameters<Growth['follow']>[0]): void {
    this.#growth.follow(grown);
  }

  /** These houses and no others; a house that is as it was stays. */
  show(lots: readonly Lot[]): void {
    const there = new Set(lots.map(({ at }) => at));
    for (const [at, { element }] of this.#lots)
      if (!there.has(at)) {
        element.remove();
        this.#lots.delete(at);
      }
    for (const lot of lots) this.#build(lot);
  }

  /** Walks until this house stands in the middle. */
  walk(at: number, isSudden = false): void {
    this.#at = at;
    this.#strip.classList.toggle('is-sudden', isSudden);
    this.#place();
  }

  /** The lights go on, the door opens, and somebody waves. */
  light(at: number): void {
    this.#lots.get(at)?.element.classList.add('is-lit', 'is-awake');
  }

  /** Nobi hops beside the house. */
  cheer(on: boolean): void {
    this.#nobi.classList.toggle('is-glad', on);
  }

  /** Takes its place; `skyHeight` is what the bar covers. */
  fit(skyHeight: number): void {
    const { clientWidth: width, clientHeight: height } = this.#scene;
    const free = height - skyHeight;
    const ground = Math.max(26, Math.min(free * 0.12, 74));
    const lot = Math.max(150, Math.min((free - ground) * 0.7, width * 0.78, 400));
    this.#pitch = lot * 1.2;
    const set = (name: string, value: number): void =>
      this.#scene.style.setProperty(name, `${Math.round(value)}px`);
    set('--lot', lot);
    set('--pitch', this.#pitch);
    set('--ground', ground);
    set('--sky', skyHeight);
    this.#growth.seat(
      skillIds.map((_, at) => {
        const size = Math.min(width * 0.1, 74, free * 0.2);
        const part = (at + 0.5) / skillIds.length;
        return { x: width * part, y: skyHeight + 2 + Math.sin(part * Math.PI) * 22, size };
      }),
    );
    this.#place(true);
  }

  #build(lot: Lot): void {
    const looks = looksOf(lot);
    const old = this.#lots.get(lot.at);
    const element = old?.looks === looks ? old.element : make('lot');
    element.classList.toggle('is-lit', lot.isLit);
    element.classList.toggle('is-awake', lot.isLit && (old?.element.matches('.is-awake') ?? false));
    if (old?.looks === looks) return;
    const drawn = make('house', house(lot.shape, lot.paint, lot.plate));
    element.append(drawn, person(lot.who), make('lamp', lamp));
    element.style.left = `calc(${lot.at} * var(--pitch))`;
    if (old) old.element.replaceWith(element);
    else this.#strip.append(element);
    this.#lots.set(lot.at, { element, looks });
  }

  #place(isSudden = false): void {
    if (isSudden) this.#strip.classList.add('is-sudden');
    this.#strip.style.translate = `${(-this.#at * this.#pitch).toFixed(1)}px`;
  }
}
