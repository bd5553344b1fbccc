/** An own letter: to whom, who does what, and where. Every word can be read, and any will do. */
import { type Activity, type Desk, element, pressable } from '@nobi/kit/course';
import { replay } from '../../../course-parts/scene/yard.ts';
import { type PostName, postNames } from '../rules/names.ts';
import { capital } from '../rules/sentences.ts';
import { textsIn } from '../rules/tiles.ts';
import { inIndonesian, words } from '../text/text.ts';
import { pictureOf } from '../view/pictures.ts';
import { paintPlace } from '../view/places.ts';

/** A name has a capital in each of its words; the first word of the sentence has one, too. */
const shownAs = (name: PostName, word: string): string => {
  const spaced = word.replaceAll('-', ' ');
  if (name === 'to') return spaced.split(' ').map(capital).join(' ');
  return name === 'who' ? capital(spaced) : spaced;
};

const before: Readonly<Partial<Record<PostName, string>>> = { to: 'Untuk ' };
const after: Readonly<Partial<Record<PostName, string>>> = { to: ',', where: '.' };

class Letter {
  readonly #parts: Readonly<Record<PostName, readonly string[]>>;
  /** For each line the place of its word, from one; zero is empty. */
  places: number[];

  constructor(parts: Readonly<Record<PostName, readonly string[]>>, saved: readonly number[]) {
    this.#parts = parts;
    this.places = postNames.map((name, at) =>
      parts[name][(saved[at] ?? 0) - 1] === undefined ? 0 : (saved[at] ?? 0),
    );
  }

  of(name: PostName): readonly string[] {
    return this.#parts[name];
  }

  word(name: PostName): string {
    return this.#parts[name][(this.places[postNames.indexOf(name)] ?? 0) - 1] ?? '';
  }

  written(name: PostName): string {
    const word = this.word(name);
    return word === '' ? '' : `${before[name] ?? ''}${shownAs(name, word)}${after[name] ?? ''}`;
  }

  text(): string {
    return postNames
      .filter((name) => name !== 'stamp')
      .map((name) => this.written(name))
      .join(' ');
  }
}

const stampPicture = (letter: Letter): string =>
  letter.word('stamp') === '' ? '' : pictureOf(letter.word('stamp'));

const finished = (letter: Letter): HTMLElement => {
  const work = element('div', 'work post-card');
  work.lang = 'id';
  for (const name of postNames) {
    const line = element('span', `post-slot is-${name}`);
    if (name === 'stamp') line.innerHTML = stampPicture(letter);
    else line.textContent = letter.written(name);
    line.dataset.is = 'full';
    work.append(line);
  }
  return work;
};

interface Table {
  letter: Letter;
  open: PostName;
  show(): void;
}

const slotButton = (desk: Desk, table: Table, name: PostName): HTMLButtonElement => {
  const { letter } = table;
  const slot = pressable(`post-slot is-${name}`, '', () => {
    desk.sound('tap');
    table.open = name;
    table.show();
  });
  if (name === 'stamp') slot.innerHTML = stampPicture(letter);
  else slot.textContent = letter.written(name);
  slot.dataset.is = name === table.open ? 'open' : letter.word(name) === '' ? 'empty' : 'full';
  const text = words[desk.lang()];
  slot.ariaLabel = text.slot(text.slots[name], letter.word(name).replaceAll('-', ' '));
  return slot;
};

const put = (desk: Desk, table: Table, at: number): void => {
  const { letter, open } = table;
  letter.places = letter.places.with(postNames.indexOf(open), at + 1);
  const next = postNames.find((name) => letter.word(name) === '');
  table.open = next ?? open;
  desk.sound('count', 1 + postNames.indexOf(open) * 0.12);
  desk.keep(next === undefined ? letter.places : []);
  table.show();
  desk.tell(inIndonesian(next === undefined ? letter.text() : letter.written(open), desk.lang()));
};

export const post: Activity = (desk, task) => {
  const parts = {
    to: textsIn(task, 'to'),
    who: textsIn(task, 'who'),
    does: textsIn(task, 'does'),
    where: textsIn(task, 'where'),
    stamp: textsIn(task, 'stamp'),
  };
  const place = element('div', 'place');
  paintPlace(place, task.id);
  const yard = element('div', 'yard');
  const card = element('div', 'post-card');
  card.lang = 'id';
  yard.append(card);
  const tray = element('div', 'choices');
  tray.lang = 'id';
  desk.scene.append(place, yard);
  desk.controls.append(tray);
  const letter = new Letter(parts, desk.state);
  const tile = (word: string, at: number): HTMLButtonElement => {
    const { open } = table;
    const shown = open === 'stamp' ? pictureOf(word) : shownAs(open, word);
    const button = pressable(open === 'stamp' ? 'choice is-picture' : 'choice', shown, () =>
      put(desk, table, at),
    );
    button.ariaLabel = word.replaceAll('-', ' ');
    button.dataset.answer = '';
    return button;
  };
  const table: Table = {
    letter,
    open: postNames.find((name) => letter.word(name) === '') ?? 'stamp',
    show() {
      const byKey = document.activeElement?.closest('.choices, .post-card');
      card.replaceChildren(...postNames.map((name) => slotButton(desk, table, name)));
      const tiles = letter.of(table.open).map(tile);
      tray.replaceChildren(...tiles);
      // The pressed button is gone; who works by keyboard goes on where the next words are.
      if (byKey) tiles[0]?.focus();
    },
  };
  table.show();
  return {
    dress: () => table.show(),
    beckon() {
      const slot = card.querySelector<HTMLElement>('[data-is="open"]');
      if (slot) replay(slot, 'is-beckoning');
      return words[desk.lang()].ways.post;
    },
    work: () => finished(letter),
  };
};
