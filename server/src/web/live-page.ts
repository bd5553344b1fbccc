import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BuiltPage } from './built-page.ts';

/** A page with something in it that changes while the server runs: it is made anew when that does. */
export class LivePage<Fact> {
  readonly #make: (fact: Fact) => BuiltPage;
  readonly #read: () => Fact;
  #known: Fact;
  #page: BuiltPage;

  constructor(read: () => Fact, make: (fact: Fact) => BuiltPage) {
    this.#make = make;
    this.#read = read;
    this.#known = read();
    this.#page = make(this.#known);
  }

  send(request: FastifyRequest, reply: FastifyReply) {
    const now = this.#read();
    if (now !== this.#known) {
      this.#page = this.#make(now);
      this.#known = now;
    }
    return this.#page.send(request, reply);
  }
}
