/** Long things above a row of blocks, drawn on 400 by 210. */
const unit = 42;
const start = 32;

/** As many units long as said. */
const pencil = (n: number): string => {
  const end = start + n * unit;
  return `<path d="M${start} 70H${end - 34}L${end} 92L${end - 34} 114H${start}Z" fill="#ffc04d" stroke="#231a4d" stroke-width="3" stroke-linejoin="round"/><path d="M${end - 34} 70L${end} 92L${end - 34} 114Z" fill="#ffe9c9" stroke="#231a4d" stroke-width="3" stroke-linejoin="round"/><path d="M${end - 11} 85L${end} 92L${end - 11} 99Z" fill="#231a4d"/><path d="M${start + 18} 92H${end - 36}" stroke="#d98a00" stroke-width="5"/><rect x="${start}" y="70" width="17" height="44" rx="6" fill="#ff7d95" stroke="#231a4d" stroke-width="3"/>`;
};

export const snakeBody = (
  from: number,
  to: number,
  [light, deep]: readonly [string, string],
): string =>
  `<path d="M${from} 108Q${from + 6} 84 ${from + 30} 80H${to - 40}" fill="none" stroke="${deep}" stroke-width="32" stroke-linecap="round"/><path d="M${from + 3} 106Q${from + 8} 84 ${from + 30} 80H${to - 40}" fill="none" stroke="${light}" stroke-width="25" stroke-linecap="round" stroke-dasharray="2 30"/><ellipse cx="${to - 30}" cy="78" rx="30" ry="26" fill="${light}" stroke="${deep}" stroke-width="3"/><circle cx="${to - 26}" cy="68" r="7.500" fill="#fff"/><circle cx="${to - 24}" cy="68" r="4" fill="#231a4d"/><path d="M${to - 32} 90q12 8 22-2" fill="none" stroke="#231a4d" stroke-width="3" stroke-linecap="round"/>`;

const green = ['#7fe0a0', '#0b7f5a'] as const;

const drawings: Record<string, (n: number) => string> = {
  pencil,
  snake: (n) =>
    `<g transform="translate(0 6)">${snakeBody(start + 14, start + n * unit, green)}</g>`,
};

export interface RulerLook {
  thing: string;
  n: number;
  blocks: number;
  /** Where the blocks should end. */
  isMarked: boolean;
}

const block = (i: number): string =>
  `<g class="block"><rect x="${start + i * unit + 1}" y="132" width="${unit - 2}" height="${unit - 2}" rx="9" fill="${i % 2 === 0 ? '#55b8f5' : '#8a6df5'}" stroke="#231a4d" stroke-width="2.500"/><text x="${start + i * unit + unit / 2}" y="162" text-anchor="middle" font-size="25" class="digit" fill="#fff">${i + 1}</text></g>`;

export const rulerPicture = ({ thing, n, blocks, isMarked }: RulerLook): string => {
  const all = Array.from({ length: blocks }, (_, i) => block(i));
  const mark = isMarked
    ? `<path d="M${start + n * unit} 60V196" stroke="#d42b52" stroke-width="4" stroke-dasharray="8 7"/>`
    : '';
  return `<svg viewBox="0 40 400 170" aria-hidden="true"><rect x="6" y="176" width="388" height="16" rx="8" fill="#b8692f"/><path d="M${start} 60V186" stroke="#231a4d" stroke-width="4" stroke-linecap="round"/>${drawings[thing]?.(n) ?? ''}${all.join('')}${mark}</svg>`;
};
