/** The words one after the other: drop a bubble on its partner and see what becomes of it. */
import { Asking } from './asking.ts';
import { finishSitting } from './finish.ts';
import { blowHeld, bounceBack, clearJar, heldKey, layJar, popRest } from './jar-view.ts';
import { type Meeting, showGrown, showMiss, showWhole } from './landing.ts';
import { showWorked } from './lesson.ts';
import type { Mode, Room } from './room.ts';
import { afterBonus, type Bonus, bonusIn, type Jar, type Outcome, textOf } from './rules.ts';
import { freed, hinted, isClean, isOver, moveOn, reopened, taskOf, tryDrop } from './session.ts';
import { type Actor, wobble } from './view/actor.ts';
import { holdY, laneX } from './view/frame.ts';

const today = (): number => {
  const now = new Date();
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / 86_400_000);
};

export class Playing implements Mode {
  readonly name = 'play';
  #room: Room;
  #asking: Asking;
  #again: () => void;
  #falling: (() => void) | null = null;
  #aim = 0;

  constructor(room: Room, again: () => void) {
    this.#room = room;
    this.#asking = new Asking(room);
    this.#again = again;
  }

  lanes(): number {
    return this.#asking.jar.lanes.length;
  }

  enter(): void {
    const { world, extra, text, theatre, memory } = this.#room;
    world.bowl(false);
    extra.ariaLabel = text().hear;
    theatre.shelf.clear();
    for (const word of memory.game.sitting.freed) theatre.shelf.add(word, { x: 0, y: 0 });
    theatre.shelf.arrange(theatre.frame);
    if (isOver(memory.game.sitting)) this.#freed();
    else this.#open();
  }

  leave(): void {
    const { clock, motions, theatre, tray } = this.#room;
    this.#asking.idle.rest();
    this.#falling = null;
    clock.forget();
    motions.clear();
    clearJar(this.#room);
    theatre.sparks.clear();
    Object.assign(theatre.nobi.now, { mood: 'happy', hop: 0 });
    tray.card(null);
    tray.hand([]);
  }

  step(): void {
    const held = this.#room.theatre.actors.get(heldKey);
    if (!held || this.#asking.busy) return;
    // The held bubble follows the aim, so that a finger sees at once where it will fall.
    held.x += (laneX(this.#aim, this.lanes()) - held.x) * (this.#room.calm() ? 1 : 0.3);
    this.#room.theatre.aim = { x: held.x, y: this.#topY() };
  }

  #topY(): number {
    const key = this.#asking.topOf(this.#aim)?.key ?? -1;
    return (this.#room.theatre.actors.get(key)?.y ?? 0) - 60;
  }

  #open(): void {
    const asking = this.#asking;
    const { memory, refit, theatre } = this.#room;
    memory.game = reopened(memory.game);
    asking.begin();
    asking.busy = true;
    theatre.nobi.now.mood = 'happy';
    asking.show();
    refit();
    this.#aim = this.lanes() === 3 ? 1 : 2;
    asking.sayGoal();
    layJar(this.#room, asking.jar, () => this.#offer());
  }

  /** A bubble hangs ready and the choice is open. */
  #offer(): void {
    const asking = this.#asking;
    const { held } = asking;
    if (!held) return;
    asking.busy = false;
    blowHeld(this.#room, textOf(held), laneX(this.#aim, this.lanes()));
    this.#ready();
  }

  #ready(): void {
    const asking = this.#asking;
    asking.busy = false;
    asking.show();
    asking.idle.arm();
    if (asking.byKey) this.#room.lanes.focus(this.#aim);
  }

  aim(lane: number): void {
    if (this.#asking.busy || lane === this.#aim) return;
    this.#aim = lane;
    this.#room.sounds.play('aim', { pitch: 0.9 + lane * 0.08 });
  }

  pick(hand: number): void {
    const asking = this.#asking;
    const bubble = asking.jar.hand[hand];
    if (asking.busy || !bubble) return;
    const { guest, sounds } = this.#room;
    const isNew = asking.picked !== hand;
    asking.picked = hand;
    sounds.play('aim');
    guest.say(textOf(bubble), true, 'id');
    asking.report({ verb: 'interacted', object: 'hear' });
    if (isNew) blowHeld(this.#room, textOf(bubble), laneX(this.#aim, this.lanes()));
    asking.show();
    asking.idle.arm();
  }

  hearCard(): void {
    this.#asking.say(true);
    this.#asking.report({ verb: 'interacted', object: 'hear' });
  }

  /** All tops are read aloud, left to right. It is help, so the round no longer counts as clean. */
  useExtra(): void {
    const asking = this.#asking;
    const { memory, guest, clock, theatre } = this.#room;
    if (asking.busy) return;
    memory.game = hinted(memory.game);
    memory.keep();
    asking.report({ verb: 'interacted', object: 'hear' });
    const tops = asking.jar.lanes.flatMap((lane) => lane.at(-1) ?? []);
    guest.say(tops.map(textOf).join('. '), true, 'id');
    for (const [i, { key }] of tops.entries())
      clock.after(0.1 + i * 0.8, () => {
        const actor = theatre.actors.get(key);
        if (!actor) return;
        actor.isLit = true;
        if (!this.#room.calm()) wobble(actor, 3);
        clock.after(0.7, () => {
          actor.isLit = false;
        });
      });
    asking.showCard();
    asking.idle.arm();
  }

  dress(): void {
    const { extra, text } = this.#room;
    extra.ariaLabel = text().hear;
    // While something is being watched the next round is asked soon enough, in the new words.
    if (this.#asking.busy) return;
    this.#asking.show();
    this.#asking.sayGoal();
  }

  drop(lane: number, byKey: boolean): void {
    const asking = this.#asking;
    const { theatre, memory, world, sounds } = this.#room;
    const actor = theatre.actors.get(heldKey);
    if (asking.busy || !actor || lane >= this.lanes()) return;
    if (!asking.topOf(lane)) {
      // Nothing lies there to meet: the bubble only bobs over it.
      wobble(actor, 4);
      this.aim(lane);
      return;
    }
    const { jar, word } = asking;
    const { game, outcome } = tryDrop(memory.game, { hand: asking.picked, lane });
    // What is remembered is settled at once, whatever the child does while it watches.
    memory.game = game;
    this.#aim = lane;
    Object.assign(asking, { busy: true, byKey, shown: null });
    asking.idle.rest();
    asking.show();
    theatre.aim = null;
    this.#report(outcome);
    const clean = isClean(asking.sitting);
    const bonuses = outcome.kind === 'joins' && outcome.whole ? this.#settle(outcome.jar) : [];
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
        showWhole(this.#room, { ...meeting, outcome, clean, bonuses }, () => this.#freed());
      else showGrown(this.#room, { ...meeting, outcome }, () => this.#ready());
    });
  }

  /** Until the bubbles meet; a fall that nothing stops would leave the child waiting. */
  #await(land: () => void): void {
    this.#falling = land;
    this.#room.clock.after(0.9, () => {
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
    if (!this.#room.calm() && speed > 1.5) {
      wobble(one, speed * 0.25);
      if (other) wobble(other, speed * 0.3);
    }
    if (speed > 2) this.#room.sounds.play('touch', { loud: Math.min(0.8, speed / 14) });
    // Not within the step of the physics, which does not like its bodies taken away.
    if (isHeld && this.#falling) this.#room.clock.after(0, () => this.#meet());
  }

  #report(outcome: Outcome): void {
    const { sitting, word } = this.#asking;
    const isRight = outcome.kind === 'joins';
    this.#asking.report({
      verb: 'answered',
      // A miss is counted already when it is told.
      attempt: sitting.misses + (isRight ? 1 : 0),
      object: word.id,
      result: {
        success: isRight,
        first_try: isRight && isClean(sitting),
        response: isRight ? [...outcome.made.parts] : [outcome.read],
        duration_ms: this.#asking.milliseconds(),
        hints: Math.min(50, sitting.hints),
      },
    });
  }

  /** The word is whole: what was learned, and the chain reactions that follow of themselves. */
  #settle(left: Jar): Bonus[] {
    const { memory } = this.#room;
    const asking = this.#asking;
    const bonuses: Bonus[] = [];
    memory.game = freed(memory.game, asking.word.id);
    let { lanes } = left;
    for (let next = bonusIn(lanes); next; next = bonusIn(lanes)) {
      bonuses.push(next);
      lanes = afterBonus(lanes, next);
      memory.game = freed(memory.game, next.word.id);
      asking.report({ verb: 'experienced', object: 'chain', result: { response: [next.word.id] } });
    }
    const { skill } = taskOf(memory.game.sitting);
    const { game, mastered } = moveOn(memory.game, today());
    if (mastered) asking.report({ verb: 'mastered', object: skill });
    memory.game = game;
    return bonuses;
  }

  #freed(): void {
    if (isOver(this.#asking.sitting)) {
      const { guest, context } = this.#room;
      guest.event({ verb: 'completed', object: 'sitting', ctx: context() });
      finishSitting(this.#room, this.#again);
      return;
    }
    popRest(this.#room, () => this.#open());
  }

  #missed(read: string, { held, other, word }: Meeting): void {
    const { stage, text } = this.#room;
    const asking = this.#asking;
    showMiss(this.#room, { held, other });
    stage.tell(text().apart(read, word));
    bounceBack(this.#room, held, () => {
      held.isFront = true;
      if (asking.help === 'worked' && asking.sitting.misses === 3) {
        asking.report({ verb: 'interacted', object: 'worked-example' });
        showWorked(asking, () => this.#ready());
        return;
      }
      this.#ready();
      this.#room.theatre.nobi.now.mood = 'happy';
      if (asking.help === 'none') return;
      asking.report({ verb: 'interacted', object: 'scaffold' });
      const part = asking.point();
      this.#room.clock.after(1.6, () => {
        if (!asking.busy) stage.tell(text().scaffold(part));
      });
    });
  }
}
