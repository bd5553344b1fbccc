/** The stall: cut, put on the plate, weigh, and see what the customers make of it. */
import { hinted, isClean, missed, today } from '@nobi/kit/game';
import { type Idle, watchIdle } from '@nobi/kit/guest';
import { slicesOf } from '../rules/dish.ts';
import type { Cut } from '../rules/geometry.ts';
import { withCut } from '../rules/knife.ts';
import {
  type Answer,
  compareFractions,
  judgeServing,
  judgeShare,
  portions,
  takenFrom,
  type Verdict,
} from '../rules/serving.ts';
import {
  helpNow,
  isOver,
  moveOn,
  pansOf,
  recutPan,
  togglePiece,
  unplated,
} from '../rules/session.ts';
import type { Context, Mode } from './context.ts';
import { restChoices } from './controls.ts';
import { finishSession } from './finish.ts';
import { showWorked } from './lesson.ts';
import { OrderDesk, sidesOf } from './order-desk.ts';
import { type Portion, treatAll } from './reward.ts';
import { runTrial } from './trial.ts';

export class Kitchen implements Mode {
  readonly name = 'play';
  #context: Context;
  #desk: OrderDesk;
  #idle: Idle;
  #again: () => void;
  #busy = true;
  #startedAt = 0;
  /** The pan that was touched last. */
  #pan = 0;

  constructor(context: Context, again: () => void) {
    this.#context = context;
    this.#again = again;
    this.#desk = new OrderDesk(context, {
      onWeigh: () => this.#weigh(),
      onUndo: () => this.undo(this.#pan),
      onAnswer: (answer) => this.#answer(answer),
    });
    this.#idle = watchIdle(context.clock, {
      first: () => context.stage.tell(context.text().choose(this.#desk.task)),
      second: () => this.#hint(),
    });
  }

  enter(): void {
    this.#pan = 0;
    this.#startedAt = this.#context.clock.now();
    this.#context.stage.goal(this.#context.text().goal(this.#desk.task));
    this.#desk.offerTools();
    this.#desk.set();
    this.#open();
  }

  leave(): void {
    const { clock, motions, stall } = this.#context;
    this.#idle.rest();
    this.#busy = true;
    clock.forget();
    motions.clear();
    stall.hideKnife();
    stall.hush();
    stall.balance.show(false);
    stall.dim(false);
  }

  #open(): void {
    this.#busy = false;
    restChoices(this.#context.stage, false);
    this.#idle.arm();
  }

  #close(): void {
    this.#busy = true;
    this.#idle.rest();
    this.#context.stall.hideKnife();
    restChoices(this.#context.stage, true);
  }

  cutsOf(pan: number): readonly Cut[] | null {
    return this.#busy ? null : (this.#desk.session.cuts[pan] ?? null);
  }

  stir(): void {
    if (!this.#busy) this.#idle.arm();
  }

  cut(pan: number, cut: Cut): void {
    const { memory, sounds } = this.#context;
    const { cuts } = this.#desk.session;
    const next = withCut(this.#desk.task.shape, cuts[pan] ?? [], cut);
    if (!next || this.#busy) {
      sounds.play('tock');
      return;
    }
    memory.game = recutPan(memory.game, pan, next);
    this.#changed(pan);
    sounds.play('slice');
  }

  tap(pan: number, place: number): void {
    const { memory, sounds, stall } = this.#context;
    if (this.#busy) return;
    if (this.#desk.task.form === 'share') {
      stall.actors[pan]?.[place]?.element.animate?.(
        this.#context.calm()
          ? []
          : [{ rotate: '0deg' }, { rotate: '3deg' }, { rotate: '-2deg' }, { rotate: '0deg' }],
        260,
      );
      sounds.play('tock');
      return;
    }
    memory.game = togglePiece(memory.game, pan, place);
    const isTaken = this.#desk.session.taken[pan]?.includes(place) ?? false;
    sounds.play(isTaken ? 'take' : 'back');
    this.#changed(pan);
  }

  takeNext(pan: number): void {
    const all = pansOf(this.#desk.session)[pan];
    const free = all
      ? [...slicesOf(all.shape, all.cuts).keys()].find((at) => !all.taken.includes(at))
      : undefined;
    if (free !== undefined) this.tap(pan, free);
  }

  undo(pan: number): void {
    const { memory, sounds } = this.#context;
    const cuts = this.#desk.session.cuts[pan] ?? [];
    if (this.#busy || cuts.length === 0) return;
    memory.game = recutPan(memory.game, pan, cuts.slice(0, -1));
    sounds.play('close');
    this.#changed(pan);
  }

  dress(): void {
    // While something is watched the next order is settled already: it must not show too soon.
    if (this.#busy) {
      this.#context.stall.refit(this.#context.sky());
      return;
    }
    this.#desk.set();
    this.#desk.offerTools();
    this.#context.stage.goal(this.#context.text().goal(this.#desk.task));
  }

  #changed(pan: number): void {
    this.#pan = pan;
    this.#context.memory.keep();
    this.#context.stall.showPans(pansOf(this.#desk.session));
    this.#desk.mark();
    this.#desk.dress();
    this.#idle.arm();
  }

  #hint(): void {
    const { memory, stage, text } = this.#context;
    const { task } = this.#desk;
    memory.game = hinted(memory.game);
    memory.keep();
    this.#desk.report({ verb: 'interacted', object: 'hint' });
    stage.tell(text().scaffold(task));
    if (task.form !== 'compare') this.#desk.showDots();
  }

  #weigh(): void {
    const { task, session } = this.#desk;
    const pans = pansOf(session);
    const [first] = pans;
    if (this.#busy || !first) return;
    if (task.form === 'share') {
      this.#try(judgeShare(task.shape, first.cuts, task.want.bottom), this.#weights());
      return;
    }
    if (pans.every(({ taken }) => taken.length === 0)) {
      this.#context.stage.tell(this.#context.text().tapPieces);
      return;
    }
    this.#try(judgeServing(pans, task.want), this.#weights());
  }

  /** The pieces in thousandths of a martabak: all of them, or those on the plate. */
  #weights(): number[] {
    const pans = pansOf(this.#desk.session);
    const slices =
      this.#desk.task.form === 'share'
        ? pans.flatMap(({ shape, cuts }) => portions(slicesOf(shape, cuts)))
        : pans.flatMap(takenFrom);
    return slices.map(({ share }) => Math.round(share * 1000));
  }

  #answer(answer: Answer): void {
    if (this.#busy) return;
    const { left, right } = sidesOf(this.#desk.session);
    const right_ = compareFractions(left, right) === answer;
    this.#try(right_ ? { kind: 'fits' } : { kind: 'less' }, [
      `${left.top}-${left.bottom}`,
      `${right.top}-${right.bottom}`,
      answer,
    ]);
  }

  #try(verdict: Verdict, response: (number | string)[]): void {
    const { memory } = this.#context;
    const fits = verdict.kind === 'fits';
    this.#close();
    this.#report(fits, response);
    if (!fits) {
      memory.game = missed(memory.game);
      memory.keep();
    }
    const trial = { context: this.#context, desk: this.#desk, verdict };
    runTrial({
      ...trial,
      onShown: (portionsServed) => (fits ? this.#treat(portionsServed) : this.#afterMiss()),
    });
  }

  #report(fits: boolean, response: (number | string)[]): void {
    const { session, task } = this.#desk;
    const order = `order-${task.want.top}-${task.want.bottom}`;
    const compared = task.form === 'compare';
    const spent = (this.#context.clock.now() - this.#startedAt) * 1000;
    this.#desk.report({
      verb: 'answered',
      attempt: session.misses + 1,
      object: compared ? 'compare' : 'cut',
      result: {
        success: fits,
        first_try: fits && isClean(session),
        response: compared ? response : [order, ...response].slice(0, 24),
        duration_ms: Math.min(3_600_000, Math.round(spent)),
        hints: Math.min(50, session.hints),
      },
    });
  }

  #treat(served: Portion[]): void {
    const { memory } = this.#context;
    const { seed, at } = this.#desk.session;
    const { skill } = this.#desk.task;
    const { game, mastered } = moveOn(memory.game, today());
    if (mastered) this.#desk.report({ verb: 'mastered', object: skill });
    memory.game = game;
    memory.keep();
    treatAll(this.#context, { portions: served, seed: seed + at * 13 }, () => this.#next());
  }

  #next(): void {
    if (!isOver(this.#desk.session)) {
      this.enter();
      return;
    }
    this.#context.guest.event({
      verb: 'completed',
      object: 'sitting',
      ctx: this.#context.eventContext(),
    });
    finishSession(this.#context, this.#again);
  }

  #afterMiss(): void {
    const { memory, clock, stage, text } = this.#context;
    memory.game = unplated(memory.game);
    memory.keep();
    this.#desk.set();
    const help = helpNow(memory.game);
    if (help === 'worked' && this.#desk.session.misses === 3) {
      this.#desk.report({ verb: 'interacted', object: 'worked-example' });
      showWorked(this.#context, this.#desk, () => {
        this.#desk.set();
        this.#open();
      });
      return;
    }
    this.#open();
    if (help === 'none') return;
    this.#desk.report({ verb: 'interacted', object: 'scaffold' });
    clock.after(0.5, () => stage.tell(text().scaffold(this.#desk.task)));
  }
}
