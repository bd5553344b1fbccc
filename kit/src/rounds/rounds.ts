/** The rounds: a task on the desk, what a try brings, help that fades, praise that is true, a calm end. */
import {
  answerOf,
  type ChosenRound,
  endSession,
  type GameContext,
  hinted,
  type LearningProgress,
  missed,
  type NamedMode,
  type Played,
  type Sessions,
  today,
} from '../game/index.ts';
import { type Idle, watchIdle } from '../guest/index.ts';
import { type LearningTask, type Plan, praiseFor } from '../learning/index.ts';
import { aidOf, isHelpDue } from './counted.ts';
import type { Desk, OnTry, OrderWords, Tried, Work } from './desk.ts';

/** Until the help that a task begins with is said. */
const listening = 2.6;

export interface RoundWords<Order> extends OrderWords<Order> {
  allKnown: string;
  recap(rounds: number): string;
  /** For whom plays for the first time: what a finger does here. */
  first: string;
}

interface Remembered<Progress, Session> {
  game: Played<Progress, Session>;
  keep(): void;
}

type RoundContext<Order, Progress, Session> = Pick<
  GameContext<RoundWords<Order>, string, Remembered<Progress, Session>>,
  'guest' | 'stage' | 'clock' | 'memory' | 'text' | 'eventContext'
>;

export interface RoundParts<Order, Progress, Session> {
  desk(onTry: OnTry): Desk<Order>;
  counted: {
    plan: Plan;
    rounds: number;
    sessions: Sessions<Progress, Session>;
    taskOf(session: Session): LearningTask & { order: Order };
  };
  /** Whether this child has never done anything here. */
  isFresh(progress: Progress): boolean;
  /** Seconds of thinking that a task takes. */
  patience: number;
  onFinish?(): HTMLElement | undefined;
  again(): void;
}

class Rounds<Order, Progress extends LearningProgress, Session extends ChosenRound>
  implements NamedMode
{
  readonly name = 'play';
  #context: RoundContext<Order, Progress, Session>;
  #parts: RoundParts<Order, Progress, Session>;
  #desk: Desk<Order>;
  #idle: Idle;
  #startedAt = 0;
  /** What was tried is being played out; the next task waits. */
  #isShowing = false;

  constructor(
    context: RoundContext<Order, Progress, Session>,
    parts: RoundParts<Order, Progress, Session>,
  ) {
    this.#context = context;
    this.#parts = parts;
    this.#desk = parts.desk((tried) => this.#tried(tried));
    const prompts = {
      first: () => context.stage.tell(context.text().goal(this.#task.order)),
      second: () => this.#hint(),
    };
    this.#idle = watchIdle(context.clock, prompts, parts.patience);
    for (const touch of ['pointerdown', 'keydown'])
      context.stage.scene.addEventListener(touch, () => this.#arm());
  }

  enter(): void {
    const { clock, stage, text } = this.#context;
    this.#isShowing = false;
    if (this.#isOver) {
      this.#finish();
      return;
    }
    this.#startedAt = clock.now();
    stage.goal(text().goal(this.#task.order));
    this.#desk.ask(this.#work());
    this.#idle.arm();
    if (this.#session.help > 0 || this.#isFirst) clock.after(listening, () => this.#begin());
  }

  leave(): void {
    this.#idle.rest();
    this.#context.clock.forget();
  }

  dress(): void {
    const { stage, text } = this.#context;
    if (!this.#isShowing && !this.#isOver) stage.goal(text().goal(this.#task.order));
    this.#desk.draw();
  }

  get #session(): Session {
    return this.#context.memory.game.session;
  }

  get #task() {
    return this.#parts.counted.taskOf(this.#session);
  }

  get #isOver(): boolean {
    return this.#parts.counted.sessions.isOver(this.#session);
  }

  get #isFirst(): boolean {
    const { session, progress } = this.#context.memory.game;
    return session.at === 0 && session.misses === 0 && this.#parts.isFresh(progress);
  }

  /** Thinking begins anew; nobody waits while something is shown, or in another way of playing. */
  #arm(): void {
    if (this.#context.eventContext().mode === 'play' && !this.#isShowing) this.#idle.arm();
  }

  #work(): Work<Order> {
    const { seed, at, level } = this.#session;
    const aid = aidOf(this.#context.memory.game);
    return { order: this.#task.order, level, aid, seed: seed + at * 17 };
  }

  /** Help that a task begins with fades from one to the next. */
  #begin(): void {
    if (this.#session.misses === 0 && !this.#isShowing) this.#context.stage.tell(this.#aidLine());
  }

  #aidLine(): string {
    const { memory, text } = this.#context;
    const { order } = this.#task;
    const aid = aidOf(memory.game);
    // The first task of all also says what a finger does there.
    if (this.#isFirst && aid < 4) return text().first;
    if (aid >= 3) return text().show(order);
    return aid === 2 ? text().count(order) : text().way(order);
  }

  #hint(): void {
    const { memory, stage } = this.#context;
    memory.game = hinted(memory.game);
    memory.keep();
    this.#desk.aid(this.#work());
    stage.tell(this.#aidLine());
  }

  #tried(tried: Tried): void {
    if (this.#isShowing) return;
    const { memory } = this.#context;
    this.#isShowing = true;
    this.#idle.rest();
    if (!tried.isRight) memory.game = missed(memory.game);
    this.#report(tried);
    if (tried.isRight) this.#right();
    else this.#miss(tried.line);
  }

  #report({ isRight, response }: Tried): void {
    const { clock, guest } = this.#context;
    const task = this.#task;
    const spentMs = (clock.now() - this.#startedAt) * 1000;
    guest.event({
      verb: 'answered',
      object: task.id,
      ...answerOf(this.#session, { isRight, response, spentMs, task }),
      ctx: { level: this.#session.level, skill: task.skill, mode: 'play' },
    });
  }

  #right(): void {
    const { guest, memory, stage, text, eventContext } = this.#context;
    const { alone, fits } = text();
    const { skill, order } = this.#task;
    stage.tell(praiseFor(this.#session, { alone, fits })(order));
    const { game, mastered } = this.#parts.counted.sessions.moveOn(memory.game, today());
    // Whoever leaves while it is played out has done it.
    memory.game = game;
    memory.keep();
    this.#desk.show(() => this.enter());
    if (mastered) guest.event({ verb: 'mastered', object: skill, ctx: eventContext() });
  }

  #miss(line: string): void {
    const { memory, stage } = this.#context;
    stage.tell(line);
    memory.keep();
    this.#desk.show(() => {
      this.#isShowing = false;
      this.#desk.aid(this.#work());
      if (isHelpDue(memory.game)) stage.tell(this.#aidLine());
      this.#idle.arm();
    });
  }

  #finish(): void {
    const { guest, text, eventContext } = this.#context;
    const { plan, rounds } = this.#parts.counted;
    guest.event({ verb: 'completed', object: 'sitting', ctx: eventContext() });
    const picture = this.#parts.onFinish?.();
    endSession(this.#context, {
      plan,
      recap: () => text().recap(rounds),
      ...(picture && { picture }),
      items: rounds,
      wait: 0,
      again: this.#parts.again,
    });
  }
}

export const openRounds = <Order, Progress extends LearningProgress, Session extends ChosenRound>(
  context: RoundContext<Order, Progress, Session>,
  parts: RoundParts<Order, Progress, Session>,
): NamedMode => new Rounds(context, parts);
