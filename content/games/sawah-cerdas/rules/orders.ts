/** What an order asks: a program for one or two fields, one to repair, or one to follow with the eyes. Pure. */
import { type Random, seeded } from '@nobi/kit/guest';
import { judge, mostTiles, type Program, run } from './program.ts';

export interface Order {
  readonly form: 'build' | 'fix' | 'trace';
  readonly fields: readonly string[];
  /** One program that fits; of `trace` the one that is followed. */
  readonly wanted: Program;
  /** Of `fix` the program that does not fit yet. */
  readonly broken: Program | null;
  /** What lies in the tray, the right tiles among near ones. */
  readonly palette: string;
}

export const longest = 9;

const field = (length: number): string[] => Array.from({ length }, () => '0');
const square: Readonly<Record<string, string>> = { S: '1', H: '2', U: '3' };

/** The field that a program of plain acts fits. */
export const fieldFor = ({ times, body }: Program, length: number): string => {
  const squares = field(length);
  let at = 0;
  for (let round = 0; round < times; round += 1)
    for (const tile of body) {
      if (tile === 'M') at += 1;
      else squares[at] = square[tile] ?? '0';
    }
  return squares.join('');
};

/** Squares by chance, each kind at least once, no two neighbours the same all along. */
const scattered = (kinds: string, length: number, random: Random): string => {
  const squares = Array.from(
    { length },
    () => kinds[Math.floor(random() * kinds.length)] ?? '0',
  ).join('');
  // Rain must find something to water, and leave something dry.
  const isMixed =
    [...kinds].every((kind) => squares.includes(kind)) &&
    (!kinds.includes('1') || squares.split('1').length > 2);
  const isPlain = /^(..?)\1*.?$/.test(squares);
  return isMixed && !isPlain ? squares : scattered(kinds, length, random);
};

/** A night of rain waters some of what was dry. */
const afterRain = (before: string, random: Random): string => {
  const squares = [...before].map((each) => (each === '1' && random() < 0.5 ? '0' : each)).join('');
  return squares === before || !squares.includes('1') ? afterRain(before, random) : squares;
};

/** Two fields that no fixed pattern fits: questions have to be asked. */
export const rainyFields = (kinds: string, length: number, seed: number): readonly string[] => {
  const random = seeded(seed * 7919 + length * 31 + kinds.length);
  const before = scattered(kinds, length, random);
  const isRain = kinds.includes('0') && kinds.includes('1');
  return [before, isRain ? afterRain(before, random) : scattered(kinds, length - 1, random)];
};

const kindsFor: Readonly<Record<string, string>> = {
  S: '1',
  H: '2',
  U: '3',
  D: '01',
  R: '02',
  P: '03',
  A: '12',
  B: '13',
  C: '23',
};

/** Two fields in which every square of a round has its own question, or its own act, again and again. */
export const patternFields = (body: string, seed: number): readonly string[] => {
  const tiles = [...body].filter((tile) => tile !== 'M');
  const random = seeded(seed * 7919 + body.charCodeAt(0) * 31 + body.charCodeAt(2));
  const rounds = (count: number): string =>
    Array.from({ length: count }, () =>
      tiles.map((tile) => {
        const kinds = kindsFor[tile] ?? '0';
        return kinds[Math.floor(random() * kinds.length)] ?? '0';
      }),
    )
      .flat()
      .join('');
  const fields = [rounds(4), rounds(3)];
  const isMixed = tiles.every((tile, at) => {
    const met = fields.flatMap((each) => [...each].filter((_, i) => i % tiles.length === at));
    return new Set(met).size === kindsFor[tile]?.length;
  });
  return isMixed ? fields : patternFields(body, seed + 101);
};

const fourth = (body: string): string => {
  const near = body.includes('H') ? 'U' : 'H';
  return body.includes('S') ? near : 'S';
};

/** The right tiles, and near ones: the act without its question, the question of another act. */
export const paletteFor = (body: string): string => {
  const plain: Readonly<Record<string, string>> = {
    D: 'SA',
    R: 'HC',
    P: 'UB',
    A: 'DS',
    B: 'DU',
    C: 'RH',
  };
  const near = [...body].flatMap((tile) => [...(plain[tile] ?? '')]).join('');
  const all = [...new Set(`M${body}${near}${fourth(body)}SHU`)].slice(0, mostTiles);
  return all.toSorted().join('');
};

export const traceAnswer = ({ wanted, fields }: Order): number => run(wanted, fields[0] ?? '').last;

const isFlown = ({ wanted, fields }: Order): boolean =>
  fields.every((each) => /^(?:fits|left)$/.test(run(wanted, each).verdict.kind));

/** Solvable by what lies in the tray, and not before anything was done. */
export const isSound = (order: Order): boolean => {
  const { form, fields, wanted, broken, palette } = order;
  const isSmall = fields.every(({ length }) => length >= 3 && length <= longest);
  if (!isSmall || wanted.body.length > mostTiles) return false;
  // What is followed with the eyes leaves squares out, so that the field does not tell where it ends.
  if (form === 'trace') return traceAnswer(order) >= 0 && isFlown(order);
  if (judge(wanted, fields).kind !== 'fits') return false;
  if ([...wanted.body].some((tile) => !palette.includes(tile))) return false;
  return form === 'build' || (broken !== null && judge(broken, fields).kind !== 'fits');
};
