/** The child's own street: eight houses, their shapes and colours, and signs made of two words. */
import { makerWords, offer, type Page, type Turn } from '@nobi/kit/rounds';
import { firsts, lots, type Own, paints, seconds, shapes, signOfOwn } from '../rules/street.ts';
import type { Lot } from '../scene/street.ts';
import backward from '../view/backward.svg';
import forward from '../view/forward.svg';
import paintIcon from '../view/paint.svg';
import shapeIcon from '../view/shape.svg';
import type { Context } from './context.ts';

const lotOf = (own: Own, at: number): Lot => ({
  at,
  shape: own.shape,
  paint: own.paint,
  plate: signOfOwn(own),
  isLit: true,
  who: own.second + own.first * 3,
});

export class OwnStreet implements Page {
  #context: Context;
  #turn: Turn;
  #at = 0;

  constructor(context: Context, turn: Turn) {
    this.#context = context;
    this.#turn = turn;
  }

  enter(): void {
    const { stage, street, text } = this.#context;
    stage.goal(text().freeGoal);
    street.board.turn('ready');
    street.cheer(false);
    street.board.hand((slot) => this.#word(slot));
    this.dress();
    street.walk(this.#at, true);
  }

  dress(): void {
    const { memory, street, text } = this.#context;
    this.#offer();
    const all = memory.saved.street;
    street.show(all.map(lotOf));
    street.light(this.#at);
    const own = all[this.#at];
    const cells = [firsts[own?.first ?? 0] ?? '', seconds[own?.second ?? 0] ?? ''];
    street.board.show({
      isFree: true,
      words: cells.map((word, at) => [{ text: word, slot: { at, label: text().part(word) } }]),
    });
    this.#context.refit();
    street.walk(this.#at);
  }

  #word(slot: number): void {
    const now = this.#context.memory.saved.street[this.#at];
    if (!now) return;
    this.#change(
      slot === 0
        ? { first: (now.first + 1) % firsts.length }
        : { second: (now.second + 1) % seconds.length },
      'turn',
    );
  }

  #change(part: Partial<Own>, sound: 'turn' | 'tap'): void {
    const { eventContext, guest, memory, sounds } = this.#context;
    memory.saved.street = memory.saved.street.map((own, at) =>
      at === this.#at ? { ...own, ...part } : own,
    );
    memory.keep();
    sounds.play(sound);
    guest.event({ verb: 'created', object: 'street', ctx: eventContext() });
    this.dress();
  }

  #step(by: number): void {
    this.#at = (this.#at + by + lots) % lots;
    this.#context.sounds.play('walk');
    this.dress();
  }

  #offer(): void {
    const { guest, memory, stage, text } = this.#context;
    const words = text();
    const maker = makerWords[guest.settings.lang];
    const own = memory.saved.street[this.#at];
    const shape = (): void => this.#change({ shape: ((own?.shape ?? 0) + 1) % shapes }, 'tap');
    const paint = (): void => this.#change({ paint: ((own?.paint ?? 0) + 1) % paints }, 'tap');
    offer(stage, 'own', {
      choices: [
        { name: 'backward', label: words.before, picture: backward, run: () => this.#step(-1) },
        { name: 'forward', label: words.after, picture: forward, run: () => this.#step(1) },
        { name: 'shape', label: words.shape, picture: shapeIcon, run: shape },
        { name: 'paint', label: words.paint, picture: paintIcon, run: paint },
        { name: 'to-make', label: maker.make, run: () => this.#turn('make') },
        { name: 'to-code', label: maker.enter, run: () => this.#turn('code') },
      ],
    });
  }
}
