/** Plates to fill as one likes. Nothing is asked. */
import type { Context, Mode } from './context.ts';

const mostCakes = 10;

export class FreePlay implements Mode {
  readonly name = 'free';
  #context: Context;
  #counts = [1, 2, 3, 4];

  constructor(context: Context) {
    this.#context = context;
  }

  enter(): void {
    const { guest, plates, eventContext } = this.#context;
    guest.event({ verb: 'created', object: 'plates', ctx: eventContext() });
    plates.rest(false);
    plates.help(true);
    this.dress();
  }

  leave(): void {}

  dress(): void {
    const { plates, stage, text } = this.#context;
    plates.show(this.#counts, text().plate);
    stage.goal(text().freeGoal);
  }

  pick(at: number): void {
    const { plates, sounds, text } = this.#context;
    const count = ((this.#counts[at] ?? 0) % mostCakes) + 1;
    this.#counts[at] = count;
    sounds.play('tap', { pitch: 1 + count / 10 });
    plates.show(this.#counts, text().plate);
  }
}
