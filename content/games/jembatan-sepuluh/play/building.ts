/** The bridges: pick planks, lay them, and see what holds. */

import type { Spot } from '@nobi/kit/canvas';
import { answerOf, today } from '@nobi/kit/game';
import { praiseFor } from '@nobi/kit/learning';
import { roundsPerSession, taskOf } from '../rules/progress.ts';
import { total, type Verdict } from '../rules/round.ts';
import { clearAfter, helpNow, lay, planksIn, sessions, takeBack } from '../rules/session.ts';
import { gapLeft, gapWidth, heldAt, nobiHome } from '../scene/frame.ts';
import type { Context, Mode } from './context.ts';
import { letCross, walkOn } from './crossing-play.ts';
import { touchDecor } from './decor.ts';
import { finishSession } from './finish.ts';
import { showWorked } from './lesson.ts';
import { missLong, missShort } from './misses.ts';
import { hop } from './nobi-acts.ts';
import { plankHome, setPlanks, slotsFor } from './planks.ts';
import { Site } from './site.ts';

export class Building implements Mode {
  readonly name = 'play';
  #context: Context;
  #site: Site;
  #again: () => void;

  constructor(context: Context, again: () => void) {
    this.#context = context;
    this.#site = new Site(context);
    this.#again = again;
  }

  enter(): void {
    if (sessions.isOver(this.#site.session)) this.#crossed();
    else this.#site.open();
  }

  leave(): void {
    const { theatre, world, clock, motions } = this.#context;
    this.#site.idle.rest();
    this.#site.busy = false;
    clock.forget();
    motions.clear();
    Object.assign(theatre.nobi, {
      x: nobiHome,
      y: 0,
      tilt: 0,
      stretch: 1,
      wet: 0,
      walking: false,
      mood: 'happy',
      arms: 'rest',
    });
    Object.assign(theatre.show, {
      held: null,
      over: null,
      bridge: null,
      walker: null,
      waiting: null,
      loads: [],
      marks: null,
      target: null,
      camera: 0,
    });
    theatre.deck.calm();
    world.clear();
  }

  step(): void {
    const { show, nobi } = this.#context.theatre;
    if (!show.held || this.#site.dragging) return;
    const sway = this.#context.calm() ? 0 : 0.012 * show.held.length;
    show.held.angle = Math.sin(this.#context.clock.now() * 3.1) * sway;
    nobi.look = { x: show.held.x, y: show.held.y };
  }

  pick(place: number, byKey: boolean): void {
    const site = this.#site;
    const { theatre, sounds, gap } = this.#context;
    const length = site.round.tray[place];
    if (site.busy || length === undefined || site.session.laid.includes(place)) return;
    Object.assign(site, { byKey, picked: place, dragging: false });
    theatre.show.held = { length, ...heldAt(theatre.frame, length * theatre.show.unit), angle: 0 };
    Object.assign(theatre.nobi, { arms: 'up', mood: length > 7 ? 'wow' : 'happy' });
    sounds.play('pick', { pitch: 1.35 - length * 0.05 });
    hop(this.#context, 14);
    site.showTray();
    site.idle.arm();
    if (byKey) gap.focus({ preventScroll: true });
  }

  drag(at: Spot, end: boolean): void {
    const { show, nobi, frame } = this.#context.theatre;
    const { held } = show;
    if (!held || this.#site.picked === null || this.#site.busy) return;
    this.#site.dragging = !end;
    Object.assign(held, { x: at.x, y: at.y - 30, angle: 0 });
    nobi.look = at;
    if (!end) return;
    const overGap = Math.abs(at.x) < gapWidth / 2 + 90 && at.y > -360 && at.y < 190;
    if (overGap) this.#drop();
    else Object.assign(held, heldAt(frame, held.length * show.unit));
  }

  press(at: Spot, onGap: boolean): void {
    if (onGap && this.#site.picked !== null && !this.#site.busy) this.#drop();
    else if (!onGap || !this.#takeBackAt(at.x)) touchDecor(this.#context, at);
  }

  takeBack(): void {
    const last = slotsFor(planksIn(this.#site.session), this.#context.theatre.show.unit).at(-1);
    if (last) this.#takeBackAt(last.x);
  }

  placeOf(length: number): number | null {
    const { round, session } = this.#site;
    const place = round.tray.findIndex((each, i) => each === length && !session.laid.includes(i));
    return place < 0 ? null : place;
  }

  dress(): void {
    if (!sessions.isOver(this.#site.session)) this.#site.say();
  }

  #drop(): void {
    const site = this.#site;
    const { theatre, memory } = this.#context;
    const place = site.picked;
    if (place === null || !theatre.show.held) return;
    const before = planksIn(site.session);
    const length = site.round.tray[place] ?? 1;
    const { game, verdict } = lay(memory.game, place);
    // What is remembered is settled at once, whatever the child does while it watches.
    memory.game = clearAfter(game, verdict);
    memory.keep();
    Object.assign(site, { picked: null, busy: true, dragging: false });
    site.idle.rest();
    const slot = gapLeft + (total(before) + length / 2) * theatre.show.unit;
    const plank = { key: place, length, slot, fits: verdict.kind !== 'long' };
    plankHome(this.#context, plank, () => this.#landed(verdict, [...before, length], place));
    site.showTray();
  }

  #landed(verdict: Verdict, planks: readonly number[], place: number): void {
    const { stage, text } = this.#context;
    if (verdict.kind === 'building') {
      stage.tell(text().more(planks, this.#site.round.target));
      this.#site.openChoice();
      return;
    }
    this.#report(verdict, planks);
    const then = (): void => this.#afterMiss();
    if (verdict.kind === 'fits') this.#fits(planks);
    else if (verdict.kind === 'long') missLong(this.#context, { by: verdict.by, key: place }, then);
    else missShort(this.#context, { by: verdict.by, planks }, then);
  }

  #report(verdict: Verdict, planks: readonly number[]): void {
    const { session } = this.#site;
    this.#site.report({
      verb: 'answered',
      object: 'bridge',
      ...answerOf(session, {
        isRight: verdict.kind === 'fits',
        response: [...planks],
        spentMs: this.#site.secondsSpent() * 1000,
        task: taskOf(session),
      }),
    });
  }

  #fits(planks: readonly number[]): void {
    const { memory, clock } = this.#context;
    const crosser = this.#site.crosser();
    this.#celebrate(planks);
    const { game, mastered } = sessions.moveOn(memory.game, today());
    if (mastered) this.#site.report({ verb: 'mastered', object: taskOf(this.#site.session).skill });
    memory.game = game;
    memory.keep();
    clock.after(1.6, () => letCross(this.#context, crosser, () => this.#crossed()));
  }

  #crossed(): void {
    if (!sessions.isOver(this.#site.session)) {
      walkOn(this.#context, () => this.enter());
      return;
    }
    this.#context.guest.event({
      verb: 'completed',
      object: 'sitting',
      ctx: this.#context.eventContext(),
    });
    finishSession(this.#context, roundsPerSession, this.#again);
  }

  #celebrate(planks: readonly number[]): void {
    const { theatre, world, sounds, stage, text } = this.#context;
    const { show, sparks, nobi, deck } = theatre;
    const { target } = this.#site.round;
    show.bridge = slotsFor(planks, show.unit).map(({ x, length }) => ({ x, length, lit: 0 }));
    show.marks = null;
    world.clear();
    sounds.play('fit');
    sparks.stars(0, -20);
    sparks.word(text().snug, { x: 0, y: -210 });
    deck.stomp(0, 130);
    Object.assign(nobi, { mood: 'cheer', arms: 'up' });
    hop(this.#context, 56);
    const { otherWay, fits } = text();
    stage.tell(praiseFor(this.#site.session, { otherWay, fits })(planks, target));
  }

  #afterMiss(): void {
    const { memory, clock, stage, text } = this.#context;
    const site = this.#site;
    setPlanks(this.#context, planksIn(site.session));
    site.applyHelp();
    const help = helpNow(memory.game);
    if (help === 'worked' && site.session.misses === 3) {
      site.report({ verb: 'interacted', object: 'worked-example' });
      showWorked(this.#context, () => site.openChoice());
      return;
    }
    site.openChoice();
    if (help === 'none') return;
    site.report({ verb: 'interacted', object: 'scaffold' });
    clock.after(0.6, () => stage.tell(text().scaffold));
  }

  #takeBackAt(x: number): boolean {
    const site = this.#site;
    const { memory, sounds, theatre } = this.#context;
    const slots = slotsFor(planksIn(site.session), theatre.show.unit);
    const index = slots.findIndex(
      (each) => Math.abs(each.x - x) < (each.length * theatre.show.unit) / 2,
    );
    const place = site.session.laid[index - site.round.start.length];
    if (site.busy || index < 0 || place === undefined) return false;
    memory.game = takeBack(memory.game, place);
    memory.keep();
    sounds.play('back');
    setPlanks(this.#context, planksIn(site.session));
    site.openChoice();
    return true;
  }
}
