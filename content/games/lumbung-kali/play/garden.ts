/** The child's own land: fields of three crops, each an array that says how much it holds. */
import { makerWords, makeSign, offer, type Page, type Turn } from '@nobi/kit/rounds';
import jagung from '../../../art/fluent/jagung.webp';
import tomat from '../../../art/fluent/tomat.webp';
import { covers, land, type Plot, planted, plotBetween, type Spot } from '../rules/garden.ts';
import { amountOf } from '../rules/orders.ts';
import type { Phase, Picture } from '../scene/land.ts';
import rice from '../view/rice.svg';
import ripe from '../view/ripe.svg';
import type { Context } from './context.ts';

const pictures = [rice, jagung, tomat];
const looks = ['plant', 'corn', 'tomato'];

const steps: Readonly<Record<string, Spot>> = {
  ArrowUp: { row: -1, col: 0 },
  ArrowDown: { row: 1, col: 0 },
  ArrowLeft: { row: 0, col: -1 },
  ArrowRight: { row: 0, col: 1 },
};

export class Garden implements Page {
  #context: Context;
  #turn: Turn;
  #crop = 0;
  /** The corner that was touched first, and the one under the finger now. */
  #from: Spot | null = null;
  #to: Spot = { row: 0, col: 0 };
  #isByKeys = false;

  constructor(context: Context, turn: Turn) {
    this.#context = context;
    this.#turn = turn;
  }

  enter(): void {
    const { stage, text, yard, land: field } = this.#context;
    this.#from = null;
    yard.cheer(false);
    yard.hold(false);
    field.ripen(false);
    field.hand({
      onTouch: (spot, phase) => this.#touch(spot, phase),
      onKey: (key) => this.#key(key),
    });
    field.button.disabled = false;
    stage.goal(text().freeGoal);
    this.dress();
  }

  leave(): void {
    const { guest, eventContext } = this.#context;
    const sizes = this.#plots.flatMap(({ rows, cols }) => [rows, cols]).slice(0, 24);
    guest.event({
      verb: 'created',
      object: 'fields',
      result: { response: sizes },
      ctx: eventContext(),
    });
  }

  dress(): void {
    this.#offer();
    this.#context.refit();
    this.#draw();
  }

  get #plots(): readonly Plot[] {
    return this.#context.memory.saved.plots;
  }

  #touch(spot: Spot, phase: Phase): void {
    this.#isByKeys = false;
    if (phase === 'down') this.#from = spot;
    if (!this.#from) return;
    this.#to = spot;
    if (phase === 'up') this.#end();
    this.#draw();
  }

  #key(name: string): boolean {
    const step = steps[name];
    this.#isByKeys = true;
    if (step) this.#walk(step);
    else if (name === 'Delete' || name === 'Backspace') this.#pullOut(this.#to);
    else if (name !== 'Enter' && name !== ' ') return false;
    else if (this.#from) this.#end();
    else this.#from = this.#to;
    this.#draw();
    return true;
  }

  #walk({ row, col }: Spot): void {
    this.#to = {
      row: Math.max(0, Math.min(land.rows - 1, this.#to.row + row)),
      col: Math.max(0, Math.min(land.cols - 1, this.#to.col + col)),
    };
    this.#context.sounds.play('pull');
  }

  #keep(plots: readonly Plot[]): void {
    const { memory } = this.#context;
    memory.saved.plots = plots;
    memory.keep();
    this.#offer();
  }

  #pullOut(spot: Spot): boolean {
    const left = this.#plots.filter((plot) => !covers(plot, spot));
    if (left.length === this.#plots.length) return false;
    this.#context.sounds.play('pull', { pitch: 0.6 });
    this.#keep(left);
    return true;
  }

  /** A tap on a field pulls it out; anything else plants what lies between the two corners. */
  #end(): void {
    const from = this.#from;
    this.#from = null;
    if (!from) return;
    const { row, col } = this.#to;
    if (from.row === row && from.col === col && this.#pullOut(from)) return;
    const plot = plotBetween(from, this.#to, this.#crop);
    const plots = planted(this.#plots, plot);
    const { sounds, stage, text } = this.#context;
    if (plots === this.#plots) {
      sounds.play('oops');
      stage.tell(text().full);
      return;
    }
    sounds.play('right', { pitch: 0.8 + amountOf(plot) * 0.01 });
    this.#keep(plots);
  }

  #draw(): void {
    const { land: field, text } = this.#context;
    field.show(this.#picture());
    const { row, col } = this.#to;
    const there = this.#plots.find((plot) => covers(plot, this.#to));
    const name = there ? text().plot(there) : null;
    field.button.ariaLabel = `${text().spot(row + 1, col + 1, name)}. ${text().freeKeys}`;
    Object.assign(field.button.dataset, { form: 'garden', ready: 'yes' });
  }

  #picture(): Picture {
    const drawn = this.#from && plotBetween(this.#from, this.#to, this.#crop);
    const plots = this.#plots;
    return {
      ...land,
      look(row, col) {
        const plot = plots.find((each) => covers(each, { row, col }));
        if (plot) return `${looks[plot.crop]} bed-${plot.crop}`;
        return drawn && covers(drawn, { row, col }) ? 'chosen' : 'soil';
      },
      tags: [...plots, ...(drawn ? [drawn] : [])].map((plot) => ({
        kind: 'plot',
        text: `${plot.rows}×${plot.cols}`,
        row: plot.row + plot.rows / 2,
        col: plot.col + plot.cols / 2,
      })),
      mark: this.#isByKeys ? this.#to : null,
    };
  }

  #offer(): void {
    const { guest, stage, text } = this.#context;
    const words = text();
    const maker = makerWords[guest.settings.lang];
    const sign = makeSign('basket');
    const all = this.#plots.reduce((sum, plot) => sum + amountOf(plot), 0);
    const icon = new Image(34, 34);
    icon.src = ripe;
    icon.alt = words.harvest;
    sign.append(icon, String(all));
    offer(stage, 'own', {
      sign,
      choices: [
        ...pictures.map((picture, crop) => ({
          name: `crop-${crop} crop`,
          label: words.crops[crop] ?? '',
          picture,
          isOn: crop === this.#crop,
          run: () => this.#take(crop),
        })),
        { name: 'to-make', label: maker.make, run: () => this.#turn('make') },
        { name: 'to-code', label: maker.enter, run: () => this.#turn('code') },
      ],
    });
  }

  #take(crop: number): void {
    this.#crop = crop;
    this.#context.sounds.play('tap');
    this.#offer();
  }
}
