/** "Santai": every syllable there is falls into a round jar, and whatever makes a word comes free. */
import { newSeed, pickOne, seeded } from '@nobi/kit/guest';
import { freeThing, fuse, hop } from './fusing.ts';
import { blowHeld, clearJar, heldKey } from './jar-view.ts';
import type { Mode, Room } from './room.ts';
import { mostPieces } from './save.ts';
import { type Actor, makeActor, wobble } from './view/actor.ts';
import { bubbleSize, laneX } from './view/frame.ts';
import { gameWords, wordOf } from './words.ts';

const columns = 4;
const pairs = gameWords.filter(({ syllables }) => syllables.length === 2);

export class FreePlay implements Mode {
  readonly name = 'free';
  #room: Room;
  #hand: string[] = [];
  #aim = 1;
  #nextKey = 10_000;
  #sinceKept = 0;
  #made = 0;
  #isFusing = false;
  #random = seeded(newSeed());

  constructor(room: Room) {
    this.#room = room;
  }

  lanes(): number {
    return columns;
  }

  enter(): void {
    const { world, theatre, memory, tray, refit, stage, text, extra } = this.#room;
    clearJar(this.#room);
    world.bowl(true);
    theatre.shelf.clear();
    for (const word of memory.found) theatre.shelf.add(word, { x: 0, y: 0 });
    theatre.shelf.arrange(theatre.frame);
    for (const piece of memory.pieces) this.#add(piece.part, piece);
    this.#made = 0;
    this.#isFusing = false;
    extra.ariaLabel = text().shake;
    tray.card(null);
    this.#hand = [];
    this.#refill();
    refit();
    stage.goal(text().freeGoal);
  }

  leave(): void {
    const { guest, clock, motions, theatre, tray, memory, world } = this.#room;
    this.#remember();
    guest.event({
      verb: 'created',
      object: 'free-jar',
      result: { response: [this.#made, memory.pieces.length] },
      ctx: { level: 0, skill: 'free-play', mode: 'free' },
    });
    clock.forget();
    motions.clear();
    clearJar(this.#room);
    world.bowl(false);
    tray.hand([]);
    Object.assign(theatre.nobi.now, { mood: 'happy', hop: 0 });
  }

  step(seconds: number): void {
    const { theatre, calm } = this.#room;
    const held = theatre.actors.get(heldKey);
    if (held) {
      held.x += (laneX(this.#aim, columns) - held.x) * (calm() ? 1 : 0.3);
      theatre.aim = { x: held.x, y: -60 };
    }
    if (!this.#isFusing) this.#look();
    this.#sinceKept += seconds;
    if (this.#sinceKept < 2) return;
    this.#sinceKept = 0;
    this.#remember();
  }

  aim(lane: number): void {
    if (lane === this.#aim) return;
    this.#aim = lane;
    this.#room.sounds.play('aim', { pitch: 0.9 + lane * 0.08 });
  }

  drop(lane: number): void {
    const [part] = this.#hand;
    const { theatre, sounds, guest } = this.#room;
    if (part === undefined || lane >= columns) return;
    this.#aim = lane;
    theatre.actors.delete(heldKey);
    // A hair off the middle, so that bubbles roll instead of standing on each other.
    this.#add(part, { x: laneX(lane, columns) + (this.#random() - 0.5) * 24, y: -279 });
    sounds.play('fall');
    guest.say(part, true);
    this.#hand = this.#hand.slice(1);
    this.#refill();
  }

  /** Brings a bubble that waits to the front. */
  pick(hand: number): void {
    const part = this.#hand[hand];
    if (part === undefined) return;
    this.#hand = [part, ...this.#hand.filter((_, at) => at !== hand)];
    this.#room.guest.say(part, true);
    this.#room.guest.event({
      verb: 'interacted',
      object: 'hear',
      ctx: { level: 0, skill: 'free-play', mode: 'free' },
    });
    this.#showHand();
  }

  hearCard(): void {}

  /** A good shake: everything rolls into new company. */
  useExtra(): void {
    const { world, sounds } = this.#room;
    sounds.play('shake');
    hop(this.#room, 20);
    for (const actor of world.actors())
      world.kick(actor.key, { x: (this.#random() - 0.5) * 14, y: -5 - this.#random() * 6 });
  }

  touched(one: Actor, other: Actor | null, speed: number): void {
    if (speed < 1.5) return;
    if (!this.#room.calm()) {
      wobble(one, speed * 0.25);
      if (other) wobble(other, speed * 0.25);
    }
    this.#room.sounds.play('touch', { loud: Math.min(0.7, speed / 14), pitch: 1 });
  }

  dress(): void {
    const { extra, text, stage } = this.#room;
    extra.ariaLabel = text().shake;
    this.#showHand();
    stage.goal(text().freeGoal);
  }

  #add(part: string, at: { x: number; y: number }): void {
    const { theatre, world } = this.#room;
    this.#nextKey += 1;
    const actor = makeActor({ key: this.#nextKey, text: part, ...at, size: bubbleSize });
    theatre.actors.set(actor.key, actor);
    world.add(actor, null);
    const all = world.actors();
    if (all.length > mostPieces && all[0]) this.#overflow(all[0]);
  }

  /** The jar never is too full: the oldest bubble pops into the river, and its syllable comes again. */
  #overflow(actor: Actor): void {
    const { theatre, world, sounds } = this.#room;
    world.remove(actor.key);
    theatre.actors.delete(actor.key);
    theatre.sparks.pop(actor.x, actor.y, actor.size);
    sounds.play('splash');
    this.#hand.push(actor.text);
  }

  /** Mostly a partner for something that lies in the jar, so that there is always a word to find. */
  #next(): string {
    const lying = [...this.#room.world.actors().map(({ text }) => text), ...this.#hand];
    const partners = pairs.flatMap(({ syllables: [first = '', second = ''] }) => {
      if (lying.includes(first)) return [second];
      return lying.includes(second) ? [first] : [];
    });
    const word = pickOne(this.#random, pairs);
    const fresh = pickOne(this.#random, word?.syllables ?? []) ?? 'bo';
    return this.#random() < 0.55 ? (pickOne(this.#random, partners) ?? fresh) : fresh;
  }

  #refill(): void {
    while (this.#hand.length < 3) this.#hand.push(this.#next());
    this.#showHand();
  }

  #showHand(): void {
    const { tray, lanes, text } = this.#room;
    const shown = this.#hand.slice(0, 3);
    tray.hand(
      shown.map((part, at) => ({
        text: part,
        parts: part,
        label: text().hand(part),
        isPicked: at === 0,
        beckons: false,
      })),
    );
    const [held = ''] = shown;
    lanes.show(
      Array.from({ length: columns }, (_, x) => ({
        label: text().lane(held, undefined),
        top: '',
        x,
      })),
      { word: '', held },
    );
    lanes.busy(false);
    blowHeld(this.#room, held, laneX(this.#aim, columns));
  }

  /** Neighbours that make a word, in whichever order they lie. */
  #look(): void {
    for (const [one, other] of this.#room.world.neighbours())
      for (const [first, second] of [
        [one, other],
        [other, one],
      ] as const) {
        const word = wordOf([first.text, second.text]);
        if (!word) continue;
        this.#free(first, second);
        return;
      }
  }

  #free(first: Actor, second: Actor): void {
    const word = wordOf([first.text, second.text]);
    const { stage, text, theatre, memory } = this.#room;
    if (!word) return;
    this.#isFusing = true;
    this.#made += 1;
    this.#nextKey += 1;
    memory.found = [...memory.found, word.id].slice(-16);
    fuse(this.#room, { first, second, text: word.id, key: this.#nextKey }, (made) => {
      stage.tell(text().freeMade(word));
      theatre.nobi.now.mood = 'cheer';
      hop(this.#room, 40);
      freeThing(this.#room, { made, word }, () => {
        this.#isFusing = false;
        theatre.nobi.now.mood = 'happy';
        this.#remember();
      });
    });
  }

  #remember(): void {
    const { memory, world } = this.#room;
    memory.pieces = world.actors().map(({ text, x, y }) => ({
      part: text,
      x: Math.round(x),
      y: Math.round(y),
    }));
    memory.keep();
  }
}
