/** One order at work: a program is laid, flown over one field or two, or followed with the eyes. */
import { pictureSource } from '@nobi/kit/game';
import { type Choice, type Desk, type OnTry, offer, type Work } from '@nobi/kit/rounds';
import { type Order, traceAnswer } from '../rules/orders.ts';
import { judge, mostTiles, type Program, run, type Verdict } from '../rules/program.ts';
import { tilePicture } from '../view/tile.ts';
import type { Context } from './context.ts';
import { fly } from './flight.ts';
import { beginning, isHeaderGiven, nextMove, without } from './laying.ts';
import { fieldPicture } from './looks.ts';

const looking = { right: 1.4, astray: 2 };

export class SawahDesk implements Desk<Order> {
  #context: Context;
  #onTry: OnTry;
  #work: Work<Order> | null = null;
  #program: Program = { times: 2, body: '' };
  #cursor = 0;
  #pointed = -1;
  #verdict: Verdict | null = null;
  /** Of a flight: the fields as they are, and the tile that runs. */
  #flown: readonly string[] | null = null;
  #running = -1;

  constructor(context: Context, onTry: OnTry) {
    this.#context = context;
    this.#onTry = onTry;
  }

  ask(work: Work<Order>): void {
    const { field, strip } = this.#context;
    this.#program = beginning(work);
    this.#cursor = Math.max(0, this.#program.body.indexOf('_'));
    if (!this.#program.body.includes('_')) this.#cursor = this.#program.body.length;
    this.#pointed = -1;
    field.hand({ onSquare: (at) => this.#point(at), onKey: (key) => this.#fieldKey(key) });
    strip.hand({ onSlot: (at) => this.#slot(at), onKey: (key) => this.#stripKey(key) });
    this.aid(work);
  }

  aid(work: Work<Order>): void {
    this.#work = work;
    this.#verdict = null;
    this.#flown = null;
    this.#running = -1;
    this.#context.field.ready();
    this.draw();
  }

  draw(): void {
    if (!this.#work) return;
    offer(this.#context.stage, this.#work.order.form, { choices: this.#choices(this.#work) });
    this.#context.refit();
    this.#redraw();
  }

  show(then: () => void): void {
    if (!this.#work || !this.#verdict) return;
    const { order } = this.#work;
    const program = order.form === 'trace' ? order.wanted : without(this.#program);
    this.#flyOver(program, 0, then);
  }

  /** One field after the other; the first that it does not fit is the last. */
  #flyOver(program: Program, row: number, then: () => void): void {
    const squares = this.#work?.order.fields[row];
    const { clock, sounds } = this.#context;
    const isOver = squares === undefined;
    const isRight = this.#verdict?.kind === 'fits';
    if (isOver) {
      sounds.play(isRight ? 'right' : 'oops');
      clock.after(looking.right, then);
      return;
    }
    const fits = run(program, squares).verdict.kind === 'fits';
    const isTrace = this.#work?.order.form === 'trace';
    const seconds = fly(
      this.#context,
      { program, squares },
      {
        row,
        isWatched: !isTrace,
        onStep: (field, tile) => {
          const before = this.#flown ?? this.#work?.order.fields ?? [];
          this.#flown = before.map((each, at) => (at === row ? field : each));
          this.#running = tile;
          this.#redraw();
        },
      },
    );
    if (fits || isTrace) {
      clock.after(seconds + 0.4, () => this.#flyOver(program, row + 1, then));
      return;
    }
    clock.after(seconds, () => sounds.play('oops'));
    clock.after(seconds + looking.astray, then);
  }

  #redraw(): void {
    if (!this.#work) return;
    const { field, strip, text } = this.#context;
    const work = this.#work;
    const { order, aid } = work;
    const isTrace = order.form === 'trace';
    const fields = this.#flown ?? order.fields;
    field.show(
      fieldPicture(work, { fields, pointed: this.#pointed, isFlying: this.#verdict !== null }),
    );
    const names = [...this.#program.body].map((tile) => text().tile[tile] ?? '…');
    strip.show({
      body: this.#program.body,
      ghost: aid >= 3 ? order.wanted.body : '',
      cursor: this.#verdict || isTrace ? -1 : this.#cursor,
      marked: this.#marked(work),
      isLocked: isTrace,
      running: this.#running,
      label: text().strip(names),
    });
    this.#name(order);
  }

  /** Of a program to repair, where the bug sits; said at the lowest level and with help. */
  #marked({ order, level, aid }: Work<Order>): number {
    if (order.form !== 'fix' || this.#verdict || (level > 0 && aid < 2)) return -1;
    const { wanted } = order;
    return [...wanted.body].findIndex((tile, at) => this.#program.body[at] !== tile);
  }

  /** What is said of itself: to a screen reader, and to the machine that plays it. */
  #name(order: Order): void {
    const { field, strip, text } = this.#context;
    const names = [...(order.fields[0] ?? '')].map((square) => text().square[square] ?? '');
    field.button.ariaLabel = text().field(names, this.#pointed);
    const next =
      order.form === 'trace'
        ? this.#pointed === traceAnswer(order)
          ? 'go'
          : `stop-${traceAnswer(order)}`
        : nextMove(this.#program, order.wanted);
    Object.assign(strip.button.dataset, { ready: this.#verdict ? 'no' : 'yes', next });
    field.button.dataset.at = String(this.#pointed);
  }

  #isLaying(): boolean {
    return this.#work !== null && !this.#verdict && this.#work.order.form !== 'trace';
  }

  #lay(tile: string): void {
    if (!this.#isLaying()) return;
    const { body, times } = this.#program;
    const isHole = this.#work?.level === 0 && this.#work.order.form === 'build';
    const isFull = body.length >= mostTiles && !isHole;
    if (isFull) {
      this.#context.sounds.play('oops');
      return;
    }
    const rest = body.slice(this.#cursor + (isHole ? 1 : 0));
    this.#program = { times, body: body.slice(0, this.#cursor) + tile + rest };
    if (!isHole) this.#cursor += 1;
    this.#context.sounds.play('tap', { pitch: 1 + this.#cursor * 0.1 });
    this.#redraw();
  }

  /** A tile that lies there comes away; an empty place is where the next one goes. */
  #slot(at: number): void {
    if (!this.#isLaying()) return;
    const { body, times } = this.#program;
    if (this.#work?.level === 0 && this.#work.order.form === 'build') return;
    if (at < body.length) {
      this.#program = { times, body: body.slice(0, at) + body.slice(at + 1) };
      this.#cursor = at;
    } else this.#cursor = body.length;
    this.#context.sounds.play('tap', { pitch: 0.7 });
    this.#redraw();
  }

  #stripKey(key: string): boolean {
    const { body } = this.#program;
    if (key === 'Backspace' || key === 'Delete') this.#slot(Math.max(0, this.#cursor - 1));
    else if (key === 'ArrowLeft') this.#move(Math.max(0, this.#cursor - 1));
    else if (key === 'ArrowRight') this.#move(Math.min(body.length, this.#cursor + 1));
    else if (key === 'Enter' || key === ' ') this.#go();
    else return false;
    return true;
  }

  #move(to: number): void {
    if (!this.#isLaying() || this.#program.body.includes('_')) return;
    this.#cursor = to;
    this.#redraw();
  }

  #point(at: number): void {
    if (this.#verdict || this.#work?.order.form !== 'trace') return;
    this.#pointed = at;
    this.#context.sounds.play('tap', { pitch: 0.8 + at * 0.06 });
    this.#redraw();
  }

  #fieldKey(key: string): boolean {
    const last = (this.#work?.order.fields[0]?.length ?? 1) - 1;
    if (key === 'ArrowRight') this.#point(Math.min(last, this.#pointed + 1));
    else if (key === 'ArrowLeft') this.#point(Math.max(0, this.#pointed - 1));
    else if (key === 'Enter' || key === ' ') this.#go();
    else return false;
    return true;
  }

  #turnTimes(): void {
    if (!this.#isLaying()) return;
    const { times, body } = this.#program;
    const order = [2, 3, 4, 5, 6, 0];
    const next = order[(order.indexOf(times) + 1) % order.length] ?? 2;
    this.#program = { times: next, body };
    this.#context.sounds.play('tap', { pitch: 1 + next * 0.05 });
    this.draw();
  }

  #go(): void {
    if (!this.#work || this.#verdict) return;
    if (this.#work.order.form === 'trace') this.#answer(this.#work.order);
    else this.#try(this.#work.order);
  }

  #answer(order: Order): void {
    if (this.#pointed < 0) return;
    const isRight = this.#pointed === traceAnswer(order);
    this.#verdict = isRight ? { kind: 'fits' } : { kind: 'left', act: 'S', at: this.#pointed };
    const line = this.#context.text().missTrace(this.#pointed + 1);
    this.#onTry({ isRight, response: [this.#pointed + 1], line });
  }

  #try(order: Order): void {
    const program = without(this.#program);
    const verdict = judge(program, order.fields);
    const row = order.fields.findIndex((each) => run(program, each).verdict.kind !== 'fits');
    this.#verdict = verdict;
    this.#onTry({
      isRight: verdict.kind === 'fits',
      response: [program.times, ...(program.body === '' ? [] : [program.body.toLowerCase()])],
      line: this.#context.text().miss(verdict, row),
    });
  }

  #choices(work: Work<Order>): Choice[] {
    const { text } = this.#context;
    const words = text();
    const { times } = this.#program;
    const isGiven = isHeaderGiven(work);
    const header = {
      name: `times${work.aid >= 3 && times !== work.order.wanted.times ? ' is-beckoning' : ''}`,
      label: words.times(times),
      isOff: isGiven,
      run: () => this.#turnTimes(),
    };
    if (work.order.form === 'trace')
      return [header, { name: 'go', label: words.here, run: () => this.#go() }];
    return [
      header,
      ...[...work.order.palette].map((tile) => ({
        name: `tile-${tile.toLowerCase()} tile`,
        label: words.tile[tile] ?? '',
        picture: pictureSource(tilePicture(tile)),
        run: () => this.#lay(tile),
      })),
      { name: 'go', label: words.run, run: () => this.#go() },
    ];
  }
}
