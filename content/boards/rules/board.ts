/** An island of squares: where Nobi stands, where home is, and what lies between. Pure data. */
export const ways = ['up', 'right', 'down', 'left'] as const;
export type Way = (typeof ways)[number];

export type Ground = 'land' | 'rock' | 'river' | 'puddle' | 'chicken' | 'fruit';

export interface Spot {
  x: number;
  y: number;
}

export interface Board {
  width: number;
  height: number;
  /** Row by row. */
  cells: readonly Ground[];
  nobi: Spot;
  home: Spot;
}

const grounds: Record<string, Ground> = {
  '.': 'land',
  '#': 'rock',
  '~': 'river',
  o: 'puddle',
  c: 'chicken',
  f: 'fruit',
};
const letters: Record<Ground, string> = {
  land: '.',
  rock: '#',
  river: '~',
  puddle: 'o',
  chicken: 'c',
  fruit: 'f',
};

export const sameSpot = (one: Spot, other: Spot): boolean => one.x === other.x && one.y === other.y;

const find = (rows: readonly string[], letter: string): Spot | null => {
  const y = rows.findIndex((row) => row.includes(letter));
  return y < 0 ? null : { x: rows[y]?.indexOf(letter) ?? 0, y };
};

/** Rows of letters: N Nobi, H home, # rock, ~ river, o puddle, c chicken, f fruit. Null when torn. */
export const readBoard = (rows: readonly string[]): Board | null => {
  const width = rows[0]?.length ?? 0;
  const nobi = find(rows, 'N');
  const home = find(rows, 'H');
  if (width === 0 || !nobi || !home || rows.some((row) => row.length !== width)) return null;
  const cells = [...rows.join('')].map((letter) => grounds[letter] ?? 'land');
  return { width, height: rows.length, cells, nobi, home };
};

export const writeBoard = (board: Board): string[] =>
  Array.from({ length: board.height }, (_, y) =>
    Array.from({ length: board.width }, (_, x) => {
      if (sameSpot(board.nobi, { x, y })) return 'N';
      if (sameSpot(board.home, { x, y })) return 'H';
      return letters[groundAt(board, { x, y }) ?? 'land'];
    }).join(''),
  );

/** Null beyond the shore. */
export const groundAt = (board: Board, { x, y }: Spot): Ground | null =>
  x < 0 || y < 0 || x >= board.width || y >= board.height
    ? null
    : (board.cells[y * board.width + x] ?? null);

export const shift: Record<Way, Spot> = {
  up: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
};

export const beside = (spot: Spot, way: Way): Spot => ({
  x: spot.x + shift[way].x,
  y: spot.y + shift[way].y,
});

export const isOpen = (ground: Ground | null): boolean => ground === 'land' || ground === 'fruit';

export const spotsOf = (board: Board, ground: Ground): Spot[] =>
  board.cells.flatMap((cell, i) =>
    cell === ground ? [{ x: i % board.width, y: Math.floor(i / board.width) }] : [],
  );

/** The board with another thing on one square; Nobi's and home's own squares stay free. */
export const withGround = (board: Board, spot: Spot, ground: Ground): Board => {
  if (sameSpot(spot, board.nobi) || sameSpot(spot, board.home)) return board;
  const at = spot.y * board.width + spot.x;
  return { ...board, cells: board.cells.map((cell, i) => (i === at ? ground : cell)) };
};

const quarter = (rows: readonly string[]): string[] =>
  Array.from({ length: rows[0]?.length ?? 0 }, (_, x) =>
    rows
      .map((row) => row[x] ?? '.')
      .reverse()
      .join(''),
  );
const mirrored = (rows: readonly string[]): string[] =>
  rows.map((row) => [...row].reverse().join(''));

/** One of the eight looks of the same map: `look` 0 to 3 turns it, 4 to 7 mirrors it too. */
export const lookOf = (rows: readonly string[], look: number): string[] => {
  let turned = look >= 4 ? mirrored(rows) : [...rows];
  for (let i = 0; i < look % 4; i += 1) turned = quarter(turned);
  return turned;
};
