/** The wall of pegs: six by seven places, one piece in each. A board is a text, one sign a place. */

export const columns = 6;
export const rows = 7;
export const places = columns * rows;

/** Each kind and the ways it can be turned, in the order in which a press turns it. */
export const kinds = {
  ramp: ['\\', '/'],
  floor: ['_'],
  bend: ['L', 'J'],
  funnel: ['V'],
  peg: ['o'],
  bell: ['B'],
  lever: ['>', '<'],
  seesaw: [')', '('],
  spring: ['S'],
  bucket: ['U'],
} as const;

export type Kind = keyof typeof kinds;
export type Piece = (typeof kinds)[Kind][number];

export const kindNames = [
  'ramp',
  'floor',
  'bend',
  'funnel',
  'peg',
  'bell',
  'lever',
  'seesaw',
  'spring',
  'bucket',
] as const satisfies readonly Kind[];

/** Codes name pieces by their place here, so only ever add at the end. */
export const pieces: readonly Piece[] = kindNames.flatMap((kind): Piece[] => [...kinds[kind]]);

export const isPiece = (sign: string): sign is Piece => pieces.some((piece) => piece === sign);

export const kindOf = (piece: Piece): Kind =>
  kindNames.find((kind) => kinds[kind].some((each) => each === piece)) ?? 'ramp';

export interface Board {
  /** The column over which the marbles wait. */
  start: number;
  cells: string;
}

export const bare = '.';

/** More than this no code carries. */
export const mostPieces = 24;

export const emptyBoard: Board = { start: 1, cells: bare.repeat(places) };

export const pieceAt = (board: Board, place: number): Piece | null => {
  const sign = board.cells[place] ?? bare;
  return isPiece(sign) ? sign : null;
};

export const pieceCount = ({ cells }: Board): number => [...cells].filter(isPiece).length;

export const withPiece = (board: Board, place: number, piece: Piece | null): Board => ({
  ...board,
  cells: board.cells.slice(0, place) + (piece ?? bare) + board.cells.slice(place + 1),
});

/** The piece turned once more; itself where it looks the same from all sides. */
export const turned = (piece: Piece): Piece => {
  const ways: readonly Piece[] = kinds[kindOf(piece)];
  return ways[(ways.indexOf(piece) + 1) % ways.length] ?? piece;
};

export const isBoard = ({ start, cells }: Board): boolean =>
  Number.isInteger(start) &&
  start >= 0 &&
  start < columns &&
  cells.length === places &&
  [...cells].every((sign) => sign === bare || isPiece(sign)) &&
  pieceCount({ start, cells }) <= mostPieces;

/** Rows as they are read in this file's neighbours. */
export const boardOf = (start: number, lines: readonly string[]): Board => ({
  start,
  cells: lines.join(''),
});
