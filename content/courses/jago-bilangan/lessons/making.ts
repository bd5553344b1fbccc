/** A short way to write a lesson: pages of the story, examples, guided tries, and its wagons. */
import type { CourseItem, CourseLesson, CourseTask } from '@nobi/kit/course';
import { stationLesson } from '../../../course-parts/lessons/station.ts';
import { itemOf, type Made } from '../generators/making.ts';
import type { CargoName, CastName } from '../rules/names.ts';

export { both } from '@nobi/kit/forms';

type Say = CourseTask['say'];

export interface Page {
  say: Say;
  /** Who stands on the page, and the number that it is about. */
  who?: CastName;
  n?: number;
  /** Or an example that plays by itself. */
  shows?: { activity: string; args: CourseItem['args'] };
}

export interface Written {
  station: number;
  id: string;
  title: Say;
  recap: Say;
  skill: string;
  look: readonly Page[];
  tries: readonly Made[];
  bank: (skill: string) => CourseItem[];
  make: { say: Say; things: readonly CargoName[] };
}

const pageOf = ({ say, who = 'badak', n = 0, shows }: Page): Omit<CourseTask, 'id'> => ({
  say,
  activity: shows?.activity ?? 'tale',
  args: shows?.args ?? { view: who, n },
});

export const lesson = ({
  station,
  skill,
  look,
  tries,
  bank,
  make,
  ...named
}: Written): CourseLesson =>
  stationLesson(station, named, {
    look: look.map(pageOf),
    tries: tries.map(itemOf(station, skill)),
    bank: bank(skill),
    make: { activity: 'train', say: make.say, args: { things: [...make.things] } },
  });
