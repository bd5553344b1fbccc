/** Nobi's hand at what can be touched first: for who plays for the very first time, until they touch. */
import type { Guest } from '../port/guest.ts';
import './stage.css';
import './first-move.css';

const paw =
  '<svg viewBox="0 0 96 120" aria-hidden="true"><path d="M36 118c-22-8-30-28-27-48 2-11 15-12 19-3l2 6V17c0-15 21-15 21 0v31c5-7 15-5 17 3 5-5 14-2 15 6 6-2 11 3 11 10 0 22-4 43-22 51z" fill="#fba552" stroke="#a9521a" stroke-width="4" stroke-linejoin="round"/><path d="M35 19c0-9 11-9 11 0z" fill="#ffe6bf"/><path d="M51 48v14M68 52v11M83 58v9" fill="none" stroke="#d8722b" stroke-width="4" stroke-linecap="round"/><ellipse cx="48" cy="90" rx="20" ry="14" fill="#ffe6bf"/></svg>';

/** How often it looks whether what it points at is there, has moved or is over. */
const lookMs = 250;

const isThere = (element: HTMLElement): boolean => {
  const { width, height, top, left } = element.getBoundingClientRect();
  return width > 0 && height > 0 && top < innerHeight && left < innerWidth && top + height > 0;
};

/** How long it stays at one of several choices. */
const stayMs = 1500;

/**
 * What the item marks (`data-first-move`), else the first thing that can be pressed now with those of
 * its kind beside it, choices before the scene; help and sound are no move.
 */
const findMoves = (): HTMLElement[] => {
  const all = [...document.querySelectorAll<HTMLElement>('main :is(button, [role=button])')];
  const open = all.filter(
    (each) =>
      !each.matches(':disabled, [aria-disabled=true]') &&
      each.closest('.nobi-bar, [inert], [hidden]') === null &&
      isThere(each),
  );
  const marked = open.filter(({ dataset }) => dataset.firstMove !== undefined);
  if (marked.length > 0) return marked;
  const first = open.find((each) => each.closest('.nobi-controls') !== null) ?? open[0];
  return open.filter(
    (each) => each.className === first?.className && each.parentElement === first.parentElement,
  );
};

/** The middle of the one that has its turn, or of all of them: it never rests on one answer alone. */
const pointOf = (moves: readonly HTMLElement[], turn: number | undefined) => {
  const boxes = moves.map((each) => each.getBoundingClientRect());
  const shown = turn === undefined ? boxes : boxes.slice(turn % boxes.length).slice(0, 1);
  const left = Math.min(...shown.map((box) => box.left));
  const right = Math.max(...shown.map((box) => box.right));
  const top = Math.min(...shown.map((box) => box.top));
  const bottom = Math.max(...shown.map((box) => box.bottom));
  return { x: (left + right) / 2, y: top + (bottom - top) * 0.55 };
};

/**
 * Shows it once; any touch or key ends it. Of several choices it points at one after the other: it shows
 * how, and gives no answer away. Where motion is not welcome it lies still in their middle.
 */
export const showFirstMove = (guest: Guest): void => {
  const hand = document.createElement('div');
  hand.className = 'nobi-hand';
  hand.ariaHidden = 'true';
  hand.innerHTML = paw;
  hand.hidden = true;
  const began = performance.now();
  const place = (): void => {
    const moves = findMoves();
    const isStill = guest.settings.reducedMotion;
    hand.hidden = moves.length === 0;
    hand.classList.toggle('is-still', isStill);
    if (moves.length === 0) return;
    const turn = Math.floor((performance.now() - began) / stayMs);
    const { x, y } = pointOf(moves, isStill ? undefined : turn);
    hand.style.transform = `translate(${x}px, ${y}px)`;
  };
  const touches = ['pointerdown', 'keydown'] as const;
  const end = (): void => {
    clearInterval(timer);
    hand.remove();
    for (const touch of touches) removeEventListener(touch, end, true);
  };
  const timer = setInterval(place, lookMs);
  for (const touch of touches) addEventListener(touch, end, true);
  document.body.append(hand);
  place();
};
