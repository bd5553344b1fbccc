/** The boards: lay, go, bump, repair, home. Six of them, then a calm end. */
import { type Happening, type Idle, newSeed, watchIdle } from '@nobi/kit/guest';
import type { Change } from '../../boards/bench.ts';
import type { Way } from '../../boards/board.ts';
import { tileCount } from '../../boards/program.ts';
import type { Stop, Trip } from '../../boards/run.ts';
import { finishSitting } from './finish.ts';
import { Guide } from './guide.ts';
import { nextPress } from './next-press.ts';
import { runReport, today } from './reports.ts';
import type { Mode, Room } from './room.ts';
import { isOwnWay, type Round } from './rules.ts';
import {
  helpNow,
  isClean,
  isOver,
  isWatching,
  lay,
  moveOn,
  programOf,
  recordOf,
  roundOf,
  type Sitting,
  sitDown,
  taskOf,
  tried,
} from './session.ts';

export class Homing implements Mode {
  readonly name = 'play';
  #room: Room;
  #idle: Idle;
  #guide: Guide;
  #startedAt = 0;
  #runs = 0;
  /** Something is shown that the child only watches. */
  #watching = false;
  #steps = 0;

  constructor(room: Room) {
    this.#room = room;
    this.#guide = new Guide(room, () => this.refresh());
    this.#idle = watchIdle(room.clock, {
      first: () => this.#guide.prompt(),
      second: () => this.#guide.hint(),
    });
  }

  get #sitting(): Sitting {
    return this.#room.memory.game.sitting;
  }

  get #round(): Round {
    return roundOf(this.#sitting);
  }

  enter(): void {
    this.#room.ground.replaceChildren(this.#room.bench.element);
    this.#room.stage.controls.replaceChildren(this.#room.pad.element);
    this.#open();
  }

  leave(): void {
    this.#idle.rest();
    this.#room.clock.forget();
    this.#watching = false;
    this.#room.bench.rewind();
  }

  dress(): void {
    this.#room.bench.draw();
    this.refresh();
    if (!this.#watching) this.#room.stage.goal(this.#goal());
  }

  #goal(): string {
    return this.#room.text().goal[taskOf(this.#sitting).skill];
  }

  /** Lays out the board that the sitting is at. */
  #open(): void {
    const { bench, memory } = this.#room;
    const { board, room } = this.#round;
    this.#startedAt = this.#room.clock.now();
    this.#runs = 0;
    this.#watching = false;
    bench.show({ board, room, program: programOf(this.#sitting) });
    memory.keep();
    this.#announce();
    this.#room.refit();
    this.#guide.showDots();
    this.refresh();
    this.#idle.arm();
  }

  /** An idea that is met for the first time is named before its goal. */
  #announce(): void {
    const { stage, text, memory, clock } = this.#room;
    const { skill } = taskOf(this.#sitting);
    const isNew = skill !== 'sequence' && recordOf(memory.game.progress, skill).seen === 0;
    if (!isNew || this.#sitting.misses > 0) {
      stage.goal(this.#goal());
      return;
    }
    stage.goal(text().fresh[skill]);
    const at = this.#sitting.at;
    clock.after(3, () => {
      if (this.#sitting.at === at && this.#runs === 0) stage.goal(this.#goal());
    });
  }

  refresh(): void {
    const { bench, pad } = this.#room;
    const busy = bench.busy || this.#watching;
    pad.show({ busy, erasing: bench.cursor.on && !bench.underway });
    bench.element.dataset.next = busy ? 'wait' : nextPress(bench, this.#round);
  }

  lay(way: Way): void {
    if (!this.#watching) this.#room.bench.lay(way);
  }

  erase(): void {
    if (!this.#watching) this.#room.bench.erase();
  }

  go(): void {
    const { bench, stage, text } = this.#room;
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
    const { bench, stage, text } = this.#room;
    if (this.#watching || bench.busy) return;
    if (tileCount(bench.program) === 0) {
      stage.tell(text().layFirst);
      return;
    }
    this.#idle.arm();
    this.#steps += 1;
    // The first step of a walk is told; a line for each would only be noise.
    if (!bench.underway) this.#report({ verb: 'interacted', object: 'step' });
    bench.step();
  }

  changed(change: Change): void {
    const { bench, memory, stage, text, sounds } = this.#room;
    sounds.play(change === 'erased' || change === 'full' ? 'erase' : 'lay');
    if (change === 'full') stage.tell(text().full);
    memory.game = lay(memory.game, bench.program);
    memory.keep();
    this.#idle.arm();
    this.refresh();
  }

  #report(happening: Omit<Happening, 'ctx'>): void {
    const { skill } = taskOf(this.#sitting);
    this.#room.guest.event({
      attempt: this.#runs + 1,
      ...happening,
      ctx: { level: this.#round.board.width, skill, mode: 'play' },
    });
  }

  #reportRun(trip: Trip): void {
    const tiles = tileCount(this.#room.bench.program);
    const seconds = this.#room.clock.now() - this.#startedAt;
    this.#report(runReport(trip, this.#sitting, { tiles, seconds, steps: this.#steps }));
    this.#runs += 1;
    this.#steps = 0;
  }

  halted(stop: Stop): void {
    const { stage, text } = this.#room;
    stage.tell(stop === 'home' ? this.#praise() : text().stops[stop]);
  }

  #praise(): string {
    const { bench, text } = this.#room;
    const { skill } = taskOf(this.#sitting);
    if (this.#sitting.misses > 0 && skill !== 'debug') return text().triedAgain;
    const own = skill === 'sequence' && isOwnWay(this.#round, bench.program);
    return own ? text().ownWay : text().praise[skill];
  }

  ended(trip: Trip): void {
    const { memory, bench } = this.#room;
    this.#reportRun(trip);
    if (trip.stop === 'home') {
      this.#celebrate();
      return;
    }
    const watched = isWatching(this.#sitting);
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
    const { memory, clock, stage, text } = this.#room;
    const help = watched ? 'none' : helpNow(memory.game);
    if (help === 'none') return;
    this.#guide.showDots();
    if (help === 'scaffold') {
      const runs = this.#runs;
      clock.after(2.4, () => {
        if (runs === this.#runs && !this.#room.bench.busy) stage.tell(text().scaffold);
      });
      return;
    }
    this.#watching = true;
    this.#idle.rest();
    clock.after(1.8, () =>
      this.#guide.work(() => {
        this.#watching = false;
        this.refresh();
        this.#idle.arm();
      }),
    );
  }

  #celebrate(): void {
    const { memory, clock, guest } = this.#room;
    this.#watching = true;
    const clean = isClean(this.#sitting);
    const { game, mastered } = moveOn(memory.game, today());
    if (mastered) this.#report({ verb: 'mastered', object: 'skill', result: { success: clean } });
    memory.game = game;
    memory.keep();
    this.refresh();
    clock.after(1.3, () => {
      if (isOver(memory.game.sitting)) this.#finish();
      else {
        guest.event({ verb: 'progressed', object: 'sitting', ctx: this.#room.context() });
        this.#open();
      }
    });
  }

  #finish(): void {
    const { memory, guest } = this.#room;
    guest.event({ verb: 'completed', object: 'sitting', ctx: this.#room.context() });
    finishSitting(this.#room, memory.game.sitting.solved, () => {
      memory.game = sitDown(memory.game.progress, newSeed());
      this.#open();
    });
  }
}
