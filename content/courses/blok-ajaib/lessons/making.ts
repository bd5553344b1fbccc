/** A short way to write a lesson: pages of the story, examples, guided tries, and a piece of one's own. */
import type { CourseItem, CourseLesson, CourseTask } from '@nobi/kit/course';
import { stationLesson } from '../../../course-parts/lessons/station.ts';
import { banks } from '../generators/banks.ts';
import { itemOf, type Made, trayFor } from '../generators/making.ts';
import { blockCount, isHat, tokens } from '../rules/blocks.ts';
import { forecastOf, wrongOf } from '../rules/predictions.ts';
import type { SayName } from '../text/says.ts';

export { both } from '@nobi/kit/forms';

type Say = CourseTask['say'];

/** A program as it is written by hand: its tokens with spaces between, and who comes. */
export interface Example {
  readonly want: string;
  readonly input?: string;
  /** What is there already; without it an empty page under each hat. */
  readonly start?: string;
}

export interface Page {
  say: Say;
  /** Who stands on the page: sounds and guests by their letters. */
  cast?: string;
  /** Or a program that builds and plays itself. */
  shows?: Example;
}

export interface Guided extends Example {
  readonly activity: 'compose' | 'mend' | 'predict';
  readonly say: SayName;
  /** Of a question how often this sounds. */
  readonly about?: string;
}

interface Written {
  station: number;
  id: string;
  title: Say;
  recap: Say;
  skill: string;
  look: readonly Page[];
  tries: readonly Guided[];
  make: { say: Say; start: string; tray: string };
}

const argsOf = ({ want, input, start }: Example): CourseItem['args'] => {
  const program = tokens(want);
  return {
    want: program,
    start: start === undefined ? program.filter(isHat) : tokens(start),
    tray: trayFor(program),
    many: blockCount(program),
    ...(input !== undefined && { input }),
  };
};

const questionOf = ({ want, input, about }: Guided): CourseItem['args'] => {
  const args = {
    want: tokens(want),
    ...(input !== undefined && { input }),
    ...(about !== undefined && { about }),
  };
  const all = [forecastOf({ args }), ...wrongOf({ args }).map(([, value]) => value)].slice(0, 3);
  const numbers = all.filter((each) => typeof each === 'number').toSorted((a, b) => a - b);
  const rows = all.filter((each) => typeof each === 'string').toSorted();
  return { ...args, ...(about === undefined ? { choices: rows } : { counts: numbers }) };
};

const pageOf = ({ say, cast = '', shows }: Page): Omit<CourseTask, 'id'> => ({
  say,
  activity: shows ? 'compose' : 'tale',
  args: shows ? argsOf(shows) : { cast: [...cast] },
});

const guidedOf = (guided: Guided): Made => ({
  activity: guided.activity,
  args: guided.activity === 'predict' ? questionOf(guided) : argsOf(guided),
  say: guided.say,
  difficulty: -3,
});

export const lesson = ({ station, skill, look, tries, make, ...named }: Written): CourseLesson =>
  stationLesson(station, named, {
    look: look.map(pageOf),
    tries: tries.map((guided) => itemOf(station, skill)(guidedOf(guided))),
    bank: banks[named.id]?.(station, skill) ?? [],
    make: {
      activity: 'studio',
      say: make.say,
      args: { start: tokens(make.start), tray: tokens(make.tray) },
    },
  });
