/** One order at work: magnets are laid, the lever is pulled, and what the words say happens. */
import { type Choice, type Desk, type OnTry, offer, type Work } from '@nobi/kit/rounds';
import { judge, meaningOf, type Order, sentenceOf, type Verdict } from '../rules/orders.ts';
import { markOf } from '../rules/words.ts';
import { coughed, happens, pictureOf } from '../view/picture.ts';
import type { Context } from './context.ts';
import {
  beginning,
  helped,
  isFull,
  isUsed,
  type Laying,
  lastLaid,
  lay,
  magnetOf,
  nextMove,
  slugOf,
  step,
  take,
} from './laying.ts';

/** Seconds: the machine works, then there is something to see. */
const working = 0.7;
const looking = { fits: 3.6, other: 3, cough: 2.4 };

const nothing: Laying = { words: [], open: [], tray: [], cursor: -1 };

export class MachineDesk implements Desk<Order> {
  #context: Context;
  #onTry: OnTry;
  #work: Work<Order> | null = null;
  #laying = nothing;
  #verdict: Verdict | null = null;
  /** The word at which the machine coughed. */
  #marked = -1;

  constructor(context: Context, onTry: OnTry) {
    this.#context = context;
    this.#onTry = onTry;
  }

  ask(work: Work<Order>): void {
    const { strip, workshop } = this.#context;
    const meaning = meaningOf(work.order);
    this.#laying = beginning(work);
    strip.hand({ onCell: (at) => this.#cell(at), onKey: (key) => this.#key(key) });
    workshop.hand(() => this.#go());
    workshop.wish(meaning && pictureOf(meaning));
    workshop.clear();
    this.#ready(work);
  }

  aid(work: Work<Order>): void {
    this.#laying = helped(this.#laying, work);
    this.#ready(work);
  }

  #ready(work: Work<Order>): void {
    this.#work = work;
    this.#verdict = null;
    this.#context.workshop.rest();
    this.#context.strip.work(false);
    this.draw();
  }

  draw(): void {
    if (!this.#work) return;
    offer(this.#context.stage, 'magnets', { choices: this.#choices() });
    this.#context.workshop.lever.ariaLabel = this.#context.text().lever;
    this.#show(this.#work);
    this.#context.refit();
  }

  show(then: () => void): void {
    const { clock, sounds, strip, workshop } = this.#context;
    const verdict = this.#verdict;
    const work = this.#work;
    if (!verdict || !work) return;
    strip.work(true);
    sounds.play('work');
    clock.after(working, () => {
      strip.work(false);
      this.#play(verdict, work);
      sounds.play(verdict.kind === 'fits' ? 'right' : verdict.kind === 'cough' ? 'cough' : 'oops');
    });
    clock.after(working + looking[verdict.kind], () => {
      workshop.rest();
      then();
    });
  }

  #play(verdict: Verdict, { order, seed }: Work<Order>): void {
    const { photos, workshop } = this.#context;
    if (verdict.kind === 'cough') {
      workshop.happen(coughed);
      this.#marked = verdict.cough.at;
      this.#redraw();
      return;
    }
    const meaning = verdict.kind === 'other' ? verdict.meaning : meaningOf(order);
    if (!meaning) return;
    workshop.happen(happens(meaning, seed));
    if (verdict.kind === 'fits') photos.push(pictureOf(meaning));
  }

  #redraw(): void {
    if (this.#work) this.#show(this.#work);
  }

  #show({ order, aid }: Work<Order>): void {
    const { strip, text, workshop } = this.#context;
    const { words, open, cursor } = this.#laying;
    const wanted = sentenceOf(order);
    const isBusy = this.#verdict !== null;
    strip.show({
      cells: words.map((word, at) => ({
        word,
        isFixed: !open.includes(at),
        ghost: aid >= 3 ? (wanted[at] ?? '') : '',
        isCursor: at === cursor && !isBusy,
        isMarked: at === this.#marked,
      })),
      mark: markOf(wanted),
      label: text().machine,
    });
    workshop.beckon(isFull(this.#laying) && !isBusy);
    Object.assign(strip.button.dataset, {
      ready: isBusy ? 'no' : 'yes',
      next: nextMove(this.#laying, order),
    });
  }

  #choices(): Choice[] {
    return this.#laying.tray.map((word) => ({
      name: magnetOf(word),
      label: word,
      isOff: isUsed(this.#laying, word),
      run: () => this.#change(lay(this.#laying, word), 1.1),
    }));
  }

  #change(to: Laying, pitch: number): void {
    if (this.#verdict || !this.#work) return;
    this.#context.sounds.play('tap', { pitch });
    this.#laying = to;
    this.#marked = -1;
    this.#context.workshop.clear();
    this.draw();
  }

  #cell(at: number): void {
    this.#change(take(this.#laying, at), 0.8);
  }

  #key(key: string): boolean {
    if (key === 'ArrowLeft') this.#change(step(this.#laying, -1), 0.9);
    else if (key === 'ArrowRight') this.#change(step(this.#laying, 1), 0.9);
    else if (key === 'Backspace' || key === 'Delete')
      this.#change(take(this.#laying, lastLaid(this.#laying)), 0.8);
    else return false;
    return true;
  }

  #go(): void {
    if (!this.#work || this.#verdict) return;
    const { sounds, stage, text, workshop } = this.#context;
    if (!isFull(this.#laying)) {
      sounds.play('oops');
      stage.tell(text().empty);
      workshop.rest();
      return;
    }
    const { words } = this.#laying;
    const verdict = judge(this.#work.order, words);
    this.#verdict = verdict;
    this.#redraw();
    this.#onTry({
      isRight: verdict.kind === 'fits',
      response: words.map((word) => slugOf(word)),
      line: text().miss(verdict),
    });
  }
}
