/** The cloths that are kept. A full album takes nothing new until the child lets one go. */
import { isBox, list, openSave, whole } from '@nobi/kit/save';
import { longSide, type Shape } from './shape.ts';
import { modes } from './symmetry.ts';
import { isTechnique, type Technique } from './techniques.ts';
import { type Desk, freshDesk, sizes, stampNames } from './tools.ts';

export interface Work {
  id: number;
  shape: Shape;
  /** Packed marks. */
  marks: string;
  /** Its newest state stands on the family's shelf. */
  isShown: boolean;
}

export interface Album {
  works: readonly Work[];
  /** The cloth on the frame, by id. */
  open: number;
  desk: Desk;
  tried: readonly Technique[];
}

/** Of the 65,536 bytes of a save; the rest is for the desk and the frame of the text. */
const mostBytes = 63_000;
/** No cloth takes so much that no other fits beside it. */
const mostOfOne = 24_000;
export const mostWorks = 24;
const frame = 60;

export const isTooFull = (work: Work): boolean => work.marks.length > mostOfOne;

export const areTooMany = (works: readonly Work[]): boolean =>
  works.length > mostWorks ||
  works.reduce((sum, { marks }) => sum + marks.length + frame, 0) > mostBytes;

export const writeSave = ({ works, open, desk, tried }: Album): string =>
  JSON.stringify({
    v: 1,
    open,
    desk,
    tried,
    works: works.map(({ id, shape, marks, isShown }) => ({
      i: id,
      w: shape.wide,
      t: shape.tall,
      m: marks,
      ...(isShown && { s: 1 }),
    })),
  });

const readWork = (value: unknown): Work[] => {
  if (!isBox(value) || typeof value.m !== 'string') return [];
  const shape = { wide: whole(value.w, 400, longSide), tall: whole(value.t, 400, longSide) };
  return [{ id: whole(value.i, 1, 1_000_000), shape, marks: value.m, isShown: value.s === 1 }];
};

const readDesk = (value: unknown): Desk =>
  isBox(value)
    ? {
        tool:
          typeof value.tool === 'number' ? whole(value.tool, 0, stampNames.length - 1) : 'canting',
        size: whole(value.size, 0, sizes - 1),
        mode: modes.find((mode) => mode === value.mode) ?? freshDesk.mode,
      }
    : freshDesk;

/** A save that cannot be read is an empty album, never an error. */
export const readSave = (text: string | null): Album => {
  const value = openSave(text);
  if (!value) return { works: [], open: 0, desk: freshDesk, tried: [] };
  const works = new Map(
    list(value.works)
      .flatMap(readWork)
      .map((work) => [work.id, work]),
  );
  return {
    works: [...works.values()],
    open: whole(value.open, 0, 1_000_000),
    desk: readDesk(value.desk),
    tried: list(value.tried).filter(isTechnique),
  };
};
