/** The words one after the other: drop a bubble on its partner and see what becomes of it. */
import { hinted } from '@nobi/kit/game';
import { textOf } from '../rules/jar.ts';
import { reopened, sessions, tryDrop } from '../rules/session.ts';
import { type Actor, wobble } from '../scene/actor.ts';
import { holdY, laneX } from '../scene/frame.ts';
import type { Context, Mode } from './context.ts';
import { finishSession } from './finish.ts';
import { blowHeld, bounceBack, clearJar, heldKey, layJar, popRest } from './jar-view.ts';
import { type Meeting, showGrown, showMiss, showWhole } from './landing.ts';
import { showWorked } from './lesson.ts';
import { Question } from './question.ts';
import { reportDrop, settleWord } from './results.ts';

export class Freeing implements Mode {
  readonly name = 'play';
  #context: Context;
  #question: Question;
  #again: () => void;
  #falling: (() => void) | null = null;
  #aim = 0;

  constructor(context: Context, again: () => void) {
    this.#context = context;
    this.#question = new Question(context);
    this.#again = again;
  }

  lanes(): number {
    return this.#question.jar.lanes.length;
  }

  enter(): void {
    const { world, extra, text, theatre, memory } = this.#context;
    world.bowl(false);
    extra.ariaLabel = text().hear;
    theatre.shelf.clear();
    for (const word of memory.game.session.freed) theatre.shelf.add(word, { x: 0, y: 0 });
    theatre.shelf.arrange(theatre.frame);
    if (sessions.isOver(memory.game.session)) this.#freed();
    else this.#open();
  }

  leave(): void {
    const { clock, motions, theatre, tray } = this.#context;
    this.#question.idle.rest();
    this.#falling = null;
    clock.forget();
    motions.clear();
    clearJar(this.#context);
    theatre.sparks.clear();
    Object.assign(theatre.nobi.now, { mood: 'happy', hop: 0 });
    tray.card(null);
    tray.hand([]);
  }

  step(): void {
    const held = this.#context.theatre.actors.get(heldKey);
    if (!held || this.#question.busy) return;
    // The held bubble follows the aim, so that a finger sees at once where it will fall.
    held.x += (laneX(this.#aim, this.lanes()) - held.x) * (this.#context.calm() ? 1 : 0.3);
    this.#context.theatre.aim = { x: held.x, y: this.#topY() };
  }

  #topY(): number {
    const key = this.#question.topOf(this.#aim)?.key ?? -1;
    return (this.#context.theatre.actors.get(key)?.y ?? 0) - 60;
  }

  #open(): void {
    const question = this.#question;
    const { memory, refit, theatre } = this.#context;
    memory.game = reopened(memory.game);
    question.begin();
    question.busy = true;
    theatre.nobi.now.mood = 'happy';
    question.show();
    refit();
    this.#aim = this.lanes() === 3 ? 1 : 2;
    question.sayGoal();
    layJar(this.#context, question.jar, () => this.#offer());
  }

  /** A bubble hangs ready and the choice is open. */
  #offer(): void {
    const question = this.#question;
    const { held } = question;
    if (!held) return;
    question.busy = false;
    blowHeld(this.#context, textOf(held), laneX(this.#aim, this.lanes()));
    this.#begin();
  }

  /** A word that is new or hard for this child begins with help, which fades from one to the next. */
  #begin(): void {
    const question = this.#question;
    const { clock, stage, text } = this.#context;
    const { help, misses, moves } = question.session;
    if (help === 0 || misses > 0 || moves.length > 0) {
      this.#ready();
      return;
    }
    if (help >= 3) {
      question.busy = true;
      clock.after(1.2, () => showWorked(question, () => this.#ready()));
      return;
    }
    this.#ready();
    const part = question.point();
    clock.after(2.4, () => {
      if (!question.busy) stage.tell(text().scaffold(part));
    });
  }

  #ready(): void {
    const question = this.#question;
    question.busy = false;
    question.show();
    question.idle.arm();
    if (question.byKey) this.#context.lanes.focus(this.#aim);
  }

  aim(lane: number): void {
    if (this.#question.busy || lane === this.#aim) return;
    this.#aim = lane;
    this.#context.sounds.play('aim', { pitch: 0.9 + lane * 0.08 });
  }

  pick(hand: number): void {
    const question = this.#question;
    const bubble = question.jar.hand[hand];
    if (question.busy || !bubble) return;
    const { guest, sounds } = this.#context;
    const isNew = question.picked !== hand;
    question.picked = hand;
    sounds.play('aim');
    guest.say(textOf(bubble), true, 'id');
    question.report({ verb: 'interacted', object: 'hear' });
    if (isNew) blowHeld(this.#context, textOf(bubble), laneX(this.#aim, this.lanes()));
    question.show();
    question.idle.arm();
  }

  hearCard(): void {
    this.#question.say(true);
    this.#question.report({ verb: 'interacted', object: 'hear' });
  }

  /** All tops are read aloud, left to right. It is help, so the round no longer counts as clean. */
  useExtra(): void {
    const question = this.#question;
    const { memory, guest, clock, theatre } = this.#context;
    if (question.busy) return;
    memory.game = hinted(memory.game);
    memory.keep();
    question.report({ verb: 'interacted', object: 'hear' });
    const tops = question.jar.lanes.flatMap((lane) => lane.at(-1) ?? []);
    guest.say(tops.map(textOf).join('. '), true, 'id');
    for (const [i, { key }] of tops.entries())
      clock.after(0.1 + i * 0.8, () => {
        const actor = theatre.actors.get(key);
        if (!actor) return;
        actor.isLit = true;
        if (!this.#context.calm()) wobble(actor, 3);
        clock.after(0.7, () => {
          actor.isLit = false;
        });
      });
    question.showCard();
    question.idle.arm();
  }

  dress(): void {
    const { extra, text } = this.#context;
    extra.ariaLabel = text().hear;
    // While something is being watched the next round is asked soon enough, in the new words.
    if (this.#question.busy) return;
    this.#question.show();
    this.#question.sayGoal();
  }

  drop(lane: number, byKey: boolean): void {
    const question = this.#question;
    const { theatre, memory, world, sounds } = this.#context;
    const actor = theatre.actors.get(heldKey);
    if (question.busy || !actor || lane >= this.lanes()) return;
    if (!question.topOf(lane)) {
      // Nothing lies there to meet: the bubble only bobs over it.
      wobble(actor, 4);
      this.aim(lane);
      return;
    }
    const { jar, word } = question;
    const { game, outcome } = tryDrop(memory.game, { hand: question.picked, lane });
    // What is remembered is settled at once, whatever the child does while it watches.
    memory.game = game;
    this.#aim = lane;
    Object.assign(question, { busy: true, byKey, pointer: null });
    question.idle.rest();
    question.show();
    theatre.aim = null;
    reportDrop(question, outcome);
    const story = question.session;
    const bonuses =
      outcome.kind === 'joins' && outcome.whole ? settleWord(question, outcome.jar) : [];
    memory.keep();
    Object.assign(actor, { x: laneX(lane, jar.lanes.length), y: holdY, alpha: 1, isFront: false });
    world.add(actor, actor.x, { x: 0, y: 7 });
    sounds.play('fall');
    const other = theatre.actors.get(jar.lanes[lane]?.at(-1)?.key ?? -1);
    this.#await(() => {
      if (!other) return this.enter();
      const meeting = { held: actor, other, word };
      if (outcome.kind === 'apart') this.#missed(outcome.read, meeting);
      else if (outcome.whole)
        showWhole(this.#context, { ...meeting, outcome, story, bonuses }, () => this.#freed());
      else showGrown(this.#context, { ...meeting, outcome }, () => this.#ready());
    });
  }

  /** Until the bubbles meet; a fall that nothing stops would leave the child waiting. */
  #await(land: () => void): void {
    this.#falling = land;
    this.#context.clock.after(0.9, () => {
      if (this.#falling === land) this.#meet();
    });
  }

  #meet(): void {
    const land = this.#falling;
    this.#falling = null;
    land?.();
  }

  touched(one: Actor, other: Actor | null, speed: number): void {
    const isHeld = one.key === heldKey || other?.key === heldKey;
    if (!this.#context.calm() && speed > 1.5) {
      wobble(one, speed * 0.25);
      if (other) wobble(other, speed * 0.3);
    }
    if (speed > 2) this.#context.sounds.play('touch', { loud: Math.min(0.8, speed / 14) });
    // Not within the step of the physics, which does not like its bodies taken away.
    if (isHeld && this.#falling) this.#context.clock.after(0, () => this.#meet());
  }

  #freed(): void {
    if (sessions.isOver(this.#question.session)) {
      const { guest, eventContext } = this.#context;
      guest.event({ verb: 'completed', object: 'sitting', ctx: eventContext() });
      finishSession(this.#context, this.#again);
      return;
    }
    popRest(this.#context, () => this.#open());
  }

  #missed(read: string, { held, other, word }: Meeting): void {
    const { stage, text } = this.#context;
    const question = this.#question;
    showMiss(this.#context, { held, other });
    stage.tell(text().apart(read, word));
    bounceBack(this.#context, held, () => {
      held.isFront = true;
      if (question.help === 'worked' && question.session.misses === 3) {
        question.report({ verb: 'interacted', object: 'worked-example' });
        showWorked(question, () => this.#ready());
        return;
      }
      this.#ready();
      this.#context.theatre.nobi.now.mood = 'happy';
      if (question.help === 'none') return;
      question.report({ verb: 'interacted', object: 'scaffold' });
      const part = question.point();
      this.#context.clock.after(1.6, () => {
        if (!question.busy) stage.tell(text().scaffold(part));
      });
    });
  }
}
