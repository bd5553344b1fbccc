import { courseRobot, type Hands, type Move } from '@nobi/kit/robot';
import { course } from './course.ts';

/** Does whatever the page names as the next press, until the task is settled. */
const follow = async (
  hands: Hands,
  place: string,
  press: (next: string) => string,
): Promise<boolean> => {
  await hands.wait(`${place}:not([data-next="wait"])`);
  const next = (await hands.read(place, 'data-next')) ?? 'wait';
  await hands.tap(press(next));
  return next === 'go';
};

const pad: Record<string, string> = {
  go: '.pad-go',
  drum: '.pg-beat',
  erase: '.pad-aside',
  up: '.pad-key[data-way="up"]',
  right: '.pad-key[data-way="right"]',
  down: '.pad-key[data-way="down"]',
  left: '.pad-key[data-way="left"]',
};

const bench = (hands: Hands): Promise<boolean> =>
  follow(hands, '.bench', (next) => pad[next] ?? `#${next.replace('pick', 'pg')}`);

const path: Move = async (hands) => {
  while (!(await bench(hands)));
};

const drive: Move = async (hands, task) => {
  const here = `.course-ground[data-task="${task.id}"]`;
  while ((await hands.count(`${here} .rb-free`)) > 0)
    await follow(hands, '.arrows', (next) => `.pad-key[data-way="${next}"]`);
};

const garden: Move = async (hands) => {
  await path(hands, course.free);
  await hands.wait('.course-next:not([hidden])');
};

const square: Move = async (hands) => {
  const aim = (await hands.read('.squares', 'data-aim')) ?? '0-0';
  await hands.tap(`.square[data-spot="${aim}"]`);
};

export const robot = courseRobot(course, { drive, garden, path, square });
