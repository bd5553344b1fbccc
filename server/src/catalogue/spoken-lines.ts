import { type LinesFile, lessonLines, linesFile, type SpokenText } from '@nobi/kit/manifest';
import { readBuilt } from './built-file.ts';
import type { LiveLessons } from './live/live-lessons.ts';

export interface SpokenSet {
  readonly id: string;
  readonly lines: readonly SpokenText[];
}

export const readLines = async (file: string): Promise<LinesFile> =>
  linesFile.parse(JSON.parse(await readBuilt(file)));

/** A course's lessons as children play them now: what staff published goes before what was built. */
const lessonsOf = ({ book, current }: LiveLessons, course: string) => {
  const built = book.courses.get(course)?.lessons ?? [];
  const edits = current(course)?.edits ?? [];
  const builtIds = new Set(built.map(({ lesson }) => lesson.id));
  const ofStaff = new Map(edits.map((edit) => [edit.lesson.id, edit]));
  return [
    ...built.map((edit) => ofStaff.get(edit.lesson.id) ?? edit),
    ...edits.filter(({ lesson }) => !builtIds.has(lesson.id)),
  ].filter(({ hidden }) => !hidden);
};

/** Everything that is said aloud and known beforehand, item by item, as it is said now. */
export const spokenSets = ({ sets }: LinesFile, lessons: LiveLessons): SpokenSet[] =>
  sets.map(({ id, lines }) => ({
    id,
    lines: [...lines, ...lessonsOf(lessons, id).flatMap((edit, at) => lessonLines(edit, at === 0))],
  }));
