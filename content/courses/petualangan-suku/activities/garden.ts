/** An own garden: choose a letter, tap a plot, and a flower with the letter grows there. */
import { type Activity, type Desk, element, pressable } from '@nobi/kit/course';
import { plots } from '../playable.ts';
import { textsIn } from '../rules/args.ts';
import { placesFor, standAt } from '../scene/places.ts';
import { replay } from '../scene/tiles.ts';
import { words } from '../text/text.ts';
import { coatOf } from '../view/lanterns.ts';
import './garden.css';
import { tellIndonesian } from '../text/indonesian.ts';

const petals = [0, 60, 120, 180, 240, 300];

const head = (letter: string): string => {
  const [light, deep] = coatOf(letter);
  const around = petals
    .map((turn) => `<ellipse cx="50" cy="17" rx="15" ry="17" transform="rotate(${turn} 50 38)"/>`)
    .join('');
  const size = letter.length > 1 ? 26 : 34;
  return `<g fill="${light}" stroke="${deep}" stroke-width="3">${around}</g><circle cx="50" cy="38" r="22" fill="#fffaf0" stroke="${deep}" stroke-width="3"/><text class="letter" x="50" y="${38 + size * 0.3}" font-size="${size}" text-anchor="middle" fill="#231a4d">${letter}</text>`;
};

const soil =
  '<ellipse cx="50" cy="90" rx="42" ry="9" fill="#7a4a1e"/><ellipse cx="50" cy="88" rx="36" ry="6" fill="#a86a30"/>';
const stem =
  '<path d="M50 60V88" stroke="#0b7f5a" stroke-width="6" stroke-linecap="round"/><path d="M50 80Q30 76 26 62Q46 62 50 80M50 82Q70 78 74 66Q54 66 50 82" fill="#2f9d6c"/>';

const plotPicture = (letter: string): string =>
  `<svg viewBox="0 0 100 100" aria-hidden="true">${soil}${letter === '' ? '' : `<g class="bloom">${stem}${head(letter)}</g>`}</svg>`;

const seedPicture = (letter: string): string =>
  `<svg viewBox="8 -6 84 88" aria-hidden="true">${head(letter)}</svg>`;

class Bed {
  readonly letters: readonly string[];
  readonly plots: HTMLButtonElement[];
  readonly seeds: HTMLButtonElement[];
  #grown: number[];
  #chosen = 0;
  readonly #desk: Desk;

  constructor(desk: Desk, letters: readonly string[]) {
    this.#desk = desk;
    this.letters = letters;
    this.#grown = Array.from({ length: plots }, (_, at) =>
      letters[(desk.state[at] ?? 0) - 1] === undefined ? 0 : (desk.state[at] ?? 0),
    );
    this.plots = this.#grown.map((_, at) => {
      const plot = pressable('plot', plotPicture(this.#letterAt(at)), () => this.#plant(at));
      plot.dataset.at = `${at}`;
      return plot;
    });
    this.seeds = letters.map((letter, at) => {
      const seed = pressable('seed', seedPicture(letter), () => this.#choose(at));
      seed.dataset.glyph = letter;
      return seed;
    });
    desk.scene.append(...this.plots);
    const box = element('div', 'seeds');
    box.append(...this.seeds);
    desk.controls.append(box);
    this.#showChosen();
  }

  #letterAt(at: number): string {
    return this.letters[(this.#grown[at] ?? 0) - 1] ?? '';
  }

  #showChosen(): void {
    for (const [at, seed] of this.seeds.entries()) seed.ariaPressed = `${at === this.#chosen}`;
  }

  #choose(at: number): void {
    this.#chosen = at;
    this.#showChosen();
    this.#desk.sound('tap');
    tellIndonesian(this.#desk, this.letters[at] ?? '');
  }

  #plant(at: number): void {
    const plot = this.plots[at];
    if (!plot) return;
    const isNew = this.#grown[at] !== this.#chosen + 1;
    if (isNew) {
      this.#grown = this.#grown.map((old, i) => (i === at ? this.#chosen + 1 : old));
      plot.innerHTML = plotPicture(this.#letterAt(at));
      this.#desk.keep(this.#grown);
      this.dress();
    }
    replay(plot, 'is-growing');
    this.#desk.sound(isNew ? 'pop' : 'hop', 1 + this.#chosen * 0.08);
    tellIndonesian(this.#desk, this.#letterAt(at));
  }

  dress(): void {
    const text = words[this.#desk.lang()];
    for (const [at, plot] of this.plots.entries())
      plot.ariaLabel = text.plot(at + 1, this.#letterAt(at));
    for (const [at, seed] of this.seeds.entries())
      seed.ariaLabel = text.flower(this.letters[at] ?? '');
  }

  /** The planted ones side by side, for the end of the lesson. */
  work(): HTMLElement {
    const picture = element('div', 'garden-work');
    picture.role = 'img';
    picture.ariaLabel = words[this.#desk.lang()].garden;
    picture.innerHTML = this.#grown
      .filter((letter) => letter > 0)
      .map((letter) => plotPicture(this.letters[letter - 1] ?? ''))
      .join('');
    return picture;
  }

  beckon(): void {
    const empty = this.plots.find((_, at) => this.#grown[at] === 0);
    empty?.classList.add('is-beckoning');
  }
}

export const garden: Activity = (desk, task) => {
  const bed = new Bed(desk, textsIn(task, 'letters'));
  bed.dress();
  desk.onFit(() => {
    const space = { width: desk.scene.clientWidth - 16, height: desk.scene.clientHeight - 36 };
    const { size, spots } = placesFor(bed.plots.length, space, 170);
    for (const [at, plot] of bed.plots.entries())
      standAt(plot, { x: 8 + (spots[at]?.x ?? 0), y: 10 + (spots[at]?.y ?? 0), size });
  });
  return {
    dress: () => bed.dress(),
    beckon() {
      bed.beckon();
      return words[desk.lang()].plant;
    },
    work: () => bed.work(),
  };
};
