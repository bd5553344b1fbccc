import { courseRobot, type Move } from '@nobi/kit/robot';
import { course } from './course.ts';
import { basketOf } from './rules/baskets.ts';
import { buildingOf, spellingOf } from './rules/building.ts';
import { spotsOf } from './rules/spots.ts';
import { goalOf } from './rules/times.ts';

/** What lies in the row already is taken out, and all go in by their turn. */
const lay = async (hands: Parameters<Move>[0], goal: readonly string[]): Promise<void> => {
  while ((await hands.count('.tile.is-laid')) > 0) await hands.tap('.tile.is-laid');
  for (const word of goal) await hands.tap(`.tile[data-tile="${word}"]:not(.is-laid)`);
  await hands.tap('.tool-go');
};

const build: Move = (hands, task) => lay(hands, buildingOf(task).goal);
const spell: Move = (hands, task) => lay(hands, [...spellingOf(task).word]);
const pick: Move = (hands) => hands.tap('.choice[data-choice="0"]');

const gather: Move = async (hands, task) => {
  while ((await hands.count('.taken')) > 0) await hands.tap('.taken');
  for (const [name, count] of Object.entries(basketOf(task)?.goal ?? {}))
    for (let taken = 0; taken < count; taken += 1) await hands.tap(`.thing[data-thing="${name}"]`);
  await hands.tap('.tool-go');
};

const spot: Move = async (hands, task) => {
  await hands.tap(`[data-spot="${spotsOf(task)?.goal}"]`);
  await hands.tap('.tool-go');
};

const clock: Move = async (hands, task) => {
  const goal = goalOf(task);
  const now = async (): Promise<number> => Number(await hands.read('.face', 'data-at'));
  for (let at = await now(); at !== goal; at = await now()) {
    const ahead = (goal - at + 48) % 48;
    await hands.tap(ahead >= 4 ? '.tool-hour' : '.tool-quarter');
  }
  await hands.tap('.tool-go');
};

const card: Move = (hands) => hands.tap('.nobi-controls .tool-sticker');

/** An example that plays is watched to its end. */
const after =
  (move: Move): Move =>
  async (hands, task) => {
    await hands.wait('.yard:not([data-shows])');
    await move(hands, task);
  };

export const robot = courseRobot(course, {
  build: after(build),
  card,
  clock: after(clock),
  gather: after(gather),
  pick: after(pick),
  spell: after(spell),
  spot: after(spot),
  tale: async () => {},
});
