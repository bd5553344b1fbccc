/**
 * Marbles on a board. Whole numbers and fixed steps alone: the same board runs the same way each time
 * and on every machine, which is what lets a code be judged. A step is a hundred-and-twentieth of a second.
 */
import { type Board, columns, type Piece, pieceAt, rows } from './board.ts';
import { cell, mostLean, radius, type Solid, seesawAt, still } from './shapes.ts';

export const stepsASecond = 120;
/** A run that finds no end, as on a spring, is ended here. */
export const mostSteps = 30 * stepsASecond;

const gravity = 30;
const fastest = 9000;
const between = 150;
const springSpeed = 4100;
/** Below this a thing lies down instead of bouncing. */
const calm = 340;
const ringFrom = 300;
const ringPause = 18;
const leanPause = 4;

export type MarbleState = 'waiting' | 'running' | 'caught' | 'fallen' | 'resting';

export interface Marble {
  x: number;
  y: number;
  vx: number;
  vy: number;
  state: MarbleState;
  /** Steps that it ran. */
  age: number;
}

interface Body extends Marble {
  lever: number | null;
  seenX: number;
  seenY: number;
  quiet: number;
}

export interface Happening {
  kind: 'ring' | 'catch' | 'flip' | 'tip' | 'bounce' | 'fall' | 'rest';
  place: number;
}

const floorRoot = (value: number): number => Math.floor(Math.sqrt(value));

/** Bounce of what is hit, in hundredths of the speed. */
const bounceOf = (piece: Piece): number => {
  if (piece === 'B') return 68;
  return piece === 'o' ? 52 : 22;
};

interface Hit {
  /** From the solid to the marble. */
  nx: number;
  ny: number;
  far: number;
  /** How far apart they have to be. */
  apart: number;
}

const hitOf = (
  marble: Marble,
  solid: Solid,
  [left, top]: readonly [number, number],
): Hit | null => {
  const [px, py] = [marble.x - left - solid.ax, marble.y - top - solid.ay];
  const [dx, dy] = [solid.bx - solid.ax, solid.by - solid.ay];
  const long = dx * dx + dy * dy;
  const along = long === 0 ? 0 : Math.max(0, Math.min(long, px * dx + py * dy));
  const nx = px - (long === 0 ? 0 : Math.round((dx * along) / long));
  const ny = py - (long === 0 ? 0 : Math.round((dy * along) / long));
  const apart = radius + solid.thick;
  const square = nx * nx + ny * ny;
  if (square >= apart * apart || square === 0) return null;
  return { nx, ny, far: Math.max(1, floorRoot(square)), apart };
};

export class World {
  readonly board: Board;
  readonly marbles: Body[];
  /** Levers and seesaws as they stand now, by their place. */
  readonly levers = new Map<number, '>' | '<'>();
  readonly leans = new Map<number, number>();
  steps = 0;
  #pieces: readonly (Piece | null)[];
  #rungAt = new Map<number, number>();
  #leanedAt = new Map<number, number>();
  #news: Happening[] = [];

  constructor(board: Board) {
    this.board = board;
    this.#pieces = Array.from({ length: columns * rows }, (_, place) => pieceAt(board, place));
    for (const [place, piece] of this.#pieces.entries()) {
      if (piece === '>' || piece === '<') this.levers.set(place, piece);
      if (piece === ')') this.leans.set(place, mostLean);
      if (piece === '(') this.leans.set(place, -mostLean);
    }
    const middle = board.start * cell + cell / 2;
    // No two fall alike, or none would ever find another way.
    this.marbles = [2600, -2600, 900].map((aside) => ({
      x: middle + aside,
      y: -30_000,
      vx: 0,
      vy: 0,
      state: 'waiting',
      age: 0,
      lever: null,
      seenX: 0,
      seenY: 0,
      quiet: 0,
    }));
  }

  get isOver(): boolean {
    return (
      this.steps >= mostSteps ||
      this.marbles.every(({ state }) => state !== 'waiting' && state !== 'running')
    );
  }

  /** One step on, and what happened in it. */
  step(): readonly Happening[] {
    this.#news = [];
    for (const [at, marble] of this.marbles.entries()) {
      if (marble.state === 'waiting' && this.steps >= at * between) marble.state = 'running';
      if (marble.state === 'running') this.#move(marble);
    }
    this.#part();
    this.steps += 1;
    return this.#news;
  }

  #move(marble: Body): void {
    marble.age += 1;
    marble.vy = Math.min(fastest, marble.vy + gravity);
    marble.vx = Math.max(-fastest, Math.min(fastest, marble.vx));
    marble.x += marble.vx;
    marble.y += marble.vy;
    this.#walls(marble);
    this.#touch(marble);
    this.#settle(marble);
  }

  #walls(marble: Body): void {
    const right = columns * cell - radius;
    const inside = Math.max(radius, Math.min(right, marble.x));
    if (inside === marble.x) return;
    marble.x = inside;
    marble.vx = -Math.round((marble.vx * 35) / 100);
  }

  #touch(marble: Body): void {
    const [column, row] = [Math.floor(marble.x / cell), Math.floor(marble.y / cell)];
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1)
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) {
        const piece = this.#pieces[y * columns + x];
        if (piece) this.#meet(marble, piece, y * columns + x);
      }
  }

  #solidsOf(piece: Piece, place: number): readonly Solid[] {
    if (piece === ')' || piece === '(') return [seesawAt(this.leans.get(place) ?? 0)];
    return still[this.levers.get(place) ?? piece];
  }

  #meet(marble: Body, piece: Piece, place: number): void {
    const corner = [(place % columns) * cell, Math.floor(place / columns) * cell] as const;
    for (const solid of this.#solidsOf(piece, place)) {
      const hit = hitOf(marble, solid, corner);
      if (hit) this.#bounce(marble, hit, { piece, place });
    }
  }

  #bounce(marble: Body, { nx, ny, far, apart }: Hit, what: { piece: Piece; place: number }): void {
    marble.x += Math.round((nx * (apart - far)) / far);
    marble.y += Math.round((ny * (apart - far)) / far);
    const toward = -Math.round((marble.vx * nx + marble.vy * ny) / far);
    if (toward <= 0) return;
    const { piece, place } = what;
    const isSpring = piece === 'S' && ny < 0;
    const back = toward < calm ? 0 : Math.round((toward * bounceOf(piece)) / 100);
    const push = toward + (isSpring ? springSpeed : back);
    marble.vx += Math.round((nx * push) / far);
    marble.vy += Math.round((ny * push) / far);
    // A little of the speed stays in the wood.
    marble.vx -= Math.round(marble.vx / 600);
    if (isSpring) this.#news.push({ kind: 'bounce', place });
    if (piece === 'B' && toward > ringFrom) this.#ring(place);
    if (piece === '>' || piece === '<') marble.lever = place;
    if (piece === ')' || piece === '(') this.#lean(marble, place);
  }

  #ring(place: number): void {
    if (this.steps - (this.#rungAt.get(place) ?? -ringPause) < ringPause) return;
    this.#rungAt.set(place, this.steps);
    this.#news.push({ kind: 'ring', place });
  }

  #lean(marble: Body, place: number): void {
    const lean = this.leans.get(place) ?? 0;
    const aside = marble.x - (place % columns) * cell - cell / 2;
    const next = Math.max(-mostLean, Math.min(mostLean, lean + Math.sign(aside)));
    if (next === lean || this.steps - (this.#leanedAt.get(place) ?? -leanPause) < leanPause) return;
    this.#leanedAt.set(place, this.steps);
    this.leans.set(place, next);
    if (Math.abs(next) === mostLean) this.#news.push({ kind: 'tip', place });
  }

  /** Where a marble is in the end: in a bucket, in the grass, past a lever, or at rest. */
  #settle(marble: Body): void {
    const [column, row] = [Math.floor(marble.x / cell), Math.floor(marble.y / cell)];
    const place = row * columns + column;
    if (row >= rows && marble.y > rows * cell + radius) {
      marble.state = 'fallen';
      this.#news.push({ kind: 'fall', place: column });
    } else if (this.#pieces[place] === 'U' && row >= 0) this.#catch(marble, place);
    if (marble.lever !== null && marble.lever !== place) this.#flip(marble);
    if (marble.age % 60 === 0) this.#watch(marble, place);
  }

  #catch(marble: Body, place: number): void {
    const [x, y] = [marble.x % cell, marble.y % cell];
    if (y < 50_000 || x < 25_000 || x > 75_000) return;
    marble.state = 'caught';
    this.#news.push({ kind: 'catch', place });
  }

  #flip(marble: Body): void {
    const { lever } = marble;
    marble.lever = null;
    if (lever === null) return;
    this.levers.set(lever, this.levers.get(lever) === '>' ? '<' : '>');
    this.#news.push({ kind: 'flip', place: lever });
  }

  #watch(marble: Body, place: number): void {
    const moved = Math.abs(marble.x - marble.seenX) + Math.abs(marble.y - marble.seenY);
    marble.quiet = moved < 2500 ? marble.quiet + 1 : 0;
    [marble.seenX, marble.seenY] = [marble.x, marble.y];
    if (marble.quiet < 3) return;
    marble.state = 'resting';
    this.#news.push({ kind: 'rest', place });
  }

  /** Marbles are as hard as each other: those that meet swap how fast they met. */
  #part(): void {
    for (const [at, one] of this.marbles.entries())
      for (const other of this.marbles.slice(at + 1)) this.#knock(one, other);
  }

  #knock(one: Body, other: Body): void {
    const isThere = ({ state }: Marble): boolean => state === 'running' || state === 'resting';
    if (!isThere(one) || !isThere(other)) return;
    const [nx, ny] = [other.x - one.x, other.y - one.y];
    const square = nx * nx + ny * ny;
    if (square >= 4 * radius * radius || square === 0) return;
    const far = Math.max(1, floorRoot(square));
    const [sx, sy] = [
      Math.round((nx * (2 * radius - far)) / (2 * far)),
      Math.round((ny * (2 * radius - far)) / (2 * far)),
    ];
    one.x -= sx;
    one.y -= sy;
    other.x += sx;
    other.y += sy;
    const meeting = Math.round(((one.vx - other.vx) * nx + (one.vy - other.vy) * ny) / far);
    if (meeting <= 0) return;
    const [px, py] = [Math.round((nx * meeting) / far), Math.round((ny * meeting) / far)];
    one.vx -= px;
    one.vy -= py;
    other.vx += px;
    other.vy += py;
    for (const each of [one, other]) {
      if (each.state === 'resting' && meeting > calm) each.state = 'running';
      each.quiet = 0;
    }
  }
}
