/** An own story of two lines: who, and what about it. Every choice can be read. */
import { type Activity, type Desk, element, pressable } from '@nobi/kit/course';
import { textsIn } from '../rules/args.ts';
import { spelled } from '../rules/words.ts';
import { replay } from '../scene/tiles.ts';
import { writingWords } from '../text/writing.ts';
import { hasPicture, pictureOf } from '../view/pictures.ts';
import './tale.css';
import { tellIndonesian } from '../text/indonesian.ts';

const slots = 4;

/** Two slots to a line; the left ones hold who, the right ones what. Zero is empty. */
class Story {
  places: number[];
  readonly #parts: readonly (readonly string[])[];

  constructor(parts: readonly (readonly string[])[], snapshot: readonly number[]) {
    this.#parts = parts;
    this.places = Array.from({ length: slots }, (_, slot) => {
      const at = snapshot[slot] ?? 0;
      return this.tilesFor(slot)[at - 1] === undefined ? 0 : at;
    });
  }

  tilesFor(slot: number): readonly string[] {
    return this.#parts[slot % 2] ?? [];
  }

  word(slot: number): string {
    return this.tilesFor(slot)[(this.places[slot] ?? 0) - 1] ?? '';
  }

  put(slot: number, at: number): void {
    this.places = this.places.map((place, i) => (i === slot ? at + 1 : place));
  }

  line(row: number): string {
    return [this.word(row * 2), this.word(row * 2 + 1)].map(spelled).join(' ').trim();
  }

  /** The empty slot after this one, or the first one; -1 when the story is whole. */
  nextAfter(slot: number): number {
    const after = this.places.findIndex((place, i) => i > slot && place === 0);
    return after >= 0 ? after : this.places.indexOf(0);
  }
}

/** The words of a line, and a picture of the first of them that has one. */
const openPages = (story: Story, slotFor: (slot: number) => HTMLElement): HTMLElement => {
  const root = element('div', 'tale');
  for (const row of [0, 1]) {
    const line = element('div', 'tale-line');
    const drawn = element('div', 'tale-picture');
    const name = [story.word(row * 2), story.word(row * 2 + 1)].find((word) => hasPicture(word));
    drawn.innerHTML = name ? pictureOf(name) : '';
    line.append(drawn, slotFor(row * 2), slotFor(row * 2 + 1));
    root.append(line);
  }
  return root;
};

const shownWord = (story: Story, slot: number): HTMLElement => {
  const word = element('span', 'tale-word');
  word.textContent = spelled(story.word(slot));
  return word;
};

interface Table {
  story: Story;
  open: number;
  show(): void;
}

const slotButton = (desk: Desk, table: Table, slot: number): HTMLButtonElement => {
  const { story } = table;
  const button = pressable('tale-slot', '', () => {
    desk.sound('tap');
    table.open = slot;
    table.show();
    if (story.word(slot) !== '') tellIndonesian(desk, spelled(story.word(slot)));
  });
  const word = spelled(story.word(slot));
  button.textContent = word;
  button.dataset.at = `${slot}`;
  button.dataset.is = slot === table.open ? 'open' : word === '' ? 'empty' : 'full';
  button.ariaLabel = writingWords[desk.lang()].slot(Math.floor(slot / 2) + 1, word);
  return button;
};

const wordTile = (desk: Desk, table: Table, at: number): HTMLButtonElement => {
  const word = table.story.tilesFor(table.open)[at] ?? '';
  const tile = pressable('tale-tile', '', () => {
    const slot = table.open;
    const row = Math.floor(slot / 2);
    table.story.put(slot, at);
    const next = table.story.nextAfter(slot);
    table.open = next < 0 ? slot : next;
    desk.sound('count', 1 + slot * 0.12);
    const isLine = table.story.word(row * 2) !== '' && table.story.word(row * 2 + 1) !== '';
    desk.keep(next < 0 ? table.story.places : []);
    table.show();
    const text = isLine ? table.story.line(row) : spelled(word);
    desk.tell(writingWords[desk.lang()].taleRead(text));
  });
  tile.textContent = spelled(word);
  tile.dataset.word = word;
  tile.dataset.answer = '';
  tile.ariaLabel = writingWords[desk.lang()].wordTile(spelled(word));
  return tile;
};

export const tale: Activity = (desk, task) => {
  const story = new Story([textsIn(task, 'first'), textsIn(task, 'second')], desk.state);
  const book = element('div', 'tale-book');
  const shelf = element('div', 'tale-tiles');
  const table: Table = {
    story,
    open: Math.max(0, story.nextAfter(-1)),
    show() {
      const byKey = document.activeElement?.closest('.tale-tiles, .tale-book');
      book.replaceChildren(openPages(story, (slot) => slotButton(desk, table, slot)));
      const tiles = story.tilesFor(table.open).map((_, at) => wordTile(desk, table, at));
      shelf.replaceChildren(...tiles);
      // The pressed button is gone; who works by keyboard goes on where the next words are.
      if (byKey) tiles[0]?.focus();
    },
  };
  desk.scene.append(book);
  desk.controls.append(shelf);
  table.show();
  return {
    dress: () => table.show(),
    beckon() {
      const slot = book.querySelector('[data-is="open"]');
      if (slot) replay(slot, 'is-beckoning');
      return writingWords[desk.lang()].tapWords;
    },
    work() {
      const picture = element('div', 'work tale-work');
      picture.append(openPages(story, (slot) => shownWord(story, slot)));
      return picture;
    },
  };
};
