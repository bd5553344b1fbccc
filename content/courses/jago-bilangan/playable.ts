/** Whether a task can be won with what it gives: pure, and the server's judge as well. */
import { numberIn, numbersIn, wordIn } from '@nobi/kit/bank';
import type { CourseTask } from '@nobi/kit/course';
import { answersOf, isAsk, numbersOf } from './rules/asks.ts';
import { rowOf, ways } from './rules/cards.ts';
import { cargoIn, castNames, loadings } from './rules/names.ts';
import { digitsOf, packsWithout } from './rules/places.ts';
import { isTwoSteps, stories } from './rules/stories.ts';

const most = 9999;
const within = (value: number, from: number, to: number): boolean =>
  Number.isInteger(value) && value >= from && value <= to;

/** Figures of a story that make sense: nothing taken that is not there, nothing split that leaves a rest. */
const tellsWell = (task: CourseTask): boolean => {
  const { a, b, c } = numbersOf(task);
  const scene = numberIn(task, 'scene');
  return within(scene, 1, stories.length) && a > 0 && b > 0 && isTwoSteps(scene) === c > 0;
};

const answered = (task: CourseTask): boolean => {
  const how = wordIn(task, 'how');
  const { a, b, n, to } = numbersOf(task);
  if (!isAsk(how) || !answersOf(task).every((each) => within(each, 0, most))) return false;
  if (how === 'story') return tellsWell(task);
  if (how === 'minus' || how === 'less') return within(b, 1, a);
  if (how === 'divide' || how === 'times') return within(b, 2, how === 'times' ? 1000 : 9);
  if (how === 'round' || how === 'worth') return within(n, 1, most) && within(to, 1, 1000);
  return how === 'crates' || n > 0 || (a > 0 && b > 0);
};

const packed = (task: CourseTask): boolean => {
  const { n, a, b } = numbersOf(task);
  const how = wordIn(task, 'how');
  if (!loadings.some((each) => each === how)) return false;
  if (how === 'tidy') return a > 0 && b > 0 && a + b <= most;
  if (how === 'unload') return within(n, 1, most) && within(b, 1, n);
  const gap = numberIn(task, 'gap');
  const isLight = gap === 0 || (packsWithout(n, gap)[gap + 1] ?? 0) <= 29;
  return within(n, 1, most) && within(gap, 0, 2) && isLight;
};

const fits: Record<string, (task: CourseTask) => boolean> = {
  pack: packed,
  wheels: answered,
  pick(task) {
    const choices = numbersIn(task, 'choices');
    const [answer = -1] = answersOf(task);
    return answered(task) && choices.includes(answer) && new Set(choices).size === choices.length;
  },
  order(task) {
    const cards = numbersIn(task, 'cards');
    return (
      ways.some((way) => way === task.args.how) &&
      within(cards.length, 3, 5) &&
      new Set(cards).size === cards.length &&
      rowOf(task).length === cards.length
    );
  },
  rail(task) {
    const [n, start, shift] = ['n', 'start', 'shift'].map((name) => numberIn(task, name));
    const half = (shift ?? 0) / 2;
    const steps = ((n ?? 0) - (start ?? 0)) / half;
    return half > 0 && within(steps, 1, 19);
  },
  balance(task) {
    const { a, b } = numbersOf(task);
    const short = (100 - (a % 100)) % 100;
    return within(short, 1, 9) && b > short && a + b <= most;
  },
  slide(task) {
    const { n, to } = numbersOf(task);
    return n > 0 && (to === 10 || to === 100) && n * to <= most;
  },
  share(task) {
    const { a, b } = numbersOf(task);
    return within(b, 2, 9) && within(a, b, 299);
  },
  tale: (task) =>
    castNames.some((name) => name === task.args.view) && digitsOf(numberIn(task, 'n')).length === 4,
  train: (task) => cargoIn(task).length >= 2,
};

/** Whether the activity that a task names exists and can be won with what the task gives. */
export const isPlayable = (task: CourseTask): boolean => fits[task.activity]?.(task) ?? false;

export const activityNames: readonly string[] = Object.keys(fits);
