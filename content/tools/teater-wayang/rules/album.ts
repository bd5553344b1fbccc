/** The plays that are kept. A full album takes nothing new until the child lets one go. */
import { isBox, list, openSave, whole } from '@nobi/kit/save';
import { packScene, unpackScene } from './packing.ts';
import { isEmpty, type Play } from './play.ts';
import { isTechnique, type Technique } from './techniques.ts';
import { mostScenes } from './world.ts';

export interface Work {
  id: number;
  play: Play;
  /** Its newest state stands on the family's shelf. */
  isShown: boolean;
}

export interface Album {
  works: readonly Work[];
  /** The play on the stage, by id. */
  open: number;
  tried: readonly Technique[];
}

const mostWorks = 16;
/** Of the 65,536 bytes of a save; the rest is for the frame of the text. */
const mostBytes = 62_000;

const packed = ({ id, play, isShown }: Work) => ({
  i: id,
  p: play.map(packScene),
  ...(isShown && { s: 1 }),
});

export const areTooMany = (works: readonly Work[]): boolean =>
  works.length > mostWorks || JSON.stringify(works.map(packed)).length > mostBytes;

export const writeSave = ({ works, open, tried }: Album): string =>
  JSON.stringify({ v: 1, open, tried, works: works.map(packed) });

const readWork = (value: unknown): Work[] => {
  if (!isBox(value)) return [];
  const play = list(value.p)
    .flatMap((text) => (typeof text === 'string' ? (unpackScene(text) ?? []) : []))
    .slice(0, mostScenes);
  if (isEmpty(play)) return [];
  return [{ id: whole(value.i, 1, 1_000_000), play, isShown: value.s === 1 }];
};

/** A save that cannot be read is an empty album, never an error. */
export const readSave = (text: string | null): Album => {
  const value = openSave(text) ?? {};
  const works = new Map(
    list(value.works)
      .flatMap(readWork)
      .map((work) => [work.id, work]),
  );
  return {
    works: [...works.values()].slice(-mostWorks),
    open: whole(value.open, 0, 1_000_000),
    tried: list(value.tried).filter(isTechnique),
  };
};
