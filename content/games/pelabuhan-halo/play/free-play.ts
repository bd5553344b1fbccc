/** The free harbour: tap anything to hear its English name, and put anything anywhere. */
import { type Idle, newSeed, seeded, watchIdle } from '@nobi/kit/guest';
import { place, seenAs } from '../rules/round.ts';
import { berthIds, type SpotId, spots, spotsOf } from '../rules/spots.ts';
import { keyOf, nameOf, nouns, plain, type Thing, thingOf } from '../rules/things.ts';
import { anyThing } from '../rules/treats.ts';
import { hitOf, isIn } from '../scene/hits.ts';
import type { Context, Mode } from './context.ts';
import type { At } from './handles.ts';
import { cryOut } from './scenes.ts';
import { openScript, type Script } from './script.ts';

const swap =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M5 12h20l-6-6M27 21H7l6 6" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>';
const wave =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M4 20h24l-4 8H9zM15 18V4l9 12z" fill="currentColor"/></svg>';

export class FreePlay implements Mode {
  readonly name = 'free';
  #context: Context;
  #script: Script;
  #idle: Idle;
  #held: number | null = null;
  #isLifted = false;
  #wish: SpotId | null = null;
  #isBusy = false;
  #line = '';
  #random = seeded(newSeed());

  constructor(context: Context) {
    this.#context = context;
    this.#script = openScript(context.clock);
    this.#idle = watchIdle(context.clock, {
      first: () => context.radio.tell(context.text().freeGoal),
      second: () => context.radio.tell(context.text().freeHint),
    });
  }

  enter(): void {
    this.#offer();
    this.#build();
    this.#context.radio.goal(this.#context.text().freeGoal);
    this.#idle.arm();
  }

  leave(): void {
    const { clock, harbour, stage } = this.#context;
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
    const { harbour, sounds, handles, guest, eventContext } = this.#context;
    const thing = this.#things[at];
    if (!thing || this.#isBusy) return;
    this.#idle.arm();
    this.#say(nameOf(thing));
    guest.event({
      verb: 'interacted',
      object: 'name',
      result: { response: [keyOf(thing)] },
      ctx: eventContext(),
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
      this.#context.harbour.crane.follow({ x: to.x, y: to.y - 60 });
  }

  release(at: At): void {
    const spot = this.#spotAt(at);
    if (spot) this.spot(spot);
  }

  /** With nothing on the hook, the water's things say their names too. */
  elsewhere(at: At): void {
    const { harbour, sounds } = this.#context;
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
    const { radio } = this.#context;
    this.#script.stop();
    const line = this.#line;
    if (line === '') return;
    if (slow) radio.speak(line, true);
    else this.#script.after(1.8, () => radio.speak(line));
  }

  dress(isResized: boolean): void {
    this.#offer();
    this.#context.fit(2, 3);
    this.#show();
    if (!isResized) this.#context.radio.goal(this.#context.text().freeGoal);
  }

  get #things(): Thing[] {
    return this.#context.memory.saved.haven.things.map(({ key }) => thingOf(key) ?? plain('cow'));
  }

  #spotAt(at: At): SpotId | undefined {
    const { memory, harbour } = this.#context;
    return spotsOf(memory.saved.haven.berth).find((spot) => isIn(hitOf(harbour.layout, spot), at));
  }

  #say(line: string): void {
    this.#script.stop();
    this.#line = line;
    this.#context.radio.speak(line);
  }

  #put(at: number, spot: SpotId | null): void {
    const { memory } = this.#context;
    const before = memory.saved.haven.things.map((each) => each.spot);
    const after =
      spot === null ? before.map((old, i) => (i === at ? null : old)) : place(before, at, spot);
    memory.saved.haven = {
      ...memory.saved.haven,
      things: memory.saved.haven.things.map(({ key }, i) => ({ key, spot: after[i] ?? null })),
    };
    memory.keep();
  }

  #lifted(): void {
    const { harbour, sounds } = this.#context;
    this.#isLifted = true;
    sounds.play('clank');
    if (this.#wish !== null) this.#carry(this.#wish);
    else harbour.crane.hangHigh();
  }

  #carry(spot: SpotId): void {
    const { harbour, memory, handles } = this.#context;
    const at = this.#held;
    if (at === null) return;
    const inTheWay = memory.saved.haven.things.findIndex((each) => each.spot === spot);
    if (inTheWay >= 0) harbour.goHome(inTheWay, () => undefined);
    this.#put(at, spot);
    harbour.lower(spot, (actor) => {
      cryOut(this.#context, actor);
      this.#say(seenAs(actor.thing, spot));
      this.#held = null;
      this.#isBusy = false;
      this.#show();
      if (document.activeElement === document.body) handles.focusThing();
    });
  }

  #build(): void {
    const { harbour, handles, memory, radio } = this.#context;
    const { berth, things } = memory.saved.haven;
    radio.hint(null);
    this.#held = null;
    this.#isBusy = false;
    this.#context.fit(2, 3);
    harbour.set({ berth, things: this.#things, placed: things.map(({ spot }) => spot) });
    handles.build(this.#things, spotsOf(berth));
    this.#show();
  }

  #show(): void {
    const { handles, harbour, memory, text } = this.#context;
    handles.show({
      open: this.#isBusy ? null : this.#held === null ? 'pick' : 'place',
      layout: harbour.layout,
      held: this.#held,
      placed: memory.saved.haven.things.map(({ spot }) => spot),
      settled: [],
      spots: spotsOf(memory.saved.haven.berth),
      thingLabel: (thing) => text().thing(thing),
      spotLabel: (spot) => text().spot(spot),
      next: null,
    });
  }

  #offer(): void {
    const { stage, text } = this.#context;
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
    const { memory, sounds } = this.#context;
    const now = this.#things.map(({ word }) => word);
    const fresh = nouns.map(({ en }) => en).filter((en) => !now.includes(en));
    const things = [0, 1, 2].map(() => {
      const [word = 'cow'] = fresh.splice(Math.floor(this.#random() * fresh.length), 1);
      return { key: keyOf(anyThing(word, this.#random)), spot: null };
    });
    memory.saved.haven = { ...memory.saved.haven, things };
    this.#renew();
    sounds.play('tap');
  }

  #otherWater(): void {
    const { memory, sounds } = this.#context;
    const { berth, things } = memory.saved.haven;
    const next = berthIds[(berthIds.indexOf(berth) + 1) % berthIds.length] ?? 'port';
    memory.saved.haven = { berth: next, things: things.map(({ key }) => ({ key, spot: null })) };
    this.#renew();
    sounds.play('away');
  }

  #renew(): void {
    this.#script.stop();
    this.#context.harbour.crane.halt();
    this.#build();
    this.#context.memory.keep();
    this.#idle.arm();
  }
}
