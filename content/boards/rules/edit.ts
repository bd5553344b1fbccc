/** Laying and repairing: a program and the place that the next arrow goes to. Pure. */
import type { Way } from './board.ts';
import {
  insertAt,
  listOf,
  type Place,
  type Program,
  removeAt,
  replaceAt,
  samePlace,
  tileCount,
} from './program.ts';

export interface Edit {
  program: Program;
  /** With `on` the arrow at this place is picked and the next one takes its seat; else it goes in between. */
  cursor: Place & { on: boolean };
}

const between = (program: Program, { list, index }: Place): Edit => ({
  program,
  cursor: { list, index, on: false },
});

/** Ready for the next arrow at the end: in the basket of an empty drum, else where the program stops. */
export const atEnd = (program: Program): Edit => {
  const list =
    program.drum && program.after.length === 0 ? 'body' : program.drum ? 'after' : 'before';
  return between(program, { list, index: listOf(program, list).length });
};

/** An arrow takes the picked one's seat or slips in; null when the program is full. */
export const layArrow = (edit: Edit, way: Way, capacity: number): Edit | null => {
  const { program, cursor } = edit;
  const next = { list: cursor.list, index: cursor.index + 1 };
  if (cursor.on) return between(replaceAt(program, cursor, way), next);
  if (tileCount(program) >= capacity) return null;
  return between(insertAt(program, cursor, way), next);
};

/** The first tap picks an arrow, a second one takes it away. */
export const pickArrow = (edit: Edit, place: Place): Edit => {
  const { program, cursor } = edit;
  if (cursor.on && samePlace(cursor, place)) return between(removeAt(program, place), place);
  const held = listOf(program, place.list)[place.index] !== undefined;
  return { program, cursor: { ...place, on: held } };
};

/** Takes the picked arrow away, or the one before the gap; null when there is none. */
export const eraseArrow = (edit: Edit): Edit | null => {
  const { program, cursor } = edit;
  const place = cursor.on ? cursor : { ...cursor, index: cursor.index - 1 };
  if (listOf(program, place.list)[place.index] === undefined) return null;
  return between(removeAt(program, place), { list: place.list, index: place.index });
};
