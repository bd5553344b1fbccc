/** One page at work: it is read, its gaps are filled, it is printed, and the village laughs. */
import { seeded, shuffled } from '@nobi/kit/guest';
import { type Choice, type Desk, type OnTry, offer, type Work } from '@nobi/kit/rounds';
import { codeOf } from '../rules/code.ts';
import type { Option, Order, Page, Slot } from '../rules/page.ts';
import { isFull, type Laid, offAt, pageOf, rightOf } from '../rules/pages.ts';
import { mostPrinted } from '../rules/save.ts';
import type { Side } from '../scene/newsroom.ts';
import { make } from '../scene/paper.ts';
import undo from '../view/undo.svg';
import type { Context } from './context.ts';
import { dressOptions, lookOf } from './options.ts';

/** Seconds: the press works, readers come and are looked at; a miss shakes the table. */
const lasting = { printing: 0.8, laughing: 2.4, shaking: 2.6 };

const nothing: Page = { kicker: '', lines: [], photo: ['', '', ''], slots: [], headline: '' };

/** The text is shown line by line where each line is asked about. */
const listed: readonly Order['form'][] = ['opinion', 'joint', 'witness'];

export class PageDesk implements Desk<Order> {
  #context: Context;
  #onTry: OnTry;
  #work: Work<Order> | null = null;
  #page = nothing;
  #laid: Laid = [];
  #side: Side = 'read';
  #verdict: 'none' | 'fits' | 'off' = 'none';
  /** How many were printed here: other readers come each time. */
  #printed = 0;

  constructor(context: Context, onTry: OnTry) {
    this.#context = context;
    this.#onTry = onTry;
  }

  ask(work: Work<Order>): void {
    this.#page = pageOf(work.order, work.level) ?? nothing;
    this.#laid = [];
    this.aid(work);
  }

  aid(work: Work<Order>): void {
    this.#work = work;
    // What fits stays; from the first gap that does not, it is laid anew.
    if (this.#verdict === 'off')
      this.#laid = this.#laid.slice(0, offAt(this.#page, this.#laid) ?? 0);
    this.#verdict = 'none';
    // Whatever is said now speaks of the text.
    this.#side = 'read';
    this.#context.newsroom.turn('ready');
    this.draw();
  }

  draw(): void {
    if (!this.#work) return;
    const { newsroom, stage, text } = this.#context;
    const { order, aid } = this.#work;
    const words = text();
    // A photo to be chosen is not shown before.
    const hasPhoto = order.form !== 'headline';
    const slot = this.#page.slots[this.#laid.length];
    newsroom.read({
      page: this.#page,
      label: words.article,
      marked: aid >= 2 ? (slot?.proof ?? []) : [],
      hasPhoto,
      isList: listed.includes(order.form),
    });
    newsroom.lay(this.#page, this.#laid, {
      hasPhoto,
      label: words.layout,
      ask: slot?.ask ?? words.ready,
    });
    newsroom.side(this.#side);
    newsroom.table.dataset.wants = slot ? `${rightOf(slot)}` : 'print';
    offer(stage, 'laying', { choices: this.#choices(slot) });
    dressOptions(stage.controls, slot?.options ?? []);
    this.#context.refit();
  }

  show(then: () => void): void {
    const { clock, newsroom, refit, sounds, text } = this.#context;
    if (this.#verdict === 'off') {
      sounds.play('oops');
      newsroom.turn('off');
      clock.after(lasting.shaking, then);
      return;
    }
    sounds.play('press');
    newsroom.turn('printing');
    clock.after(lasting.printing, () => {
      sounds.play('right');
      this.#printed += 1;
      const { photo, headline } = this.#page;
      newsroom.turn('printed');
      newsroom.front(photo, [make('title', headline)], text().layout);
      newsroom.laugh(this.#printed);
      refit();
    });
    clock.after(lasting.printing + lasting.laughing, then);
  }

  #choices(slot: Slot | undefined): Choice[] {
    const words = this.#context.text();
    const isTurned = this.#context.newsroom.needsTurning;
    const turn = (to: Side, name: string, label: string): Choice => ({
      name,
      label,
      run: () => this.#turn(to),
    });
    if (isTurned && this.#side === 'read') return [turn('lay', 'flip to-lay go', words.toLay)];
    const back = {
      name: 'undo',
      label: words.undo,
      picture: undo,
      isOff: this.#laid.length === 0,
      run: () => this.#undo(),
    };
    return [
      ...(slot ? this.#optionsOf(slot) : []),
      ...(this.#page.slots.length > 1 || !slot ? [back] : []),
      ...(isTurned ? [turn('read', 'flip to-read', words.toRead)] : []),
      ...(slot ? [] : [{ name: 'print go', label: words.print, run: () => this.#print() }]),
    ];
  }

  #optionsOf(slot: Slot): Choice[] {
    const { aid = 0, seed = 0 } = this.#work ?? {};
    const look = lookOf(slot.options);
    const choices = slot.options.map((option: Option, at) => ({
      name: `option-${at} option ${look}${aid >= 3 && at === rightOf(slot) ? ' is-beckoning' : ''}`,
      label: option.text,
      isGone: slot.isOnce === true && this.#laid.includes(at),
      run: () => this.#lay(at),
    }));
    const mixed = slot.isFixed
      ? choices
      : shuffled(seeded(seed + (slot.isOnce ? 0 : this.#laid.length)), choices);
    return mixed.filter(({ isGone }) => !isGone);
  }

  #turn(to: Side): void {
    if (this.#verdict !== 'none') return;
    this.#side = to;
    this.#context.sounds.play('leaf');
    this.draw();
  }

  #lay(option: number): void {
    if (this.#verdict !== 'none' || isFull(this.#page, this.#laid)) return;
    this.#laid = [...this.#laid, option];
    this.#context.sounds.play('lay', { pitch: 0.9 + this.#laid.length * 0.08 });
    this.draw();
  }

  #undo(): void {
    if (this.#verdict !== 'none') return;
    this.#laid = this.#laid.slice(0, -1);
    this.#context.sounds.play('leaf');
    this.draw();
  }

  #print(): void {
    if (!this.#work || this.#verdict !== 'none' || !isFull(this.#page, this.#laid)) return;
    const { newsroom, text } = this.#context;
    const off = offAt(this.#page, this.#laid);
    this.#verdict = off === null ? 'fits' : 'off';
    newsroom.turn('waiting');
    if (off === null) this.#remember(this.#work.order);
    this.#onTry({
      isRight: off === null,
      response: [...this.#laid],
      line: off === null ? '' : this.#missOf(off, text().miss),
    });
  }

  #missOf(at: number, miss: ReturnType<Context['text']>['miss']): string {
    const { form = 'fact' } = this.#work?.order ?? {};
    const kind = this.#page.slots[at]?.options[this.#laid[at] ?? 0]?.kind ?? 'absent';
    return miss({ form, kind, gap: at + 1 });
  }

  /** What is printed stays; a riddle of the family's is printed for this once. */
  #remember(order: Order): void {
    const { eventContext, memory } = this.#context;
    if (eventContext().mode !== 'play') return;
    memory.saved.printed = [...memory.saved.printed, codeOf([order])].slice(-mostPrinted);
  }
}
