/** Short ways to write the tasks of a lesson. What comes out is plain data. */
import type { CourseItem, CourseTask } from '@nobi/kit/course';
import type { Both } from '@nobi/kit/forms';
import { lookOf } from '../../../boards/rules/board.ts';
import { boardFrom, programFrom, wordFor } from '../rules/args.ts';
import { difficultyOf, leadsHome, rightFor } from '../rules/ways.ts';

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

/** One tile of the way is missing: `2ud` leaves the third open and offers up and down besides. */
export const gapItems = (
  kind: Kind,
  gaps: readonly (readonly [map: string, gap: string])[],
): CourseItem[] =>
  gaps.map(([map, gap], i) => {
    const rows = rowsIn(map);
    const hole = Number(gap[0]);
    const task = {
      id: `${kind.name}-${i + 1}`,
      activity: kind.activity,
      say: kind.say,
      args: { map: rows },
    };
    const right = rightFor(task);
    if (!right?.before[hole]) throw new Error(`${task.id} has no way home`);
    const word = wordFor(right);
    const others = [...gap.slice(1)]
      .map((way) => word.slice(0, hole) + way + word.slice(hole + 1))
      .filter((other) => !leadsHome(boardFrom(rows), programFrom(other)));
    const programs = hole % 2 === 0 ? [...others, word] : [word, ...others];
    const difficulty = difficultyOf(boardFrom(rows), right, kind.from);
    return item({ ...task, skill: kind.skill, args: { map: rows, hole, programs }, difficulty });
  });

/** A tile of the way is another one: `1u` has up as its second. */
export const bugItems = (
  kind: Kind,
  bugs: readonly (readonly [map: string, bug: string])[],
): CourseItem[] =>
  bugs.map(([map, bug], i) => {
    const rows = rowsIn(map);
    const at = Number(bug[0]);
    const task = {
      id: `${kind.name}-${i + 1}`,
      activity: kind.activity,
      say: kind.say,
      args: { map: rows },
    };
    const right = rightFor(task);
    if (!right) throw new Error(`${task.id} has no way home`);
    const fixed = wordFor(right);
    const program = fixed.slice(0, at) + bug.slice(1) + fixed.slice(at + 1);
    const difficulty = difficultyOf(boardFrom(rows), right, kind.from);
    return item({ ...task, skill: kind.skill, args: { map: rows, program, fixed }, difficulty });
  });

/** Cards with drums or whole rows to choose from. */
export const cardItems = (
  kind: Kind,
  cards: readonly (readonly [map: string, programs: string, difficulty: number, long?: string])[],
): CourseItem[] =>
  cards.map(([map, programs, difficulty, long], i) => ({
    id: `${kind.name}-${i + 1}`,
    activity: kind.activity,
    say: kind.say,
    args: { map: rowsIn(map), programs: programs.split(' '), ...(long && { program: long }) },
    skill: kind.skill,
    difficulty,
  }));
