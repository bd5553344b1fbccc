import { courseRobot, type Hands, type Move } from '@nobi/kit/robot';
import { course } from './course.ts';

/** Does whatever the page names as the next press; true when Nobi sets out. */
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

const path: Move = async (hands) => {
  const press = (next: string): string => pad[next] ?? `#${next.replace('pick', 'pg')}`;
  while (!(await follow(hands, '.bench', press)));
};

const drive: Move = async (hands) => {
  while ((await hands.count('.rb-free')) > 0)
    await follow(hands, '.arrows', (next) => `.pad-key[data-way="${next}"]`);
};

const garden: Move = async (hands, task) => {
  await path(hands, task);
  await hands.wait('.course-next:not([hidden])');
};

const square: Move = async (hands) => {
  const aim = (await hands.read('.squares', 'data-aim')) ?? '0-0';
  await hands.tap(`.square[data-spot="${aim}"]`);
};

const rightCard: Move = (hands) => hands.tap('.card[data-right="true"]');
const bug: Move = (hands) => hands.tap('.bug-tile[data-right="true"]');
const event: Move = (hands, task) =>
  task.args.tapped
    ? hands.tap('.card[data-right="true"]')
    : hands.tap('.green-thing[data-right="true"]');

const owndance: Move = async (hands) => {
  await hands.tap('.stamp[data-move="jump"]');
  await hands.tap('.stamp[data-move="spin"]');
  await hands.tap('.stamp.is-go');
  await hands.wait('.course-next:not([hidden])');
};

const ownrules: Move = async (hands) => {
  await hands.tap('.green-thing[data-thing="flower"]');
  await hands.tap('.stamp[data-move="clap"]');
  await hands.wait('.course-next:not([hidden])');
};

/** Lays a rock, plays to the goal. */
const mygame: Move = async (hands) => {
  await hands.tap('.square[data-spot="1-1"]');
  await hands.tap('.stamp.is-go');
  for (let step = 0; step < 6; step += 1)
    await follow(hands, '.arrows', (next) => `.pad-key[data-way="${next}"]`);
  await hands.wait('.course-next:not([hidden])');
};

export const robot = courseRobot(course, {
  bug,
  choose: rightCard,
  dance: rightCard,
  drive,
  event,
  garden,
  mygame,
  owndance,
  ownrules,
  path,
  square,
});
