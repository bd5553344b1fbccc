/** A code from the family: typed in on large keys, checked by the judge, then its levels are played. */
import type { Clock, Guest, Stage } from '../guest/index.ts';
import { helpAfter } from '../learning/index.ts';
import { spelled } from './code.ts';
import { makeSign, offer } from './controls.ts';
import type { Desk, OnTry, Tried } from './desk.ts';
import type { Page, Turn } from './free-play.ts';
import { makerWords } from './words.ts';

const aids = { none: 0, scaffold: 2, worked: 3 } as const;
/** Part of the picture is in sight: the family may be of any age. */
const level = 1;

interface Surroundings {
  guest: Guest;
  stage: Stage;
  clock: Clock;
}

export interface ByCodeParts<Order> {
  desk(onTry: OnTry): Desk<Order>;
  read(code: string): readonly Order[] | null;
  /** Digits of the longest code. */
  longest: number;
  goal(order: Order): string;
  fits(order: Order): string;
  press(name: 'tap' | 'oops' | 'right'): void;
  /** While the keys are there the scene makes room for them. */
  onTyping(on: boolean): void;
}

export class ByCode<Order> implements Page {
  #context: Surroundings;
  #parts: ByCodeParts<Order>;
  #turn: Turn;
  #desk: Desk<Order>;
  #pad = document.createElement('div');
  #typed = '';
  #orders: readonly Order[] = [];
  #misses = 0;

  constructor(context: Surroundings, parts: ByCodeParts<Order>, turn: Turn) {
    this.#context = context;
    this.#parts = parts;
    this.#turn = turn;
    this.#desk = parts.desk((tried) => this.#tried(tried));
    this.#pad.className = 'pad';
    this.#pad.setAttribute('role', 'group');
    this.#pad.hidden = true;
    context.stage.scene.append(this.#pad);
  }

  enter(): void {
    this.#typed = '';
    this.#orders = [];
    this.#typing(true);
    this.#context.stage.goal(this.#words().typeGoal);
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
    this.#pad.style.top = `${this.#context.stage.sky() + 8}px`;
  }

  #words() {
    return makerWords[this.#context.guest.settings.lang];
  }

  #typing(on: boolean): void {
    this.#pad.hidden = !on;
    this.#context.stage.scene.classList.toggle('is-typing', on);
    this.#parts.onTyping(on);
  }

  #keys(): void {
    const words = this.#words();
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
    this.#typed = typed.slice(0, this.#parts.longest);
    this.#parts.press('tap');
    this.#offer();
  }

  #offer(): void {
    const words = this.#words();
    const sign = makeSign('code');
    sign.textContent = spelled(this.#typed) || '– – – –';
    offer(this.#context.stage, 'typing', {
      sign,
      choices: [
        { name: 'open', label: words.open, run: () => this.#open() },
        { name: 'back', label: words.back, run: () => this.#turn('own') },
      ],
    });
  }

  #open(): void {
    const orders = this.#parts.read(this.#typed);
    if (!orders) {
      this.#parts.press('oops');
      this.#context.stage.tell(this.#words().noCode);
      return;
    }
    this.#parts.press('right');
    this.#orders = orders;
    this.#typing(false);
    this.#ask();
  }

  #work(order: Order) {
    const seed = Number(this.#typed) + this.#orders.length;
    return { order, level, aid: aids[helpAfter(this.#misses)], seed };
  }

  #ask(): void {
    const [order] = this.#orders;
    const { stage } = this.#context;
    if (order === undefined) {
      this.#turn('own');
      stage.tell(this.#words().solved);
      return;
    }
    this.#misses = 0;
    stage.goal(this.#parts.goal(order));
    this.#desk.ask(this.#work(order));
  }

  #tried({ isRight, line }: Tried): void {
    const [order] = this.#orders;
    if (order === undefined) return;
    this.#context.stage.tell(isRight ? this.#parts.fits(order) : line);
    if (!isRight) this.#misses += 1;
    this.#desk.show(() => {
      if (isRight) {
        this.#orders = this.#orders.slice(1);
        this.#ask();
      } else this.#desk.aid(this.#work(order));
    });
  }
}
