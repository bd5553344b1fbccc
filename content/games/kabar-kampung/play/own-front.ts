/** The child's own front pages: a photo of three parts and a headline of three, in four editions. */
import { makerWords, offer, type Page, type Turn } from '@nobi/kit/rounds';
import { editions, type Front, headlineOf, photoOf, turned } from '../rules/front.ts';
import { make } from '../scene/paper.ts';
import forward from '../view/forward.svg';
import place from '../view/place.svg';
import thing from '../view/thing.svg';
import who from '../view/who.svg';
import type { Context } from './context.ts';

/** Where the parts of the headline stand in a front page, after those of the photo. */
const firstWord = 3;

export class OwnFront implements Page {
  #context: Context;
  #turn: Turn;
  #at = 0;

  constructor(context: Context, turn: Turn) {
    this.#context = context;
    this.#turn = turn;
  }

  enter(): void {
    const { newsroom, stage, text } = this.#context;
    stage.goal(text().freeGoal);
    newsroom.turn('ready');
    this.dress();
  }

  dress(): void {
    const { newsroom, text } = this.#context;
    this.#offer();
    const front = this.#front;
    if (!front) return;
    const focused = document.activeElement?.getAttribute('data-part');
    const words = headlineOf(front).map((word, at) => this.#word(word, at));
    newsroom.front(photoOf(front), words, text().layout);
    this.#context.refit();
    if (focused) words[Number(focused)]?.focus({ preventScroll: true });
  }

  get #front(): Front | undefined {
    return this.#context.memory.saved.fronts[this.#at];
  }

  #word(word: string, at: number): HTMLElement {
    const button = make('part', word, 'button');
    button.setAttribute('type', 'button');
    button.dataset.part = `${at}`;
    button.ariaLabel = this.#context.text().part(word);
    button.addEventListener('click', () => this.#change(firstWord + at));
    return button;
  }

  #change(part: number): void {
    const { eventContext, guest, memory, sounds } = this.#context;
    memory.saved.fronts = memory.saved.fronts.map((front, at) =>
      at === this.#at ? turned(front, part) : front,
    );
    memory.keep();
    sounds.play('lay', { pitch: 0.9 + part * 0.05 });
    guest.event({ verb: 'created', object: 'front-page', ctx: eventContext() });
    this.dress();
  }

  #next(): void {
    this.#at = (this.#at + 1) % editions;
    this.#context.sounds.play('leaf');
    this.dress();
  }

  #offer(): void {
    const { guest, stage, text } = this.#context;
    const words = text();
    const maker = makerWords[guest.settings.lang];
    offer(stage, 'own', {
      choices: [
        { name: 'next-front', label: words.nextFront, picture: forward, run: () => this.#next() },
        { name: 'who', label: words.who, picture: who, run: () => this.#change(0) },
        { name: 'thing', label: words.thing, picture: thing, run: () => this.#change(1) },
        { name: 'place', label: words.place, picture: place, run: () => this.#change(2) },
        { name: 'to-make', label: maker.make, run: () => this.#turn('make') },
        { name: 'to-code', label: maker.enter, run: () => this.#turn('code') },
      ],
    });
  }
}
