/** When this is tapped, that happens: find what to tap, or foresee what a tap sets off. */
import {
  type Activity,
  type CourseTask,
  type Desk,
  pressable,
  type Running,
} from '@nobi/kit/course';
import { wordIn, wordsIn } from '../rules/args.ts';
import {
  isMove,
  isTrigger,
  type MoveName,
  outcomeOf,
  type Rule,
  ruleFrom,
  type Trigger,
} from '../rules/moves.ts';
import { Green } from '../scene/green.ts';
import { words } from '../text/text.ts';
import { movePicture } from '../view/move-art.ts';

class Happening implements Running {
  readonly #rules: readonly Rule[];
  readonly #wanted: MoveName | null;
  readonly #tapped: Trigger | null;
  readonly #green;
  readonly #cards: readonly HTMLButtonElement[];
  readonly #choices: readonly MoveName[];
  readonly #desk: Desk;
  #isOver = false;
  #due: Desk['help'];

  constructor(desk: Desk, task: CourseTask) {
    this.#desk = desk;
    this.#rules = wordsIn(task, 'rules').flatMap((word) => ruleFrom(word) ?? []);
    const wanted = wordIn(task, 'wanted');
    const tapped = wordIn(task, 'tapped');
    this.#wanted = isMove(wanted) ? wanted : null;
    this.#tapped = isTrigger(tapped) ? tapped : null;
    this.#choices = wordsIn(task, 'choices').filter(isMove);
    this.#due = desk.help;
    const things = this.#rules.map(({ when }) => when);
    this.#green = new Green(desk, {
      things,
      onTap: this.#tapped ? null : (thing) => this.#tap(thing),
    });
    this.#cards = this.#choices.map((move) => this.#card(move));
    desk.controls.append(...this.#cards);
    for (const spot of this.#green.root.querySelectorAll<HTMLElement>('.green-thing'))
      spot.dataset.right = `${this.#isRight(spot.dataset.thing ?? '')}`;
    this.#green.rules(this.#rules);
    this.#rest();
    this.dress();
    this.#help();
  }

  #text() {
    return words[this.#desk.lang()];
  }

  #isRight(thing: string): boolean {
    return isTrigger(thing) && outcomeOf(this.#rules, thing) === this.#wanted;
  }

  #card(move: MoveName): HTMLButtonElement {
    const card = pressable('card', `<span class="rb-tile">${movePicture(move)}</span>`, () =>
      this.#foresee(move),
    );
    card.dataset.answer = '';
    card.dataset.right = `${this.#tapped !== null && outcomeOf(this.#rules, this.#tapped) === move}`;
    return card;
  }

  /** What Nobi waits for, or what is about to be tapped. */
  #rest(): void {
    this.#green.wish(this.#isOver ? null : this.#wanted);
    if (!this.#isOver) this.#green.choose(this.#tapped);
  }

  #tap(thing: Trigger): void {
    const green = this.#green;
    const desk = this.#desk;
    if (green.isBusy || this.#isOver) return;
    const right = this.#wanted !== null && this.#isRight(thing);
    this.#isOver = right;
    green.point(null);
    green.wish(null);
    green.fire(thing, this.#rules, () => {
      const line = right ? this.#text().praise.event : this.#text().otherEvent;
      if (this.#wanted) this.#due = desk.answer({ right, response: [thing], line });
      if (this.#wanted && !right) this.#help();
      this.#rest();
    });
  }

  #foresee(move: MoveName): void {
    const green = this.#green;
    const desk = this.#desk;
    const tapped = this.#tapped;
    if (!tapped || green.isBusy || this.#isOver) return;
    const right = outcomeOf(this.#rules, tapped) === move;
    this.#isOver = right;
    for (const card of this.#cards) card.classList.remove('is-beckoning');
    desk.sound('tap');
    green.fire(tapped, this.#rules, () => {
      const line = right ? this.#text().praise.foresee : this.#text().lookAtCards;
      this.#due = desk.answer({ right, response: [move], line });
      if (!right) this.#help();
      this.#rest();
    });
  }

  #help(): void {
    if (this.#due === 'none') return;
    const aim = this.#rules.find(({ when }) => this.#isRight(when))?.when ?? null;
    if (this.#wanted) this.#green.point(aim);
    if (this.#tapped && this.#due === 'worked')
      for (const card of this.#cards)
        card.classList.toggle('is-beckoning', card.dataset.right === 'true');
    else if (this.#tapped) this.#desk.tell(this.#text().lookAtCards);
  }

  beckon(): string {
    return this.#text().lookAtCards;
  }

  dress(): void {
    this.#green.dress();
    for (const [i, card] of this.#cards.entries()) {
      const move = this.#choices[i];
      card.ariaLabel = move ? this.#text().moves[move] : '';
    }
  }
}

export const event: Activity = (desk, task) => new Happening(desk, task);
