/** Signs on buttons and blocks. */
const sign = (inner: string): string =>
  `<svg viewBox="0 0 40 40" fill="none" stroke="currentColor" stroke-width="4.500" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${inner}</svg>`;

export const icons = {
  go: sign('<path d="M12 7l20 13-20 13z" fill="currentColor"/>'),
  turn: sign('<path d="M8 15a13 13 0 0 1 23-2M32 25a13 13 0 0 1-23 2M31 5v9h-9M9 35v-9h9"/>'),
  stop: sign('<path d="M10 10h20v20H10z" fill="currentColor"/>'),
  drop: sign('<path d="M6 20l9-11h19v22H15zM20 16l8 8M28 16l-8 8"/>'),
  repeat: sign('<path d="M33 16a14 14 0 1 0 1 9M34 6v11H23"/>'),
  each: sign(
    '<circle cx="9" cy="13" r="4"/><circle cx="20" cy="13" r="4"/><circle cx="31" cy="13" r="4"/><path d="M7 28h24M26 22l7 6-7 6"/>',
  ),
  plus: sign('<path d="M20 8v24M8 20h24"/>'),
  zero: sign('<ellipse cx="20" cy="20" rx="9" ry="13"/>'),
  spell: sign('<path d="M8 33L24 17M24 6v6M34 16h-6M31 9l-4 4M14 8l2 3M32 26l-3-2"/>'),
  send: sign('<path d="M6 14v12h7l13 8V6L13 14zM32 15q4 5 0 10"/>'),
  hear: sign('<path d="M12 16a9 9 0 1 1 18 0c0 7-7 7-7 13a5 5 0 0 1-9 2M17 17a4 4 0 1 1 8 0"/>'),
  start: sign('<path d="M10 35V5M10 7h20l-5 7 5 7H10"/>'),
  close: sign('<path d="M14 8h12v24H14"/>'),
  counter: sign('<path d="M9 34V14M17 34V6M25 34V20M33 34V10"/>'),
};
