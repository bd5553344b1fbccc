/** Signs on buttons. */
export const sign = (inner: string): string =>
  `<svg viewBox="0 0 40 40" fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${inner}</svg>`;

export const checkSign = sign('<path d="M8 21l8 8 16-18"/>');
export const undoSign = sign('<path d="M14 8l-7 7 7 7M8 15h14q10 0 10 9t-10 9h-6"/>');
