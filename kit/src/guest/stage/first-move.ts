/** Nobi's hand at what can be touched first: for who plays for the very first time, until they touch. */
import type { Guest } from '../port/guest.ts';
import './first-move.css';

const paw =
  '<svg viewBox="0 0 96 120" aria-hidden="true"><path d="M36 118c-22-8-30-28-27-48 2-11 15-12 19-3l2 6V17c0-15 21-15 21 0v31c5-7 15-5 17 3 5-5 14-2 15 6 6-2 11 3 11 10 0 22-4 43-22 51z" fill="#fba552" stroke="#a9521a" stroke-width="4" stroke-linejoin="round"/><path d="M35 19c0-9 11-9 11 0z" fill="#ffe6bf"/><path d="M51 48v14M68 52v11M83 58v9" fill="none" stroke="#d8722b" stroke-width="4" stroke-linecap="round"/><ellipse cx="48" cy="90" rx="20" ry="14" fill="#ffe6bf"/></svg>';

/** How often it looks whether what it points at is there, has moved or is over. */
const lookMs = 250;

const isThere = (element: HTMLElement): boolean => {
  const { width, height, top, left } = element.getBoundingClientRect();
  return width > 0 && height > 0 && top < innerHeight && left < innerWidth && top + height > 0;
};

/**
 * What the item marks (`data-first-move`), else the first thing that can be pressed now, choices before
 * the scene; help and sound are no move.
 */
const findMove = (): HTMLElement | undefined => {
  const all = [...document.querySelectorAll<HTMLElement>('main :is(button, [role=button])')];
  const open = all.filter(
    (each) =>
      !each.matches(':disabled, [aria-disabled=true]') &&
      each.closest('.nobi-bar, [inert], [hidden]') === null &&
      isThere(each),
  );
  const marked = open.find(({ dataset }) => dataset.firstMove !== undefined);
  return marked ?? open.find((each) => each.closest('.nobi-controls') !== null) ?? open[0];
};

/** Shows it once; any touch or key ends it. Where motion is not welcome it lies still. */
export const showFirstMove = (guest: Guest): void => {
  const hand = document.createElement('div');
  hand.className = 'nobi-hand';
  hand.ariaHidden = 'true';
  hand.innerHTML = paw;
  hand.hidden = true;
  const place = (): void => {
    const move = findMove();
    hand.hidden = move === undefined;
    hand.classList.toggle('is-still', guest.settings.reducedMotion);
    if (!move) return;
    const { left, top, width, height } = move.getBoundingClientRect();
    hand.style.transform = `translate(${left + width / 2}px, ${top + height * 0.55}px)`;
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
