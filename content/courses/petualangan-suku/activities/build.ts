/** Stepping stones with syllables: when the word lies whole, its thing hops across the river. */
import { type Activity, type Desk, element, pressable } from '@nobi/kit/course';
import { textIn, textsIn } from '../args.ts';
import { pictureOf } from '../pictures.ts';
import { writingWords } from '../text-writing.ts';
import { spelled, syllablesOf, wordOf } from '../words.ts';
import { openThing, openTiles, replay, type Tile, useTile, written } from './tiles.ts';
import './build.css';

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
  const stone = Math.min(pitch - 12, 190, height * 0.5);
  const row = height - stone * 0.5 - Math.max(14, height * 0.08);
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

export const build: Activity = (desk, task) => {
  const word = textIn(task, 'word');
  const syllables = syllablesOf(word);
  const text = () => writingWords[desk.lang()];
  const bank = element('div', 'river');
  const thing = openThing(desk, pictureOf(word), () => desk.tell(spelled(word)));
  const stones = syllables.map((_, at) => {
    const stone = pressable('river-stone', stonePicture(''), () => {
      if (at >= placed.length) return;
      desk.sound('tap');
      desk.tell(syllables[at] ?? '');
    });
    stone.dataset.at = `${at}`;
    return stone;
  });
  const river: River = { thing, stones, stand: -1 };
  let placed: number[] = [];
  let isBusy = false;
  const next = (): string => syllables[placed.length] ?? '';
  const readable = (): string => syllables.slice(0, placed.length).join('');

  const help = (due: typeof desk.help): void => {
    tiles.widen();
    if (due === 'none' || placed.length === syllables.length) return;
    tiles.narrow(next());
    if (due === 'worked') tiles.point(next());
  };
  let due = desk.help;
  const place = (tile: Tile): void => {
    const stone = stones[placed.length];
    if (!stone) return;
    placed = [...placed, tile.at];
    useTile(tile);
    stone.innerHTML = stonePicture(tile.glyph);
    stone.classList.add('is-set');
    stone.ariaLabel = tile.glyph;
  };
  const sink = (tile: Tile): void => {
    const stone = stones[placed.length];
    if (!stone) return;
    isBusy = true;
    desk.sound('oops');
    stone.innerHTML = stonePicture(tile.glyph);
    replay(stone, 'is-sinking');
    tile.button.disabled = true;
    const line = text().readsSoFar(readable() + tile.glyph, spelled(word));
    due = desk.answer({ right: false, response: [tile.glyph], line });
    desk.clock.after(1.5, () => {
      stone.classList.remove('is-sinking');
      stone.innerHTML = stonePicture('');
      isBusy = false;
      help(due);
    });
  };
  const pick = (tile: Tile): void => {
    if (isBusy || placed.length === syllables.length) return;
    if (tile.glyph !== next()) return sink(tile);
    place(tile);
    desk.sound('count', 1 + placed.length * 0.12);
    desk.keep(placed);
    if (placed.length < syllables.length) {
      desk.tell(tile.glyph);
      help(due);
      return;
    }
    cross(desk, river);
    const line = text().built(syllables, wordOf(word)?.en ?? word);
    desk.answer({ right: true, response: [...syllables], line });
  };
  const tiles = openTiles(desk, {
    kind: 'stone',
    glyphs: textsIn(task, 'tiles'),
    label: (glyph, lang) => writingWords[lang].stone(glyph),
    onPick: pick,
  });
  for (const at of desk.state) {
    const tile = tiles.all[at];
    if (tile && tile.glyph === next()) place(tile);
  }
  if (placed.length === syllables.length) river.stand = stones.length;
  bank.append(...stones, thing);
  desk.scene.append(bank);
  desk.onFit(() => lay(desk, river));
  const dress = (): void => {
    thing.ariaLabel = desk.lang() === 'en' ? (wordOf(word)?.en ?? word) : spelled(word);
    for (const [at, stone] of stones.entries())
      stone.ariaLabel = at < placed.length ? (syllables[at] ?? '') : text().placeNext;
    tiles.dress();
  };
  dress();
  help(due);
  return {
    dress,
    beckon() {
      if (!isBusy) tiles.point(next());
      return text().placeNext;
    },
  };
};
