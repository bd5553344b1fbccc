/** The cloths that are kept. A full album takes nothing new until the child lets one go. */
import { isBox, list, openSave, whole } from '@nobi/kit/save';
import { type DrawnWork, idOfWork, readWorks, writeWorks } from '@nobi/kit/studio';
import { longSide } from './shape.ts';
import { modes } from './symmetry.ts';
import { isTechnique, type Technique } from './techniques.ts';
import { type Desk, freshDesk, sizes, stampNames } from './tools.ts';

export type Work = DrawnWork;

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
    works: writeWorks(works),
  });

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
  return {
    works: readWorks(value.works, longSide),
    open: idOfWork(value.open),
    desk: readDesk(value.desk),
    tried: list(value.tried).filter(isTechnique),
  };
};
