/** The program to look at and to tap. It shows what it is given and tells what was pressed. */
import './program.css';
import { arrowTile, drumPicture } from './arrow-art.ts';
import type { Way } from './board.ts';
import type { Edit } from './edit.ts';
import { type ListName, listOf, type Place, samePlace, tileCount } from './program.ts';

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

export interface StripShown {
  edit: Edit;
  room: number;
  /** The arrow that Nobi obeys right now, and which time round the drum it is. */
  lit: Place | null;
  round: number;
  /** Where the last walk ended too soon. */
  stopped: Place | null;
}

export interface Strip {
  readonly element: HTMLElement;
  show(shown: StripShown): void;
  /** The drum is struck. */
  thump(): void;
  /** Shakes its head: no arrow fits any more. */
  refuse(): void;
}

const seatLabel = (words: StripWords, shown: StripShown, place: Place): string => {
  const way = listOf(shown.edit.program, place.list)[place.index];
  return way ? `${place.index + 1}: ${words.ways[way]}` : words.free;
};

const makeSeat = (shown: StripShown, place: Place, words: StripWords): HTMLElement => {
  const { edit, lit, stopped } = shown;
  const way = listOf(edit.program, place.list)[place.index];
  const seat = document.createElement('div');
  seat.className = `pg-seat${way ? '' : ' is-free'}`;
  seat.id = `pg-${place.list}-${place.index}`;
  seat.setAttribute('role', 'option');
  seat.tabIndex = -1;
  const here = samePlace(edit.cursor, place);
  seat.ariaSelected = String(here);
  seat.ariaLabel = seatLabel(words, shown, place);
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
const openSeats = ({ edit, room }: StripShown, list: ListName): HTMLElement[] => {
  const { program } = edit;
  const length = listOf(program, list).length;
  const left = room - tileCount(program) - 1;
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
const makeList = (shown: StripShown, list: ListName, words: StripWords): HTMLElement => {
  const { edit, room } = shown;
  const box = document.createElement('div');
  box.className = 'pg-list';
  box.setAttribute('role', 'listbox');
  box.ariaLabel = words.lists[list];
  const length = listOf(edit.program, list).length;
  const { cursor } = edit;
  const hasRoom = tileCount(edit.program) < room;
  for (let index = 0; index < length; index += 1) {
    const place = { list, index };
    if (hasRoom && !cursor.on && samePlace(cursor, place)) {
      const gap = document.createElement('div');
      gap.className = 'pg-seat is-free is-cursor';
      gap.innerHTML = '<span></span>';
      gap.dataset.list = list;
      gap.dataset.index = String(index);
      gap.dataset.gap = 'true';
      box.append(gap);
    }
    const seat = makeSeat(shown, place, words);
    if (!cursor.on) seat.classList.remove('is-cursor');
    box.append(seat);
  }
  if (hasRoom) box.append(makeSeat(shown, { list, index: length }, words));
  box.append(...openSeats(shown, list));
  // One seat a list can be reached by Tab; arrow keys go on from there.
  const seats = [...box.querySelectorAll<HTMLElement>('.pg-seat[role]')];
  const stop = seats.find((seat) => seat.ariaSelected === 'true') ?? seats.at(-1);
  if (stop) stop.tabIndex = 0;
  return box;
};

const placeOf = (seat: HTMLElement): Place | null => {
  const { list, index } = seat.dataset;
  if (list !== 'before' && list !== 'body' && list !== 'after') return null;
  return { list, index: Number(index) };
};

const makeDrum = (shown: StripShown, options: StripOptions): HTMLElement[] => {
  const words = options.words();
  const drum = document.createElement('div');
  drum.className = 'pg-drum';
  const beat = document.createElement('button');
  beat.type = 'button';
  beat.className = 'pg-beat';
  const times = shown.edit.program.drum?.times ?? 2;
  beat.dataset.times = String(times);
  beat.ariaLabel = words.drum(times);
  const dots = Array.from({ length: times }, (_, i) => (i < shown.round ? '<b></b>' : '<i></i>'));
  beat.innerHTML = `${drumPicture}<span>${times}×</span><span class="pg-dots">${dots.join('')}</span>`;
  beat.addEventListener('click', options.onBeat);
  drum.append(beat, makeList(shown, 'body', words));
  return [makeList(shown, 'before', words), drum, makeList(shown, 'after', words)];
};

/** The seat that the keyboard is at, to find it again after everything was drawn anew. */
const focusedSeat = (element: HTMLElement): string | null => {
  const active = document.activeElement;
  if (!active || !element.contains(active)) return null;
  return active.id === '' ? '.pg-beat' : `#${active.id}`;
};

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Arrow keys go along the seats of a list; Enter and Space press one. */
const handleKey = (event: KeyboardEvent, pick: (seat: HTMLElement) => void): void => {
  const seat = event.target;
  if (!(seat instanceof HTMLElement) || !seat.classList.contains('pg-seat')) return;
  const step = steps[event.key];
  if (step === undefined && event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  event.stopPropagation();
  if (step === undefined) {
    pick(seat);
    return;
  }
  const seats = [...(seat.parentElement?.querySelectorAll<HTMLElement>('.pg-seat[role]') ?? [])];
  seats[seats.indexOf(seat) + step]?.focus();
};

export const openStrip = (options: StripOptions): Strip => {
  const element = document.createElement('div');
  element.className = 'pg';
  element.setAttribute('role', 'group');
  const pick = (seat: HTMLElement): void => {
    const place = seat.dataset.gap ? null : placeOf(seat);
    if (place) options.onPick(place);
  };
  element.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const seat = event.target.closest<HTMLElement>('.pg-seat');
    if (seat) pick(seat);
  });
  element.addEventListener('keydown', (event) => handleKey(event, pick));

  return {
    element,
    show(shown) {
      const words = options.words();
      const { program } = shown.edit;
      const focused = focusedSeat(element);
      element.ariaLabel = words.program;
      const parts = program.drum ? makeDrum(shown, options) : [makeList(shown, 'before', words)];
      element.classList.toggle('has-drum', program.drum !== null);
      element.replaceChildren(...parts);
      if (focused) element.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
    },
    thump() {
      const beat = [1, 1.25, 0.92, 1].map((size) => ({ transform: `scale(${size})` }));
      element.querySelector('.pg-beat svg')?.animate(beat, 240);
    },
    refuse() {
      element.animate(
        [0, -5, 5, -3, 0].map((x) => ({ transform: `translateX(${x}px)` })),
        300,
      );
    },
  };
};
