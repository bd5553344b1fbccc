/** The line: stations that get life, things that rode along, the train, and what comes out of its funnel. */
import { Growth } from '@nobi/kit/game';
import { skillIds } from '../rules/tasks.ts';
import { pictureOf } from '../view/pictures.ts';
import { stations, world } from '../view/scenery.ts';
import { Board } from './board.ts';
import { Train } from './train.ts';

const make = (name: string, inside = ''): HTMLElement => {
  const element = document.createElement('div');
  element.className = name;
  element.innerHTML = inside;
  return element;
};

/** Between wagons, and below each row; the engine is so much longer than a wagon. */
const gap = 16;
const rail = 26;
const engine = 1.32;
/** With less than this above the train a word stands beside its picture. */
const tightSpace = 150;

export class Railway {
  readonly board = new Board();
  readonly train = new Train();
  #scene: HTMLElement;
  #growth = new Growth(skillIds, stations);
  #life = make('life');
  #smoke = make('smoke');
  #burst = make('burst');

  constructor(scene: HTMLElement) {
    this.#scene = scene;
    this.#life.ariaHidden = 'true';
    this.#burst.ariaHidden = 'true';
    this.#smoke.lang = 'id';
    this.#smoke.ariaHidden = 'true';
    this.train.element.lang = 'id';
    scene.append(
      make('world', world),
      this.#growth.element,
      make('tracks'),
      this.#life,
      this.board.element,
      this.train.element,
      this.#smoke,
      this.#burst,
    );
  }

  follow(grown: Parameters<Growth['follow']>[0]): void {
    this.#growth.follow(grown);
  }

  /** Whoever rode along, the newest last. */
  live(trains: readonly (readonly string[])[]): void {
    this.#life.replaceChildren(
      ...trains.map((wagons, at) => {
        const image = new Image(64, 64);
        image.src = pictureOf(wagons);
        image.alt = '';
        image.className = `being being-${at % 3}`;
        return image;
      }),
    );
  }

  /** What the driver has read so far, written in smoke. */
  smoke(text: string): void {
    this.#smoke.textContent = text;
    this.#smoke.classList.toggle('is-there', text !== '');
  }

  /** Out of the funnel: a thing or a creature; null is nobody. */
  burst(wagons: readonly string[] | null, isRight = false): void {
    this.#burst.replaceChildren();
    this.#burst.classList.toggle('is-right', isRight);
    if (!wagons) return;
    const image = new Image(160, 160);
    image.src = pictureOf(wagons);
    image.alt = '';
    this.#burst.append(image);
  }

  /** Takes its place; `skyHeight` is what the bar covers. */
  fit(skyHeight: number): void {
    const { clientWidth: width, clientHeight: height } = this.#scene;
    const { all, front } = this.train.sizes;
    const tall = height - skyHeight > 380;
    // The engine and three wagons fit side by side on the narrowest screen.
    const largest = Math.min((width - 16 - 3 * gap) / (3 + engine), tall ? 112 : 64);
    const isLong = width - 16 < engine * largest + all * (largest + gap);
    const rows = isLong && all > front ? 2 : 1;
    this.train.element.classList.toggle('is-broken', rows === 2);
    const isTight = height - skyHeight < rows * (largest + rail) + tightSpace;
    const wagon = Math.max(64, isTight ? 0 : largest);
    const train = rows * (wagon + rail);
    const spare = height - skyHeight - train - 22;
    this.#scene.classList.toggle('is-tight', isTight);
    const faces = Math.max(1, this.board.element.childElementCount);
    const face = Math.min(spare * 0.62, (width - 16 - (faces - 1) * 24) / faces, 190);
    const set = (name: string, value: number): void =>
      this.#scene.style.setProperty(name, `${Math.round(value)}px`);
    set('--wagon', wagon);
    set('--sky', skyHeight);
    set('--train', train);
    set('--face', Math.max(64, face));
    // A long line covers the board's edge, never the board the train.
    set('--board', Math.min(skyHeight + 2, height - train - 64 - 18));
    const size = Math.max(34, Math.min(width * 0.13, spare * 0.4, 120));
    this.#growth.seat(
      skillIds.map((_, at) => ({
        x: width * ((at + 0.5) / skillIds.length),
        y: height - train - spare * 0.1 - size * (at % 2 === 0 ? 1 : 1.16),
        size,
      })),
    );
  }
}
