/** The songs that are kept, as they are written into the save. */
import { isTechnique, type Technique } from './techniques.ts';

export interface Work {
  id: number;
  /** A packed song. */
  song: string;
  /** Its newest state stands on the family's shelf. */
  isShown: boolean;
}

export interface Album {
  /** The one worked on last comes last. */
  works: readonly Work[];
  open: number;
  tried: readonly Technique[];
}

export const mostWorks = 60;

export const nameOf = ({ id }: Pick<Work, 'id'>): string => `lagu-${id}`;

export const writeSave = ({ works, open, tried }: Album): string =>
  JSON.stringify({
    v: 1,
    open,
    tried,
    works: works.map(({ id, song, isShown }) => ({ i: id, m: song, ...(isShown && { s: 1 }) })),
  });

type Box = Record<string, unknown>;
const isBox = (value: unknown): value is Box =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 1_000_000;

const readWork = (value: unknown): Work[] =>
  isBox(value) && isId(value.i) && typeof value.m === 'string'
    ? [{ id: value.i, song: value.m, isShown: value.s === 1 }]
    : [];

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** A save that cannot be read is an empty album, never an error. */
export const readSave = (text: string | null): Album => {
  const value = text === null ? null : parse(text);
  if (!isBox(value) || value.v !== 1) return { works: [], open: 0, tried: [] };
  const works = new Map(
    list(value.works)
      .flatMap(readWork)
      .map((work) => [work.id, work]),
  );
  return {
    works: [...works.values()].slice(-mostWorks),
    open: isId(value.open) ? value.open : 0,
    tried: list(value.tried).filter(isTechnique),
  };
};
