/** "Main bebas": the child's own land, fields built for the family, and fields that the family built. */
import type { Spot } from '../rules/garden.ts';
import type { Phase } from '../scene/land.ts';
import { ByCode } from './by-code.ts';
import type { Context, Mode } from './context.ts';
import { Garden } from './garden.ts';
import { Maker } from './maker.ts';
import type { Page, PageName } from './page.ts';

export class FreePlay implements Mode {
  readonly name = 'free';
  #context: Context;
  #pages: Readonly<Record<PageName, Page>>;
  #page: Page;

  constructor(context: Context) {
    this.#context = context;
    const turn = (to: PageName): void => this.#turn(to);
    this.#pages = {
      garden: new Garden(context, turn),
      make: new Maker(context, turn),
      code: new ByCode(context, turn),
    };
    this.#page = this.#pages.garden;
  }

  enter(): void {
    this.#context.yard.cheer(false);
    this.#page = this.#pages.garden;
    this.#page.enter();
  }

  leave(): void {
    this.#page.leave?.();
    this.#context.clock.forget();
    this.#context.memory.keep();
  }

  dress(): void {
    this.#page.dress();
  }

  touch(spot: Spot, phase: Phase): void {
    this.#page.touch(spot, phase);
  }

  key(name: string): boolean {
    return this.#page.key(name);
  }

  #turn(to: PageName): void {
    this.#page.leave?.();
    this.#context.clock.forget();
    this.#context.sounds.play('tap');
    this.#page = this.#pages[to];
    this.#page.enter();
  }
}
