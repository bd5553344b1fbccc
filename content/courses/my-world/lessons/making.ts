/** A short way to write a lesson: pages of the letters, examples, guided tries, and a postcard. */
import type { CourseItem, CourseLesson, CourseTask } from '@nobi/kit/course';
import { stationLesson } from '../../../course-parts/lessons/station.ts';
import { itemOf, type Made } from '../generators/making.ts';
import type { FrameName } from '../rules/cards.ts';
import { both } from '../text/says.ts';

export { both };

type Say = CourseTask['say'];

export interface Page {
  say: Say;
  /** What is written there in English, and who stands beside it. */
  page?: string;
  who?: string;
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
  make: { frame: FrameName; things: readonly string[] };
}

const pageOf = ({ say, page = '', who, shows }: Page): Omit<CourseTask, 'id'> => ({
  say,
  activity: shows?.activity ?? 'tale',
  args: shows?.args ?? { page, ...(who && { who }) },
});

const makeSay = both('Buat kartu pos\nuntuk Zib.', 'Make a postcard\nfor Zib.');

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
    make: {
      activity: 'card',
      say: makeSay,
      args: { frame: make.frame, things: [...make.things] },
    },
  });
