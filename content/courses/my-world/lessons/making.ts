/** A short way to write a lesson: pages of the letters, examples, guided tries, and a postcard. */
import { besides } from '@nobi/kit/bank';
import type { CourseItem, CourseLesson, CourseTask } from '@nobi/kit/course';
import { itemOf, type Made } from '../generators/making.ts';
import type { FrameName } from '../rules/cards.ts';
import { both } from '../text/says.ts';

export { both } from '../text/says.ts';

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

const pageOf = (station: number, { say, page = '', who, shows }: Page, at: number): CourseTask => ({
  id: `s${station}-look-${at + 1}`,
  say,
  activity: shows?.activity ?? 'tale',
  args: shows?.args ?? { page, ...(who && { who }) },
});

const makeSay = both('Buat kartu pos\nuntuk Zib.', 'Make a postcard\nfor Zib.');

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
    activity: 'card',
    say: makeSay,
    args: { frame: make.frame, things: [...make.things] },
  },
});
