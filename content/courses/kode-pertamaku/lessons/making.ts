/** Short ways to write the tasks of a lesson. What comes out is plain data. */
import type { CourseItem, CourseTask } from '@nobi/kit/course';
import { lookOf } from '../../../boards/board.ts';
import { boardFrom, programFrom } from '../args.ts';
import { difficultyOf, rightFor } from '../rules.ts';

export type Both = CourseTask['say'];
export const both = (id: string, en: string): Both => ({ id, en });

/** `noo/oro/ooh`, or the same turned and mirrored: `noo/oro/ooh@5`. */
export const rowsIn = (map: string): string[] => {
  const [rows = '', look = '0'] = map.split('@');
  return lookOf(rows.split('/'), Number(look));
};

/** Nobi walks by himself. */
export const scene = (
  id: string,
  what: { map: string; program?: string; activity?: string },
  say: Both,
): CourseTask => ({
  id,
  activity: what.activity ?? 'watch',
  say,
  args: { map: rowsIn(what.map), program: what.program ?? 'x' },
});

interface Made {
  id: string;
  skill: string;
  activity: string;
  say: Both;
  args: CourseItem['args'];
  difficulty: number;
}

export const item = (made: Made): CourseItem => made;

export interface Kind {
  /** Stands before the number in each id. */
  name: string;
  skill: string;
  activity: string;
  say: Both;
  /** Where the activity starts on the scale of difficulty. */
  from: number;
  args?: CourseItem['args'];
}

/** One item a map: what leads home there says how hard it is. */
export const homeItems = (kind: Kind, maps: readonly string[]): CourseItem[] =>
  maps.map((map, i) => {
    const { name, skill, activity, say, from } = kind;
    const rows = rowsIn(map);
    const args = { map: rows, ...kind.args };
    const task = { id: `${name}-${i + 1}`, activity, say, args };
    const right = rightFor(task);
    if (!right) throw new Error(`${task.id} has no way home`);
    return item({ ...task, skill, difficulty: difficultyOf(boardFrom(rows), right, from) });
  });

/** One item a map and its program. */
export const walkItems = (
  kind: Kind,
  walks: readonly (readonly [map: string, program: string])[],
): CourseItem[] =>
  walks.map(([map, program], i) => {
    const { name, skill, activity, say, from } = kind;
    const rows = rowsIn(map);
    return item({
      id: `${name}-${i + 1}`,
      skill,
      activity,
      say,
      args: { map: rows, program, ...kind.args },
      difficulty: difficultyOf(boardFrom(rows), programFrom(program), from),
    });
  });
