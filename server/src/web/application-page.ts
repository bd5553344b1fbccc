import { type Pack, packBytes } from '@nobi/kit/offline';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BuiltPage } from './built-page.ts';

export type GuestPacks = () => Readonly<Record<string, Pack>>;
type Make = (sizes: Readonly<Record<string, number>>) => BuiltPage;

/** The application's page. Which guests can be saved stands in it: it is made anew when that changes. */
export class ApplicationPage {
  readonly #make: Make;
  readonly #guestPacks: GuestPacks;
  #known: ReturnType<GuestPacks>;
  #page: BuiltPage;

  constructor(make: Make, guestPacks: GuestPacks) {
    this.#make = make;
    this.#guestPacks = guestPacks;
    this.#known = guestPacks();
    this.#page = this.#fresh();
  }

  send(request: FastifyRequest, reply: FastifyReply) {
    if (this.#guestPacks() !== this.#known) {
      this.#known = this.#guestPacks();
      this.#page = this.#fresh();
    }
    return this.#page.send(request, reply);
  }

  #fresh() {
    const sizes = Object.entries(this.#known).map(([id, pack]) => [id, packBytes(pack)]);
    return this.#make(Object.fromEntries(sizes));
  }
}
