/** The lists of a program: a seat for each arrow, free seats behind them, and the drum. */
import type { Way } from '../rules/board.ts';
import type { Edit } from '../rules/edit.ts';
import { type ListName, listOf, type Place, samePlace, tileCount } from '../rules/program.ts';
import { arrowTile, drumPicture } from '../view/arrow-art.ts';

export interface StripWords {
  program: string;
  lists: Record<ListName, string>;
  free: string;
  drum(times: number): string;
  ways: Record<Way, string>;
}

export interface StripOptions {
  words(): StripWords;
  onPick(place: Place): void;
  onBeat(): void;
}

export interface StripLook {
  edit: Edit;
  capacity: number;
  /** The arrow that Nobi obeys right now, and which time round the drum it is. */
  lit: Place | null;
  round: number;
  /** Where the last walk ended too soon. */
  stopped: Place | null;
}

const seatLabel = (words: StripWords, look: StripLook, place: Place): string => {
  const way = listOf(look.edit.program, place.list)[place.index];
  return way ? `${place.index + 1}: ${words.ways[way]}` : words.free;
};

const makeSeat = (look: StripLook, place: Place, words: StripWords): HTMLElement => {
  const { edit, lit, stopped } = look;
  const way = listOf(edit.program, place.list)[place.index];
  const seat = document.createElement('div');
  seat.className = `pg-seat${way ? '' : ' is-free'}`;
  seat.id = `pg-${place.list}-${place.index}`;
  seat.setAttribute('role', 'option');
  seat.tabIndex = -1;
  const here = samePlace(edit.cursor, place);
  seat.ariaSelected = String(here);
  seat.ariaLabel = seatLabel(words, look, place);
  seat.classList.toggle('is-cursor', here && !edit.cursor.on);
  seat.classList.toggle('is-picked', here && edit.cursor.on);
  seat.classList.toggle('is-lit', samePlace(lit, place));
  seat.classList.toggle('is-stopped', samePlace(stopped, place));
  seat.dataset.list = place.list;
  seat.dataset.index = String(place.index);
  seat.innerHTML = way ? arrowTile(way) : '<span></span>';
  return seat;
};

// Enough to look like a place for arrows, before any lies there.
const fewest = 6;

/** Seats that wait: of a drum every one that is left, else enough to fill the panel. */
const openSeats = ({ edit, capacity }: StripLook, list: ListName): HTMLElement[] => {
  const { program } = edit;
  const length = listOf(program, list).length;
  const left = capacity - tileCount(program) - 1;
  const wanted = program.drum
    ? list === 'body'
      ? Math.min(left, 2 - length)
      : 0
    : Math.min(left, fewest - length - 1);
  return Array.from({ length: Math.max(0, wanted) }, () => {
    const seat = document.createElement('div');
    seat.className = 'pg-seat is-open';
    seat.dataset.list = list;
    seat.dataset.index = String(length);
    seat.innerHTML = '<span></span>';
    return seat;
  });
};

/** A gap in the middle shows as an empty seat before the arrow that would move along. */
export const makeList = (look: StripLook, list: ListName, words: StripWords): HTMLElement => {
  const { edit, capacity } = look;
  const box = document.createElement('div');
  box.className = 'pg-list';
  box.setAttribute('role', 'listbox');
  box.ariaLabel = words.lists[list];
  const length = listOf(edit.program, list).length;
  const { cursor } = edit;
  const hasCapacity = tileCount(edit.program) < capacity;
  for (let index = 0; index < length; index += 1) {
    const place = { list, index };
    if (hasCapacity && !cursor.on && samePlace(cursor, place)) {
      const gap = document.createElement('div');
      gap.className = 'pg-seat is-free is-cursor';
      gap.innerHTML = '<span></span>';
      gap.dataset.list = list;
      gap.dataset.index = String(index);
      gap.dataset.gap = 'true';
      box.append(gap);
    }
    const seat = makeSeat(look, place, words);
    if (!cursor.on) seat.classList.remove('is-cursor');
    box.append(seat);
  }
  if (hasCapacity) box.append(makeSeat(look, { list, index: length }, words));
  box.append(...openSeats(look, list));
  // One seat a list can be reached by Tab; arrow keys go on from there.
  const seats = [...box.querySelectorAll<HTMLElement>('.pg-seat[role]')];
  const stop = seats.find((seat) => seat.ariaSelected === 'true') ?? seats.at(-1);
  if (stop) stop.tabIndex = 0;
  return box;
};

export const makeDrum = (look: StripLook, options: StripOptions): HTMLElement[] => {
  const words = options.words();
  const drum = document.createElement('div');
  drum.className = 'pg-drum';
  const beat = document.createElement('button');
  beat.type = 'button';
  beat.className = 'pg-beat';
  const times = look.edit.program.drum?.times ?? 2;
  beat.dataset.times = String(times);
  beat.ariaLabel = words.drum(times);
  const dots = Array.from({ length: times }, (_, i) => (i < look.round ? '<b></b>' : '<i></i>'));
  beat.innerHTML = `${drumPicture}<span>${times}×</span><span class="pg-dots">${dots.join('')}</span>`;
  beat.addEventListener('click', options.onBeat);
  drum.append(beat, makeList(look, 'body', words));
  return [makeList(look, 'before', words), drum, makeList(look, 'after', words)];
};
