/** The boards: lay, go, bump, repair, home. Six of them, then a calm end. */
import { isAlone, today } from '@nobi/kit/game';
import { type Happening, type Idle, watchIdle } from '@nobi/kit/guest';
import { praiseFor } from '@nobi/kit/learning';
import type { Way } from '../../../boards/rules/board.ts';
import { tileCount } from '../../../boards/rules/program.ts';
import type { Stop, Trip } from '../../../boards/rules/run.ts';
import type { Change } from '../../../boards/scene/bench.ts';
import { nextPress } from '../rules/next-press.ts';
import { roundOf, type Session, taskOf } from '../rules/progress.ts';
import { isOwnWay, type Round } from '../rules/round.ts';
import { helpNow, isWatching, lay, programOf, sessions, tried } from '../rules/session.ts';
import type { Context, Mode } from './context.ts';
import { finishSession } from './finish.ts';
import { Guide } from './guide.ts';
import { runReport } from './reports.ts';

export class Homing implements Mode {
  readonly name = 'play';
  #context: Context;
  #idle: Idle;
  #guide: Guide;
  #startedAt = 0;
  #runs = 0;
  /** Something is shown that the child only watches. */
  #watching = false;

  constructor(context: Context) {
    this.#context = context;
    this.#guide = new Guide(context, () => this.refresh());
    this.#idle = watchIdle(context.clock, {
      first: () => this.#guide.prompt(),
      second: () => this.#guide.hint(),
    });
  }

  get #session(): Session {
    return this.#context.memory.game.session;
  }

  get #round(): Round {
    return roundOf(this.#session);
  }

  enter(): void {
    this.#context.ground.replaceChildren(this.#context.bench.element);
    this.#context.stage.controls.replaceChildren(this.#context.pad.element);
    this.#open();
  }

  leave(): void {
    this.#idle.rest();
    this.#context.clock.forget();
    this.#watching = false;
    this.#context.bench.rewind();
  }

  dress(): void {
    this.#context.bench.draw();
    this.refresh();
    if (!this.#watching) this.#context.stage.goal(this.#goal());
  }

  #goal(): string {
    return this.#context.text().goal[taskOf(this.#session).skill];
  }

  /** Lays out the board that the session is at. */
  #open(): void {
    const { bench, memory } = this.#context;
    const { board, capacity } = this.#round;
    this.#startedAt = this.#context.clock.now();
    this.#runs = 0;
    this.#watching = false;
    bench.show({ board, capacity, program: programOf(this.#session) });
    memory.keep();
    this.#announce();
    this.#context.refit();
    this.#guide.showDots();
    this.refresh();
    this.#begin();
  }

  /** A board that is new or hard for this child begins with help, which fades from one to the next. */
  #begin(): void {
    const { clock, stage, text, memory, bench } = this.#context;
    const { help, misses, at } = this.#session;
    if (misses > 0 || help === 0) {
      this.#idle.arm();
      return;
    }
    if (help >= 3) {
      this.#watch(2.4);
      return;
    }
    this.#idle.arm();
    clock.after(3.2, () => {
      if (memory.game.session.at === at && this.#runs === 0 && !bench.busy)
        stage.tell(text().scaffold);
    });
  }

  /** Nobi shows the way; the child only looks on. */
  #watch(wait: number): void {
    this.#watching = true;
    this.#idle.rest();
    this.refresh();
    this.#context.clock.after(wait, () =>
      this.#guide.work(() => {
        this.#watching = false;
        this.refresh();
        this.#idle.arm();
      }),
    );
  }

  /** An idea that is met for the first time is named before its goal. */
  #announce(): void {
    const { stage, text, memory, clock } = this.#context;
    const { skill } = taskOf(this.#session);
    const { seen = 0 } = memory.game.progress.learning.skills[skill] ?? {};
    const isNew = skill !== 'commands' && seen === 0;
    if (!isNew || this.#session.misses > 0) {
      stage.goal(this.#goal());
      return;
    }
    stage.goal(text().fresh[skill]);
    const at = this.#session.at;
    clock.after(3, () => {
      if (this.#session.at === at && this.#runs === 0) stage.goal(this.#goal());
    });
  }

  refresh(): void {
    const { bench, pad } = this.#context;
    const busy = bench.busy || this.#watching;
    pad.show({ busy, erasing: bench.cursor.on && !bench.underway });
    bench.element.dataset.next = busy ? 'wait' : nextPress(bench, this.#round);
  }

  lay(way: Way): void {
    if (!this.#watching) this.#context.bench.lay(way);
  }

  erase(): void {
    if (!this.#watching) this.#context.bench.erase();
  }

  go(): void {
    const { bench, stage, text } = this.#context;
    if (this.#watching) return;
    if (bench.busy) {
      bench.rewind();
      this.#idle.arm();
      return;
    }
    if (tileCount(bench.program) === 0) {
      stage.tell(text().layFirst);
      this.#guide.beckonArrows();
      return;
    }
    this.#idle.rest();
    bench.go();
  }

  step(): void {
    const { bench, stage, text } = this.#context;
    if (this.#watching || bench.busy) return;
    if (tileCount(bench.program) === 0) {
      stage.tell(text().layFirst);
      return;
    }
    this.#idle.arm();
    // The first step of a walk is told; a line for each would only be noise.
    if (!bench.underway) this.#report({ verb: 'interacted', object: 'step' });
    bench.step();
  }

  changed(change: Change): void {
    const { bench, memory, stage, text, sounds } = this.#context;
    sounds.play(change === 'erased' || change === 'full' ? 'erase' : 'lay');
    if (change === 'full') stage.tell(text().full);
    memory.game = lay(memory.game, bench.program);
    memory.keep();
    this.#idle.arm();
    this.refresh();
  }

  #report(happening: Omit<Happening, 'ctx'>): void {
    const { skill } = taskOf(this.#session);
    this.#context.guest.event({
      attempt: this.#runs + 1,
      ...happening,
      ctx: { level: this.#round.board.width, skill, mode: 'play' },
    });
  }

  #reportRun(trip: Trip): void {
    const tiles = tileCount(this.#context.bench.program);
    const seconds = this.#context.clock.now() - this.#startedAt;
    this.#report(runReport(trip, this.#session, { tiles, seconds }));
    this.#runs += 1;
  }

  halted(stop: Stop): void {
    const { stage, text } = this.#context;
    stage.tell(stop === 'home' ? this.#praise() : text().stops[stop]);
  }

  #praise(): string {
    const { bench, text } = this.#context;
    const { skill } = taskOf(this.#session);
    const { ownWay, praise, triedAgain: otherWay, fits } = text();
    const story = {
      ...this.#session,
      isOwnWay: isOwnWay(this.#round, bench.program),
      isRoundabout: tileCount(bench.program) > tileCount(this.#round.right),
    };
    const alone = praise[skill];
    return praiseFor(
      story,
      skill === 'sequence' ? { ownWay, alone, otherWay, fits } : { alone, otherWay, fits },
    );
  }

  ended(trip: Trip): void {
    const { memory, bench } = this.#context;
    this.#reportRun(trip);
    if (trip.stop === 'home') {
      this.#celebrate();
      return;
    }
    const watched = isWatching(this.#session);
    memory.game = tried(memory.game, trip);
    memory.keep();
    bench.settle(trip);
    // The path with the bug does not say by itself which arrow is wrong: that is the hunt.
    if (watched) bench.point({ list: 'before', index: bench.program.before.length });
    this.#idle.arm();
    this.#help(watched);
    this.refresh();
  }

  /** A bug that was only watched calls for no help yet. */
  #help(watched: boolean): void {
    const { memory, clock, stage, text } = this.#context;
    const help = watched ? 'none' : helpNow(memory.game);
    if (help === 'none') return;
    this.#guide.showDots();
    if (help === 'scaffold') {
      const runs = this.#runs;
      clock.after(2.4, () => {
        if (runs === this.#runs && !this.#context.bench.busy) stage.tell(text().scaffold);
      });
      return;
    }
    this.#watch(1.8);
  }

  #celebrate(): void {
    const { memory, clock, guest } = this.#context;
    this.#watching = true;
    const clean = isAlone(this.#session);
    const { game, mastered } = sessions.moveOn(memory.game, today());
    if (mastered) this.#report({ verb: 'mastered', object: 'skill', result: { success: clean } });
    memory.game = game;
    memory.keep();
    this.refresh();
    clock.after(1.3, () => {
      if (sessions.isOver(memory.game.session)) this.#finish();
      else {
        guest.event({ verb: 'progressed', object: 'sitting', ctx: this.#context.eventContext() });
        this.#open();
      }
    });
  }

  #finish(): void {
    const { memory, guest } = this.#context;
    guest.event({ verb: 'completed', object: 'sitting', ctx: this.#context.eventContext() });
    finishSession(this.#context, memory.game.session.solved, () => {
      memory.again();
      this.#open();
    });
  }
}
