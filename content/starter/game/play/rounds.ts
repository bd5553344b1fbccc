/** The rounds: a task, what a pick says, and the help that is there. */
import { answerOf, endSession, hinted, missed, today } from '@nobi/kit/game';
import { type Idle, watchIdle } from '@nobi/kit/guest';
import { helpAfter, praiseFor } from '@nobi/kit/learning';
import { platesIn, rounds, sessions, taskOf } from '../rules/session.ts';
import { isMost, plan } from '../rules/tasks.ts';
import type { Context, Mode } from './context.ts';

const watching = 2.4;

export class Rounds implements Mode {
  readonly name = 'play';
  #context: Context;
  #idle: Idle;
  #again: () => void;
  /** Something is being watched; presses wait. */
  #busy = false;
  #startedAt = 0;

  constructor(context: Context, again: () => void) {
    this.#context = context;
    this.#again = again;
    this.#idle = watchIdle(context.clock, {
      first: () => context.stage.tell(context.text().look),
      second: () => this.#hint(),
    });
  }

  enter(): void {
    const { clock } = this.#context;
    if (sessions.isOver(this.#session)) {
      this.#finish();
      return;
    }
    this.#busy = false;
    this.#startedAt = clock.now();
    this.dress();
    this.#idle.arm();
    if (this.#session.help > 0) clock.after(watching, () => this.#begin());
  }

  leave(): void {
    this.#idle.rest();
    this.#context.clock.forget();
  }

  dress(): void {
    const { plates, stage, text } = this.#context;
    plates.show(platesIn(this.#session), text().plate);
    plates.rest(this.#busy);
    this.#showHelp();
    if (!this.#busy) stage.goal(text().goal);
  }

  pick(at: number): void {
    const { memory } = this.#context;
    const plates = platesIn(this.#session);
    const count = plates[at];
    if (this.#busy || count === undefined) return;
    const isRight = isMost(plates, count);
    if (!isRight) memory.game = missed(memory.game);
    this.#report(isRight, count);
    if (isRight) this.#right(count);
    else this.#miss(count);
  }

  get #session() {
    return this.#context.memory.game.session;
  }

  /** A task that is new or hard for this child begins with help, which fades from one to the next. */
  #begin(): void {
    const { stage, text } = this.#context;
    if (this.#session.misses > 0 || this.#busy) return;
    if (this.#session.help >= 3) this.#pointAtMost();
    stage.tell(text().scaffold);
  }

  #showHelp(): void {
    const { level, help, misses } = this.#session;
    this.#context.plates.help(level === 0 || help >= 2 || helpAfter(misses) !== 'none');
  }

  #pointAtMost(): number {
    const plates = platesIn(this.#session);
    const most = Math.max(...plates);
    this.#context.plates.point(plates.indexOf(most));
    return most;
  }

  #report(isRight: boolean, count: number): void {
    const { guest, clock } = this.#context;
    const task = taskOf(this.#session);
    const spentMs = (clock.now() - this.#startedAt) * 1000;
    guest.event({
      verb: 'answered',
      object: task.id,
      ...answerOf(this.#session, { isRight, response: [count], spentMs, task }),
      ctx: { level: task.most, skill: task.skill, mode: 'play' },
    });
  }

  #right(count: number): void {
    const { guest, memory, plates, sounds, stage, text, clock, eventContext } = this.#context;
    const story = this.#session;
    this.#busy = true;
    this.#idle.rest();
    plates.rest(true);
    this.#pointAtMost();
    sounds.play('right');
    const { alone, fits } = text();
    stage.tell(praiseFor(story, { alone, fits })(count));
    const { game, mastered } = sessions.moveOn(memory.game, today());
    if (mastered)
      guest.event({ verb: 'mastered', object: taskOf(story).skill, ctx: eventContext() });
    memory.game = game;
    memory.keep();
    clock.after(watching, () => this.enter());
  }

  #miss(count: number): void {
    const { memory, sounds, stage, text } = this.#context;
    sounds.play('oops');
    memory.keep();
    this.#showHelp();
    const help = helpAfter(this.#session.misses);
    if (help === 'worked') stage.tell(text().worked(this.#pointAtMost()));
    else stage.tell(help === 'scaffold' ? text().scaffold : text().miss(count));
    this.#idle.arm();
  }

  #hint(): void {
    const { memory, stage, text } = this.#context;
    memory.game = hinted(memory.game);
    memory.keep();
    this.#pointAtMost();
    stage.tell(text().hint);
  }

  #finish(): void {
    const { guest, text, eventContext } = this.#context;
    guest.event({ verb: 'completed', object: 'sitting', ctx: eventContext() });
    endSession(this.#context, {
      plan,
      recap: () => text().recap,
      items: rounds,
      wait: 0,
      again: this.#again,
    });
  }
}
