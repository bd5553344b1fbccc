/** Where a child builds a level: words of a sentence are changed, and the picture changes with them. */
import { type Bench, makeSign } from '@nobi/kit/rounds';
import { choicesOf, isBuildable, kinds } from '../rules/code.ts';
import { type Form, meaningOf, type Order, sentenceOf } from '../rules/orders.ts';
import {
  isColour,
  isNoun,
  isNumber,
  isPrep,
  isPronoun,
  isShape,
  isThing,
  isVerb,
  manyOf,
  markOf,
} from '../rules/words.ts';
import { pictureOf } from '../view/picture.ts';
import type { Context } from './context.ts';

/** What each kind is about, in its own words. */
const signs: Readonly<Record<Form, string>> = {
  look: 'small red',
  place: 'in, on',
  doing: '-ing',
  many: '-s',
  who: 'he, she',
  not: 'not',
  ask: '?',
  than: '-er',
  past: '-ed',
  did: 'did',
};

type Part = 'a' | 'b' | 'c';

const partOf = (word: string): Part | null => {
  if (isNoun(word) || manyOf(word) || isPronoun(word)) return 'a';
  if (isShape(word) || isColour(word) || isVerb(word) || isPrep(word)) return 'b';
  return isThing(word) || isNumber(word) ? 'c' : null;
};

const places: Readonly<Record<Part, number>> = { a: 0, b: 1, c: 2 };

/** The next word in that place that makes a task; what it is done to begins anew where there is nothing. */
const turned = (order: Order, part: Part): Order => {
  let next = order;
  for (let turn = 0; turn < 10; turn += 1) {
    const choices = choicesOf(next)[places[part]] ?? 1;
    next = { ...next, [part]: (next[part] + 1) % choices };
    if (next.c >= choicesOf(next)[2]) next = { ...next, c: 0 };
    if (isBuildable(next)) return next;
  }
  return order;
};

const begun = (kind: number): Order => {
  const built = kinds[kind % kinds.length] ?? { form: 'look', isAt: false, x: 0 };
  return { ...built, a: 1, b: 1, c: 0 };
};

/** Places in the sentence whose word can be changed; of two who are somewhere the number stays. */
const movable = (order: Order): number[] =>
  sentenceOf(order).flatMap((word, place) => {
    const isGiven = isNumber(word) && order.isAt && order.form === 'many';
    return partOf(word) && !isGiven ? [place] : [];
  });

class SentenceBench implements Bench<Order> {
  #context: Context;
  #kind = 1;
  #order = begun(1);
  #cursor = -1;

  constructor(context: Context) {
    this.#context = context;
  }

  goal(): string {
    return this.#context.text().makeGoal;
  }

  order(): Order {
    return this.#order;
  }

  enter(changed: () => void): void {
    this.#context.strip.hand({
      onCell: (place) => this.#change(place, changed),
      onKey: (key) => this.#key(key, changed),
    });
  }

  leave(): void {
    this.#context.workshop.lever.hidden = false;
  }

  next(): void {
    this.#kind += 1;
    this.#order = begun(this.#kind);
    this.#cursor = -1;
  }

  sign({ form }: Order): HTMLElement {
    const sign = makeSign('built');
    sign.lang = 'en';
    sign.textContent = signs[form];
    return sign;
  }

  dress(): void {
    const { refit, strip, text, workshop } = this.#context;
    const meaning = meaningOf(this.#order);
    const words = sentenceOf(this.#order);
    workshop.lever.hidden = true;
    workshop.wish(null);
    if (meaning) workshop.happen(pictureOf(meaning));
    strip.show({
      cells: words.map((word, at) => ({
        word,
        isFixed: !movable(this.#order).includes(at),
        ghost: '',
        isCursor: at === this.#cursor,
        isMarked: false,
      })),
      mark: markOf(words),
      label: text().machine,
    });
    refit();
  }

  #change(place: number, changed: () => void): void {
    const word = sentenceOf(this.#order)[place] ?? '';
    const part = movable(this.#order).includes(place) ? partOf(word) : null;
    if (!part) return;
    this.#cursor = place;
    this.#order = turned(this.#order, part);
    this.#context.sounds.play('tap', { pitch: 0.8 + (this.#order[part] % 5) * 0.1 });
    changed();
    this.dress();
  }

  #key(key: string, changed: () => void): boolean {
    if (key === 'ArrowRight') this.#move(1);
    else if (key === 'ArrowLeft') this.#move(-1);
    else if (key === 'Enter' || key === ' ') this.#change(this.#cursor, changed);
    else return false;
    return true;
  }

  #move(by: 1 | -1): void {
    const all = movable(this.#order);
    this.#cursor = all[(all.indexOf(this.#cursor) + by + all.length) % all.length] ?? -1;
    this.dress();
  }
}

export const openBench = (context: Context): Bench<Order> => new SentenceBench(context);
