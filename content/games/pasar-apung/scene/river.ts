/** The river: who comes alongside, what lies on the tray, and the morning that gets lighter. */
import { Growth } from '@nobi/kit/game';
import { seeded } from '@nobi/kit/guest';
import { skillIds } from '../rules/tasks.ts';
import nobiArt from '../view/art/nobi-happy.svg';
import { goodAt } from '../view/goods.ts';
import { drawPerson, type Mood } from '../view/people.ts';
import {
  bank,
  dawn,
  day,
  deck,
  hulls,
  hyacinth,
  jukung,
  lanting,
  leaper,
  passer,
  water,
} from '../view/scenery.ts';

/** Somebody in a boat. */
export interface Trader {
  /** Another number is another visit. */
  readonly visit: number;
  readonly who: number;
  readonly good: number;
  /** Nothing else in the heap. */
  readonly isPlain: boolean;
  /** In markup: what the board says, and what is held up. */
  readonly board: string;
  readonly held: string;
}

const make = (name: string, inside = ''): HTMLElement => {
  const element = document.createElement('span');
  element.className = name;
  element.innerHTML = inside;
  return element;
};

const picture = (source: string, name: string): HTMLImageElement => {
  const image = new Image(96, 96);
  image.src = source;
  image.alt = '';
  image.className = name;
  return image;
};

const heapOf = (good: number, isPlain: boolean): HTMLElement => {
  const heap = make('heap');
  const random = seeded(good + 3);
  const other = isPlain ? good : good + 1 + Math.floor(random() * 5);
  heap.append(
    ...[good, good, other, other, good].map((each, at) =>
      picture(goodAt(each).picture, `ware ware-${at}`),
    ),
  );
  return heap;
};

export class River {
  readonly tray = document.createElement('button');
  /** In front of everything: what a game lays over the scene. */
  readonly over = make('over');
  #scene: HTMLElement;
  #growth = new Growth(skillIds, lanting);
  #traders = make('traders');
  #trader: { element: HTMLElement; visit: number } | null = null;
  #mat = make('mat');
  #total = make('total');
  #cargo = make('cargo');
  #fish = make('leap', leaper);
  #deck = make('deck', deck);
  #nobi = picture(nobiArt, 'nobi');
  #onTray: () => void = () => undefined;

  constructor(scene: HTMLElement) {
    this.#scene = scene;
    this.tray.type = 'button';
    this.tray.className = 'tray';
    this.tray.addEventListener('click', () => this.#onTray());
    const world = make('world', `${dawn}${day}<i class="sun"></i>${bank}`);
    const river = make('river', `<i class="glow"></i>${water}`);
    for (const at of [0, 1]) {
      river.append(make(`passer passer-${at}`, passer), make(`weed weed-${at}`, hyacinth));
    }
    for (const layer of [world, river, this.#traders, this.#fish, this.#deck, this.#mat])
      layer.ariaHidden = 'true';
    this.#deck.append(this.#nobi, this.#cargo);
    scene.append(
      world,
      this.#growth.element,
      river,
      this.#traders,
      this.#fish,
      this.#deck,
      this.tray,
      this.#mat,
      this.#total,
      this.over,
    );
  }

  follow(grown: Parameters<Growth['follow']>[0]): void {
    this.#growth.follow(grown);
  }

  /** Who gets what is taken back from the tray. */
  hand(onTray: () => void): void {
    this.#onTray = onTray;
  }

  /** The deck with its tray; a tray that only shows; or the child's own boat, or nothing, on the water. */
  turn(to: 'desk' | 'bench' | 'own'): void {
    this.#scene.dataset.turn = to;
    this.tray.hidden = to === 'own';
    this.#mat.hidden = to === 'own';
    this.tray.disabled = to !== 'desk';
    this.#deck.hidden = to === 'own';
    if (to === 'own') this.lay('', '');
    this.row(0);
  }

  /** So many strokes from where the boat began: the bank slides by. */
  row(strokes: number): void {
    this.#scene.style.setProperty('--strokes', `${strokes}`);
  }

  /** From 0 at dawn to 1 in the bright morning. */
  light(part: number): void {
    this.#scene.style.setProperty('--day', part.toFixed(2));
  }

  /** Comes alongside; whoever was there rows on. */
  meet(trader: Trader): void {
    if (this.#trader?.visit === trader.visit) {
      this.#dress(this.#trader.element, trader);
      return;
    }
    this.leave();
    const [hull, band] = hulls[trader.visit % hulls.length] ?? ['#8a4b22', '#d98a4a'];
    const element = make('trader is-coming');
    const rock = make('rock', `<span class="person">${drawPerson(trader.who)}</span>`);
    rock.append(
      heapOf(trader.good, trader.isPlain),
      make('afloat', jukung(hull, band)),
      make('held'),
      make('board'),
    );
    element.append(rock);
    element.dataset.mood = 'wait';
    // Whoever is tapped hops; it is no answer to anything.
    element.addEventListener('pointerdown', () => {
      element.classList.remove('is-tickled');
      requestAnimationFrame(() => element.classList.add('is-tickled'));
    });
    this.#dress(element, trader);
    this.#traders.append(element);
    this.#trader = { element, visit: trader.visit };
  }

  leave(): void {
    const gone = this.#trader?.element;
    this.#trader = null;
    if (!gone) return;
    gone.classList.replace('is-coming', 'is-going');
    gone.addEventListener('animationend', ({ target }) => {
      if (target === gone) gone.remove();
    });
  }

  #dress(element: HTMLElement, { board, held }: Trader): void {
    const fill = (name: string, inside: string): void => {
      const part = element.querySelector<HTMLElement>(`.${name}`);
      if (!part) return;
      part.innerHTML = inside;
      part.hidden = inside === '';
    };
    fill('board', board);
    fill('held', held);
  }

  mood(mood: Mood): void {
    if (this.#trader) this.#trader.element.dataset.mood = mood;
    this.#nobi.classList.toggle('is-glad', mood === 'joy');
    this.#fish.classList.toggle('is-leaping', mood === 'much');
  }

  lay(tray: string, total: string): void {
    this.#mat.innerHTML = tray;
    this.#total.textContent = total;
    this.#total.hidden = total === '';
  }

  /** What came aboard in this session; the newest one flies in. */
  stow(goods: readonly number[], isNew = false): void {
    this.#cargo.replaceChildren(
      ...goods.map((good, at) => {
        const isLast = isNew && at === goods.length - 1;
        return picture(goodAt(good).picture, `stowed${isLast ? ' is-new' : ''}`);
      }),
    );
  }

  /** Takes its place; `skyHeight` is what the bar covers. */
  fit(skyHeight: number): void {
    const { clientWidth: width, clientHeight: height } = this.#scene;
    const free = height - skyHeight;
    const isLow = free < 300;
    const tray = Math.max(isLow ? 70 : 96, Math.min(free * 0.36, 220));
    const deckHigh = tray + (isLow ? 30 : 44);
    const above = free - deckHigh;
    const boat = Math.min(width * 0.92, above * 1.75, 560);
    const set = (name: string, value: number): void =>
      this.#scene.style.setProperty(name, `${Math.round(value)}px`);
    set('--sky', skyHeight);
    set('--horizon', skyHeight + above * 0.42);
    set('--deck', deckHigh);
    set('--tray', tray);
    set('--boat', boat);
    const size = Math.min(width * 0.14, 92, above * 0.34);
    this.#growth.seat(
      skillIds.map((_, at) => ({
        x: width * (0.09 + at * 0.164),
        y: skyHeight + above * 0.42 - size * 0.98,
        size,
      })),
    );
  }
}
