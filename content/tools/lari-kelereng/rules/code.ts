/** A machine as digits to read out to the family, with two that notice a slip (ISO 7064, mod 97-10). */
import {
  type Board,
  bare,
  columns,
  isPiece,
  mostPieces,
  type Piece,
  pieces,
  places,
} from './board.ts';
import { isSound } from './outcome.ts';

const kindCount = BigInt(pieces.length);
const [counts, starts] = [BigInt(mostPieces + 1), BigInt(columns)];

/** In how many ways so many can be chosen. */
const ways = (from: number, count: number): bigint => {
  let result = 1n;
  for (let at = 1; at <= count; at += 1) result = (result * BigInt(from - at + 1)) / BigInt(at);
  return from < count ? 0n : result;
};

/** The number of a set of places among all sets of its size, and back. */
const rankOf = (taken: readonly number[]): bigint =>
  taken.reduce((sum, place, at) => sum + ways(place, at + 1), 0n);

const takenAt = (rank: bigint, count: number): number[] => {
  const taken: number[] = [];
  let rest = rank;
  let place = places - 1;
  for (let at = count; at > 0; at -= 1) {
    while (ways(place, at) > rest) place -= 1;
    rest -= ways(place, at);
    taken.unshift(place);
    place -= 1;
  }
  return rest === 0n ? taken : [];
};

const checked = (plain: bigint): bigint => plain * 100n + (98n - ((plain * 100n) % 97n));

export const codeOf = ({ start, cells }: Board): string => {
  const found = [...cells].flatMap((sign, place) => (isPiece(sign) ? [{ sign, place }] : []));
  let number = rankOf(found.map(({ place }) => place));
  for (const { sign } of found) number = number * kindCount + BigInt(pieces.indexOf(sign));
  number = number * counts + BigInt(found.length);
  return String(checked(number * starts + BigInt(start)));
};

/** Digits of the longest code. */
export const longestCode = 50;

const piecesOf = (from: bigint, count: number): { signs: Piece[]; rest: bigint } => {
  const signs: Piece[] = [];
  let rest = from;
  for (let at = 0; at < count; at += 1) {
    const sign = pieces[Number(rest % kindCount)];
    if (sign) signs.unshift(sign);
    rest /= kindCount;
  }
  return { signs, rest };
};

/** The machine of a code, or null where it is none that the judge lets through. */
export const boardOfCode = (code: string): Board | null => {
  if (!/^[1-9]\d*$/.test(code) || code.length > longestCode) return null;
  const whole = BigInt(code);
  if (whole % 97n !== 1n) return null;
  const plain = whole / 100n;
  const start = Number(plain % starts);
  const count = Number((plain / starts) % counts);
  const { signs, rest } = piecesOf(plain / starts / counts, count);
  if (rest >= ways(places, count)) return null;
  const cells = Array<string>(places).fill(bare);
  for (const [at, place] of takenAt(rest, count).entries()) cells[place] = signs[at] ?? bare;
  const board = { start, cells: cells.join('') };
  return codeOf(board) === code && isSound(board) ? board : null;
};

/** As it is read out: four digits at a time. */
export const spelled = (code: string): string => code.match(/\d{1,4}/g)?.join(' ') ?? '';
