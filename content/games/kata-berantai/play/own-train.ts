/** Trains of one's own: any wagons, and the driver reads them. Who comes stays along the line. */
import { pictureSource } from '@nobi/kit/game';
import { type Choice, makerWords, offer, type Page, type Turn } from '@nobi/kit/rounds';
import { isSneeze, longest, mostStanding, trainToText, wagonsOfText } from '../rules/free.ts';
import { readOf } from '../rules/orders.ts';
import { consonants, isVowel, vowels, wordNamed } from '../rules/words.ts';
import { sortOf } from '../scene/train.ts';
import { more } from '../view/loco.ts';
import type { Context } from './context.ts';
import { readAloud } from './reading.ts';

const looking = 3.2;

export class OwnTrain implements Page {
  #context: Context;
  #turn: Turn;
  #wagons: readonly string[] = [];
  #page = 0;
  #isBusy = false;

  constructor(context: Context, turn: Turn) {
    this.#context = context;
    this.#turn = turn;
  }

  enter(): void {
    const { railway, stage, text } = this.#context;
    stage.goal(text().freeGoal);
    railway.board.show([]);
    railway.train.hand({ onWagon: (at) => this.#cut(at), onEngine: () => this.#go() });
    this.#live();
    this.#clear();
  }

  leave(): void {
    const { railway } = this.#context;
    railway.smoke('');
    railway.burst(null);
  }

  dress(): void {
    const { railway, text } = this.#context;
    this.#offer();
    railway.train.show({
      cells: this.#wagons.map((letters) => ({ letters, label: text().wagon(letters) })),
      places: Math.min(longest, this.#wagons.length + 1),
      front: 3,
      toot: text().go,
    });
    this.#context.refit();
  }

  #clear(): void {
    const { railway } = this.#context;
    this.#wagons = [];
    this.#page = 0;
    this.#isBusy = false;
    this.leave();
    railway.train.turn('ready');
    this.dress();
  }

  #live(): void {
    const { memory, railway } = this.#context;
    railway.live(memory.saved.trains.map(wagonsOfText));
  }

  #couple(letters: string): void {
    if (this.#isBusy || this.#wagons.length >= longest) return;
    this.#wagons = [...this.#wagons, letters];
    this.#page = 0;
    this.#context.sounds.play('couple', { pitch: 0.9 + this.#wagons.length * 0.05 });
    this.dress();
  }

  /** From this wagon on all come away. */
  #cut(at: number): void {
    if (this.#isBusy) return;
    this.#wagons = this.#wagons.slice(0, at);
    this.#context.sounds.play('uncouple');
    this.dress();
  }

  #go(): void {
    if (this.#isBusy) return;
    const { clock, railway, sounds, stage, text } = this.#context;
    if (this.#wagons.length === 0) {
      sounds.play('tap');
      stage.tell(text().empty);
      return;
    }
    this.#isBusy = true;
    if (isSneeze(this.#wagons)) {
      sounds.play('oops');
      railway.train.turn('wobbling');
      railway.smoke('…!');
      stage.tell(text().sneeze);
      clock.after(looking, () => this.#clear());
      return;
    }
    readAloud(this.#context, this.#wagons, () => this.#arrive());
  }

  #arrive(): void {
    const { clock, eventContext, guest, memory, railway, sounds, stage, text } = this.#context;
    const wagons = this.#wagons;
    const word = wordNamed(readOf(wagons));
    railway.smoke('');
    railway.burst(wagons, word !== undefined);
    sounds.play(word ? 'right' : 'oops');
    stage.tell(word ? text().known(word) : text().creature(readOf(wagons)));
    memory.saved.trains = [...memory.saved.trains, trainToText(wagons)].slice(-mostStanding);
    memory.keep();
    guest.event({ verb: 'created', object: 'train', ctx: eventContext() });
    railway.train.turn('leaving');
    clock.after(looking, () => {
      this.#live();
      this.#clear();
    });
  }

  /** Where few are in sight, vowels come first after a consonant, and the other way round. */
  #yard(): readonly string[] {
    if (this.#inSight > vowels.length) return [...vowels, ...consonants];
    const last = this.#wagons.at(-1);
    const isVowelNext = last === undefined ? false : !isVowel(last);
    return isVowelNext ? [...vowels, ...consonants] : [...consonants, ...vowels];
  }

  /** So many wagons in sight as the screen has space for. */
  get #inSight(): number {
    const { clientWidth, clientHeight } = document.documentElement;
    if (clientHeight <= 520) return 4;
    return clientWidth < 720 ? 6 : vowels.length + consonants.length;
  }

  #offer(): void {
    const { guest, stage, text } = this.#context;
    const maker = makerWords[guest.settings.lang];
    const all = this.#yard();
    const inSight = this.#inSight;
    const pages = Math.ceil(all.length / inSight);
    const from = (this.#page % pages) * inSight;
    const tiles = all.slice(from, from + inSight).map((letters, at) => ({
      name: `tile-${at} tile ${sortOf(letters)}`,
      label: letters,
      run: () => this.#couple(letters),
    }));
    const next: Choice = {
      name: 'more',
      label: text().more,
      picture: pictureSource(more),
      run: () => {
        this.#page += 1;
        this.#context.sounds.play('tap');
        this.#offer();
      },
    };
    offer(stage, 'own', {
      choices: [
        ...tiles,
        ...(pages > 1 ? [next] : []),
        { name: 'go', label: text().go, run: () => this.#go() },
        { name: 'to-make', label: maker.make, run: () => this.#turn('make') },
        { name: 'to-code', label: maker.enter, run: () => this.#turn('code') },
      ],
    });
  }
}
