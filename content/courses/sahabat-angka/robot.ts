import { courseRobot, type Hands, type Move } from '@nobi/kit/robot';
import { course } from './course.ts';
import { partnerOf } from './playable.ts';
import { namesIn, numberIn, numbersIn, wordIn } from './rules/args.ts';
import { stepsBetween, tensAnswer } from './rules/tens.ts';
import { heavierOf } from './rules/weights.ts';
import { puzzles } from './view/puzzles.ts';

const pick = (hands: Hands, number: number): Promise<void> =>
  hands.tap(`.choice[data-number="${number}"]`);

/** One more until there are `wanted`, then go. A break may have left some there. */
const countOut = async (hands: Hands, wanted: number): Promise<void> => {
  for (let count = await counted(hands); count !== wanted; count = await counted(hands))
    await hands.tap(count < wanted ? '.tally-more' : '.tally-less');
  await hands.tap('.tally-go');
};
const counted = async (hands: Hands): Promise<number> =>
  Number(await hands.read('.tally-go', 'data-count'));

const count: Move = (hands, task) => pick(hands, numberIn(task, 'n'));

const monster: Move = (hands, task) => countOut(hands, numberIn(task, 'n'));

const boat: Move = (hands, task) =>
  numbersIn(task, 'choices').length > 0
    ? pick(hands, numberIn(task, 'n') - numberIn(task, 'have'))
    : countOut(hands, numberIn(task, 'n'));

const pairs: Move = async (hands, task) => {
  const left = numbersIn(task, 'cards');
  for (let one = left.pop(); one !== undefined; one = left.pop()) {
    const other = partnerOf(one);
    left.splice(left.indexOf(other), 1);
    const open = (number: number, held = 'false') =>
      `.card[data-number="${number}"]:enabled:not([hidden])[aria-pressed="${held}"]`;
    if ((await hands.count(open(one))) === 0) continue;
    await hands.tap(open(one));
    await hands.wait(open(one, 'true'));
    await hands.tap(open(other));
    await hands.wait(`.card.is-rising[data-number="${other}"]`);
  }
};

const bus: Move = async (hands, task) => {
  const choices = numbersIn(task, 'choices');
  if (choices.length > 0) return pick(hands, numberIn(task, 'have') + numberIn(task, 'by'));
  if (numberIn(task, 'n') > 0) return countOut(hands, numberIn(task, 'n'));
  await hands.tap('.stamp');
};

const cake: Move = async (hands, task) => {
  if (numberIn(task, 'have') > 0) return countOut(hands, numberIn(task, 'by'));
  await hands.tap('.tally-more:enabled');
};

const hop: Move = (hands, task) => {
  const [from, by] = [numberIn(task, 'from'), numberIn(task, 'by')];
  if (numbersIn(task, 'choices').length === 0) return countOut(hands, Math.abs(by));
  return pick(hands, task.args.asks === 'hops' ? Math.abs(by) : from + by);
};

const pickThing = (hands: Hands, name: string): Promise<void> =>
  hands.tap(`.choice[data-thing="${name}"]`);

const puzzle: Move = (hands, task) =>
  pickThing(hands, puzzles[wordIn(task, 'scene')]?.[numberIn(task, 'hole')]?.shape ?? '');

const pattern: Move = async (hands, task) => {
  const row = namesIn(task, 'row');
  if (row.length > 0) return pickThing(hands, row[numberIn(task, 'gap')] ?? '');
  await hands.tap('.stamp');
};

const measure: Move = (hands, task) => {
  const how = wordIn(task, 'how');
  if (how === 'heavier')
    return pickThing(hands, heavierOf(wordIn(task, 'one'), wordIn(task, 'other')));
  if (how === 'longer')
    return hands.tap(
      `.snake[data-number="${numberIn(task, 'one') > numberIn(task, 'other') ? 0 : 1}"]`,
    );
  return countOut(hands, numberIn(task, 'n'));
};

const clock: Move = (hands, task) => {
  const n = numberIn(task, 'n');
  if (wordIn(task, 'part') !== '') return pickThing(hands, wordIn(task, 'part'));
  if (numbersIn(task, 'choices').length > 0) return pick(hands, n % 12 === 0 ? 12 : n % 12);
  return countOut(hands, n);
};

const picture: Move = async (hands) => {
  await hands.tap('.stamp');
  await hands.tap('.paper');
};

const beads: Move = async (hands) => {
  while ((await hands.count('.tally-more:enabled')) > 0) await hands.tap('.tally-more:enabled');
};

/** A bundle where ten or more are missing, else one by one. */
const hang = async (hands: Hands, wanted: number): Promise<void> => {
  for (let count = await counted(hands); count !== wanted; count = await counted(hands)) {
    const [next = count] = stepsBetween(count, wanted);
    await hands.tap(
      next < count
        ? '.tally-less'
        : next - count > 1
          ? '.tally-ten'
          : '.tally-more:not(.tally-ten)',
    );
  }
  await hands.tap('.tally-go');
};

const tens: Move = async (hands, task) => {
  if (Object.keys(task.args).length === 0) return hands.tap('.stamp');
  if (numbersIn(task, 'choices').length > 0) return pick(hands, tensAnswer(task));
  await hang(hands, tensAnswer(task));
};

export const robot = courseRobot(course, {
  beads,
  boat,
  bus,
  cake,
  clock,
  count,
  hop,
  measure,
  monster,
  pairs,
  pattern,
  picture,
  puzzle,
  tens,
});
