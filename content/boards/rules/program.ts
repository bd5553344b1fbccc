/** What the child lays: arrows, and at most one drum that repeats the arrows in its basket. Pure. */
import type { Way } from './board.ts';

export interface Drum {
  times: number;
  body: readonly Way[];
}

/** Without a drum all arrows lie in `before`. */
export interface Program {
  before: readonly Way[];
  drum: Drum | null;
  after: readonly Way[];
}

export type ListName = 'before' | 'body' | 'after';

/** Where an arrow lies. */
export interface Place {
  list: ListName;
  index: number;
}

export const mostTimes = 4;

export const emptyProgram = (withDrum = false): Program => ({
  before: [],
  drum: withDrum ? { times: 2, body: [] } : null,
  after: [],
});

export const listOf = (program: Program, list: ListName): readonly Way[] =>
  list === 'body' ? (program.drum?.body ?? []) : program[list];

const withList = (program: Program, list: ListName, arrows: readonly Way[]): Program => {
  if (list !== 'body') return { ...program, [list]: arrows };
  return program.drum ? { ...program, drum: { ...program.drum, body: arrows } } : program;
};

export const insertAt = (program: Program, { list, index }: Place, way: Way): Program => {
  const arrows = listOf(program, list);
  return withList(program, list, [...arrows.slice(0, index), way, ...arrows.slice(index)]);
};

export const replaceAt = (program: Program, { list, index }: Place, way: Way): Program =>
  withList(
    program,
    list,
    listOf(program, list).map((each, i) => (i === index ? way : each)),
  );

export const removeAt = (program: Program, { list, index }: Place): Program =>
  withList(
    program,
    list,
    listOf(program, list).filter((_, i) => i !== index),
  );

/** The drum's number goes 2, 3, 4 and round again. */
export const nextBeat = (program: Program): Program =>
  program.drum
    ? {
        ...program,
        drum: {
          ...program.drum,
          times: program.drum.times >= mostTimes ? 2 : program.drum.times + 1,
        },
      }
    : program;

export const tileCount = (program: Program): number =>
  program.before.length + (program.drum?.body.length ?? 0) + program.after.length;

export interface Command {
  way: Way;
  place: Place;
  /** Which time round the drum this is, from 1; 0 outside of it. */
  round: number;
}

const commands = (arrows: readonly Way[], list: ListName, round: number): Command[] =>
  arrows.map((way, index) => ({ way, place: { list, index }, round }));

/** Every step in the order in which Nobi takes it. */
export const unroll = ({ before, drum, after }: Program): Command[] => [
  ...commands(before, 'before', 0),
  ...Array.from({ length: drum?.times ?? 0 }, (_, i) =>
    commands(drum?.body ?? [], 'body', i + 1),
  ).flat(),
  ...commands(after, 'after', 0),
];

export const samePlace = (one: Place | null, other: Place | null): boolean =>
  one !== null && other !== null && one.list === other.list && one.index === other.index;

const letterOf: Record<Way, string> = { up: 'U', right: 'R', down: 'D', left: 'L' };
const wayOf: Record<string, Way> = { U: 'up', R: 'right', D: 'down', L: 'left' };
const written = (arrows: readonly Way[]): string => arrows.map((way) => letterOf[way]).join('');
const waysIn = (text: string): Way[] => [...text].flatMap((letter) => wayOf[letter] ?? []);

/** Such as `RR3(UR)D`: short, and good for a save. */
export const writeProgram = ({ before, drum, after }: Program): string =>
  `${written(before)}${drum ? `${drum.times}(${written(drum.body)})` : ''}${written(after)}`;

/** Null when the text is not a program. */
export const readProgram = (text: string): Program | null => {
  const found = /^([URDL]*)(?:([2-4])\(([URDL]*)\)([URDL]*))?$/.exec(text);
  if (!found) return null;
  const [, before = '', times, body = '', after = ''] = found;
  const drum = times === undefined ? null : { times: Number(times), body: waysIn(body) };
  return { before: waysIn(before), drum, after: waysIn(after) };
};
