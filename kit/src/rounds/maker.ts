/** The maker's corner: up to three levels, each checked by the judge, become a code for the family. */
import type { GameContext } from '../game/index.ts';
import turn from './art/turn.svg';
import { mostLevels, spelled } from './code.ts';
import { makeSign, offer } from './controls.ts';
import type { Page, Turn } from './free-play.ts';
import { makerWords } from './words.ts';

type Surroundings = Pick<
  GameContext<unknown, string, { keep(): void }>,
  'guest' | 'stage' | 'eventContext' | 'memory'
>;

/** Where the game lets a level be built. */
export interface Bench<Order> {
  /** The line that says how. */
  goal(): string;
  /** `add` saves what stands there, as the button does. */
  enter(changed: () => void, add: () => void): void;
  leave?(): void;
  dress(): void;
  order(): Order;
  /** Another kind of task. */
  next(): void;
  sign(order: Order): HTMLElement;
}

export interface MakerParts<Order> {
  bench: Bench<Order>;
  codeOf(made: readonly Order[]): string;
  isSound(order: Order): boolean;
  /** Why the judge does not let one through. */
  unsound(order: Order): string;
  /** Digits and short words for the event. */
  described(order: Order): (number | string)[];
  made: { get(): readonly Order[]; set(made: readonly Order[]): void };
  press(name: 'tap' | 'oops' | 'right'): void;
}

export class Maker<Order> implements Page {
  #context: Surroundings;
  #parts: MakerParts<Order>;
  #turn: Turn;
  #isShown = false;

  constructor(context: Surroundings, parts: MakerParts<Order>, turnTo: Turn) {
    this.#context = context;
    this.#parts = parts;
    this.#turn = turnTo;
  }

  enter(): void {
    this.#isShown = false;
    this.#parts.bench.enter(
      () => this.#changed(),
      () => this.#add(),
    );
    this.#context.stage.goal(this.#parts.bench.goal());
    this.dress();
  }

  leave(): void {
    this.#parts.bench.leave?.();
  }

  dress(): void {
    this.#offer();
    this.#parts.bench.dress();
  }

  /** After a code was shown the next level begins with an empty list. */
  #begin(): void {
    if (!this.#isShown) return;
    this.#isShown = false;
    this.#parts.made.set([]);
  }

  #changed(): void {
    this.#begin();
    this.#offer();
  }

  #next(): void {
    this.#begin();
    this.#parts.bench.next();
    this.#parts.press('tap');
    this.dress();
  }

  #add(): void {
    const { bench, isSound, unsound, made, press } = this.#parts;
    this.#begin();
    const order = bench.order();
    if (!isSound(order)) {
      press('oops');
      this.#context.stage.tell(unsound(order));
      return;
    }
    made.set([...made.get(), order].slice(-mostLevels));
    this.#context.memory.keep();
    press('right');
    if (made.get().length === mostLevels) this.#show();
    else this.#offer();
  }

  #show(): void {
    const { guest, memory, stage, eventContext } = this.#context;
    const { made, described } = this.#parts;
    this.#isShown = true;
    memory.keep();
    stage.tell(makerWords[guest.settings.lang].codeGoal);
    const response = made.get().flatMap(described).slice(0, 24);
    guest.event({ verb: 'created', object: 'level', result: { response }, ctx: eventContext() });
    this.#offer();
  }

  #offer(): void {
    const { guest, stage } = this.#context;
    const { bench, made } = this.#parts;
    const words = makerWords[guest.settings.lang];
    const count = made.get().length;
    offer(stage, 'maker', {
      sign: this.#isShown ? this.#codeSign() : bench.sign(bench.order()),
      choices: [
        { name: 'kind', label: words.kind, picture: turn, run: () => this.#next() },
        { name: 'add', label: words.add(this.#isShown ? 0 : count), run: () => this.#add() },
        ...(count > 0 && !this.#isShown
          ? [{ name: 'show', label: words.code, run: () => this.#show() }]
          : []),
        { name: 'back', label: words.back, run: () => this.#turn('own') },
      ],
    });
  }

  #codeSign(): HTMLElement {
    const sign = makeSign('code');
    const code = this.#parts.codeOf(this.#parts.made.get());
    sign.textContent = spelled(code);
    sign.dataset.code = code;
    return sign;
  }
}
