/** A lesson of one station from its parts. Ids are made here: children's saves refer to them. */
import { besides } from '@nobi/kit/bank';
import type { CourseItem, CourseLesson, CourseTask } from '@nobi/kit/course';

const mostTasks = 120;

type Unnamed<Task> = Omit<Task, 'id'>;

interface Parts {
  look: readonly Unnamed<CourseTask>[];
  tries: readonly Unnamed<CourseItem>[];
  bank: CourseItem[];
  make: Unnamed<CourseTask>;
}

export const stationLesson = (
  station: number,
  { id, title, recap }: Pick<CourseLesson, 'id' | 'title' | 'recap'>,
  { look, tries, bank, make }: Parts,
): CourseLesson => ({
  id,
  title,
  recap,
  look: look.map((task, at) => ({ ...task, id: `s${station}-look-${at + 1}` })),
  try: tries.map((task, at) => ({ ...task, id: `s${station}-try-${at + 1}` })),
  play: { items: 8, bank: besides([], bank, mostTasks) },
  make: { ...make, id: `s${station}-make` },
});
