/** The course's own signs, drawn on 32 by 32. */
const sign = (inner: string): string =>
  `<svg viewBox="0 0 32 32" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round">${inner}</svg>`;

export const icons = {
  look: sign('<path d="M3 16q13-17 26 0q-13 17-26 0z"/><circle cx="16" cy="16" r="4.5"/>'),
  try: sign(
    '<path d="M12 17V6.5a2.5 2.5 0 0 1 5 0V14l7 1.5q2.5.6 2 3.5l-1.5 9H14l-7-9q1.5-3 5-.5"/>',
  ),
  play: sign('<path d="M9 5.5v21l17-10.5z"/>'),
  make: sign('<path d="M6 26l2-7L21.5 5.5l5 5L13 24zM18 9l5 5"/>'),
  ask: sign('<path d="M10.5 12a5.5 5.5 0 1 1 8.5 4.6c-2 1.4-3 2.4-3 4.9M16 27v.1"/>'),
  next: sign('<path d="M5 16h21M17 6.5l9.5 9.5-9.5 9.5"/>'),
  done: sign('<path d="M5 17l8 8L27 8"/>'),
  map: sign('<path d="M4 8l8-3 8 3 8-3v19l-8 3-8-3-8 3zM12 5v19M20 8v19"/>'),
};
