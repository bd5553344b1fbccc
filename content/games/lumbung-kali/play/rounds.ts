/** The rounds: an order, what a try brings, and the help that is there. */
import { answerOf, endSession, missed, today } from '@nobi/kit/game';
import { type Idle, watchIdle } from '@nobi/kit/guest';
import { praiseFor } from '@nobi/kit/learning';
import type { Spot } from '../rules/garden.ts';
import { aidOf, isHelpDue, rounds, sessions, taskOf, withHelp } from '../rules/session.ts';
import { plan } from '../rules/tasks.ts';
import type { Phase } from '../scene/land.ts';
import { barn } from '../view/scenery.ts';
import type { Context, Mode } from './context.ts';
import { Desk, type DeskWork, type Tried } from './desk.ts';

/** Until the help that an order begins with is said, and how much patience a field takes. */
const listening = 2.6;
const patience = 40;

export class Rounds implements Mode {
  readonly name = 'play';
  #context: Context;
  #desk: Desk;
  #idle: Idle;
  #again: () => void;
  #startedAt = 0;
  /** A field is being planted; the next order waits. */
  #isShowing = false;

  constructor(context: Context, again: () => void) {
    this.#context = context;
    this.#again = again;
    this.#desk = new Desk(context, (tried) => this.#tried(tried));
    const prompts = {
      first: () => context.stage.tell(this.#goal()),
      second: () => this.#hint(),
    };
    this.#idle = watchIdle(context.clock, prompts, patience);
  }

  enter(): void {
    const { clock, stage, yard } = this.#context;
    this.#isShowing = false;
    yard.hold(false);
    if (sessions.isOver(this.#session)) {
      this.#finish();
      return;
    }
    this.#startedAt = clock.now();
    yard.cheer(false);
    stage.goal(this.#goal());
    this.#desk.ask(this.#work());
    this.#idle.arm();
    if (this.#session.help > 0 || this.#isFirst) clock.after(listening, () => this.#begin());
  }

  leave(): void {
    this.#idle.rest();
    this.#context.yard.hold(false);
    this.#context.clock.forget();
  }

  dress(): void {
    const isAsking = !this.#isShowing && !sessions.isOver(this.#session);
    if (isAsking) this.#context.stage.goal(this.#goal());
    this.#desk.draw();
  }

  touch(spot: Spot, phase: Phase): void {
    if (phase === 'down') this.#idle.arm();
    this.#desk.touch(spot, phase);
  }

  key(name: string): boolean {
    this.#idle.arm();
    return this.#desk.key(name);
  }

  get #session() {
    return this.#context.memory.game.session;
  }

  get #isFirst(): boolean {
    const { session, progress } = this.#context.memory.game;
    return session.at === 0 && progress.sacks === 0 && session.misses === 0;
  }

  #goal(): string {
    return this.#context.text().goal(taskOf(this.#session).order);
  }

  #work(): DeskWork {
    const { seed, at, level } = this.#session;
    const { order } = taskOf(this.#session);
    return { order, level, aid: aidOf(this.#context.memory.game), seed: seed + at * 17 };
  }

  /** Help that an order begins with fades from one to the next. */
  #begin(): void {
    const { stage } = this.#context;
    if (this.#session.misses === 0) stage.tell(this.#aidLine());
  }

  #aidLine(): string {
    const { text, memory } = this.#context;
    const { order } = taskOf(this.#session);
    const aid = aidOf(memory.game);
    // The first field of all also says what a finger does there.
    if (this.#isFirst && aid < 4) return text().pull;
    if (aid >= 3) return text().show(order);
    return aid === 2 ? text().count(order) : text().way(order);
  }

  #tried(tried: Tried): void {
    const { memory } = this.#context;
    const fits = tried.verdict.kind === 'fits';
    this.#idle.rest();
    if (!fits) memory.game = missed(memory.game);
    this.#report(tried);
    if (fits) this.#right(tried);
    else this.#miss(tried);
  }

  #report({ answer, order, verdict }: Tried): void {
    const { guest, clock } = this.#context;
    const isTotal = order.form === 'total' || order.form === 'cut';
    const task = taskOf(this.#session);
    guest.event({
      verb: 'answered',
      object: task.id,
      ...answerOf(this.#session, {
        isRight: verdict.kind === 'fits',
        response: [isTotal ? answer.total : `${answer.rows}x${answer.cols}`],
        spentMs: (clock.now() - this.#startedAt) * 1000,
        task,
      }),
      ctx: { level: this.#session.level, skill: task.skill, mode: 'play' },
    });
  }

  #right(tried: Tried): void {
    const { guest, memory, stage, sounds, text, yard, eventContext } = this.#context;
    const { alone, fits } = text();
    stage.tell(praiseFor(this.#session, { alone, fits })(tried.order));
    yard.cheer(true);
    const { skill } = taskOf(this.#session);
    const { game, mastered } = sessions.moveOn(memory.game, today());
    // Whoever leaves while the field is planted has filled it; its sack is on its way.
    memory.game = game;
    memory.keep();
    yard.hold(true);
    this.#isShowing = true;
    this.#desk.show(tried, () => {
      sounds.play('sack');
      this.enter();
    });
    if (mastered) guest.event({ verb: 'mastered', object: skill, ctx: eventContext() });
  }

  #miss(tried: Tried): void {
    const { memory, stage, text } = this.#context;
    stage.tell(text().miss(tried.verdict, tried.order, tried.answer));
    memory.keep();
    this.#desk.show(tried, () => {
      this.#desk.aid(this.#work());
      if (isHelpDue(memory.game)) stage.tell(this.#aidLine());
      this.#idle.arm();
    });
  }

  #hint(): void {
    const { memory, stage } = this.#context;
    memory.game = withHelp(memory.game);
    memory.keep();
    this.#desk.aid(this.#work());
    stage.tell(this.#aidLine());
  }

  #finish(): void {
    const { guest, text, memory, sounds, eventContext } = this.#context;
    guest.event({ verb: 'completed', object: 'sitting', ctx: eventContext() });
    sounds.play('finish');
    const picture = document.createElement('div');
    picture.className = 'harvest';
    picture.innerHTML = barn(memory.game.progress.sacks);
    endSession(this.#context, {
      plan,
      recap: () => text().recap(rounds),
      picture,
      items: rounds,
      wait: 0,
      again: this.#again,
    });
  }
}
