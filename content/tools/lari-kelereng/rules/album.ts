/** The machines that are kept. A full album takes nothing new until the child lets one go. */
import { isBox, list, openSave, whole } from '@nobi/kit/save';
import { type Board, isBoard, type Kind, kindNames } from './board.ts';
import { riddleNames } from './riddles.ts';
import { isTechnique, type Technique } from './techniques.ts';

export interface Work {
  id: number;
  board: Board;
  /** Its newest state stands on the family's shelf. */
  isShown: boolean;
}

export interface Album {
  works: readonly Work[];
  /** The machine on the wall, by id. */
  open: number;
  /** What lies in the hand. */
  tool: Kind | 'remove';
  /** The riddle that stands as the goal, by its place. */
  riddle: number | null;
  tried: readonly Technique[];
}

export const mostWorks = 24;

export const writeSave = ({ works, open, tool, riddle, tried }: Album): string =>
  JSON.stringify({
    v: 1,
    open,
    tool,
    riddle,
    tried,
    works: works.map(({ id, board, isShown }) => ({
      i: id,
      a: board.start,
      c: board.cells,
      ...(isShown && { s: 1 }),
    })),
  });

const readWork = (value: unknown): Work[] => {
  if (!isBox(value) || typeof value.c !== 'string' || typeof value.a !== 'number') return [];
  const board = { start: value.a, cells: value.c };
  if (!isBoard(board)) return [];
  return [{ id: whole(value.i, 1, 1_000_000), board, isShown: value.s === 1 }];
};

const tools = [...kindNames, 'remove'] as const;

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
    tool: tools.find((tool) => tool === value.tool) ?? 'ramp',
    riddle:
      typeof value.riddle === 'number' ? whole(value.riddle, 0, riddleNames.length - 1) : null,
    tried: list(value.tried).filter(isTechnique),
  };
};
