/** The building site: what is being asked right now, what is picked, and what help is shown. */
import type { Happening } from '@nobi/kit/guest';
import { type Idle, watchIdle } from '@nobi/kit/guest';
import { setPlanks } from './planks.ts';
import type { Room } from './room.ts';
import { type Round, total, wayToFit } from './rules.ts';
import {
  helpNow,
  hinted,
  ladderOf,
  leftOf,
  planksIn,
  reopened,
  roundOf,
  type Sitting,
  taskOf,
} from './session.ts';
import { type Animal, animals } from './view/animals.ts';
import { gapWidth } from './view/frame.ts';

export class Site {
  readonly room: Room;
  picked: number | null = null;
  /** Something is happening that the child watches; presses on planks wait. */
  busy = false;
  byKey = false;
  dragging = false;
  readonly idle: Idle;
  #startedAt = 0;

  constructor(room: Room) {
    this.room = room;
    this.idle = watchIdle(room.clock, {
      first: () => this.#prompt(),
      second: () => this.#hint(),
    });
  }

  get sitting(): Sitting {
    return this.room.memory.game.sitting;
  }

  get round(): Round {
    return roundOf(this.sitting);
  }

  #prompt(): void {
    const { stage, tray, text } = this.room;
    stage.tell(this.picked === null ? text().choose : text().drop);
    if (this.picked === null) tray.beckon(null);
  }

  /** The second prompt says what to look for. It helps, so the round no longer counts as clean. */
  #hint(): void {
    const { memory, stage, tray, text } = this.room;
    const left = leftOf(this.sitting);
    const [place] = wayToFit(this.round, left, this.sitting.laid) ?? [];
    if (this.picked !== null || place === undefined) return;
    const length = this.round.tray[place] ?? 0;
    memory.game = hinted(memory.game);
    stage.tell(length === left ? text().lookFor(left) : text().startWith(length));
    tray.beckon(place);
  }

  report(happening: Omit<Happening, 'ctx'>): void {
    const { skill, target } = taskOf(this.sitting);
    this.room.guest.event({
      attempt: this.sitting.misses + 1,
      ...happening,
      ctx: { level: target, skill, mode: 'play' },
    });
  }

  secondsSpent(): number {
    return this.room.clock.now() - this.#startedAt;
  }

  showTray(): void {
    const { tray, gap, text, theatre } = this.room;
    const { show } = theatre;
    const { tray: planks } = this.round;
    tray.rest(this.busy);
    tray.show(planks, { dots: show.dots, used: this.sitting.laid, picked: this.picked });
    gap.ariaLabel = text().gap(this.picked === null ? null : (planks[this.picked] ?? null));
    // What is still to fill and with how many, for who plays by rule (robot.ts).
    gap.dataset.left = String(leftOf(this.sitting));
    gap.dataset.slots = String(this.round.slots - this.sitting.laid.length);
    if (show.marks) show.marks = { covered: total(planksIn(this.sitting)) };
  }

  /** Opens the choice again: at a new round, after a plank, after a miss. */
  openChoice(): void {
    const { nobi, show } = this.room.theatre;
    this.busy = false;
    this.picked = null;
    show.held = null;
    Object.assign(nobi, { arms: 'rest', mood: 'happy', look: { x: 0, y: 60 } });
    this.showTray();
    this.idle.arm();
    const open = this.round.tray.findIndex((_, place) => !this.sitting.laid.includes(place));
    if (this.byKey) this.room.tray.focus(open);
  }

  /** Concrete, picture, symbol: how much the planks and the gap show by themselves. */
  applyHelp(): void {
    const { show } = this.room.theatre;
    const { game } = this.room.memory;
    const { step } = ladderOf(game.progress, taskOf(this.sitting).skill);
    const helped = helpNow(game) !== 'none';
    show.dots = step < 2 || helped;
    show.marks = step === 0 || helped ? { covered: total(planksIn(this.sitting)) } : null;
  }

  /** Everybody gets a turn; the seed decides who begins. */
  crosser(): Animal | null {
    return animals[(this.sitting.at + this.sitting.seed) % animals.length] ?? null;
  }

  open(): void {
    const { stage, text, theatre, memory } = this.room;
    memory.game = reopened(memory.game);
    const { target } = this.round;
    Object.assign(theatre.show, {
      target,
      unit: gapWidth / target,
      bridge: null,
      waiting: this.crosser(),
    });
    this.#startedAt = this.room.clock.now();
    this.applyHelp();
    setPlanks(this.room, planksIn(this.sitting));
    stage.goal(text().goal(this.round));
    this.openChoice();
  }

  say(): void {
    this.room.tray.group(this.room.text().planks);
    if (this.busy) return;
    this.showTray();
    this.room.stage.goal(this.room.text().goal(this.round));
  }
}
