/** Stepping stones with syllables: when the word lies whole, its thing hops across the river. */
import { type Activity, type Desk, element, pressable } from '@nobi/kit/course';
import { textIn, textsIn } from '../rules/args.ts';
import { spelled, syllablesOf, wordOf } from '../rules/words.ts';
import {
  nameOf,
  openThing,
  openTiles,
  replay,
  type Tile,
  type Tiles,
  useTile,
  written,
} from '../scene/tiles.ts';
import { writingWords } from '../text/writing.ts';
import { pictureOf } from '../view/pictures.ts';
import './build.css';
import { tellIndonesian } from '../text/indonesian.ts';

const rock =
  '<ellipse cx="50" cy="62" rx="48" ry="33" fill="#837aae"/><ellipse cx="50" cy="52" rx="48" ry="34" fill="#ddd7f0"/><path d="M12 44Q30 24 60 24" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".7"/>';
const empty =
  '<ellipse cx="50" cy="56" rx="46" ry="32" fill="#ffffff33" stroke="#fff" stroke-width="5" stroke-dasharray="11 9"/>';

const stonePicture = (glyph: string): string =>
  `<svg viewBox="0 0 100 100" aria-hidden="true">${glyph === '' ? empty : rock + written(glyph)}</svg>`;

interface River {
  thing: HTMLElement;
  stones: HTMLButtonElement[];
  /** Where the thing stands: -1 on the near bank, then on the stones, then on the far bank. */
  stand: number;
}

/** The banks are above the row of stones, so that a phone has the whole width for the stones. */
const lay = (desk: Desk, { thing, stones, stand }: River): void => {
  const [width, height] = [desk.scene.clientWidth, desk.scene.clientHeight];
  const breadth = Math.min(width - 24, 900);
  const left = (width - breadth) / 2;
  const pitch = breadth / stones.length;
  const stone = Math.min(pitch - 18, 190, height * 0.5);
  const row = height - stone * 0.5 - Math.max(28, height * 0.08);
  for (const [i, each] of stones.entries())
    Object.assign(each.style, {
      width: `${stone}px`,
      height: `${stone}px`,
      left: `${left + pitch * (i + 0.5) - stone / 2}px`,
      top: `${row - stone / 2}px`,
    });
  const size = Math.min(190, Math.max(88, row - stone * 0.34), breadth * 0.4);
  const spots = [size / 2, ...stones.map((_, i) => pitch * (i + 0.5)), breadth - size / 2];
  const isAshore = stand < 0 || stand >= stones.length;
  const middle = isAshore ? Math.max(size / 2, row - stone * 0.42 - size / 2) : row - size * 0.42;
  Object.assign(thing.style, {
    width: `${size}px`,
    height: `${size}px`,
    left: `${left + (spots[stand + 1] ?? 0) - size / 2}px`,
    top: `${Math.max(0, middle - size / 2)}px`,
  });
};

const cross = (desk: Desk, river: River): void => {
  for (let i = 0; i <= river.stones.length; i += 1)
    desk.clock.after(0.25 + i * 0.42, () => {
      river.stand = i;
      desk.sound('hop', 1 + i * 0.12);
      lay(desk, river);
      replay(river.thing, 'is-hopping');
    });
};

/** The word as far as it lies, and what becomes of each stone that is tried. */
class Building {
  readonly river: River;
  readonly tiles: Tiles;
  readonly #desk: Desk;
  readonly #word: string;
  readonly #syllables: readonly string[];
  #placed: number[] = [];
  #isBusy = false;
  #due: Desk['help'];

  constructor(desk: Desk, word: string, glyphs: readonly string[]) {
    this.#desk = desk;
    this.#word = word;
    this.#syllables = syllablesOf(word);
    this.#due = desk.help;
    const thing = openThing(desk, pictureOf(word), () => tellIndonesian(desk, spelled(word)));
    // It stands on the stones and hops over them.
    thing.dataset.loose = '';
    const stones = this.#syllables.map((_, at) => this.#stone(at));
    this.river = { thing, stones, stand: -1 };
    this.tiles = openTiles(desk, {
      kind: 'stone',
      glyphs,
      label: (glyph, lang) => writingWords[lang].stone(glyph),
      onPick: (tile) => this.#pick(tile),
    });
    for (const at of desk.state) {
      const tile = this.tiles.all[at];
      if (tile?.glyph === this.#next()) this.#place(tile);
    }
    if (this.#isWhole()) this.river.stand = stones.length;
    const bank = element('div', 'river');
    bank.append(...stones, thing);
    desk.scene.append(bank);
    this.#help();
  }

  #stone(at: number): HTMLButtonElement {
    const stone = pressable('river-stone', stonePicture(''), () => {
      const isSet = at < this.#placed.length;
      this.#desk.sound(isSet ? 'tap' : 'hop');
      replay(stone, 'is-touched');
      const ask = writingWords[this.#desk.lang()].placeNext;
      if (isSet) tellIndonesian(this.#desk, this.#syllables[at] ?? '');
      else this.#desk.tell(ask);
    });
    stone.dataset.at = `${at}`;
    stone.dataset.loose = '';
    return stone;
  }

  #next(): string {
    return this.#syllables[this.#placed.length] ?? '';
  }

  #isWhole(): boolean {
    return this.#placed.length === this.#syllables.length;
  }

  #help(): void {
    this.tiles.widen();
    if (this.#due === 'none' || this.#isWhole()) return;
    this.tiles.narrow(this.#next());
    if (this.#due === 'worked') this.tiles.point(this.#next());
  }

  #place(tile: Tile): void {
    const stone = this.river.stones[this.#placed.length];
    if (!stone) return;
    this.#placed = [...this.#placed, tile.at];
    useTile(tile);
    stone.innerHTML = stonePicture(tile.glyph);
    stone.classList.add('is-set');
    stone.ariaLabel = tile.glyph;
  }

  #sink(tile: Tile, stone: HTMLButtonElement): void {
    const desk = this.#desk;
    const word = this.#word;
    this.#isBusy = true;
    desk.sound('oops');
    stone.innerHTML = stonePicture(tile.glyph);
    replay(stone, 'is-sinking');
    tile.button.disabled = true;
    const read = this.#syllables.slice(0, this.#placed.length).join('') + tile.glyph;
    const line = writingWords[desk.lang()].readsSoFar(read, spelled(word));
    this.#due = desk.answer({ right: false, response: [tile.glyph], line });
    desk.clock.after(1.5, () => {
      stone.classList.remove('is-sinking');
      stone.innerHTML = stonePicture('');
      this.#isBusy = false;
      this.#help();
    });
  }

  #pick(tile: Tile): void {
    const desk = this.#desk;
    const syllables = this.#syllables;
    const word = this.#word;
    const stone = this.river.stones[this.#placed.length];
    if (this.#isBusy || !stone) return;
    if (tile.glyph !== this.#next()) {
      this.#sink(tile, stone);
      return;
    }
    this.#place(tile);
    desk.sound('count', 1 + this.#placed.length * 0.12);
    desk.keep(this.#placed);
    if (!this.#isWhole()) {
      tellIndonesian(desk, tile.glyph);
      this.#help();
      return;
    }
    cross(desk, this.river);
    const line = writingWords[desk.lang()].built(syllables, wordOf(word)?.en ?? word);
    desk.answer({ right: true, response: [...syllables], line });
  }

  dress(): void {
    const text = writingWords[this.#desk.lang()];
    this.river.thing.ariaLabel = nameOf(this.#word, this.#desk.lang());
    for (const [at, stone] of this.river.stones.entries())
      stone.ariaLabel = at < this.#placed.length ? (this.#syllables[at] ?? '') : text.placeNext;
    this.tiles.dress();
  }

  beckon(): string {
    if (!this.#isBusy) this.tiles.point(this.#next());
    return writingWords[this.#desk.lang()].placeNext;
  }
}

export const build: Activity = (desk, task) => {
  const building = new Building(desk, textIn(task, 'word'), textsIn(task, 'tiles'));
  desk.onFit(() => lay(desk, building.river));
  building.dress();
  return { dress: () => building.dress(), beckon: () => building.beckon() };
};
