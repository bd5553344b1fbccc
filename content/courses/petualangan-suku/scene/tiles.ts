/** Things with something written on them, to tap or to pull up into the scene. */
import { type Desk, element, type Lang, pressable } from '@nobi/kit/course';
import { spelled, wordOf } from '../rules/words.ts';
import { glyphOf, typeSize } from '../view/pictures.ts';
import './tiles.css';

const far = 48;

export interface Tile {
  readonly glyph: string;
  /** Its place in the task's own list: what a save remembers. */
  readonly at: number;
  readonly button: HTMLButtonElement;
}

interface TileOptions {
  /** Stones, carts or word cards: what they look like. */
  kind: string;
  glyphs: readonly string[];
  label(glyph: string, lang: Lang): string;
  onPick(tile: Tile): void;
}

export interface Tiles {
  readonly all: readonly Tile[];
  dress(): void;
  /** Leaves two to choose from: one that fits, and one that does not. */
  narrow(glyph: string): void;
  /** Everything not used may be picked again. */
  widen(): void;
  point(glyph: string): void;
}

/** Pulling a tile up into the scene is the same as tapping it. */
const pullable = (button: HTMLButtonElement, drop: () => void): void => {
  let from: { x: number; y: number } | null = null;
  let wasPulled = false;
  const rest = (): void => {
    from = null;
    button.style.transform = '';
    button.classList.remove('is-held');
  };
  button.addEventListener('pointerdown', ({ clientX, clientY }) => {
    from = { x: clientX, y: clientY };
    wasPulled = false;
  });
  button.addEventListener('pointermove', (move) => {
    if (!from || button.disabled) return;
    const [x, y] = [move.clientX - from.x, move.clientY - from.y];
    if (!wasPulled && Math.hypot(x, y) < 12) return;
    if (!wasPulled) button.setPointerCapture(move.pointerId);
    wasPulled = true;
    button.classList.add('is-held');
    button.style.transform = `translate(${x}px, ${y}px)`;
  });
  button.addEventListener('pointerup', (up) => {
    const isFar = from !== null && Math.hypot(up.clientX - from.x, up.clientY - from.y) > far;
    rest();
    if (wasPulled && isFar && !button.disabled) drop();
  });
  button.addEventListener('pointercancel', rest);
  // A pull ends with a click too; it has been answered already.
  button.addEventListener(
    'click',
    (event) => {
      if (wasPulled && event.detail > 0) event.stopImmediatePropagation();
    },
    true,
  );
};

const isUsed = ({ button }: Tile): boolean => button.classList.contains('is-used');

export const openTiles = (desk: Desk, options: TileOptions): Tiles => {
  const root = element('div', 'tiles');
  root.dataset.count = `${options.glyphs.length}`;
  const all = options.glyphs.map((glyph, at): Tile => {
    const button = element('button', `tile ${options.kind}`);
    button.type = 'button';
    button.innerHTML = glyphOf(glyph);
    Object.assign(button.dataset, { glyph, answer: '' });
    const tile = { glyph, at, button };
    const pick = (): void => options.onPick(tile);
    pullable(button, pick);
    button.addEventListener('click', pick);
    return tile;
  });
  const mixed = all.map((tile) => ({ tile, key: desk.random() })).sort((a, b) => a.key - b.key);
  root.append(...mixed.map(({ tile }) => tile.button));
  desk.controls.append(root);
  const free = (): Tile[] => all.filter((tile) => !isUsed(tile));
  const dress = (): void => {
    for (const { glyph, button } of all) button.ariaLabel = options.label(glyph, desk.lang());
  };
  dress();
  return {
    all,
    dress,
    narrow(glyph) {
      const keep = free().find((tile) => tile.glyph === glyph);
      const other = free().find((tile) => tile.glyph !== glyph);
      for (const tile of free()) tile.button.disabled = tile !== keep && tile !== other;
    },
    widen() {
      for (const { button } of free()) button.disabled = false;
    },
    point(glyph) {
      const target = free().find((tile) => tile.glyph === glyph);
      for (const tile of all) tile.button.classList.toggle('is-beckoning', tile === target);
    },
  };
};

/** Used up: it lies in the scene now. */
export const useTile = ({ button }: Tile): void => {
  button.classList.add('is-used');
  button.classList.remove('is-beckoning');
  button.disabled = true;
};

/** Restarts the movement that a class brings. */
export const replay = (thing: Element, name: string): void => {
  thing.classList.remove(name);
  void thing.getBoundingClientRect();
  thing.classList.add(name);
};

/** A picture of the thing that is being written; a tap has it hop. */
export const openThing = (desk: Desk, picture: string, onTap: () => void): HTMLButtonElement => {
  const button = pressable('writing-thing', picture, () => {
    desk.sound('hop');
    replay(button, 'is-hopping');
    onTap();
  });
  return button;
};

/** What is written on a stone or wagon in the scene. */
export const written = (text: string): string => {
  const size = typeSize(text, 60);
  return `<text class="letter" x="50" y="${50 + size * 0.3}" font-size="${size}" text-anchor="middle">${text}</text>`;
};

/** What a screen reader calls a picture: its meaning, or the word itself. */
export const nameOf = (word: string, lang: Lang): string =>
  lang === 'en' ? (wordOf(word)?.en ?? word) : spelled(word);
