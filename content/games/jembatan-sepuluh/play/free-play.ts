/** "Main bebas": build anything, roll the neighbours over it, and find it all again next time. */

import type { Spot } from '@nobi/kit/canvas';
import { animals } from '../actors/animals.ts';
import { mostPieces, type Piece } from '../rules/save.ts';
import { gapLeft, gapRight, gapWidth, heldAt, nobiHome } from '../scene/frame.ts';
import type { Thing } from '../scene/pieces.ts';
import type { Context, Mode } from './context.ts';
import { touchDecor } from './decor.ts';
import { hop } from './nobi-acts.ts';

const lengths = [1, 2, 3, 4, 5, 10];
const unit = gapWidth / 10;
const farAway = 900;
// A press lower than this is back on the tray: the child changed its mind.
const trayEdge = 330;

const isUnder = (thing: Thing, at: Spot): boolean => {
  const dx = at.x - thing.x;
  const dy = at.y - thing.y;
  if (thing.plank === null) return Math.hypot(dx, dy) < 60;
  const along = dx * Math.cos(thing.angle) + dy * Math.sin(thing.angle);
  const across = dy * Math.cos(thing.angle) - dx * Math.sin(thing.angle);
  return Math.abs(along) < (thing.plank * unit) / 2 && Math.abs(across) < 32;
};

const button = (run: () => void): HTMLButtonElement => {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'extra';
  element.addEventListener('click', run);
  return element;
};

export class FreePlay implements Mode {
  readonly name = 'free';
  #context: Context;
  #picked: number | null = null;
  #nextKey = 1000;
  #sinceKept = 0;
  #friends = 0;
  #laid = 0;
  #friend = button(() => this.#callFriend());
  #sweep = button(() => this.#tidy());

  constructor(context: Context) {
    this.#context = context;
  }

  enter(): void {
    const { theatre, world, memory, extras, tray, stage, text } = this.#context;
    Object.assign(theatre.show, {
      target: null,
      marks: null,
      bridge: null,
      dots: true,
      unit,
      held: null,
      rope: true,
    });
    world.clear();
    world.rope(true);
    for (const piece of memory.saved.pieces) this.#add(piece);
    extras.replaceChildren(this.#friend, this.#sweep);
    extras.hidden = false;
    tray.rest(false);
    this.#showTray();
    this.#dressExtras();
    stage.goal(text().freeGoal);
    this.#context.refit();
  }

  leave(): void {
    const { guest, clock, motions, extras, theatre, world } = this.#context;
    this.#remember();
    guest.event({
      verb: 'created',
      object: 'free-build',
      result: { response: [this.#laid, this.#friends] },
      ctx: { level: 0, skill: 'free-play', mode: 'free' },
    });
    clock.forget();
    motions.clear();
    extras.hidden = true;
    theatre.show.held = null;
    this.#picked = null;
    Object.assign(theatre.nobi, { x: nobiHome, y: 0, arms: 'rest', stretch: 1 });
    world.clear();
    this.#context.refit();
  }

  step(seconds: number): void {
    const { world, theatre } = this.#context;
    if (theatre.show.held) theatre.nobi.look = theatre.show.held;
    this.#sinceKept += seconds;
    if (this.#sinceKept < 2) return;
    this.#sinceKept = 0;
    for (const thing of world.things()) if (Math.abs(thing.x) > farAway) world.remove(thing.key);
    this.#remember();
  }

  pick(place: number, byKey: boolean): void {
    const { theatre, sounds, gap } = this.#context;
    const length = lengths[place] ?? 1;
    this.#picked = place;
    theatre.show.held = { length, ...heldAt(theatre.frame, length * unit), angle: 0 };
    theatre.nobi.arms = 'up';
    sounds.play('pick', { pitch: 1.35 - length * 0.05 });
    this.#showTray();
    if (byKey) gap.focus({ preventScroll: true });
  }

  drag(at: Spot, end: boolean): void {
    const { show } = this.#context.theatre;
    if (!show.held) return;
    Object.assign(show.held, { x: at.x, y: at.y - 30 });
    if (!end) return;
    if (at.y < trayEdge) this.#drop({ x: at.x, y: at.y - 30 });
    else this.#letGo();
  }

  press(at: Spot): void {
    const near = gapRight + 180;
    if (this.#picked !== null)
      this.#drop({ x: Math.max(gapLeft - 180, Math.min(near, at.x)), y: at.y });
    else if (!this.#poke(at)) touchDecor(this.#context, at);
  }

  takeBack(): void {
    const last = this.#context.world.things().at(-1);
    if (last) this.#context.world.remove(last.key);
  }

  placeOf(length: number): number | null {
    const place = lengths.indexOf(length);
    return place < 0 ? null : place;
  }

  dress(): void {
    this.#dressExtras();
    this.#showTray();
    this.#context.stage.goal(this.#context.text().freeGoal);
  }

  #dressExtras(): void {
    this.#friend.textContent = this.#context.text().friend;
    this.#sweep.textContent = this.#context.text().sweep;
    this.#context.tray.group(this.#context.text().planks);
  }

  #showTray(): void {
    const { tray, gap, text } = this.#context;
    tray.show(lengths, { dots: true, used: [], picked: this.#picked });
    gap.ariaLabel = text().gap(this.#picked === null ? null : (lengths[this.#picked] ?? null));
  }

  #remember(): void {
    const { memory, world } = this.#context;
    memory.saved.pieces = world.things().map(({ plank, animal, x, y, angle }) => ({
      plank,
      animal,
      x: Math.round(x),
      y: Math.round(y),
      angle: Math.round(angle * 100) / 100,
    }));
    memory.keep();
  }

  #add(piece: Piece): void {
    const { world } = this.#context;
    const [oldest] = world.things();
    if (oldest && world.things().length >= mostPieces) world.remove(oldest.key);
    this.#nextKey += 1;
    if (piece.plank !== null) {
      world.dropPlank(this.#nextKey, piece.plank, { ...piece, slot: null });
      return;
    }
    const who = piece.animal ?? 0;
    const animal = animals[who];
    if (!animal) return;
    const { radius, weight } = animal;
    world.dropAnimal(this.#nextKey, who, { ...piece, radius, density: 0.0006 * weight });
  }

  #letGo(): void {
    const { theatre } = this.#context;
    this.#picked = null;
    theatre.show.held = null;
    theatre.nobi.arms = 'rest';
    this.#showTray();
  }

  #drop(at: Spot): void {
    if (this.#picked === null) return;
    this.#laid += 1;
    const angle = (Math.random() - 0.5) * 0.2;
    this.#add({
      plank: lengths[this.#picked] ?? 1,
      animal: null,
      x: at.x,
      y: Math.min(at.y, -70),
      angle,
    });
    this.#context.sounds.play('toss');
    this.#letGo();
  }

  #callFriend(): void {
    const who = this.#friends % animals.length;
    this.#friends += 1;
    this.#context.sounds.play('voice', { pitch: 1.6 - (animals[who]?.weight ?? 1) * 0.15 });
    this.#add({ plank: null, animal: who, x: (Math.random() - 0.5) * 260, y: -320, angle: 0 });
    hop(this.#context);
  }

  #tidy(): void {
    this.#context.world.clear();
    this.#context.sounds.play('back');
    this.#remember();
  }

  #poke(at: Spot): boolean {
    const { world, sounds, theatre } = this.#context;
    const thing = [...world.things()].reverse().find((each) => isUnder(each, at));
    if (!thing) return false;
    const away = thing.x - at.x;
    world.kick(thing.key, { x: away * 0.12, y: -11, spin: away * 0.004 });
    sounds.play(thing.plank === null ? 'voice' : 'pick', { pitch: 1.2 });
    theatre.nobi.look = { x: thing.x, y: thing.y };
    return true;
  }
}
