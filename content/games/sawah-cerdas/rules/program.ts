/** A program for the drone, and what becomes of a field when it runs. Pure. */

/** Squares of a field are digits: 0 water, 1 dry, 2 ripe rice, 3 a caterpillar. */

/** M forward; S water, H harvest, U shoo; D R P do so only where it is dry, ripe, eaten;
 *  A B C choose between two of them. */
export const tiles = 'MSHUDRPABC';

export interface Program {
  /** How often; 0 is until the end of the field. */
  readonly times: number;
  readonly body: string;
}

export const mostTimes = 6;
export const mostTiles = 4;

/** One thing that the drone does. */
export interface Step {
  readonly at: number;
  readonly tile: string;
  /** What it did there: S, H, U, M, or nothing where a question was answered with no. */
  readonly act: string;
}

/** waste: an act on a square that does not want it. left: a square that still waits. off: flown past the
 *  landing pad. dizzy: round and round on one square. */
export type Verdict =
  | { readonly kind: 'fits' }
  | { readonly kind: 'waste' | 'left'; readonly act: string; readonly at: number }
  | { readonly kind: 'off' | 'dizzy' };

export interface Run {
  readonly steps: readonly Step[];
  /** The field as it is afterwards. */
  readonly field: string;
  readonly verdict: Verdict;
  /** Where it watered, harvested or shooed last; -1 where it never did. */
  readonly last: number;
}

const wants: Readonly<Record<string, string>> = { S: '1', H: '2', U: '3' };
const actFor: Readonly<Record<string, string>> = { '1': 'S', '2': 'H', '3': 'U' };
const asks: Readonly<Record<string, readonly [square: string, then: string, otherwise: string]>> = {
  D: ['1', 'S', ''],
  R: ['2', 'H', ''],
  P: ['3', 'U', ''],
  A: ['1', 'S', 'H'],
  B: ['1', 'S', 'U'],
  C: ['2', 'H', 'U'],
};

/** What a tile does over a square. */
export const actOf = (tile: string, square: string): string => {
  const question = asks[tile];
  if (!question) return tile;
  const [wanted, then, otherwise] = question;
  return square === wanted ? then : otherwise;
};

const patience = 120;

interface Flight {
  at: number;
  field: string[];
  steps: Step[];
  last: number;
  verdict: Verdict | null;
}

const take = (flight: Flight, tile: string): void => {
  const square = flight.field[flight.at];
  const act = actOf(tile, square ?? '');
  flight.steps.push({ at: flight.at, tile, act });
  if (act === 'M') {
    flight.at += 1;
    if (flight.at > flight.field.length) flight.verdict = { kind: 'off' };
  } else if (act !== '') {
    if (square === undefined || wants[act] !== square)
      flight.verdict = { kind: 'waste', act, at: flight.at };
    else {
      flight.field[flight.at] = '0';
      flight.last = flight.at;
    }
  }
  if (flight.steps.length > patience) flight.verdict = { kind: 'dizzy' };
};

const leftIn = (field: readonly string[]): Verdict => {
  const at = field.findIndex((square) => square !== '0');
  return at < 0 ? { kind: 'fits' } : { kind: 'left', act: actFor[field[at] ?? ''] ?? '', at };
};

export const run = ({ times, body }: Program, field: string): Run => {
  const flight: Flight = { at: 0, field: [...field], steps: [], last: -1, verdict: null };
  const isOn = (round: number): boolean => (times === 0 ? flight.at < field.length : round < times);
  if (times === 0 && !body.includes('M')) flight.verdict = { kind: 'dizzy' };
  for (let round = 0; isOn(round) && !flight.verdict; round += 1)
    for (const tile of body) {
      // At the end of the field the loop that watches for it stops at once.
      if (flight.verdict || (times === 0 && flight.at >= field.length)) break;
      take(flight, tile);
    }
  const { steps, last } = flight;
  return {
    steps,
    last,
    field: flight.field.join(''),
    verdict: flight.verdict ?? leftIn(flight.field),
  };
};

/** All fields with one program: the first that it does not fit says why. */
export const judge = (program: Program, fields: readonly string[]): Verdict => {
  for (const field of fields) {
    const { verdict } = run(program, field);
    if (verdict.kind !== 'fits') return verdict;
  }
  return { kind: 'fits' };
};

const bodiesOf = (palette: string, most: number): string[] => {
  const longer = (of: readonly string[]): string[] =>
    of.flatMap((body) => [...palette].map((tile) => body + tile));
  const all: string[][] = [[...palette]];
  for (let size = 1; size < most; size += 1) all.push(longer(all.at(-1) ?? []));
  return all.flat();
};

/** The shortest program that fits all fields, or null. */
export const solve = (fields: readonly string[], palette: string): Program | null => {
  const times = Array.from({ length: mostTimes + 1 }, (_, at) => at);
  for (const body of bodiesOf(palette, mostTiles))
    for (const each of times)
      if (judge({ times: each, body }, fields).kind === 'fits') return { times: each, body };
  return null;
};
