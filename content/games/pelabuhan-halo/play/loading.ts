/** The captain's orders: listen, lift, carry, let down, and see what comes of it. */
import { hinted } from '@nobi/kit/game';
import { type Idle, watchIdle } from '@nobi/kit/guest';
import { roundsPerSession } from '../rules/progress.ts';
import { seenAs, type Verdict } from '../rules/round.ts';
import { helpNow, putDown, sentHome, sessions } from '../rules/session.ts';
import { type SpotId, spotsOf } from '../rules/spots.ts';
import type { Actor } from '../scene/actor.ts';
import { hitOf, isIn } from '../scene/hits.ts';
import type { Context, Mode } from './context.ts';
import { finishSession } from './finish.ts';
import type { At } from './handles.ts';
import { showWorked } from './lesson.ts';
import { Order } from './order.ts';
import { cryOut, sailAway } from './scenes.ts';
import { openScript, type Script } from './script.ts';

const captainFirst = 0.9;

export class Play implements Mode {
  readonly name = 'play';
  #context: Context;
  #order: Order;
  #again: () => void;
  #script: Script;
  #idle: Idle;
  /** The crane has it; before that it is on its way. */
  #isLifted = false;
  /** Where it shall go as soon as the crane has it. */
  #wish: SpotId | null = null;

  constructor(context: Context, again: () => void) {
    this.#context = context;
    this.#again = again;
    this.#order = new Order(context);
    this.#script = openScript(context.clock);
    this.#idle = watchIdle(context.clock, {
      first: () => this.#promptIdle(),
      second: () => this.#helpIdle(),
    });
  }

  enter(): void {
    if (sessions.isOver(this.#order.session)) {
      this.#finish();
      return;
    }
    this.#order.build();
    this.#openPick();
    const isFirst = this.#order.session.at === 0 && this.#order.session.misses === 0;
    const { welcome, welcomeTap } = this.#context.text();
    if (isFirst) this.#context.radio.goal(this.#order.onlySpot ? welcomeTap : welcome);
    this.#script.after(isFirst ? 2.3 : 0.1, () => this.#callOut());
  }

  leave(): void {
    const { clock, harbour, radio } = this.#context;
    this.#script.stop();
    this.#idle.rest();
    clock.forget();
    radio.hint(null);
    harbour.motions.clear();
    harbour.crane.halt();
    Object.assign(this.#order, { held: null, open: null });
  }

  thing(at: number, byKey: boolean): void {
    const { harbour, sounds, handles, memory, radio } = this.#context;
    const order = this.#order;
    if (order.open === null) return;
    this.#script.stop();
    if (order.held === at) {
      this.#putBack(at);
      return;
    }
    const before = order.held;
    if (before !== null) harbour.goHome(before, () => undefined);
    Object.assign(order, { held: at });
    this.#isLifted = false;
    this.#wish = order.onlySpot;
    memory.game = sentHome(memory.game, at);
    radio.show(order.sentence);
    sounds.play('lift');
    harbour.lift(at, () => this.#lifted());
    order.show(this.#wish === null ? 'place' : null);
    if (this.#wish === null) this.#idle.arm();
    else this.#idle.rest();
    if (byKey) handles.focusSpot();
  }

  spot(spot: SpotId): void {
    if (this.#order.open !== 'place') return;
    this.#script.stop();
    this.#context.sounds.play('tap');
    this.#order.show(null);
    this.#idle.rest();
    if (this.#isLifted) this.#carry(spot);
    else this.#wish = spot;
  }

  drag(to: At): void {
    if (this.#order.open !== 'place' || !this.#isLifted) return;
    this.#context.harbour.crane.follow({ x: to.x, y: to.y - 60 });
  }

  release(at: At): void {
    const { layout, crane } = this.#context.harbour;
    if (this.#order.open !== 'place') return;
    const spot = spotsOf(this.#order.berth).find((each) => isIn(hitOf(layout, each), at));
    if (spot) this.spot(spot);
    else if (this.#isLifted) crane.hangHigh();
  }

  elsewhere(at: At): void {
    const { harbour, sounds } = this.#context;
    sounds.play('tap');
    harbour.crane.nudge(at.x < harbour.crane.x ? -1.6 : 1.6);
    if (at.y > harbour.layout.water) harbour.effects.burst(at, 5, false);
    else harbour.effects.burst(at, 3, true);
  }

  repeat(slow: boolean): void {
    const { radio } = this.#context;
    if (sessions.isOver(this.#order.session)) return;
    this.#script.stop();
    if (slow) radio.speak(this.#order.sentence, true);
    else this.#script.after(captainFirst, () => radio.speak(this.#order.sentence));
    if (this.#order.open) this.#idle.arm();
  }

  dress(isResized: boolean): void {
    if (sessions.isOver(this.#order.session)) return;
    this.#order.fit();
    this.#order.show(this.#order.open);
    if (!isResized) this.#callOut();
  }

  /** "The captain says", and then the captain. */
  #callOut(): void {
    const { radio, text, sounds } = this.#context;
    this.#script.stop();
    sounds.play('radio');
    radio.goal(text().captain);
    this.#script.after(captainFirst, () => {
      radio.speak(this.#order.sentence);
      if (this.#order.open) this.#idle.arm();
      if (this.#order.beginsWorked()) this.#showWay();
      else if (this.#order.session.help > 0) this.#order.hint();
    });
  }

  #openPick(): void {
    Object.assign(this.#order, { held: null });
    this.#order.show('pick');
  }

  #putBack(at: number): void {
    const { harbour, sounds } = this.#context;
    sounds.play('land');
    harbour.crane.halt();
    harbour.goHome(at, () => undefined);
    this.#openPick();
    this.#idle.arm();
  }

  #lifted(): void {
    const { sounds, harbour } = this.#context;
    this.#isLifted = true;
    sounds.play('clank');
    const wish = this.#wish;
    if (wish !== null) this.#carry(wish);
    else harbour.crane.hangHigh();
  }

  #carry(spot: SpotId): void {
    const { harbour, memory, sounds } = this.#context;
    const at = this.#order.held;
    if (at === null) return;
    const inTheWay = memory.game.session.placed.indexOf(spot);
    if (inTheWay >= 0) harbour.goHome(inTheWay, () => undefined);
    const { game, verdict } = putDown(memory.game, at, spot);
    sounds.play('lift');
    // What is remembered is settled at once, whatever the child does while it watches.
    memory.game = game;
    this.#order.reportPlacing(verdict, { at, spot });
    if (verdict.kind === 'fits' && verdict.whole) this.#order.learn();
    memory.keep();
    harbour.lower(spot, (actor) => this.#landed({ verdict, actor, spot }));
  }

  #landed({ verdict, actor, spot }: { verdict: Verdict; actor: Actor; spot: SpotId }): void {
    const { radio } = this.#context;
    const { thing } = actor;
    this.#order.held = null;
    this.#order.show(null);
    cryOut(this.#context, actor);
    this.#script.after(0.6, () => radio.speak(seenAs(thing, spot)));
    if (verdict.kind === 'other') this.#missed(verdict);
    else if (verdict.whole) this.#fits(actor);
    else this.#halfway();
  }

  #halfway(): void {
    const { radio, text, sounds } = this.#context;
    sounds.play('fit');
    this.#script.after(2.4, () => radio.tell(text().halfway));
    this.#script.after(4, () => radio.speak(this.#order.sentence));
    this.#context.clock.after(0.9, () => this.#reopen());
  }

  #fits(actor: Actor): void {
    const { radio, sounds, harbour, clock } = this.#context;
    sounds.play('fit');
    harbour.effects.burst(harbour.headOf(actor), 12, true);
    for (const each of harbour.actors) harbour.hop(each);
    clock.after(2.6, () => radio.tell(this.#order.praise()));
    clock.after(4.2, () => this.#moveOn());
  }

  #moveOn(): void {
    if (sessions.isOver(this.#order.session)) {
      this.#finish();
      return;
    }
    sailAway(this.#context, () => {
      this.#order.build();
      this.#openPick();
      this.#callOut();
      if (document.activeElement === document.body) this.#context.handles.focusThing();
    });
  }

  #missed(verdict: Extract<Verdict, { kind: 'other' }>): void {
    const { radio, text, memory, clock } = this.#context;
    const order = this.#order;
    const help = helpNow(memory.game);
    if (help === 'worked' && order.session.misses === 3) {
      order.report({ verb: 'interacted', object: 'worked-example' });
      clock.after(2.6, () => this.#showWay());
      return;
    }
    const { otherThing, otherSpot, otherBoth } = text();
    const both = !verdict.thing && !verdict.spot;
    const line = both ? otherBoth : verdict.thing ? otherSpot : otherThing;
    this.#script.after(2.7, () => radio.tell(line));
    if (help !== 'none') {
      order.hint();
      order.report({ verb: 'interacted', object: 'scaffold' });
    }
    this.#script.after(5.2, () => radio.speak(order.sentence));
    clock.after(1, () => this.#reopen());
  }

  #reopen(): void {
    const { handles } = this.#context;
    this.#openPick();
    this.#idle.arm();
    if (document.activeElement === document.body) handles.focusThing();
  }

  #showWay(): void {
    const { memory, radio, text } = this.#context;
    this.#script.stop();
    showWorked(this.#context, this.#order, () => {
      memory.keep();
      this.#reopen();
      radio.tell(text().yourTurn);
      this.#script.after(2, () => radio.speak(this.#order.sentence));
    });
  }

  #promptIdle(): void {
    const { radio, text } = this.#context;
    radio.tell(this.#order.held === null ? text().pick : text().where);
    this.#script.after(3, () => radio.speak(this.#order.sentence));
  }

  #helpIdle(): void {
    const { memory, radio } = this.#context;
    memory.game = hinted(memory.game);
    memory.keep();
    this.#order.hint();
    radio.speak(this.#order.sentence);
  }

  #finish(): void {
    this.#idle.rest();
    this.#order.show(null);
    this.#context.guest.event({
      verb: 'completed',
      object: 'sitting',
      ctx: this.#context.eventContext(),
    });
    finishSession(this.#context, roundsPerSession, this.#again);
  }
}
