/** A boat of one's own: a sail sewn from squares, a hull, and a trip after which it stays in the bay. */
import { pictureSource } from '@nobi/kit/game';
import { makerWords, offer, type Page, type Turn } from '@nobi/kit/rounds';
import type { Spot } from '../rules/order.ts';
import { edgeOfSail, painted, placeIn, squaresOf } from '../rules/own-sail.ts';
import { colours, hulls, type OwnBoat, ownCloth } from '../rules/save.ts';
import { outcomeOf } from '../scene/outcomes.ts';
import { bareHull, hullArt, shipSvg } from '../view/boats.ts';
import { ownArt, swatch } from '../view/own-art.ts';
import { ownSheet } from '../view/sheets/own-sheet.ts';
import type { Context } from './context.ts';
import { movedBy } from './moving.ts';

/** Seconds of a trip. A sail below or above these squares is a small one, or a large one. */
const trip = 3.6;
const fair = { least: 8, most: 34 };

export class OwnYard implements Page {
  #context: Context;
  #turn: Turn;
  #spot: Spot = { x: 3, y: 0 };
  #colour = 1;
  /** What the finger that is down paints: cloth, or nothing where it began on cloth of that colour. */
  #brush = 1;
  #isSailing = false;

  constructor(context: Context, turn: Turn) {
    this.#context = context;
    this.#turn = turn;
  }

  enter(): void {
    const { stage, text, yard } = this.#context;
    this.#isSailing = false;
    yard.ready();
    yard.board.hand({
      onPull: (spot, isFirst) => this.#paint(spot, isFirst),
      onKey: (key) => this.#key(key),
    });
    stage.goal(text().freeGoal);
    this.dress();
  }

  leave(): void {
    this.#context.yard.ready();
  }

  dress(): void {
    this.#offer();
    this.#context.refit();
    this.#draw();
  }

  get #own(): OwnBoat {
    return this.#context.memory.saved.own;
  }

  #change(change: Partial<OwnBoat>): void {
    const { memory } = this.#context;
    memory.saved.own = { ...this.#own, ...change };
    memory.keep();
    this.#draw();
  }

  #paint(spot: Spot, isFirst: boolean): void {
    if (this.#isSailing) return;
    const { sail } = this.#own;
    const here = Number(sail[placeIn(spot)]);
    if (isFirst) this.#brush = here === this.#colour ? 0 : this.#colour;
    this.#spot = spot;
    if (here === this.#brush) return;
    this.#context.sounds.play('paint', { pitch: 0.8 + spot.y * 0.08 });
    this.#change({ sail: painted(sail, spot, this.#brush) });
  }

  #key(key: string): boolean {
    if (key === 'Enter' || key === ' ') {
      this.#paint(this.#spot, true);
      return true;
    }
    const moved = movedBy(key, ownCloth, this.#spot);
    if (!moved) return false;
    this.#spot = moved;
    this.#draw();
    return true;
  }

  #sail(): void {
    if (this.#isSailing) return;
    const { clock, guest, sounds, stage, text, yard, eventContext } = this.#context;
    const { sail, trips } = this.#own;
    const area = squaresOf(sail).length;
    if (area === 0) {
      sounds.play('oops');
      stage.tell(text().noSail);
      return;
    }
    this.#isSailing = true;
    this.#change({ trips: trips + 1 });
    sounds.play('launch');
    stage.tell(text().sails(area, edgeOfSail(sail)));
    const isFair = area >= fair.least && area <= fair.most;
    const outcome = outcomeOf({ form: 'sail', n: [] }, isFair ? 'fits' : 'low', area > fair.most);
    // The cloth is as large as it was sewn.
    yard.launch({ ...outcome, cut: 1 });
    guest.event({ verb: 'created', object: 'boat', ctx: eventContext() });
    clock.after(trip, () => {
      this.#isSailing = false;
      yard.ready();
    });
  }

  #draw(): void {
    const { text, yard } = this.#context;
    const own = this.#own;
    const isMarked = document.activeElement === yard.board.button;
    yard.voyage.moor(ownArt(own));
    yard.board.show({
      lattice: ownCloth,
      draw: (size) => ownSheet(own.sail, isMarked ? this.#spot : null, size),
    });
    const { button } = yard.board;
    const { x, y } = this.#spot;
    button.ariaLabel = `${text().board(`${x + 1}, ${y + 1}`)}. ${text().freeGoal}`;
    Object.assign(button.dataset, { ready: 'yes', form: 'own' });
  }

  #nextHull(): void {
    const { sounds, stage, text } = this.#context;
    const hull = (this.#own.hull + 1) % hulls;
    sounds.play('tap');
    this.#change({ hull });
    stage.tell(text().boats[hull] ?? '');
    this.#offer();
  }

  #offer(): void {
    const { guest, sounds, stage, text } = this.#context;
    const words = text();
    const maker = makerWords[guest.settings.lang];
    const next = (): void => {
      this.#colour = (this.#colour % colours) + 1;
      sounds.play('tap');
      this.#offer();
    };
    const hull = pictureSource(shipSvg(bareHull(hullArt[this.#own.hull] ?? '')));
    offer(stage, 'own', {
      choices: [
        { name: 'hull-next', label: words.hull, picture: hull, run: () => this.#nextHull() },
        { name: 'colour', label: words.colour, picture: swatch(this.#colour), run: next },
        { name: 'sail-now go', label: words.launch, run: () => this.#sail() },
        { name: 'to-make', label: maker.make, run: () => this.#turn('make') },
        { name: 'to-code', label: maker.enter, run: () => this.#turn('code') },
      ],
    });
  }
}
