/** The program to look at and to tap. It shows what it is given and tells what was pressed. */
import { makeDrum, makeList, type StripLook, type StripOptions } from './strip-lists.ts';
import './program.css';
import type { Place } from '../rules/program.ts';

export interface Strip {
  readonly element: HTMLElement;
  show(look: StripLook): void;
  /** The drum is struck. */
  thump(): void;
  /** Shakes its head: no arrow fits any more. */
  refuse(): void;
}

// Enough to look like a place for arrows, before any lies there.
const placeOf = (seat: HTMLElement): Place | null => {
  const { list, index } = seat.dataset;
  if (list !== 'before' && list !== 'body' && list !== 'after') return null;
  return { list, index: Number(index) };
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
    show(look) {
      const words = options.words();
      const { program } = look.edit;
      const focused = focusedSeat(element);
      element.ariaLabel = words.program;
      const parts = program.drum ? makeDrum(look, options) : [makeList(look, 'before', words)];
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
