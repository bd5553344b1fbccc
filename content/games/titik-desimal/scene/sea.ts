/** The bay: the surface of the sea is the number line, the boat lies on it, and what is found lies below. */
import { Growth } from '@nobi/kit/game';
import { easeInOut, type Motions, mix, openMotions } from '@nobi/kit/guest';
import kucing from '../../../art/fluent/kucing.webp';
import { type Span, stops } from '../rules/orders.ts';
import { skillIds } from '../rules/tasks.ts';
import { anchor, boat, fish, isles, lighthouses, seabed, sky, waves } from '../view/scenery.ts';
import type { Mark, Picture } from './marks.ts';

export interface Hands {
  /** The boat was taken to a place on the line. */
  onSail(value: number): void;
  /** Whether the key meant something. */
  onKey(key: string): boolean;
}

/** Something that lies in the child's own sea. */
export interface Treasure {
  readonly value: number;
  readonly picture: string;
  readonly label: string;
}

const make = (name: string, inside = ''): HTMLElement => {
  const element = document.createElement('span');
  element.className = name;
  element.innerHTML = inside;
  return element;
};

const zoomSeconds = 0.9;

export class Sea {
  readonly button = document.createElement('button');
  #scene: HTMLElement;
  #sky = make('over-sea', sky);
  #water = make('water', `<span class="waves">${waves}</span>${fish}${seabed}`);
  #isles = isles.map((isle, at) => make(`isle isle-${at}`, `${isle}<b class="plank"></b>`));
  #marks = make('marks');
  #boat = make('boat');
  #tag = make('tag');
  #find = new Image();
  #growth = new Growth(skillIds, lighthouses);
  #motions: Motions = openMotions();
  #hands: Hands | null = null;
  #picture: Picture | null = null;
  #treasures: readonly Treasure[] = [];
  #view: Span = { from: 0, to: 1 };
  #value = 0;
  #isCalm: () => boolean;
  #line = { left: 0, width: 100, top: 100, height: 100 };

  constructor(scene: HTMLElement, isCalm: () => boolean) {
    this.#scene = scene;
    this.#isCalm = isCalm;
    this.button.type = 'button';
    this.button.className = 'sea';
    this.button.dataset.firstMove = '';
    this.#marks.ariaHidden = 'true';
    this.#find.className = 'find';
    this.#find.alt = '';
    this.#find.hidden = true;
    const captain = new Image();
    captain.src = kucing;
    captain.alt = '';
    captain.className = 'captain';
    const chain = make('chain');
    const hook = make('hook', anchor);
    hook.append(this.#find);
    chain.append(hook);
    const hull = make('hull', boat);
    hull.prepend(captain);
    this.#boat.append(chain, hull, this.#tag);
    this.#boat.ariaHidden = 'true';
    scene.append(
      this.#sky,
      this.#growth.element,
      this.#water,
      ...this.#isles,
      this.button,
      this.#marks,
      this.#boat,
    );
    this.#listen();
  }

  hand(hands: Hands): void {
    this.#hands = hands;
  }

  follow(grown: Parameters<Growth['follow']>[0]): void {
    this.#growth.follow(grown);
  }

  step(seconds: number): void {
    this.#motions.step(seconds);
  }

  get span(): Span {
    return this.#view;
  }

  show(picture: Picture): void {
    this.#picture = picture;
    this.#boat.hidden = !picture.hasBoat;
    this.#tag.textContent = picture.tag ?? '';
    this.#tag.hidden = !picture.tag;
    for (const [at, isle] of this.#isles.entries()) {
      const plank = isle.querySelector('.plank');
      if (plank) plank.textContent = picture.ends[at] ?? '';
      isle.classList.toggle('is-blank', (picture.ends[at] ?? '') === '');
    }
    this.#build();
  }

  /** Things of the child's own, each with its place. */
  lay(treasures: readonly Treasure[]): void {
    this.#treasures = treasures;
    this.#build();
  }

  /** Sails to a place; what is out of sight stays there. */
  sail(value: number): void {
    this.#value = value;
    this.#place();
  }

  /** Shows another piece of the line; `isSudden` at the beginning of a task. */
  zoom(to: Span, isSudden = false): void {
    const from = this.#view;
    this.#motions.clear();
    const turn = (t: number): void => {
      const e = easeInOut(t);
      this.#view = { from: mix(from.from, to.from, e), to: mix(from.to, to.to, e) };
      if (t === 1) this.#view = to;
      this.#place();
    };
    if (isSudden || this.#isCalm()) turn(1);
    else this.#motions.add(zoomSeconds, turn);
  }

  /** The anchor goes down; what it meets there hangs on it when it comes up. */
  drop(picture: string, isFound: boolean): void {
    this.#find.src = picture;
    this.#find.hidden = false;
    this.#boat.classList.add('is-down');
    this.#boat.classList.toggle('is-bumped', !isFound);
  }

  haul(name: string): void {
    this.#boat.classList.remove('is-down');
    this.#boat.classList.add('is-hauling');
    this.#tag.textContent = name;
    this.#tag.hidden = name === '';
  }

  /** Anchor up, nothing on it. */
  ready(): void {
    this.#find.hidden = true;
    this.#boat.classList.remove('is-down', 'is-bumped', 'is-hauling');
  }

  /** Takes its place; `skyHeight` is what the bar covers. */
  fit(skyHeight: number): void {
    const { clientWidth: width, clientHeight: height } = this.#scene;
    const free = height - skyHeight;
    const hull = Math.max(64, Math.min(free * 0.34, width * 0.26, 190));
    const surface = Math.round(skyHeight + Math.max(hull * 0.92, free * 0.4));
    const margin = Math.max(58, Math.min(width * 0.09, 120));
    this.#line = {
      left: margin,
      width: width - margin * 2,
      top: surface,
      height: height - surface,
    };
    const set = (name: string, value: number): void =>
      this.#scene.style.setProperty(name, `${Math.round(value)}px`);
    set('--surface', surface);
    set('--depth', height - surface);
    set('--hull', hull);
    set('--margin', margin);
    set('--seabar', Math.min(surface - skyHeight, hull));
    this.#buildStops();
    this.#growth.seat(
      skillIds.map((_, at) => {
        const size = Math.min(hull * 0.62, width * 0.1, 84);
        return { x: width * (0.13 + at * 0.148), y: surface - size * 1.28, size };
      }),
    );
    this.#build();
  }

  #x(value: number): number {
    const { from, to } = this.#view;
    return this.#line.left + ((value - from) / (to - from)) * this.#line.width;
  }

  #build(): void {
    const { marks = [], halo, others = [] } = this.#picture ?? {};
    const elements = [
      ...marks.map(({ label }, at) =>
        make(`mark ${at % 2 ? 'low' : ''}`, `<i></i>${label === null ? '' : `<b>${label}</b>`}`),
      ),
      ...(typeof halo === 'number' ? [make('halo')] : []),
      ...others.map(({ label }, at) => make(`other other-${at}`, `${boat}<b>${label ?? ''}</b>`)),
      ...this.#treasures.map(({ picture, label }, at) =>
        make(`treasure deep-${at % 3}`, `<img src="${picture}" alt=""><b>${label}</b>`),
      ),
      make('hops'),
    ];
    this.#marks.replaceChildren(...elements);
    this.#place();
  }

  #values(): number[] {
    const { marks = [], halo, others = [] } = this.#picture ?? {};
    const of = (all: readonly Mark[]): number[] => all.map(({ value }) => value);
    return [
      ...of(marks),
      ...(typeof halo === 'number' ? [halo] : []),
      ...of(others),
      ...this.#treasures.map(({ value }) => value),
    ];
  }

  #place(): void {
    const { left, width } = this.#line;
    const values = this.#values();
    for (const [at, element] of [...this.#marks.children].entries()) {
      const value = values[at];
      if (!(element instanceof HTMLElement) || value === undefined) continue;
      const x = this.#x(value);
      element.hidden = x < left - 8 || x > left + width + 8;
      element.style.translate = `${x.toFixed(1)}px`;
    }
    this.#boat.style.translate = `${this.#x(this.#value).toFixed(1)}px`;
    this.#hop();
  }

  #hop(): void {
    const hops = this.#picture?.hops ?? [];
    const last = this.#marks.lastElementChild;
    if (!last) return;
    const arcs = hops.slice(1).map((to, at) => {
      const [x, next] = [this.#x(hops[at] ?? 0), this.#x(to)];
      const tall = Math.min(46, 14 + (next - x) * 0.6);
      return `M${x.toFixed(1)} 60Q${((x + next) / 2).toFixed(1)} ${60 - tall * 2} ${next.toFixed(1)} 60`;
    });
    last.innerHTML =
      arcs.length === 0
        ? ''
        : `<svg width="${this.#scene.clientWidth}" height="64"><path d="${arcs.join('')}"/></svg>`;
  }

  #valueAt({ clientX }: PointerEvent): number {
    const { from, to } = this.#view;
    const x = clientX - this.#scene.getBoundingClientRect().left - this.#line.left;
    const stop = Math.round((x / this.#line.width) * stops);
    return from + ((to - from) * Math.max(0, Math.min(stops, stop))) / stops;
  }

  /** Where the boat can stop, as a finger meets it. */
  #buildStops(): void {
    const { left, width } = this.#line;
    const all = Array.from({ length: stops + 1 }, (_, at) => {
      const stop = make(`stop stop-${at}`);
      stop.style.left = `${(left + (width * at) / stops).toFixed(1)}px`;
      return stop;
    });
    this.button.replaceChildren(...all);
  }

  #listen(): void {
    let isDown = false;
    const { button } = this;
    button.addEventListener('pointerdown', (event) => {
      if (!event.isPrimary) return;
      isDown = true;
      button.setPointerCapture(event.pointerId);
      this.#hands?.onSail(this.#valueAt(event));
    });
    button.addEventListener('pointermove', (event) => {
      if (isDown) this.#hands?.onSail(this.#valueAt(event));
    });
    for (const end of ['pointerup', 'pointercancel'])
      button.addEventListener(end, () => {
        isDown = false;
      });
    button.addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (this.#hands?.onKey(event.key)) event.preventDefault();
    });
  }
}
