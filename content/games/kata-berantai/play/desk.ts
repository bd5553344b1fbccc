/** One train at work: wagons are coupled and let go, the driver reads, and something comes out of the funnel. */
import type { Choice, Desk, OnTry, Work } from '@nobi/kit/rounds';
import { offer } from '@nobi/kit/rounds';
import { longest } from '../rules/free.ts';
import {
  isWhole,
  markOf,
  missOf,
  type Order,
  type Start,
  startOf,
  type Train,
  targetsOf,
  wordsOf,
  yardOf,
} from '../rules/orders.ts';
import { mostCarried } from '../rules/save.ts';
import { type Word, wagonsOf, wordNamed } from '../rules/words.ts';
import type { Cell } from '../scene/train.ts';
import { sortOf } from '../scene/train.ts';
import { pictureOf } from '../view/pictures.ts';
import type { Context } from './context.ts';
import { readAloud } from './reading.ts';

/** Seconds: what came is looked at and the train leaves; a creature giggles. */
const lasting = { right: 2.7, link: 2.2, miss: 2.8, voice: 3 };

const elsewhere = 99;
const nothing: Start = { train: [], fixed: 0, places: 0 };

export class TrainDesk implements Desk<Order> {
  #context: Context;
  #onTry: OnTry;
  #work: Work<Order> | null = null;
  #yard: readonly string[] = [];
  #start = nothing;
  #train: Train = [];
  /** Which link of a chain. */
  #step = 0;
  #isBusy = false;
  #isRight = false;

  constructor(context: Context, onTry: OnTry) {
    this.#context = context;
    this.#onTry = onTry;
  }

  ask(work: Work<Order>): void {
    const { memory, railway } = this.#context;
    const { order, level, seed } = work;
    this.#yard = yardOf(order, level, seed);
    this.#start = startOf(order, level);
    this.#train = this.#start.train;
    this.#step = 0;
    railway.live(memory.saved.carried.flatMap((id) => [wordNamed(id)?.wagons ?? []]));
    railway.train.hand({ onWagon: (at) => this.#uncouple(at), onEngine: () => this.#go() });
    railway.board.hand((at) => this.#name(at));
    this.aid(work);
    this.#sayWord(work);
  }

  aid(work: Work<Order>): void {
    this.#work = work;
    this.#rest();
    this.draw();
  }

  draw(): void {
    if (!this.#work) return;
    const { railway, stage } = this.#context;
    this.#showBoard(this.#work);
    this.#showTrain(this.#work);
    offer(stage, 'yard', { choices: this.#tiles(this.#work) });
    this.#context.refit();
    railway.train.element.dataset.wants = this.#numbers(this.#target.wagons);
    railway.train.element.dataset.has = this.#numbers(this.#train);
  }

  show(then: () => void): void {
    const { clock, railway, sounds } = this.#context;
    const wagons = this.#train.filter((each) => each !== null);
    railway.smoke('');
    railway.burst(wagons, this.#isRight);
    if (!this.#isRight) {
      sounds.play('oops');
      railway.train.turn('wobbling');
      clock.after(lasting.miss, then);
      return;
    }
    sounds.play('right');
    railway.train.turn('leaving');
    clock.after(lasting.right, then);
  }

  get #target(): Word {
    const targets = this.#work ? targetsOf(this.#work.order) : [];
    const target = targets[this.#step] ?? targets[0];
    if (!target) throw new Error('an order without a word');
    return target;
  }

  #rest(): void {
    const { railway } = this.#context;
    this.#isBusy = false;
    railway.smoke('');
    railway.burst(null);
    railway.train.turn('ready');
  }

  /** For the robot: which tile each wagon is; a gap, and one that is not in the yard. */
  #numbers(train: Train): string {
    const number = (each: string): number => {
      const at = this.#yard.indexOf(each);
      return at < 0 ? elsewhere : at;
    };
    return train.map((each) => (each === null ? -1 : number(each))).join(' ');
  }

  /** The goal, and then the word of the picture, in the voice that it belongs to. */
  #sayWord({ order }: Work<Order>): void {
    const { clock, guest, text } = this.#context;
    const { id } = this.#target;
    if (guest.settings.lang === 'id') {
      guest.say(`${text().goal(order)} ${id}.`);
      return;
    }
    clock.after(lasting.voice, () => {
      if (!this.#isBusy && this.#target.id === id) guest.say(id, false, 'id');
    });
  }

  #name(at: number): void {
    const word = this.#work && wordsOf(this.#work.order)[at];
    if (word) this.#context.guest.say(word.id, false, 'id');
  }

  #couple(letters: string): void {
    if (this.#isBusy) return;
    const gap = this.#train.indexOf(null);
    const { length } = this.#train;
    const { places } = this.#start;
    if (gap < 0 && length >= (places > 0 ? places : this.#most)) {
      // Of a full train it is the marked wagon that changes, where there is one.
      const mark = this.#mark;
      if (mark < 0) {
        this.#context.sounds.play('tap');
        this.#context.stage.tell(this.#context.text().full);
        return;
      }
      this.#train = this.#train.map((each, at) => (at === mark ? letters : each));
    } else if (gap < 0) this.#train = [...this.#train, letters];
    else this.#train = this.#train.map((each, at) => (at === gap ? letters : each));
    this.#context.sounds.play('couple', { pitch: 0.9 + this.#train.length * 0.05 });
    this.draw();
  }

  #uncouple(at: number): void {
    if (this.#isBusy) return;
    const isLast = at === this.#train.length - 1;
    this.#train = isLast
      ? this.#train.slice(0, -1)
      : this.#train.map((each, place) => (place === at ? null : each));
    this.#context.sounds.play('uncouple');
    this.draw();
  }

  get #front(): number {
    return wagonsOf(this.#target.syllables.slice(0, 1)).length;
  }

  /** As many as two rows of a narrow screen hold. */
  get #most(): number {
    return Math.min(longest, this.#front + 4);
  }

  get #mark(): number {
    const work = this.#work;
    if (!work) return -1;
    return markOf(work.order, this.#step, work.aid >= 3 ? 0 : work.level);
  }

  #go(): void {
    if (this.#isBusy) return;
    const { sounds, stage, text } = this.#context;
    const wagons = this.#train.filter((each) => each !== null);
    if (!isWhole(this.#train)) {
      sounds.play('tap');
      stage.tell(this.#train.length === 0 ? text().empty : text().gap);
      return;
    }
    this.#isBusy = true;
    readAloud(this.#context, wagons, () => this.#judge());
  }

  #judge(): void {
    const { text } = this.#context;
    const miss = missOf(this.#train, this.#target);
    this.#isRight = miss === null;
    if (!miss) this.#remember(this.#target);
    if (!miss && this.#work && this.#step < targetsOf(this.#work.order).length - 1) {
      this.#link();
      return;
    }
    this.#onTry({
      isRight: !miss,
      response: this.#train.filter((each) => each !== null),
      line: miss ? text().miss(miss) : '',
    });
  }

  /** A link of the chain holds; the train goes on as it is. */
  #link(): void {
    const { clock, railway, sounds, stage, text } = this.#context;
    stage.tell(text().link(this.#target));
    sounds.play('right');
    railway.smoke('');
    railway.burst(this.#target.wagons, true);
    clock.after(lasting.link, () => {
      this.#step += 1;
      this.#rest();
      this.draw();
      if (this.#work) this.#context.guest.say(this.#target.id, false, 'id');
    });
  }

  /** What rode along stays; a level of the family's is played for this once. */
  #remember({ id }: Word): void {
    const { eventContext, memory } = this.#context;
    if (eventContext().mode !== 'play') return;
    memory.saved.carried = [...memory.saved.carried, id].slice(-mostCarried);
  }

  #showBoard({ order, level, aid }: Work<Order>): void {
    const { railway, text } = this.#context;
    const all = wordsOf(order);
    const on = order.form === 'build' ? 0 : this.#step + 1;
    const isCopied = aid >= 3 || (order.form === 'build' && level === 0);
    railway.board.show(
      all.map((word, at) => ({
        picture: pictureOf(word.wagons),
        label: text().picture(word),
        caption: isCopied && at === on ? word.id : undefined,
        isOn: all.length > 1 && at === on,
        isDone: at < on,
      })),
    );
  }

  #showTrain({ order, aid }: Work<Order>): void {
    const { railway, text } = this.#context;
    const { wagons } = this.#target;
    const isAided = aid >= 2;
    const mark = this.#mark;
    const cells = this.#train.map((letters, at): Cell => {
      const isRight = letters === wagons[at];
      return {
        letters,
        label: text().wagon(letters ?? ''),
        isFixed: (order.form === 'build' && at < this.#start.fixed) || (isAided && isRight),
        isBeckoning: (at === mark || aid >= 3) && letters !== null && !isRight,
      };
    });
    // Where the length is not given away, one place waits for the next wagon.
    const open = Math.min(this.#most, cells.length + (this.#train.includes(null) ? 0 : 1));
    const places = this.#start.places || (isAided ? wagons.length : open);
    railway.train.show({ cells, places, front: this.#front, toot: text().go });
  }

  #tiles(work: Work<Order>): Choice[] {
    const { text } = this.#context;
    const gap = this.#train.indexOf(null);
    const next = this.#target.wagons[gap < 0 ? this.#train.length : gap] ?? this.#changed;
    const isShown = work.aid >= 3;
    const isDone = missOf(this.#train, this.#target) === null;
    return [
      ...this.#yard.map((letters, at) => ({
        name: `tile-${at} tile ${sortOf(letters)}${isShown && !isDone && letters === next ? ' is-beckoning' : ''}`,
        label: letters,
        run: () => this.#couple(letters),
      })),
      {
        name: `go${isShown && isDone ? ' is-beckoning' : ''}`,
        label: text().go,
        run: () => this.#go(),
      },
    ];
  }

  /** The wagon that is to come, where one of a full train changes. */
  get #changed(): string {
    const at = this.#target.wagons.findIndex((each, place) => each !== this.#train[place]);
    return this.#target.wagons[at] ?? '';
  }
}
