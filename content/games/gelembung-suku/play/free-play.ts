/** "Main bebas": every syllable there is falls into a round jar, and whatever makes a word comes free. */
import { newSeed, pickOne, seeded } from '@nobi/kit/guest';
import type { BankWord } from '../../../words/bank.ts';
import { mostPieces } from '../rules/save.ts';
import { gameWords, wordOf } from '../rules/words.ts';
import { type Actor, makeActor, wobble } from '../scene/actor.ts';
import { bubbleSize, laneX } from '../scene/frame.ts';
import type { Context, Mode } from './context.ts';
import { freeThing } from './free-thing.ts';
import { fuse, hop } from './fusing.ts';
import { blowHeld, clearJar, heldKey } from './jar-view.ts';

const columns = 4;
const lookEvery = 0.12;

export class FreePlay implements Mode {
  readonly name = 'free';
  #context: Context;
  #hand: string[] = [];
  #aim = 1;
  #nextKey = 10_000;
  #sinceKept = 0;
  #sinceLook = 0;
  #made = 0;
  #isFusing = false;
  #random = seeded(newSeed());

  constructor(context: Context) {
    this.#context = context;
  }

  lanes(): number {
    return columns;
  }

  enter(): void {
    const { world, theatre, memory, tray, refit, stage, text, extra } = this.#context;
    clearJar(this.#context);
    world.bowl(true);
    theatre.isBowl = true;
    theatre.shelf.clear();
    for (const word of memory.saved.found) theatre.shelf.add(word, { x: 0, y: 0 });
    theatre.shelf.arrange(theatre.frame);
    for (const piece of memory.saved.pieces) this.#add(piece.part, piece);
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
    const { guest, clock, motions, theatre, tray, memory, world } = this.#context;
    this.#remember();
    guest.event({
      verb: 'created',
      object: 'free-jar',
      result: { response: [this.#made, memory.saved.pieces.length] },
      ctx: { level: 0, skill: 'free-play', mode: 'free' },
    });
    clock.forget();
    motions.clear();
    clearJar(this.#context);
    world.bowl(false);
    theatre.isBowl = false;
    tray.hand([]);
    Object.assign(theatre.nobi.now, { mood: 'happy', hop: 0 });
  }

  step(seconds: number): void {
    const { theatre, calm } = this.#context;
    const held = theatre.actors.get(heldKey);
    if (held) {
      held.x += (laneX(this.#aim, columns) - held.x) * (calm() ? 1 : 0.3);
      theatre.aim = { x: held.x, y: -60 };
    }
    this.#sinceLook += seconds;
    if (!this.#isFusing && this.#sinceLook > lookEvery) {
      this.#sinceLook = 0;
      this.#look();
    }
    this.#sinceKept += seconds;
    if (this.#sinceKept < 2) return;
    this.#sinceKept = 0;
    this.#remember();
  }

  aim(lane: number): void {
    if (lane === this.#aim) return;
    this.#aim = lane;
    this.#context.sounds.play('aim', { pitch: 0.9 + lane * 0.08 });
  }

  drop(lane: number): void {
    const [part] = this.#hand;
    const { theatre, sounds, guest } = this.#context;
    if (part === undefined || lane >= columns) return;
    this.#aim = lane;
    theatre.actors.delete(heldKey);
    // A hair off the middle, so that bubbles roll instead of standing on each other.
    this.#add(part, { x: laneX(lane, columns) + (this.#random() - 0.5) * 24, y: -279 });
    sounds.play('fall');
    guest.say(part, true, 'id');
    this.#hand = this.#hand.slice(1);
    this.#refill();
  }

  /** Brings a bubble that waits to the front. */
  pick(hand: number): void {
    const part = this.#hand[hand];
    if (part === undefined) return;
    this.#hand = [part, ...this.#hand.filter((_, at) => at !== hand)];
    this.#context.guest.say(part, true, 'id');
    this.#context.guest.event({
      verb: 'interacted',
      object: 'hear',
      ctx: { level: 0, skill: 'free-play', mode: 'free' },
    });
    this.#showHand();
  }

  hearCard(): void {}

  /** A good shake: everything rolls into new company. */
  useExtra(): void {
    const { world, sounds } = this.#context;
    sounds.play('shake');
    hop(this.#context, 20);
    for (const actor of world.actors())
      world.kick(actor.key, { x: (this.#random() - 0.5) * 14, y: -5 - this.#random() * 6 });
  }

  touched(one: Actor, other: Actor | null, speed: number): void {
    if (speed < 1.5) return;
    if (!this.#context.calm()) {
      wobble(one, speed * 0.25);
      if (other) wobble(other, speed * 0.25);
    }
    this.#context.sounds.play('touch', { loud: Math.min(0.7, speed / 14), pitch: 1 });
  }

  dress(): void {
    const { extra, text, stage } = this.#context;
    extra.ariaLabel = text().shake;
    this.#showHand();
    stage.goal(text().freeGoal);
  }

  #add(part: string, at: { x: number; y: number }): void {
    const { theatre, world } = this.#context;
    this.#nextKey += 1;
    const actor = makeActor({ key: this.#nextKey, text: part, ...at, size: bubbleSize });
    theatre.actors.set(actor.key, actor);
    world.add(actor, null);
    const all = world.actors();
    if (all.length > mostPieces && all[0]) this.#overflow(all[0]);
  }

  /** The jar never is too full: the oldest bubble pops into the river, and its syllable comes again. */
  #overflow(actor: Actor): void {
    const { theatre, world, sounds } = this.#context;
    world.remove(actor.key);
    theatre.actors.delete(actor.key);
    theatre.sparks.pop(actor.x, actor.y, actor.size);
    sounds.play('splash');
    this.#hand.push(actor.text);
  }

  /** Mostly what a word in the jar still lacks, and never what lies there already. */
  #next(): string {
    const lying = new Set([...this.#context.world.actors().map(({ text }) => text), ...this.#hand]);
    const lacking = gameWords.flatMap(({ syllables }) => {
      const missing = syllables.filter((part) => !lying.has(part));
      return missing.length === 1 && syllables.length > 1 ? missing : [];
    });
    const fresh = gameWords.flatMap(({ syllables }) =>
      syllables.filter((part) => !lying.has(part)),
    );
    const partner = this.#random() < 0.6 ? pickOne(this.#random, lacking) : undefined;
    return partner ?? pickOne(this.#random, fresh) ?? 'bo';
  }

  #refill(): void {
    while (this.#hand.length < 3) this.#hand.push(this.#next());
    this.#showHand();
  }

  #showHand(): void {
    const { tray, lanes, text } = this.#context;
    const cards = this.#hand.slice(0, 3);
    tray.hand(
      cards.map((part, at) => ({
        text: part,
        parts: part,
        label: text().hand(part),
        isPicked: at === 0,
        beckons: false,
      })),
    );
    const [held = ''] = cards;
    lanes.show(
      Array.from({ length: columns }, (_, x) => ({
        label: text().lane(held, undefined),
        top: '',
        x,
      })),
      { word: '', held },
    );
    lanes.busy(false);
    blowHeld(this.#context, held, laneX(this.#aim, columns));
  }

  /** Neighbours that make a word, in whichever order they lie. */
  #look(): void {
    const links = this.#context.world
      .neighbours()
      .flatMap(([one, other]) => [[one, other] as const, [other, one] as const]);
    const chains = links.flatMap(([first, second]) => [
      [first, second],
      ...links.flatMap(([from, third]) =>
        from === second && third !== first ? [[first, second, third]] : [],
      ),
    ]);
    for (const chain of chains) {
      const word = wordOf(chain.map(({ text }) => text));
      if (!word) continue;
      this.#isFusing = true;
      this.#join(chain, word);
      return;
    }
  }

  /** Two become one; of three, the one then takes the third. */
  #join([first, second, ...rest]: readonly Actor[], word: BankWord): void {
    if (!first || !second) return;
    this.#nextKey += 1;
    const text = first.text + second.text;
    fuse(this.#context, { first, second, text, key: this.#nextKey }, (made) => {
      if (rest.length > 0) this.#join([made, ...rest], word);
      else this.#free(made, word);
    });
  }

  #free(made: Actor, word: BankWord): void {
    const { stage, text, theatre, memory } = this.#context;
    this.#made += 1;
    memory.saved.found = [...memory.saved.found, word.id].slice(-12);
    stage.tell(text().freeMade(word));
    theatre.nobi.now.mood = 'cheer';
    hop(this.#context, 40);
    freeThing(this.#context, { made, word }, () => {
      this.#isFusing = false;
      theatre.nobi.now.mood = 'happy';
      this.#remember();
    });
  }

  #remember(): void {
    const { memory, world } = this.#context;
    memory.saved.pieces = world.actors().map(({ text, x, y }) => ({
      part: text,
      x: Math.round(x),
      y: Math.round(y),
    }));
    memory.keep();
  }
}
