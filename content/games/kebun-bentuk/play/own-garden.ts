/** The child's own garden: flowers where she likes, and rain that lets them grow. It stays. */
import { pictureSource } from '@nobi/kit/game';
import { type Choice, makerWords, offer, type Page, type Turn } from '@nobi/kit/rounds';
import { type Garden, planted, rained } from '../rules/garden.ts';
import { colours, type Look, type Shape } from '../rules/looks.ts';
import { head, source } from '../view/flowers.ts';
import { icons } from '../view/icons.ts';
import type { Context } from './context.ts';

/** As many shapes as a small screen shows at once. */
const inSight: readonly Shape[] = ['circle', 'triangle', 'square', 'heart', 'star'];
const rainSeconds = 2.6;

export class OwnGarden implements Page {
  #context: Context;
  #turn: Turn;
  #look: Look = { shape: 'circle', colour: 'red' };

  constructor(context: Context, turn: Turn) {
    this.#context = context;
    this.#turn = turn;
  }

  enter(): void {
    const { bed, meadow, plot, stage, takeDrops, text } = this.#context;
    meadow.feel('idle');
    meadow.isLeaning = true;
    bed.element.hidden = true;
    plot.button.hidden = false;
    plot.hand(
      (at) => this.#press(at),
      () => {
        this.#context.sounds.play('tap');
        this.#draw();
      },
    );
    takeDrops(({ from, ...where }) => {
      const shape = inSight[Number(/seed-(\d)/.exec(from.className)?.[1] ?? -1)];
      if (shape) this.#look = { ...this.#look, shape };
      this.#keep(planted(this.#garden, plot.squareAt(where), { ...this.#look, age: 0 }));
      this.#offer();
    });
    stage.goal(text().freeGoal);
    this.dress();
  }

  leave(): void {
    const { bed, plot, meadow, guest, eventContext } = this.#context;
    meadow.feel('idle');
    plot.button.classList.remove('is-wet');
    bed.element.hidden = false;
    plot.button.hidden = true;
    const standing = this.#garden.filter(Boolean).length;
    guest.event({
      verb: 'created',
      object: 'garden',
      result: { response: [standing] },
      ctx: eventContext(),
    });
  }

  dress(): void {
    this.#offer();
    this.#context.refit();
    this.#draw();
  }

  get #garden(): Garden {
    return this.#context.memory.saved.garden;
  }

  #keep(garden: Garden): void {
    const { memory, sounds } = this.#context;
    memory.saved.garden = garden;
    memory.keep();
    sounds.play('plant');
    this.#draw();
  }

  /** A flower is planted on bare soil; one that stands there is for the goat. */
  #press(at: number): void {
    const { meadow, sounds } = this.#context;
    const isTaken = this.#garden[at] !== null;
    this.#keep(planted(this.#garden, at, isTaken ? null : { ...this.#look, age: 0 }));
    if (!isTaken) return;
    sounds.play('munch');
    meadow.feel('munch');
  }

  #rain(): void {
    const { clock, meadow, sounds, stage, text } = this.#context;
    meadow.feel('wool');
    sounds.play('rain');
    stage.tell(text().rained);
    this.#context.plot.button.classList.add('is-wet');
    clock.after(0.6, () => this.#keep(rained(this.#garden)));
    clock.after(rainSeconds, () => {
      this.#context.plot.button.classList.remove('is-wet');
      meadow.feel('idle');
    });
  }

  #draw(): void {
    const { plot, text } = this.#context;
    const { at } = plot;
    const there = this.#garden[at];
    const [row, col] = [Math.floor(at / 6) + 1, (at % 6) + 1];
    const words = text();
    plot.show(
      this.#garden,
      `${words.square(row, col, there ? words.look(there) : null)}. ${words.keys}`,
    );
  }

  /** Another shape; the one that is in the hand gets another colour. */
  #take(shape: Shape): void {
    const isSame = shape === this.#look.shape;
    const at = colours.indexOf(this.#look.colour) + (isSame ? 1 : 0);
    this.#look = { shape, colour: colours[at % colours.length] ?? 'red' };
    this.#context.sounds.play('tap');
    this.#offer();
  }

  #offer(): void {
    const { guest, stage, text } = this.#context;
    const maker = makerWords[guest.settings.lang];
    const { colour } = this.#look;
    const seeds = inSight.map(
      (shape, at): Choice => ({
        name: `seed-${at} seed`,
        label: text().shape({ shape, colour }),
        picture: source(head({ shape, colour })),
        isOn: shape === this.#look.shape,
        run: () => this.#take(shape),
      }),
    );
    const icon = (name: string, label: string, [svg, run]: [string, () => void]): Choice => ({
      name,
      label,
      picture: pictureSource(svg),
      run,
    });
    offer(stage, 'own', {
      choices: [
        ...seeds,
        icon('rain', text().rain, [icons.rain, () => this.#rain()]),
        icon('to-make', maker.make, [icons.gift, () => this.#turn('make')]),
        icon('to-code', maker.enter, [icons.key, () => this.#turn('code')]),
      ],
    });
  }
}
