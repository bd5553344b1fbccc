/** A code from the family: typed in on large keys, checked by the judge, then its fields are played. */
import { helpAfter } from '@nobi/kit/learning';
import { fieldsOf, mostFields } from '../rules/code.ts';
import type { Spot } from '../rules/garden.ts';
import type { Order } from '../rules/orders.ts';
import type { Phase } from '../scene/land.ts';
import type { Context } from './context.ts';
import { offer } from './controls.ts';
import { Desk, type Tried } from './desk.ts';
import type { Page, PageName } from './page.ts';

const longest = mostFields * 3 + 1;
const aids = { none: 0, scaffold: 2, worked: 3 } as const;
/** Part of the field is in sight: the family may be of any age. */
const level = 1;

export class ByCode implements Page {
  #context: Context;
  #turn: (to: PageName) => void;
  #desk: Desk;
  #pad = document.createElement('div');
  #typed = '';
  #orders: readonly Order[] = [];
  #misses = 0;

  constructor(context: Context, turn: (to: PageName) => void) {
    this.#context = context;
    this.#turn = turn;
    this.#desk = new Desk(context, (tried) => this.#tried(tried));
    this.#pad.className = 'pad';
    this.#pad.setAttribute('role', 'group');
    context.stage.scene.append(this.#pad);
    this.#pad.hidden = true;
  }

  enter(): void {
    this.#typed = '';
    this.#orders = [];
    this.#typing(true);
    this.#context.stage.goal(this.#context.text().typeGoal);
    this.dress();
  }

  leave(): void {
    this.#typing(false);
  }

  dress(): void {
    if (this.#orders.length > 0) {
      this.#desk.draw();
      return;
    }
    this.#keys();
    this.#offer();
    this.#context.refit();
    this.#pad.style.top = `${this.#context.stage.sky() + 8}px`;
  }

  touch(spot: Spot, phase: Phase): void {
    this.#desk.touch(spot, phase);
  }

  key(name: string): boolean {
    return this.#desk.key(name);
  }

  #typing(on: boolean): void {
    this.#pad.hidden = !on;
    this.#context.land.button.hidden = on;
    this.#context.stage.scene.classList.toggle('is-typing', on);
  }

  #keys(): void {
    const words = this.#context.text();
    const key = (label: string, name: string, run: () => void): HTMLButtonElement => {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'digit';
      button.textContent = label;
      button.ariaLabel = name;
      button.addEventListener('click', run);
      return button;
    };
    const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((digit) =>
      key(String(digit), words.digit(digit), () => this.#type(String(digit))),
    );
    this.#pad.replaceChildren(
      ...digits,
      key('⌫', words.erase, () => this.#type(null)),
    );
  }

  #type(digit: string | null): void {
    const typed = digit === null ? this.#typed.slice(0, -1) : this.#typed + digit;
    this.#typed = typed.slice(0, longest);
    this.#context.sounds.play('tap', { pitch: digit === null ? 0.7 : 1 + Number(digit) * 0.05 });
    this.#offer();
  }

  #offer(): void {
    const { stage, text } = this.#context;
    const words = text();
    const sign = document.createElement('div');
    sign.className = 'ticket code';
    const groups = this.#typed.match(/\d{1,4}/g) ?? [];
    sign.textContent = groups.length > 0 ? groups.join(' ') : '– – – –';
    offer(stage, 'typing', {
      sign,
      choices: [
        { name: 'open', label: words.open, run: () => this.#open() },
        { name: 'to-garden', label: words.garden, run: () => this.#turn('garden') },
      ],
    });
  }

  #open(): void {
    const { sounds, stage, text } = this.#context;
    const orders = fieldsOf(this.#typed);
    if (!orders) {
      sounds.play('oops');
      stage.tell(text().noCode);
      return;
    }
    sounds.play('right');
    this.#orders = orders;
    this.#typing(false);
    this.#ask();
  }

  #ask(): void {
    const [order] = this.#orders;
    const { stage, text } = this.#context;
    if (!order) {
      this.#turn('garden');
      stage.tell(text().solved);
      return;
    }
    this.#misses = 0;
    stage.goal(text().goal(order));
    this.#desk.ask({ order, level, aid: 0, seed: Number(this.#typed) });
  }

  #tried(tried: Tried): void {
    const { stage, text, yard } = this.#context;
    const fits = tried.verdict.kind === 'fits';
    yard.cheer(fits);
    const { order } = tried;
    stage.tell(fits ? text().fits(order) : text().miss(tried.verdict, order, tried.answer));
    if (!fits) this.#misses += 1;
    this.#desk.show(tried, () => {
      yard.cheer(false);
      if (fits) {
        this.#orders = this.#orders.slice(1);
        this.#ask();
        return;
      }
      const aid = aids[helpAfter(this.#misses)];
      this.#desk.aid({ order, level, aid, seed: Number(this.#typed) });
    });
  }
}
