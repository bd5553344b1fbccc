/** A short way to write a lesson: pages of the story, examples, guided tries, and its wagons. */
import { besides } from '@nobi/kit/bank';
import type { CourseItem, CourseLesson, CourseTask } from '@nobi/kit/course';
import { itemOf, type Made } from '../generators/making.ts';
import type { CargoName, CastName } from '../rules/names.ts';

type Say = CourseTask['say'];
export const both = (id: string, en: string): Say => ({ id, en });

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

const pageOf = (
  station: number,
  { say, who = 'badak', n = 0, shows }: Page,
  at: number,
): CourseTask => ({
  id: `s${station}-look-${at + 1}`,
  say,
  activity: shows?.activity ?? 'tale',
  args: shows?.args ?? { view: who, n },
});

export const lesson = ({
  station,
  id,
  title,
  recap,
  skill,
  look,
  tries,
  bank,
  make,
}: Written): CourseLesson => ({
  id,
  title,
  recap,
  look: look.map((page, at) => pageOf(station, page, at)),
  try: tries.map((made, at) => ({
    ...itemOf(station, skill)(made),
    id: `s${station}-try-${at + 1}`,
  })),
  play: { items: 8, bank: besides([], bank(skill), 120) },
  make: {
    id: `s${station}-make`,
    activity: 'train',
    say: make.say,
    args: { things: [...make.things] },
  },
});
