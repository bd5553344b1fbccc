/** Drawings on sheets of their own size, as a tool's save holds them. */
import { isBox, list, whole } from '../save/read.ts';

export interface DrawnWork {
  id: number;
  /** Of the sheet, in its own units. */
  shape: { wide: number; tall: number };
  /** Packed marks. */
  marks: string;
  /** Its newest state stands on the family's shelf. */
  isShown: boolean;
}

const shortest = 400;
const mostId = 1_000_000;

export const idOfWork = (value: unknown, least = 0): number => whole(value, least, mostId);

export const writeWorks = (works: readonly DrawnWork[]) =>
  works.map(({ id, shape, marks, isShown }) => ({
    i: id,
    w: shape.wide,
    t: shape.tall,
    m: marks,
    ...(isShown && { s: 1 }),
  }));

/** What cannot be read is left out; of two with one id the later counts. `longest` is the longest side of a sheet. */
export const readWorks = (value: unknown, longest: number): DrawnWork[] => {
  const readOne = (one: unknown): DrawnWork[] => {
    if (!isBox(one) || typeof one.m !== 'string') return [];
    const shape = { wide: whole(one.w, shortest, longest), tall: whole(one.t, shortest, longest) };
    return [{ id: idOfWork(one.i, 1), shape, marks: one.m, isShown: one.s === 1 }];
  };
  const works = list(value).flatMap(readOne);
  return [...new Map(works.map((work) => [work.id, work])).values()];
};
