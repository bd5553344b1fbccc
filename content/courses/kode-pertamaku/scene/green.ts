/** The village green: things to tap, Nobi between them, and the cards that say what sets off what. */
import { type Desk, element, pressable } from '@nobi/kit/course';
import { chainOf, isTrigger, type MoveName, type Rule, type Trigger } from '../rules/moves.ts';
import { words } from '../text/text.ts';
import { greenPicture } from '../view/green-art.ts';
import { movePicture, triggerPicture } from '../view/move-art.ts';
import { openDancer } from './dancer.ts';
import { isCalm } from './island.ts';

const ring: Keyframe[] = [0, -22, 18, -12, 8, 0].map((turn) => ({
  transform: `rotate(${turn}deg)`,
}));
const pitches: Record<Trigger, number> = { bell: 1.5, flower: 1.1, drum: 0.6 };

const pictureOf = (what: MoveName | Trigger): string =>
  isTrigger(what) ? triggerPicture(what) : movePicture(what);

const arrow =
  '<svg class="card-arrow" viewBox="0 0 24 24" aria-hidden="true"><path d="M3 12H19M13 6L20 12L13 18" fill="none" stroke="#5b3bd6" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>';

export interface GreenOptions {
  things: readonly Trigger[];
  /** Without it the things are only looked at. */
  onTap: ((thing: Trigger) => void) | null;
}

interface Spot {
  thing: Trigger;
  root: HTMLElement;
}

const makeSpot = (thing: Trigger, onTap: GreenOptions['onTap']): Spot => {
  const root = onTap
    ? pressable('green-thing', '', () => onTap(thing))
    : element('span', 'green-thing');
  root.innerHTML = triggerPicture(thing);
  root.dataset.thing = thing;
  if (onTap) root.dataset.answer = '';
  return { thing, root };
};

export class Green {
  readonly root = element('div', 'green');
  readonly #cards = element('div', 'rule-cards');
  readonly #row = element('div', 'green-row');
  readonly #dancer = openDancer();
  readonly #spots: readonly Spot[];
  readonly #desk: Desk;
  isBusy = false;

  constructor(desk: Desk, { things, onTap }: GreenOptions) {
    this.#desk = desk;
    this.#spots = things.map((thing) => makeSpot(thing, onTap));
    this.#row.append(...this.#spots.map(({ root }) => root));
    this.root.innerHTML = greenPicture;
    this.root.append(this.#cards, this.#dancer.root, this.#row);
    desk.scene.append(this.root);
    desk.onFit(() => this.#lay());
  }

  #lay(): void {
    const { clientWidth: width, clientHeight: height } = this.#desk.scene;
    const left = height - this.#cards.offsetHeight - this.#row.offsetHeight - 54;
    const cell = Math.max(60, Math.min(230, left * 0.68, width * 0.4));
    this.root.style.setProperty('--cell', `${Math.floor(cell)}px`);
  }

  rules(rules: readonly Rule[]): void {
    this.#cards.innerHTML = rules
      .map(
        ({ when, brings }) =>
          `<span class="rule-card" data-when="${when}">${triggerPicture(when)}${arrow}${pictureOf(brings)}</span>`,
      )
      .join('');
    this.#lay();
  }

  #light(when: Trigger | null): void {
    for (const card of this.#cards.querySelectorAll<HTMLElement>('.rule-card'))
      card.classList.toggle('is-lit', card.dataset.when === when);
  }

  #mark(name: string, thing: Trigger | null): void {
    for (const each of this.#spots) each.root.classList.toggle(name, each.thing === thing);
  }

  point(thing: Trigger | null): void {
    this.#mark('is-beckoning', thing);
  }

  choose(thing: Trigger | null): void {
    this.#mark('is-chosen', thing);
  }

  wish(move: MoveName | null): void {
    this.#dancer.wish(move ? movePicture(move) : '');
  }

  /** Something goes off, and with it all that hangs on it. */
  fire(first: Trigger, rules: readonly Rule[], done: () => void): void {
    if (this.isBusy) return;
    this.isBusy = true;
    this.#follow(chainOf(rules, first), 0, done);
  }

  #follow(chain: readonly (MoveName | Trigger)[], i: number, done: () => void): void {
    const desk = this.#desk;
    const dancer = this.#dancer;
    const { root } = this;
    const what = chain[i];
    if (!root.isConnected) return;
    if (!what) {
      desk.clock.after(0.5, () => {
        this.isBusy = false;
        if (!root.isConnected) return;
        this.#light(null);
        dancer.feel('happy');
        done();
      });
      return;
    }
    if (isTrigger(what)) {
      desk.sound('count', pitches[what]);
      if (!isCalm()) this.#spots.find(({ thing }) => thing === what)?.root.animate(ring, 700);
      this.#light(what);
    } else {
      dancer.move(what);
      desk.sound('pop', 1.2);
    }
    desk.clock.after(0.85, () => this.#follow(chain, i + 1, done));
  }

  dress(): void {
    const text = words[this.#desk.lang()];
    for (const { thing, root } of this.#spots) root.ariaLabel = text.triggers[thing];
  }
}
