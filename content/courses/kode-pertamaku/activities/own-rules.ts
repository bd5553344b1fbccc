/** Rules of the child's own: what sets off what. */
import { type Activity, type Desk, element, type Running } from '@nobi/kit/course';
import { isMove, type MoveName, moves, type Rule, type Trigger, triggers } from '../rules/moves.ts';
import { Green } from '../scene/green.ts';
import { moveAt, moveButtons, nameMoves } from '../scene/move-buttons.ts';
import { words } from '../text/text.ts';
import { movePicture, triggerPicture } from '../view/move-art.ts';

class OwnRules implements Running {
  readonly #brought: MoveName[];
  #chosen: Trigger = 'bell';
  readonly #green;
  readonly #buttons;
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
    this.#brought = triggers.map((_, i) => moveAt(desk.state[i] ?? i));
    this.#green = new Green(desk, { things: triggers, onTap: (thing) => this.#tap(thing) });
    this.#buttons = moveButtons(desk, (move) => this.#set(move));
    this.dress();
  }

  #rules(): Rule[] {
    return triggers.map((when, i) => ({ when, brings: this.#brought[i] ?? 'jump' }));
  }

  /** A tap sets the thing off and takes it in hand. */
  #tap(thing: Trigger): void {
    this.#chosen = thing;
    this.dress();
    this.#green.fire(thing, this.#rules(), () => this.#green.wish(null));
  }

  #set(move: MoveName): void {
    this.#brought[triggers.indexOf(this.#chosen)] = move;
    this.#desk.sound('tap');
    this.#desk.keep(this.#brought.map((each) => moves.indexOf(each)));
    this.dress();
    this.#green.fire(this.#chosen, this.#rules(), () => this.#green.wish(null));
  }

  beckon(): string {
    return words[this.#desk.lang()].pickThing;
  }

  dress(): void {
    const now = this.#brought[triggers.indexOf(this.#chosen)];
    this.#green.rules(this.#rules());
    this.#green.choose(this.#chosen);
    this.#green.dress();
    nameMoves(this.#desk, this.#buttons);
    for (const button of this.#buttons) button.ariaPressed = `${button.dataset.move === now}`;
  }

  work(): HTMLElement {
    const picture = element('div', 'work rb');
    picture.innerHTML = this.#rules()
      .map(
        ({ when, brings }) =>
          `<span class="rule-card">${triggerPicture(when)}<b>→</b>${isMove(brings) ? movePicture(brings) : ''}</span>`,
      )
      .join('');
    return picture;
  }
}

export const ownrules: Activity = (desk) => new OwnRules(desk);
