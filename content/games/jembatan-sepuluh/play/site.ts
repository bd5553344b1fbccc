/** The building site: what is being asked right now, what is picked, and what help is shown. */
import { hinted } from '@nobi/kit/game';
import { type Happening, type Idle, watchIdle } from '@nobi/kit/guest';
import type { Animal } from '../actors/animal-parts.ts';
import { animals } from '../actors/animals.ts';
import { roundOf, type Session, taskOf } from '../rules/progress.ts';
import { type Round, total, wayToFit } from '../rules/round.ts';
import { helpNow, leftOf, planksIn, reopened } from '../rules/session.ts';
import { gapWidth } from '../scene/frame.ts';
import type { Context } from './context.ts';
import { showWorked } from './lesson.ts';
import { setPlanks } from './planks.ts';

export class Site {
  readonly context: Context;
  picked: number | null = null;
  /** Something is happening that the child watches; presses on planks wait. */
  busy = false;
  byKey = false;
  dragging = false;
  readonly idle: Idle;
  #startedAt = 0;

  constructor(context: Context) {
    this.context = context;
    this.idle = watchIdle(context.clock, {
      first: () => this.#prompt(),
      second: () => this.#hint(),
    });
  }

  get session(): Session {
    return this.context.memory.game.session;
  }

  get round(): Round {
    return roundOf(this.session);
  }

  #prompt(): void {
    const { stage, tray, text } = this.context;
    stage.tell(this.picked === null ? text().goal(this.round) : text().drop);
    if (this.picked === null) tray.beckon(null);
  }

  /** Who asks for help hears what to look for. The round no longer counts as clean. */
  #hint(): void {
    const { memory, stage, tray, text } = this.context;
    const left = leftOf(this.session);
    const [place] = wayToFit(this.round, left, this.session.laid) ?? [];
    if (this.picked !== null || place === undefined) return;
    const length = this.round.tray[place] ?? 0;
    memory.game = hinted(memory.game);
    stage.tell(length === left ? text().lookFor(left) : text().startWith(length));
    tray.beckon(place);
  }

  report(happening: Omit<Happening, 'ctx'>): void {
    const { skill, target } = taskOf(this.session);
    this.context.guest.event({
      attempt: this.session.misses + 1,
      ...happening,
      ctx: { level: target, skill, mode: 'play' },
    });
  }

  secondsSpent(): number {
    return this.context.clock.now() - this.#startedAt;
  }

  showTray(): void {
    const { tray, gap, text, theatre } = this.context;
    const { show } = theatre;
    const { tray: planks } = this.round;
    tray.rest(this.busy);
    tray.show(planks, { dots: show.dots, used: this.session.laid, picked: this.picked });
    gap.ariaLabel = text().gap(this.picked === null ? null : (planks[this.picked] ?? null));
    // What is still to fill and with how many, for who plays by rule (robot.ts).
    gap.dataset.left = String(leftOf(this.session));
    gap.dataset.slots = String(this.round.slots - this.session.laid.length);
    if (show.marks) show.marks = { covered: total(planksIn(this.session)) };
  }

  /** Opens the choice again: at a new round, after a plank, after a miss. */
  openChoice(): void {
    const { nobi, show } = this.context.theatre;
    this.busy = false;
    this.picked = null;
    show.held = null;
    Object.assign(nobi, { arms: 'rest', mood: 'happy', look: { x: 0, y: 60 } });
    this.showTray();
    this.idle.arm();
    const open = this.round.tray.findIndex((_, place) => !this.session.laid.includes(place));
    if (this.byKey) this.context.tray.focus(open);
  }

  /** Concrete, picture, symbol: how much the planks and the gap show by themselves. */
  applyHelp(): void {
    const { show } = this.context.theatre;
    const { game } = this.context.memory;
    const { level, help } = game.session;
    const helped = helpNow(game) !== 'none' || help >= 2;
    show.dots = level < 2 || helped;
    const marked = level === 0 || helped || help === 1;
    // Where circles are there anyway, help is to have them counted.
    show.numbered = helped || (level === 0 && help > 0);
    show.marks = marked ? { covered: total(planksIn(this.session)) } : null;
  }

  /** Everybody gets a turn; the seed decides who begins. */
  crosser(): Animal | null {
    return animals[(this.session.at + this.session.seed) % animals.length] ?? null;
  }

  open(): void {
    const { stage, text, theatre, memory } = this.context;
    memory.game = reopened(memory.game);
    const { target } = this.round;
    Object.assign(theatre.show, {
      target,
      unit: gapWidth / target,
      bridge: null,
      waiting: this.crosser(),
    });
    this.#startedAt = this.context.clock.now();
    this.applyHelp();
    setPlanks(this.context, planksIn(this.session));
    stage.goal(text().goal(this.round));
    this.#begin();
  }

  /** A task that is new or hard for this child begins with help, which fades from one to the next. */
  #begin(): void {
    const { clock, stage, text } = this.context;
    const { help, misses, laid } = this.session;
    if (help >= 3 && misses === 0 && laid.length === 0) {
      this.busy = true;
      this.showTray();
      clock.after(1.6, () => showWorked(this.context, () => this.openChoice()));
      return;
    }
    this.openChoice();
    const { at } = this.session;
    const isWaiting = (): boolean =>
      this.session.at === at && this.session.laid.length === 0 && this.picked === null;
    if (help > 0) clock.after(2.4, () => !this.busy && isWaiting() && stage.tell(text().scaffold));
  }

  say(): void {
    this.context.tray.group(this.context.text().planks);
    if (this.busy) return;
    this.showTray();
    this.context.stage.goal(this.context.text().goal(this.round));
  }
}
