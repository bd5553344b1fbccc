/** The bed: whatever an order lays there, as buttons where a child may answer. */
import bee from '../../../art/small/lebah.webp';
import type { Board } from '../rules/boards.ts';
import { relationTo } from '../rules/judge.ts';
import type { Look } from '../rules/looks.ts';
import {
  type Creature,
  creatureOf,
  measureOf,
  type Order,
  patternOf,
  sortKindOf,
  wantedOf,
} from '../rules/orders.ts';
import type { Words } from '../text/words.ts';
import { flower, gap, head, hole, source, wish } from '../view/flowers.ts';
import { heightFor, landmark, thing } from '../view/things.ts';
import { type Area, lay, make, picture } from './area.ts';

export interface Outcome {
  readonly at: number;
  readonly isRight: boolean;
}

export interface BedView {
  readonly order: Order;
  readonly board: Board;
  readonly level: number;
  readonly aid: number;
  readonly outcome: Outcome | null;
  /** The choice that shines, and one that has stepped aside. */
  readonly shines: number | null;
  readonly aside: number | null;
  readonly words: Words;
  readonly creatures: Readonly<Record<Creature, string>>;
  /** In the maker's corner it is only looked at. */
  readonly isStill?: boolean;
}

export class Bed {
  readonly element = make('bed');
  #onChoose: (at: number) => void = () => {};

  constructor(scene: HTMLElement) {
    this.element.setAttribute('role', 'group');
    scene.append(this.element);
  }

  hand(onChoose: (at: number) => void): void {
    this.#onChoose = onChoose;
  }

  fit(area: Area): void {
    lay(this.element, area);
  }

  show(view: BedView): void {
    const { order } = view;
    const had = document.activeElement?.classList.item(1);
    const parts = {
      match: () => this.#hole(view),
      sort: () => this.#wish(view),
      pattern: () => this.#row(view),
      odd: () => this.#patch(view),
      compare: () => this.#columns(view),
      place: () => this.#places(view),
    };
    this.element.className = `bed is-${order.form}`;
    this.element.replaceChildren(...parts[order.form]());
    const again = had?.includes('-') ? this.element.querySelector(`button.${had}`) : null;
    if (again instanceof HTMLElement) again.focus({ preventScroll: true });
  }

  /** The flower that was tried, in its place or bouncing out of it. */
  #tried({ board, outcome }: BedView): HTMLElement[] {
    const look = outcome && board.tray[outcome.at];
    if (!look || !outcome) return [];
    return [picture(source(head(look)), outcome.isRight ? 'put is-planted' : 'put is-bounced')];
  }

  #hole(view: BedView): HTMLElement[] {
    const [look] = view.board.row;
    if (!look) return [];
    const wrap = make('hole drop');
    const isTinted = view.level === 0;
    wrap.append(picture(source(hole(look, { isTinted }))));
    const tried = this.#tried(view);
    // What fits lies in the hole as the hole lies.
    for (const put of tried) if (view.outcome?.isRight) put.style.rotate = `${look.turn ?? 0}deg`;
    wrap.append(...tried);
    return [wrap];
  }

  #wish(view: BedView): HTMLElement[] {
    const { order } = view;
    const wrap = make('wish drop');
    const bubble = make('thought');
    bubble.append(picture(source(wish(wantedOf(order), sortKindOf(order)))));
    wrap.append(picture(bee, 'bee'), bubble, ...this.#tried(view));
    return [wrap];
  }

  #row(view: BedView): HTMLElement[] {
    const { board, order, aid, outcome } = view;
    const { unit } = patternOf(order);
    const isGrouped = aid >= 2 || outcome?.isRight === true;
    return board.row.map((look, at) => {
      const slot = make(look ? 'slot' : 'slot is-gap drop');
      slot.classList.toggle('is-end', isGrouped && (at + 1) % unit.length === 0);
      slot.append(picture(source(look ? head(look) : gap)));
      if (!look) slot.append(...this.#tried(view));
      return slot;
    });
  }

  #button(
    { outcome, shines, aside, isStill }: BedView,
    { at, name, label }: { at: number; name: string; label: string },
  ): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    const state = outcome?.at === at ? (outcome.isRight ? ' is-right' : ' is-missed') : '';
    button.className = `${name} ${name}-${at}${state}${shines === at ? ' is-beckoning' : ''}`;
    button.ariaLabel = label;
    button.disabled = aside === at || isStill === true;
    button.dataset.answer = '';
    button.addEventListener('click', () => this.#onChoose(at));
    return button;
  }

  #patch(view: BedView): HTMLElement[] {
    const looks = view.board.row.flatMap((look) => look ?? []);
    return looks.map((look: Look, at) => {
      const button = this.#button(view, { at, name: 'thing', label: view.words.look(look) });
      button.append(picture(source(flower(look))));
      return button;
    });
  }

  #columns(view: BedView): HTMLElement[] {
    const { board, order, aid, outcome, words } = view;
    const measure = measureOf(order);
    // Afterwards, and with help, all begin together.
    const isEven = aid >= 2 || outcome !== null;
    this.element.classList.add(`is-${measure}`);
    const tall = heightFor(measure, board.things);
    return board.things.map((each, at) => {
      const button = this.#button(view, { at, name: 'thing', label: words.thing(order, at) });
      button.append(picture(source(thing[measure](isEven ? { ...each, shift: 0 } : each, tall))));
      return button;
    });
  }

  #places(view: BedView): HTMLElement[] {
    const { board, order, outcome, words, creatures } = view;
    const columns = board.stands.length > 1 ? 5 : 3;
    const rows = board.spots.map(({ y }) => y);
    const from = Math.min(1, ...rows);
    this.element.style.setProperty('--columns', `${columns}`);
    const many = Math.max(1, ...rows) - from + 1;
    this.element.style.setProperty('--rows', `${many}`);
    const at = (element: HTMLElement, x: number, y: number): HTMLElement => {
      element.style.gridArea = `${y - from + 1} / ${x + 1}`;
      // Two rows keep as far apart as they can.
      if (many === 2) element.style.alignSelf = y === from ? 'start' : 'end';
      return element;
    };
    const stands = board.stands.map(({ kind, x, y }) =>
      at(picture(source(landmark(kind)), 'stand'), x, y),
    );
    const spots = board.spots.map((spot, place) => {
      const names = board.stands.flatMap((stand) => {
        const relation = relationTo(spot, stand);
        return relation ? [words.spot(relation, stand.kind)] : [];
      });
      const button = this.#button(view, { at: place, name: 'spot', label: names.join(', ') });
      button.classList.add('drop');
      if (outcome?.at === place) button.append(picture(creatures[creatureOf(order)], 'sitter'));
      return at(button, spot.x, spot.y);
    });
    return [...stands, ...spots];
  }
}
