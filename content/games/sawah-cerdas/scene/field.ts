/** The hill: one field or two, the drone above them, and what comes to see when it floods. */
import { Growth } from '@nobi/kit/game';
import bebek from '../../../art/fluent/bebek.webp';
import { skillIds } from '../rules/tasks.ts';
import { backdrop, cloud, drone, huts, pad, squares } from '../view/pictures.ts';

export interface FieldHands {
  onSquare(at: number): void;
  /** Whether the key meant something. */
  onKey(key: string): boolean;
}

export interface FieldPicture {
  readonly fields: readonly string[];
  /** A cloud has rained on the second field. */
  readonly isRainy: boolean;
  readonly isNumbered: boolean;
  /** Squares of one round, marked one round after the other; 0 for none. */
  readonly round: number;
  /** Squares that the drone was over, as dots. */
  readonly trail: readonly number[];
  /** The square that is pointed at in the first field, or -1. */
  readonly cursor: number;
  /** Whether squares can be touched. */
  readonly isOpen: boolean;
}

const make = (name: string, inside = ''): HTMLElement => {
  const element = document.createElement('span');
  element.className = name;
  element.innerHTML = inside;
  return element;
};

const largest = 92;

export class Field {
  readonly button = document.createElement('button');
  #scene: HTMLElement;
  #rows = make('rows');
  #drone = make('drone', drone);
  #duck = new Image();
  #growth = new Growth(skillIds, huts);
  #hands: FieldHands | null = null;
  #picture: FieldPicture | null = null;
  #size = 40;
  #area = { x: 0, y: 0, width: 300, height: 200 };
  #over = { row: 0, at: 0 };

  constructor(scene: HTMLElement) {
    this.#scene = scene;
    scene.innerHTML = backdrop;
    this.button.type = 'button';
    this.button.className = 'field';
    this.#duck.src = bebek;
    this.#duck.alt = '';
    this.#duck.className = 'duck';
    this.#duck.hidden = true;
    this.#rows.ariaHidden = 'true';
    scene.append(this.#growth.element, this.#rows, this.button, this.#duck, this.#drone);
    this.#listen();
  }

  hand(hands: FieldHands): void {
    this.#hands = hands;
  }

  follow(grown: Parameters<Growth['follow']>[0]): void {
    this.#growth.follow(grown);
  }

  show(picture: FieldPicture): void {
    this.#picture = picture;
    this.#build(picture);
    this.button.disabled = !picture.isOpen;
    this.fly(this.#over.row, this.#over.at);
  }

  /** The drone over a square; one past the last is the landing pad. */
  fly(row: number, at: number): void {
    this.#over = { row, at };
    const { x, y } = this.#spot(row, at);
    this.#drone.style.translate = `${x}px ${y - Math.max(this.#size * 0.95, 48)}px`;
  }

  /** What the drone does there: a drop falls, a sickle flies, a caterpillar hops. */
  act(name: string): void {
    this.#drone.dataset.act = name;
  }

  /** Something went astray: who lives there comes to see. */
  surprise(row: number, at: number): void {
    const { x, y } = this.#spot(row, at);
    this.#duck.style.translate = `${x}px ${y}px`;
    this.#duck.hidden = false;
    this.#drone.classList.add('is-shocked');
  }

  /** Back over the first square of the first field. */
  ready(): void {
    this.#duck.hidden = true;
    this.#drone.classList.remove('is-shocked');
    this.act('');
    this.fly(0, 0);
  }

  /** Takes its place between the bar and the strip. */
  fit(sky: number, strip: number): void {
    const { clientWidth: width, clientHeight: height } = this.#scene;
    this.#area = { x: 12, y: sky, width: width - 24, height: height - sky - strip };
    const size = Math.max(34, Math.min(width * 0.1, this.#area.height * 0.3, 84));
    this.#growth.seat(
      skillIds.map((_, at) => ({
        x: width * (0.09 + at * 0.164),
        y: sky + this.#area.height * 0.02 + (at % 2) * size * 0.3,
        size,
      })),
    );
    if (this.#picture) this.show(this.#picture);
  }

  #spot(row: number, at: number): { x: number; y: number } {
    const { fields = [''] } = this.#picture ?? {};
    const { x, y, width, height } = this.#area;
    const longest = Math.max(...fields.map(({ length }) => length)) + 1;
    const left = x + (width - longest * this.#size) / 2;
    const pitch = height / fields.length;
    const top = y + pitch * (row + 1) - this.#size * 1.12;
    return { x: Math.round(left + at * this.#size), y: Math.round(top) };
  }

  #build(picture: FieldPicture): void {
    const { fields, isRainy, round, cursor, isNumbered, trail } = picture;
    const longest = Math.max(...fields.map(({ length }) => length)) + 1;
    const { width, height } = this.#area;
    this.#size = Math.floor(Math.min(width / longest, height / fields.length / 2.05, largest));
    this.#scene.style.setProperty('--square', `${this.#size}px`);
    const elements = fields.flatMap((field, row) => [
      ...[...field].map((square, at) => {
        const edge = round > 0 && at % round === 0 && at > 0 ? ' is-edge' : '';
        const here = row === 0 && at === cursor ? ' is-here' : '';
        const cell = make(`square square-${row}-${at}${edge}${here}`, squares[square] ?? '');
        if (isNumbered && row === 0) cell.append(make('number', String(at + 1)));
        if (row === 0 && trail.includes(at)) cell.append(make('dot'));
        return this.#put(cell, row, at);
      }),
      this.#put(make('square pad-spot', pad), row, field.length),
      ...(isRainy && row === 1 ? [this.#put(make('cloud', cloud), row, 0)] : []),
    ]);
    this.#rows.replaceChildren(...elements);
    this.#fitButton(fields[0] ?? '');
  }

  #put(element: HTMLElement, row: number, at: number): HTMLElement {
    const { x, y } = this.#spot(row, at);
    element.style.left = `${x}px`;
    element.style.top = `${y}px`;
    return element;
  }

  /** One target over the whole first field: small squares need no small fingers. */
  #fitButton(field: string): void {
    const { x, y } = this.#spot(0, 0);
    const { style } = this.button;
    const tall = Math.max(66, this.#size);
    style.left = `${x}px`;
    style.top = `${y - (tall - this.#size) / 2}px`;
    style.width = `${field.length * this.#size}px`;
    style.height = `${tall}px`;
    const stops = [...field].map((_, at) => {
      const stop = make(`stop stop-${at}`);
      stop.style.left = `${(at + 0.5) * this.#size}px`;
      return stop;
    });
    this.button.replaceChildren(...stops);
  }

  #listen(): void {
    const { button } = this;
    button.addEventListener('pointerdown', ({ clientX }) => {
      const at = Math.floor((clientX - button.getBoundingClientRect().left) / this.#size);
      const { fields = [''] } = this.#picture ?? {};
      this.#hands?.onSquare(Math.max(0, Math.min((fields[0]?.length ?? 1) - 1, at)));
    });
    button.addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (this.#hands?.onKey(event.key)) event.preventDefault();
    });
  }
}
