/** Signs on buttons. */
const sign = (inner: string): string =>
  `<svg viewBox="0 0 40 40" fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${inner}</svg>`;

export const icons = {
  check: sign('<path d="M8 21l8 8 16-18"/>'),
  back: sign('<path d="M32 20H9M17 11l-9 9 9 9"/>'),
  on: sign('<path d="M8 20h23M23 11l9 9-9 9"/>'),
  snip: sign(
    '<path d="M9 5l15 22M31 5L16 27"/><circle cx="12" cy="31" r="4"/><circle cx="28" cy="31" r="4"/>',
  ),
  undo: sign('<path d="M14 8l-7 7 7 7M8 15h14q10 0 10 9t-10 9h-6"/>'),
};
