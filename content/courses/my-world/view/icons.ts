/** Signs on buttons. */
const sign = (inner: string): string =>
  `<svg viewBox="0 0 40 40" fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${inner}</svg>`;

export const icons = {
  check: sign('<path d="M8 21l8 8 16-18"/>'),
  undo: sign('<path d="M14 8l-7 7 7 7M8 15h14q10 0 10 9t-10 9h-6"/>'),
};
