/** The child's own boat: painted, roofed, filled with goods, and rowed through the market. */
import { makerWords, offer, type Page, type Turn } from '@nobi/kit/rounds';
import { type OwnBoat, paints, roofs } from '../rules/save.ts';
import brush from '../view/art/brush.svg';
import hood from '../view/art/hood.svg';
import nobiArt from '../view/art/nobi-happy.svg';
import { goodAt, goods } from '../view/goods.ts';
import { drawOwnBoat } from '../view/own-boat.ts';
import { looks } from '../view/people.ts';
import type { Context } from './context.ts';

/** Who has brought nothing yet has these to begin with. */
const starters = 6;
const firstVisit = 2_000_003;
/** Strokes until the river turns back. */
const bend = 9;

export class OwnMarket implements Page {
  #context: Context;
  #turn: Turn;
  #rows = 0;

  constructor(context: Context, turn: Turn) {
    this.#context = context;
    this.#turn = turn;
  }

  enter(): void {
    const { river, stage, text } = this.#context;
    river.turn('own');
    river.light(0.9);
    river.leave();
    stage.goal(text().freeGoal);
    this.dress();
  }

  leave(): void {
    const { river } = this.#context;
    river.over.replaceChildren();
    river.leave();
    river.turn('desk');
  }

  dress(): void {
    this.#offer();
    this.#context.refit();
    this.#draw();
  }

  get #boat(): OwnBoat {
    return this.#context.memory.saved.boat;
  }

  #change(boat: Partial<OwnBoat>): void {
    const { memory, sounds } = this.#context;
    memory.saved.boat = { ...this.#boat, ...boat };
    memory.keep();
    sounds.play('pack');
    this.#draw();
  }

  #fill(at: number): void {
    const { memory } = this.#context;
    const count = Math.min(goods.length, starters + memory.game.progress.brought);
    this.#change({
      goods: this.#boat.goods.map((good, place) =>
        place === at ? (good + 1) % (count + 1) : good,
      ),
    });
    this.#context.river.over.querySelector<HTMLElement>(`.spot-${at}`)?.focus();
  }

  #name(good: number): string {
    const { guest, text } = this.#context;
    return good === 0 ? text().nothing : goodAt(good - 1).name[guest.settings.lang];
  }

  #draw(): void {
    const { river, text } = this.#context;
    const boat = document.createElement('span');
    boat.className = 'own-boat';
    boat.innerHTML = drawOwnBoat(this.#boat);
    const nobi = new Image(120, 126);
    nobi.src = nobiArt;
    nobi.alt = '';
    nobi.className = 'captain';
    const places = this.#boat.goods.map((good, at) => {
      const spot = document.createElement('button');
      spot.type = 'button';
      spot.className = `spot spot-${at}`;
      spot.ariaLabel = text().spot(at + 1, this.#name(good));
      if (good > 0) {
        const image = new Image(96, 96);
        image.src = goodAt(good - 1).picture;
        image.alt = '';
        spot.append(image);
      } else spot.textContent = '+';
      spot.addEventListener('click', () => this.#fill(at));
      return spot;
    });
    const row = document.createElement('span');
    row.className = 'spots';
    row.append(...places);
    boat.prepend(nobi);
    boat.append(row);
    river.over.replaceChildren(boat);
  }

  /** Off through the market: somebody comes by and says what there is to see. */
  #row(): void {
    const { guest, river, sounds, stage, text, eventContext } = this.#context;
    this.#rows += 1;
    const there = this.#boat.goods.filter((good) => good > 0);
    const good = there[this.#rows % Math.max(1, there.length)] ?? 0;
    sounds.play('row');
    river.row(this.#rows % bend);
    river.over.firstElementChild?.classList.add('is-rowing');
    river.meet({
      visit: firstVisit + this.#rows,
      who: this.#rows % looks.length,
      good: (this.#rows * 5) % goods.length,
      isPlain: false,
      board: '',
      held: '',
    });
    river.mood(good === 0 ? 'less' : 'joy');
    if (good > 0) stage.tell(text().visitor(this.#name(good)));
    else stage.tell(text().freeGoal);
    guest.event({ verb: 'created', object: 'boat', ctx: eventContext() });
  }

  #offer(): void {
    const { guest, stage, text } = this.#context;
    const words = text();
    const maker = makerWords[guest.settings.lang];
    offer(stage, 'own', {
      choices: [
        {
          name: 'paint',
          label: words.paint,
          picture: brush,
          run: () => this.#change({ paint: (this.#boat.paint + 1) % paints }),
        },
        {
          name: 'roof-over',
          label: words.roof,
          picture: hood,
          run: () => this.#change({ roof: (this.#boat.roof + 1) % roofs }),
        },
        { name: 'row go', label: words.row, run: () => this.#row() },
        { name: 'to-make', label: maker.make, run: () => this.#turn('make') },
        { name: 'to-code', label: maker.enter, run: () => this.#turn('code') },
      ],
    });
  }
}
