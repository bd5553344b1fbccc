/** The songs that are kept, as they are written into the save. */
import { isBox, list, openSave } from '@nobi/kit/save';
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

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 1_000_000;

const readWork = (value: unknown): Work[] =>
  isBox(value) && isId(value.i) && typeof value.m === 'string'
    ? [{ id: value.i, song: value.m, isShown: value.s === 1 }]
    : [];

/** A save that cannot be read is an empty album, never an error. */
export const readSave = (text: string | null): Album => {
  const value = openSave(text);
  if (!value) return { works: [], open: 0, tried: [] };
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
