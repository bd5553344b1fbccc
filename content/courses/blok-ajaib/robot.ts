import { courseRobot, type Hands, type Move } from '@nobi/kit/robot';
import { course } from './course.ts';
import { type Token, tokens } from './rules/blocks.ts';
import { nextEdit, orderIn } from './rules/orders.ts';
import { forecastOf } from './rules/predictions.ts';

const ready = '.yard:not([data-shows])';
const programIn = async (hands: Hands): Promise<Token[]> =>
  tokens((await hands.read('.program', 'data-tokens')) ?? '');

/** The block that is picked already would be turned by another press. */
const pick = async (hands: Hands, at: number): Promise<void> => {
  if ((await hands.read('.program', 'data-cursor')) !== `${at}`)
    await hands.tap(`.tok[data-at="${at}"]`);
};

const build: Move = async (hands, task) => {
  await hands.wait(ready);
  const order = orderIn(task);
  for (let moves = 0; moves < 60; moves += 1) {
    const edit = nextEdit(order, await programIn(hands));
    if (edit.do === 'go') break;
    await pick(hands, edit.do === 'put' ? edit.after : edit.at);
    await hands.tap(edit.do === 'put' ? `.tool-put-${edit.block}` : `.tool-${edit.do}`);
  }
  await hands.tap('.tool-go');
};

const predict: Move = async (hands, task) => {
  await hands.wait(ready);
  await hands.tap(`.choice[data-forecast="${forecastOf(task)}"]`);
};

const studio: Move = (hands) => hands.tap('.tool');

export const robot = courseRobot(course, {
  compose: build,
  mend: build,
  predict,
  studio,
  tale: async () => {},
});
