/** The stall: cut, put on the plate, weigh, and see what the customers make of it. */

import { hinted, missed, today } from '@nobi/kit/game';
import { type Idle, watchIdle } from '@nobi/kit/guest';
import { type Cut, slicesOf } from '@nobi/kit/slices';
import { withCut } from '../rules/knife.ts';
import {
  type Answer,
  compareFractions,
  judgeServing,
  judgeShare,
  type Verdict,
} from '../rules/serving.ts';
import {
  askedAnew,
  helpNow,
  pansOf,
  recutPan,
  sessions,
  togglePiece,
  withExample,
} from '../rules/session.ts';
import { answered, weightsIn } from './answer-report.ts';
import type { Context, Mode } from './context.ts';
import { restChoices } from './controls.ts';
import { finishSession } from './finish.ts';
import { showWorked } from './lesson.ts';
import { OrderDesk, sidesOf } from './order-desk.ts';
import { type Portion, treatAll } from './reward.ts';
import { runTrial } from './trial.ts';

const wobble = ['0deg', '3deg', '-2deg', '0deg'].map((rotate) => ({ rotate }));

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
    this.#begin();
  }

  /** A task that is new or hard for this child begins with help, which fades from one to the next. */
  #begin(): void {
    const { clock, stage, text } = this.#context;
    const { help, misses, at } = this.#desk.session;
    if (help >= 3 && misses === 0) {
      this.#close();
      clock.after(1.6, () => this.#demonstrate());
      return;
    }
    this.#open();
    const isWaiting = (): boolean =>
      this.#desk.session.at === at && this.#desk.session.misses === 0 && !this.#busy;
    if (help > 0)
      clock.after(2.4, () => isWaiting() && stage.tell(text().scaffold(this.#desk.task)));
  }

  /** What is compared is shown with other numbers than those that are asked. */
  #demonstrate(): void {
    const { memory, stage } = this.#context;
    memory.game = withExample(memory.game);
    this.#ask();
    restChoices(stage, true);
    showWorked(this.#context, this.#desk, () => {
      memory.game = askedAnew(memory.game);
      this.#ask();
      this.#open();
    });
  }

  #ask(): void {
    this.#desk.set();
    if (this.#desk.task.form === 'compare') this.#desk.offerTools();
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
      if (!this.#context.calm()) stall.actors[pan]?.[place]?.element.animate?.(wobble, 260);
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
      this.#try(judgeShare(task.shape, first.cuts, task.want.bottom), weightsIn(this.#desk));
      return;
    }
    if (pans.every(({ taken }) => taken.length === 0)) {
      this.#context.stage.tell(this.#context.text().tapPieces);
      return;
    }
    this.#try(judgeServing(pans, task.want), weightsIn(this.#desk));
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
    const { memory, clock } = this.#context;
    const fits = verdict.kind === 'fits';
    this.#close();
    if (!fits) {
      memory.game = missed(memory.game);
      memory.keep();
    }
    this.#desk.report(
      answered(this.#desk, { fits, response, seconds: clock.now() - this.#startedAt }),
    );
    const trial = { context: this.#context, desk: this.#desk, verdict };
    runTrial({
      ...trial,
      onShown: (portionsServed) => (fits ? this.#treat(portionsServed) : this.#afterMiss()),
    });
  }

  #treat(served: Portion[]): void {
    const { memory } = this.#context;
    const { seed, at } = this.#desk.session;
    const { skill } = this.#desk.task;
    const { game, mastered } = sessions.moveOn(memory.game, today());
    if (mastered) this.#desk.report({ verb: 'mastered', object: skill });
    memory.game = game;
    memory.keep();
    treatAll(this.#context, { portions: served, seed: seed + at * 13 }, () => this.#next());
  }

  #next(): void {
    if (!sessions.isOver(this.#desk.session)) {
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
    memory.game = askedAnew(memory.game);
    memory.keep();
    this.#ask();
    const help = helpNow(memory.game);
    if (help === 'worked' && this.#desk.session.misses === 3) {
      this.#desk.report({ verb: 'interacted', object: 'worked-example' });
      this.#demonstrate();
      return;
    }
    this.#open();
    const { task } = this.#desk;
    const compared = task.form === 'compare';
    if (help === 'none') {
      if (compared) clock.after(0.5, () => stage.tell(text().anew));
      return;
    }
    this.#desk.report({ verb: 'interacted', object: 'scaffold' });
    clock.after(0.5, () => stage.tell(text().scaffold(task)));
  }
}
