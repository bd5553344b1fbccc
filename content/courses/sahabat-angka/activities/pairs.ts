/** Friends on a meadow. Two that make ten hug and rise as a lantern; others tell what they make. */
import { type Activity, type Desk, pressable } from '@nobi/kit/course';
import { partnerOf, ten } from '../playable.ts';
import { numberIn, numbersIn } from '../rules/args.ts';
import { cellsFor } from '../scene/cells.ts';
import { words } from '../text/text.ts';
import { friendPicture } from '../view/friends.ts';

interface Card {
  number: number;
  button: HTMLButtonElement;
  isGone: boolean;
}

/** Moves both to their middle, as far as they are apart. */
const meet = (one: HTMLElement, other: HTMLElement): void => {
  const from = one.getBoundingClientRect();
  const to = other.getBoundingClientRect();
  const x = (to.left - from.left) / 2;
  const y = (to.top - from.top) / 2;
  // Side by side, also when one stood above the other.
  const side = ((x < 0 ? -1 : 1) * from.width) / 3;
  for (const each of [one, other]) each.style.zIndex = '2';
  one.style.transform = `translate(${x - side}px, ${y}px)`;
  other.style.transform = `translate(${side - x}px, ${-y}px)`;
};

const part = (cards: Card[]): void => {
  for (const { button } of cards) Object.assign(button.style, { transform: '', zIndex: '' });
};

class Meadow {
  readonly cards: Card[];
  #held: Card | null = null;
  #isBusy = false;
  readonly #desk: Desk;
  readonly #isDigit: boolean;

  constructor(desk: Desk, numbers: readonly number[], isDigit: boolean) {
    this.#desk = desk;
    this.#isDigit = isDigit;
    // What was found before a break is kept by its place on the table.
    this.cards = numbers.map((number, place) => {
      const card: Card = {
        number,
        button: pressable('card', friendPicture(number, { digit: isDigit }), () =>
          this.#pick(card),
        ),
        isGone: desk.state.includes(place),
      };
      card.button.hidden = card.isGone;
      card.button.dataset.number = `${number}`;
      card.button.setAttribute('aria-pressed', 'false');
      desk.scene.append(card.button);
      return card;
    });
  }

  #hold(card: Card | null): void {
    this.#held?.button.setAttribute('aria-pressed', 'false');
    card?.button.setAttribute('aria-pressed', 'true');
    this.#held = card;
  }

  #pick(card: Card): void {
    const held = this.#held;
    const desk = this.#desk;
    if (this.#isBusy || card.isGone) return;
    desk.sound('tap');
    if (held === card) this.#hold(null);
    else if (held) this.#join(held, card);
    else this.#hold(card);
  }

  #join(one: Card, other: Card): void {
    const desk = this.#desk;
    this.#isBusy = true;
    this.#hold(null);
    meet(one.button, other.button);
    desk.clock.after(0.5, () => {
      if (one.number + other.number === ten) this.#rise(one, other);
      else this.#bounce(one, other);
    });
  }

  #rise(one: Card, other: Card): void {
    const desk = this.#desk;
    const { cards } = this;
    for (const card of [one, other]) {
      card.isGone = true;
      card.button.disabled = true;
      card.button.innerHTML = friendPicture(card.number, { digit: this.#isDigit, happy: true });
      card.button.classList.add('is-rising');
    }
    desk.sound('right');
    const line = words[desk.lang()].makesTen(one.number, other.number);
    const isOver = cards.every((card) => card.isGone);
    if (isOver) desk.answer({ right: true, response: cards.map(({ number }) => number), line });
    else {
      desk.keep(cards.flatMap((card, place) => (card.isGone ? [place] : [])));
      desk.tell(line);
    }
    this.#isBusy = false;
  }

  #bounce(one: Card, other: Card): void {
    const desk = this.#desk;
    desk.sound('oops');
    const due = desk.answer({
      right: false,
      response: [one.number, other.number],
      line: words[desk.lang()].sumOf(one.number, other.number),
    });
    desk.clock.after(0.9, () => {
      part([one, other]);
      this.#isBusy = false;
      if (due !== 'none') this.point();
      if (due === 'worked') desk.tell(words[desk.lang()].makesTen(...this.#shownPair()));
    });
  }

  /** A pair that is still on the table. */
  #shownPair(): [number, number] {
    const number = this.cards.find((card) => !card.isGone)?.number ?? 5;
    return [number, partnerOf(number)];
  }

  /** Rings a friend and the one that belongs to it. */
  point(): void {
    const first = this.#held ?? this.cards.find((card) => !card.isGone);
    const second = this.cards.find(
      (card) => !card.isGone && card !== first && card.number === partnerOf(first?.number ?? 0),
    );
    for (const card of this.cards)
      card.button.classList.toggle('is-beckoning', card === first || card === second);
  }

  lay(): void {
    const { scene } = this.#desk;
    const space = { width: scene.clientWidth - 24, height: scene.clientHeight - 40 };
    const { size, places } = cellsFor(this.cards.length, space, 250);
    for (const [i, { button }] of this.cards.entries()) {
      const place = places[i] ?? { x: 0, y: 0 };
      Object.assign(button.style, {
        width: `${size}px`,
        height: `${size}px`,
        left: `${12 + place.x - size / 2}px`,
        top: `${12 + place.y - size / 2}px`,
      });
    }
  }

  hint(): string {
    const text = words[this.#desk.lang()];
    return this.#held ? text.findFriend(this.#held.number) : text.pickFirst;
  }
}

export const pairs: Activity = (desk, task) => {
  const meadow = new Meadow(desk, numbersIn(task, 'cards'), numberIn(task, 'digit') === 1);
  const dress = (): void => {
    for (const { number, button } of meadow.cards)
      button.ariaLabel = words[desk.lang()].friend(number);
  };
  desk.onFit(() => meadow.lay());
  dress();
  if (desk.help !== 'none') meadow.point();
  return {
    dress,
    beckon() {
      const line = meadow.hint();
      meadow.point();
      return line;
    },
  };
};
