/** A tile of the program as it is drawn: what it asks, and what it does. */
const drop =
  '<path d="M0 -11Q10 2 6 8Q0 14 -6 8Q-10 2 0 -11Z" fill="#2bc3e8" stroke="#086a94" stroke-width="2"/>';
const sickle =
  '<path d="M-5 3L-12 12" stroke="#7a4a2a" stroke-width="6" stroke-linecap="round"/><path d="M-6 5Q-12 -10 2 -13Q12 -14 14 -4Q8 -9 1 -7Q-6 -4 -2 3Z" fill="#e7ecf5" stroke="#4a2fb8" stroke-width="2" stroke-linejoin="round"/>';
const shoo =
  '<g fill="#a5d63f" stroke="#4f7a10" stroke-width="2"><circle cx="-10" cy="6" r="5"/><circle cx="-3" cy="4" r="5"/><circle cx="4" cy="5" r="6"/></g><circle cx="3" cy="4" r="1.500" fill="#231a4d"/><circle cx="7" cy="4" r="1.500" fill="#231a4d"/><path d="M-10 -4Q-2 -15 10 -8M4 -13L11 -8L6 -2" fill="none" stroke="#d42b52" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>';
const ahead =
  '<path d="M-12 -4H2V-11L14 0L2 11V4H-12Z" fill="#6c4cf1" stroke="#4a2fb8" stroke-width="2" stroke-linejoin="round"/>';

const acts: Readonly<Record<string, string>> = { S: drop, H: sickle, U: shoo, M: ahead };
const asks: Readonly<Record<string, readonly [fill: string, then: string, otherwise?: string]>> = {
  D: ['#c98b52', 'S'],
  R: ['#ffc53d', 'H'],
  P: ['#a5d63f', 'U'],
  A: ['#c98b52', 'S', 'H'],
  B: ['#c98b52', 'S', 'U'],
  C: ['#ffc53d', 'H', 'U'],
};

const small = (act: string, x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) scale(.72)">${acts[act] ?? ''}</g>`;

/** 48 wide, 48 high. A question has a square of what it looks for, with a mark. */
export const tilePicture = (tile: string): string => {
  const question = asks[tile];
  const inside = question
    ? `<rect x="3" y="4" width="19" height="19" rx="5" fill="${question[0]}" stroke="#231a4d" stroke-width="2"/><text x="12.500" y="19" text-anchor="middle" font-size="16" font-weight="800" fill="#231a4d" font-family="Andika">?</text>${
        question[2]
          ? `${small(question[1], 34, 15)}<path d="M4 27H44" stroke="#b79bff" stroke-width="2"/><path d="M8 36H18M8 36" stroke="#231a4d" stroke-width="3"/>${small(question[2], 34, 37)}`
          : `<path d="M25 14h5" stroke="#231a4d" stroke-width="3"/>${small(question[1], 38, 15)}<path d="M6 34H42" stroke="#d8ccf8" stroke-width="3" stroke-linecap="round"/>`
      }`
    : `<g transform="translate(24 24) scale(1.350)">${acts[tile] ?? ''}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${inside}</svg>`;
};
