/** One sign at work: its parts are turned and filled, then it is hung, and the house wakes. */
import { seeded, shuffled } from '@nobi/kit/guest';
import { type Choice, type Desk, makeSign, type OnTry, offer, type Work } from '@nobi/kit/rounds';
import { codeOf } from '../rules/code.ts';
import { mostHung } from '../rules/save.ts';
import {
  type Choices,
  capital,
  isFilled,
  modelOf,
  type Order,
  offAt,
  type Part,
  type Sign,
  type Slot,
  signOf,
  startOf,
  textOf,
} from '../rules/signs.ts';
import type { Cell } from '../scene/board.ts';
import type { Off } from '../text/words.ts';
import type { Context } from './context.ts';
import { lotsAround } from './lots.ts';

/** Seconds: the sign flies to its house, the house is looked at; a miss swings. */
const lasting = { hanging: 0.6, looking: 2.6, swinging: 2.4 };

const nothing: Sign = { words: [], slots: [], key: '' };

export class SignDesk implements Desk<Order> {
  #context: Context;
  #onTry: OnTry;
  #work: Work<Order> | null = null;
  #sign = nothing;
  #choices: Choices = [];
  /** The part that the tray fills. */
  #on = 0;
  #house = 0;
  #verdict: 'none' | 'fits' | 'off' = 'none';

  constructor(context: Context, onTry: OnTry) {
    this.#context = context;
    this.#onTry = onTry;
  }

  ask(work: Work<Order>): void {
    const { memory, street } = this.#context;
    const { order, level, seed } = work;
    const { brought } = memory.game.progress;
    this.#sign = signOf(order, level);
    this.#choices = startOf(order, level, seed);
    this.#on = this.#nextOpen();
    this.#house = brought;
    street.show(lotsAround(brought, brought, memory.saved.hung));
    street.walk(brought);
    street.board.hand((at) => this.#press(at));
    this.aid(work);
  }

  aid(work: Work<Order>): void {
    this.#work = work;
    this.#verdict = 'none';
    this.#context.street.board.turn('ready');
    this.#context.street.cheer(false);
    this.draw();
  }

  draw(): void {
    if (!this.#work) return;
    const { stage, street } = this.#context;
    const head = this.#head(this.#work);
    const note = makeSign('note');
    note.textContent = head;
    // On a low screen it stands beside the buttons, where there is more room for it than on the sign.
    const keepsHead = this.#sign.slots.some(({ isOpen }) => isOpen);
    const sign = head === '' || keepsHead ? undefined : note;
    offer(stage, 'hanging', { sign, choices: this.#tools(this.#work) });
    street.board.show({
      words: this.#sign.words.map((word) => word.map((part) => this.#cell(part))),
      head,
      keepsHead,
    });
    this.#context.refit();
  }

  show(then: () => void): void {
    const { clock, memory, sounds, street } = this.#context;
    if (this.#verdict === 'off') {
      sounds.play('oops');
      street.board.turn('swinging');
      clock.after(lasting.swinging, then);
      return;
    }
    sounds.play('hang');
    street.board.turn('hung');
    const { brought } = memory.game.progress;
    const [house, hung] = [this.#house, memory.saved.hung];
    clock.after(lasting.hanging, () => {
      sounds.play('right');
      street.show(lotsAround(house, brought, hung));
      street.light(house);
      street.cheer(true);
    });
    clock.after(lasting.hanging + lasting.looking, then);
  }

  #press(at: number): void {
    const slot = this.#sign.slots[at];
    if (!slot || this.#verdict !== 'none') return;
    if (slot.isOpen) this.#on = at;
    else this.#choose(at, ((this.#choices[at] ?? 0) + 1) % slot.options.length);
    this.#context.sounds.play('turn');
    this.draw();
  }

  #fill(option: number): void {
    if (this.#verdict !== 'none') return;
    this.#choose(this.#on, option);
    const next = this.#nextOpen();
    if (next >= 0) this.#on = next;
    this.#context.sounds.play('piece', { pitch: 0.9 + option * 0.06 });
    this.draw();
  }

  #choose(at: number, option: number): void {
    this.#choices = this.#choices.map((each, place) => (place === at ? option : each));
  }

  #nextOpen(): number {
    return this.#sign.slots.findIndex(({ isOpen }, at) => isOpen && (this.#choices[at] ?? -1) < 0);
  }

  #hang(): void {
    if (!this.#work || this.#verdict !== 'none') return;
    const { stage, text, sounds, street } = this.#context;
    if (!isFilled(this.#sign, this.#choices)) {
      sounds.play('tap');
      stage.tell(text().empty);
      return;
    }
    const off = offAt(this.#sign, this.#choices);
    this.#verdict = off === null ? 'fits' : 'off';
    street.board.turn('waiting');
    if (off === null) this.#remember(this.#work.order);
    this.#onTry({
      isRight: off === null,
      response: [...this.#choices],
      line: off === null ? '' : text().miss(this.#offOf(off, this.#work.order)),
    });
  }

  /** What hangs stays; a level of the family's hangs for this once. */
  #remember(order: Order): void {
    const { eventContext, memory } = this.#context;
    if (eventContext().mode !== 'play') return;
    memory.saved.hung = [...memory.saved.hung, codeOf([order])].slice(-mostHung);
  }

  #offOf(at: number, { form }: Order): Off {
    const slot = this.#sign.slots[at];
    const part = slot?.options[this.#choices[at] ?? 0] ?? '';
    const around = this.#sign.words.find((word) => word.some((each) => each === slot)) ?? [];
    const word = textOf({ ...this.#sign, words: [around] }, this.#choices);
    const root = this.#sign.slots.at(-1)?.options[0] ?? '';
    return {
      form,
      part: part.replace(/[“”.,:?!]/g, ''),
      word: word.replace(/[.,?]$/, ''),
      first: root.charAt(0),
      isRoot: slot?.isOpen === false,
      isSmall: part !== capital(part),
    };
  }

  #isRight(slot: Slot, at: number): boolean {
    return this.#choices[at] === slot.right;
  }

  #cell(part: Part): Cell {
    if (typeof part === 'string') return { text: part };
    const { text } = this.#context;
    const aid = this.#work?.aid ?? 0;
    const at = this.#sign.slots.indexOf(part);
    const shown = part.options[this.#choices[at] ?? -1] ?? '';
    const isRight = this.#isRight(part, at);
    return {
      text: shown,
      slot: {
        at,
        label: text().part(shown || text().blank),
        isOn: part.isOpen && at === this.#on,
        isSet: aid >= 2 && isRight && !part.isOpen,
        isBeckoning: aid >= 3 && !isRight,
        has: this.#choices[at] ?? -1,
        wants: part.right,
        isOpen: part.isOpen,
      },
    };
  }

  /** A beginner sees an example, or how much there is to mend. */
  #head({ order, level, aid }: Work<Order>): string {
    const { text } = this.#context;
    const model = modelOf(order);
    if (model !== '') return level === 0 || aid >= 2 ? model : '';
    if (level > 1 && aid < 2) return '';
    if (order.form === 'start' || order.form === 'end') return '';
    const off = this.#sign.slots.filter((slot, at) => !this.#isRight(slot, at)).length;
    return text().toMend(off);
  }

  #tools(work: Work<Order>): Choice[] {
    const hang = { name: 'hang go', label: this.#context.text().hang, run: () => this.#hang() };
    const slot = this.#sign.slots[this.#on];
    if (!slot?.isOpen) return [hang];
    const isShown = work.aid >= 3;
    const pieces = slot.options.map((label, at) => ({
      name: `piece-${at} piece${isShown && at === slot.right ? ' is-beckoning' : ''}`,
      label,
      isOn: this.#choices[this.#on] === at,
      run: () => this.#fill(at),
    }));
    return [...shuffled(seeded(work.seed), pieces), hang];
  }
}
