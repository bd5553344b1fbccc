import { courseRobot, type Hands, type Move } from '@nobi/kit/robot';
import { course } from './course.ts';
import { answerOf, answersOf, numbersOf, wheelsOf } from './rules/asks.ts';
import { rowOf } from './rules/cards.ts';
import { nextStep } from './rules/loading.ts';

const wheels: Move = async (hands, task) => {
  const values = answersOf(task);
  const digits = wheelsOf(task).flatMap((size, group) => [
    ...`${values[group] ?? 0}`.padStart(size, '0'),
  ]);
  for (const [at, digit] of digits.entries()) {
    const wheel = `.wheel[data-at="${at}"]`;
    while ((await hands.read(wheel, 'data-digit')) !== digit) await hands.tap(wheel);
  }
  await hands.tap('.tool-go');
};

const pick: Move = (hands, task) => hands.tap(`.choice[data-number="${answerOf(task)}"]`);

const countsIn = (hands: Hands): Promise<number[]> =>
  Promise.all(
    [1, 2, 3, 4].map(async (at) =>
      Number(await hands.read(`.pile:nth-child(${at})`, 'data-count')),
    ),
  );

const pack: Move = async (hands, task) => {
  for (
    let step = nextStep(task, await countsIn(hands));
    step.do !== 'go';
    step = nextStep(task, await countsIn(hands))
  ) {
    const isPile = step.do === 'take' || step.do === 'tie';
    await hands.tap(isPile ? `.pile:nth-child(${step.at + 1})` : `.tool-${step.do}-${step.at}`);
  }
  await hands.tap('.tool-go');
};

const order: Move = async (hands, task) => {
  const goal = rowOf(task);
  // A break may have left some in the row: they come out, and all go in by their turn.
  while ((await hands.count('.track .car')) > 0) await hands.tap('.track .car');
  for (const number of goal) await hands.tap(`.siding .car[data-number="${number}"]`);
  await hands.tap('.tool-go');
};

const countTo =
  (root: string, attribute: string) =>
  async (hands: Hands, goal: number): Promise<void> => {
    const now = async (): Promise<number> => Number(await hands.read(root, attribute));
    for (let value = await now(); value !== goal; value = await now())
      await hands.tap(value < goal ? '.tool-on' : '.tool-back');
    await hands.tap('.tool-go');
  };

const rail: Move = (hands, { args: { n, start, shift } }) =>
  countTo('.rail-line', 'data-at')(hands, ((Number(n) - Number(start)) * 2) / Number(shift));

const balance: Move = (hands, task) =>
  countTo('.tins', 'data-count')(hands, (100 - (numbersOf(task).a % 100)) % 100);

const slide: Move = (hands, task) =>
  countTo('.slots', 'data-count')(hands, `${numbersOf(task).to}`.length - 1);

const share: Move = (hands, task) => {
  const { a, b } = numbersOf(task);
  return countTo('.plates', 'data-count')(hands, Math.floor(a / b));
};

const train: Move = (hands) => hands.tap('.nobi-controls .tool:not(.tool-undo)');

/** An example that plays is watched to its end. */
const after =
  (move: Move): Move =>
  async (hands, task) => {
    await hands.wait('.yard:not([data-shows])');
    await move(hands, task);
  };

export const robot = courseRobot(course, {
  balance: after(balance),
  order: after(order),
  pack: after(pack),
  pick: after(pick),
  rail: after(rail),
  share: after(share),
  slide: after(slide),
  tale: async () => {},
  train,
  wheels: after(wheels),
});
