/** The drawings that are kept. The oldest give way when the save is full, and only after asking. */
import { isBox, list, openSave, whole } from '@nobi/kit/save';
import { type DrawnWork, idOfWork, readWorks, writeWorks } from '@nobi/kit/studio';
import { longSide, type Mark, type Mirror, mirrors, type Shape } from './marks.ts';
import { pack } from './packing.ts';
import { brushNames, paints } from './paints.ts';
import { isTechnique, type Technique } from './techniques.ts';

export type Work = DrawnWork;

/** What lies ready in the hand. */
export interface Desk {
  brush: number;
  color: number;
  size: number;
  mirror: Mirror;
}

export interface Album {
  /** The one drawn on last comes last. */
  works: readonly Work[];
  /** The drawing on the easel, by id. */
  open: number;
  desk: Desk;
  tried: readonly Technique[];
}

/** Of the 65,536 bytes of a save; the rest is for the desk and the frame of the text. */
export const mostBytes = 63_000;
const mostWorks = 40;
const frame = 60;

const weightOf = (work: Work): number => work.marks.length + frame;

const weight = (works: readonly Work[]): number =>
  works.reduce((sum, work) => sum + weightOf(work), 0);

export const isTooBig = (work: Work): boolean => weightOf(work) > mostBytes;

/** The oldest drawings that would have to go for the others to fit; never the open one. */
export const crowdedOut = (works: readonly Work[], open: number): Work[] => {
  const out: Work[] = [];
  const oldest = works.filter((work) => work.id !== open);
  const left = (): Work[] => works.filter((work) => !out.includes(work));
  while (weight(left()) > mostBytes || left().length > mostWorks) {
    const next = oldest.shift();
    if (!next) break;
    out.push(next);
  }
  return out;
};

export const packWork = (id: number, shape: Shape, marks: readonly Mark[]): Work => ({
  id,
  shape,
  marks: pack(marks),
  isShown: false,
});

export const freshDesk: Desk = { brush: 0, color: 0, size: 1, mirror: 'off' };

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
        brush: whole(value.brush, 0, brushNames.length - 1),
        color: whole(value.color, 0, paints.length - 1),
        size: whole(value.size, 0, 2),
        mirror: mirrors.find((mirror) => mirror === value.mirror) ?? 'off',
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
