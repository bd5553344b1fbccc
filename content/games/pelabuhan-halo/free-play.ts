/** The free harbour: tap anything to hear its English name, and put anything anywhere. */
import { type Idle, newSeed, seeded, watchIdle } from '@nobi/kit/guest';
import type { At } from './handles.ts';
import type { Mode, Room } from './room.ts';
import { place, seenAs } from './rules.ts';
import { cryOut } from './scenes.ts';
import { openScript, type Script } from './script.ts';
import { berthIds, type SpotId, spots, spotsOf } from './spots.ts';
import { keyOf, nameOf, nouns, plain, type Thing, thingOf } from './things.ts';
import { anyThing } from './treats.ts';
import { hitOf, isIn } from './view/layout.ts';

const swap =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M5 12h20l-6-6M27 21H7l6 6" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>';
const wave =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M4 20h24l-4 8H9zM15 18V4l9 12z" fill="currentColor"/></svg>';

export class FreePlay implements Mode {
  readonly name = 'free';
  #room: Room;
  #script: Script;
  #idle: Idle;
  #held: number | null = null;
  #isLifted = false;
  #wish: SpotId | null = null;
  #isBusy = false;
  #said = '';
  #random = seeded(newSeed());

  constructor(room: Room) {
    this.#room = room;
    this.#script = openScript(room.clock);
    this.#idle = watchIdle(room.clock, {
      first: () => room.radio.tell(room.text().freeGoal),
      second: () => room.radio.tell(room.text().freeHint),
    });
  }

  enter(): void {
    this.#offer();
    this.#build();
    this.#room.stage.goal(this.#room.text().freeGoal);
    this.#idle.arm();
  }

  leave(): void {
    const { clock, harbour, stage } = this.#room;
    this.#script.stop();
    this.#idle.rest();
    clock.forget();
    harbour.motions.clear();
    harbour.crane.halt();
    stage.controls.replaceChildren();
    this.#held = null;
    this.#isBusy = false;
  }

  thing(at: number, byKey: boolean): void {
    const { harbour, sounds, handles, guest, context } = this.#room;
    const thing = this.#things[at];
    if (!thing || this.#isBusy) return;
    this.#idle.arm();
    this.#say(nameOf(thing));
    guest.event({
      verb: 'interacted',
      object: 'name',
      result: { response: [keyOf(thing)] },
      ctx: context(),
    });
    if (this.#held === at) {
      harbour.crane.halt();
      harbour.goHome(at, () => undefined);
      this.#held = null;
      this.#show();
      return;
    }
    if (this.#held !== null) harbour.goHome(this.#held, () => undefined);
    this.#held = at;
    this.#isLifted = false;
    this.#wish = null;
    this.#put(at, null);
    sounds.play('lift');
    harbour.lift(at, () => this.#lifted());
    this.#show();
    if (byKey) handles.focusSpot();
  }

  spot(spot: SpotId): void {
    if (this.#held === null || this.#isBusy) return;
    this.#idle.arm();
    this.#isBusy = true;
    this.#show();
    if (this.#isLifted) this.#carry(spot);
    else this.#wish = spot;
  }

  drag(to: At): void {
    if (this.#held !== null && this.#isLifted && !this.#isBusy)
      this.#room.harbour.crane.follow({ x: to.x, y: to.y - 60 });
  }

  release(at: At): void {
    const spot = this.#spotAt(at);
    if (spot) this.spot(spot);
  }

  /** With nothing on the hook, the water's things say their names too. */
  elsewhere(at: At): void {
    const { harbour, sounds } = this.#room;
    sounds.play('tap');
    this.#idle.arm();
    harbour.crane.nudge(at.x < harbour.crane.x ? -1.6 : 1.6);
    const spot = this.#spotAt(at);
    if (spot) {
      harbour.dip(spot, 70);
      this.#say(spots[spot].name);
    } else {
      harbour.effects.burst(at, 5, at.y < harbour.layout.water);
      this.#say(at.y < harbour.layout.water - 40 ? 'sky' : 'sea');
    }
  }

  repeat(slow: boolean): void {
    const { radio } = this.#room;
    this.#script.stop();
    const line = this.#said;
    if (line === '') return;
    if (slow) radio.speak(line, true);
    else this.#script.after(1.8, () => radio.speak(line));
  }

  dress(isResized: boolean): void {
    this.#offer();
    this.#room.fit(2, 3);
    this.#show();
    if (!isResized) this.#room.stage.goal(this.#room.text().freeGoal);
  }

  get #things(): Thing[] {
    return this.#room.memory.haven.things.map(({ key }) => thingOf(key) ?? plain('cow'));
  }

  #spotAt(at: At): SpotId | undefined {
    const { memory, harbour } = this.#room;
    return spotsOf(memory.haven.berth).find((spot) => isIn(hitOf(harbour.layout, spot), at));
  }

  #say(line: string): void {
    this.#script.stop();
    this.#said = line;
    this.#room.radio.speak(line);
  }

  #put(at: number, spot: SpotId | null): void {
    const { memory } = this.#room;
    const before = memory.haven.things.map((each) => each.spot);
    const after =
      spot === null ? before.map((old, i) => (i === at ? null : old)) : place(before, at, spot);
    memory.haven = {
      ...memory.haven,
      things: memory.haven.things.map(({ key }, i) => ({ key, spot: after[i] ?? null })),
    };
    memory.keep();
  }

  #lifted(): void {
    const { harbour, sounds } = this.#room;
    this.#isLifted = true;
    sounds.play('clank');
    if (this.#wish !== null) this.#carry(this.#wish);
    else harbour.crane.hangHigh();
  }

  #carry(spot: SpotId): void {
    const { harbour, memory, handles } = this.#room;
    const at = this.#held;
    if (at === null) return;
    const inTheWay = memory.haven.things.findIndex((each) => each.spot === spot);
    if (inTheWay >= 0) harbour.goHome(inTheWay, () => undefined);
    this.#put(at, spot);
    harbour.lower(spot, (actor) => {
      cryOut(this.#room, actor);
      this.#say(seenAs(actor.thing, spot));
      this.#held = null;
      this.#isBusy = false;
      this.#show();
      if (document.activeElement === document.body) handles.focusThing();
    });
  }

  #build(): void {
    const { harbour, handles, memory, radio } = this.#room;
    const { berth, things } = memory.haven;
    radio.hint(null);
    this.#held = null;
    this.#isBusy = false;
    this.#room.fit(2, 3);
    harbour.set({ berth, things: this.#things, placed: things.map(({ spot }) => spot) });
    handles.build(this.#things, spotsOf(berth));
    this.#show();
  }

  #show(): void {
    const { handles, harbour, memory, text } = this.#room;
    handles.show({
      open: this.#isBusy ? null : this.#held === null ? 'pick' : 'place',
      layout: harbour.layout,
      held: this.#held,
      placed: memory.haven.things.map(({ spot }) => spot),
      settled: [],
      spots: spotsOf(memory.haven.berth),
      thingLabel: (thing) => text().thing(thing),
      spotLabel: (spot) => text().spot(spot),
      next: null,
    });
  }

  #offer(): void {
    const { stage, text } = this.#room;
    const row = document.createElement('div');
    row.className = 'offers';
    for (const [name, face, run] of [
      [text().things, swap, () => this.#otherThings()],
      [text().water, wave, () => this.#otherWater()],
    ] as const) {
      const button = document.createElement('button');
      button.type = 'button';
      button.innerHTML = face;
      const word = document.createElement('span');
      word.textContent = name;
      button.append(word);
      button.ariaLabel = name;
      button.addEventListener('click', run);
      row.append(button);
    }
    stage.controls.replaceChildren(row);
  }

  #otherThings(): void {
    const { memory, sounds } = this.#room;
    const now = this.#things.map(({ word }) => word);
    const fresh = nouns.map(({ en }) => en).filter((en) => !now.includes(en));
    const things = [0, 1, 2].map(() => {
      const [word = 'cow'] = fresh.splice(Math.floor(this.#random() * fresh.length), 1);
      return { key: keyOf(anyThing(word, this.#random)), spot: null };
    });
    memory.haven = { ...memory.haven, things };
    this.#renew();
    sounds.play('tap');
  }

  #otherWater(): void {
    const { memory, sounds } = this.#room;
    const { berth, things } = memory.haven;
    const next = berthIds[(berthIds.indexOf(berth) + 1) % berthIds.length] ?? 'port';
    memory.haven = { berth: next, things: things.map(({ key }) => ({ key, spot: null })) };
    this.#renew();
    sounds.play('away');
  }

  #renew(): void {
    this.#script.stop();
    this.#room.harbour.crane.halt();
    this.#build();
    this.#room.memory.keep();
    this.#idle.arm();
  }
}
