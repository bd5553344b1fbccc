/** The island under the things: sand, squares of grass, water, palms. Drawn per board, 100 units a square. */
import { type Board, groundAt, type Spot } from '../rules/board.ts';

const unit = 100;

const square = ({ x, y }: Spot): string => {
  const light = (x + y) % 2 === 0;
  const at = `x="${x * unit + 4}" width="92" rx="20"`;
  return `<rect ${at} y="${y * unit + 10}" height="90" fill="#2f8a55"/><rect ${at} y="${y * unit + 4}" height="88" fill="${light ? '#b4e89c' : '#9cdc8c'}"/>`;
};

const isRiver = (board: Board, x: number, y: number): boolean =>
  groundAt(board, { x, y }) === 'river';

/** Squares of one river flow into each other. */
const river = (board: Board, { x, y }: Spot): string => {
  const right = isRiver(board, x + 1, y) ? 16 : 0;
  const down = isRiver(board, x, y + 1) ? 16 : 0;
  const left = x * unit + 4;
  const top = y * unit + 4;
  const wave = (dy: number): string =>
    `<path d="M${left + 18} ${top + dy}q9 -10 18 0t18 0t18 0" fill="none" stroke="#bdf1ff" stroke-width="6" stroke-linecap="round" class="bd-wave"/>`;
  return `<rect x="${left}" y="${top}" width="${92 + right}" height="${92}" rx="20" fill="#2ba8dd"/><rect x="${left}" y="${top}" width="92" height="${92 + down}" rx="20" fill="#2ba8dd"/>${wave(34)}${wave(64)}`;
};

const puddle = ({ x, y }: Spot): string =>
  `<g transform="translate(${x * unit + 50} ${y * unit + 54})"><path d="M-36 2C-40 -18 -16 -26 2 -22C22 -30 42 -14 36 6C34 24 8 26 -6 22C-24 26 -34 16 -36 2Z" fill="#2f93c9"/><path d="M-32 0C-34 -16 -14 -22 2 -18C20 -25 36 -11 31 4C28 18 8 20 -6 17C-22 20 -30 12 -32 0Z" fill="#53c6f0"/><path d="M-18 -6Q-8 -14 4 -9" fill="none" stroke="#e2f9ff" stroke-width="6" stroke-linecap="round"/></g>`;

const palm = (x: number, y: number, turn: number): string => {
  const leaf = (angle: number): string =>
    `<path transform="translate(12 -78) rotate(${angle})" d="M0 0Q26 -20 58 4Q26 3 0 7Z" fill="#137d58"/>`;
  return `<g transform="translate(${x} ${y}) scale(${turn * 0.8} 0.8)"><path d="M-6 4Q-2 -44 8 -78L17 -76Q11 -40 10 4Z" fill="#7a4b2c"/>${[-165, -122, -72, -30, 12].map(leaf).join('')}<circle cx="8" cy="-70" r="7" fill="#5c3820"/><circle cx="19" cy="-69" r="7" fill="#70462a"/></g>`;
};

const shell = (x: number, y: number): string =>
  `<path d="M${x} ${y}l-8 -9a9 9 0 0 1 16 0z" fill="#ffb3c2" stroke="#e88aa0" stroke-width="2" stroke-linejoin="round"/>`;

const slab = (board: Board, out: number, paint: { fill: string; drop: number }): string =>
  `<rect x="${-out}" y="${-out + paint.drop}" width="${board.width * unit + out * 2}" height="${board.height * unit + out * 2}" rx="${30 + out}" fill="${paint.fill}"/>`;

export const islandPicture = (board: Board): string => {
  const { width, height } = board;
  const spots = Array.from({ length: width * height }, (_, i) => ({
    x: i % width,
    y: Math.floor(i / width),
  }));
  const layers = [
    slab(board, 40, { fill: '#8fe6f433', drop: 12 }),
    slab(board, 30, { fill: '#a9eef759', drop: 14 }),
    slab(board, 22, { fill: '#c98f4e', drop: 16 }),
    slab(board, 22, { fill: '#ffe3ab', drop: 0 }),
    palm(-8, 10, -1),
    palm(width * unit + 8, 4, 1),
    slab(board, 2, { fill: '#43a366', drop: 2 }),
    ...spots.map((spot) => {
      const ground = groundAt(board, spot);
      if (ground === 'river') return river(board, spot);
      return ground === 'puddle' ? square(spot) + puddle(spot) : square(spot);
    }),
    shell(width * unit * 0.3, height * unit + 17),
    shell(width * unit + 13, height * unit * 0.6),
  ];
  return `<svg class="bd-ground" viewBox="0 0 ${width * unit} ${height * unit}" aria-hidden="true">${layers.join('')}</svg>`;
};

/** The way that Nobi should see or has gone, as soft dots. */
export const trailPicture = (board: Board, spots: readonly Spot[]): string => {
  const points = spots.map(({ x, y }) => `${x * unit + 50},${y * unit + 50}`).join(' ');
  return `<svg viewBox="0 0 ${board.width * unit} ${board.height * unit}" aria-hidden="true"><polyline points="${points}" fill="none" stroke="#fffaf0" stroke-width="15" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="1 29"/></svg>`;
};
