/** Lanterns in bundles of ten: see how many, hang so many, find the number that is said, or make an own string. */
import type { Activity, CourseTask, Desk, Running } from '@nobi/kit/course';
import { numberIn, numbersIn, wordIn } from '../rules/args.ts';
import { hundred, oneFewer, stepsBetween, tensAnswer } from '../rules/tens.ts';
import { Bundles, soundOf, walk } from '../scene/bundles.ts';
import { openOwnBundles } from '../scene/own-bundles.ts';
import { openTally } from '../scene/tally.ts';
import { tensWords } from '../text/tens.ts';
import { words } from '../text/text.ts';
import { bundlePicture, onePicture } from '../view/tens.ts';
import { asking } from './tens-asking.ts';
import { comparing } from './tens-comparing.ts';

const ten = 10;

/** Each tap hangs the next bundle, or the next one, until the number of the scene is reached. */
const watching = (desk: Desk, task: CourseTask): Running => {
  const text = () => tensWords[desk.lang()];
  const goal = tensAnswer(task);
  const bundles = new Bundles(desk, () => {
    const [next] = stepsBetween(bundles.lit, goal);
    if (next === undefined) {
      desk.sound('hop');
      bundles.rock();
      return;
    }
    soundOf(desk, next);
    bundles.show({ lit: next, counted: next, sign: `${next}` });
    if (next === goal) desk.tell(text().isNow(goal));
  });
  const have = numberIn(task, 'have');
  bundles.show({ lit: have, ghosts: goal, counted: have, sign: have > 0 ? `${have}` : '' });
  const dress = (): void => {
    bundles.button.ariaLabel = text().lanterns(bundles.lit);
  };
  dress();
  return {
    dress,
    beckon() {
      if (bundles.lit !== goal) bundles.button.classList.add('is-beckoning');
      return '';
    },
  };
};

const lit =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><path d="M20 3v7M6 20H2M38 20h-4M8 8l4 4M32 8l-4 4" stroke="#6b3a00" stroke-width="4" stroke-linecap="round"/><rect x="10" y="14" width="20" height="17" rx="7" fill="#fff3b8" stroke="#6b3a00" stroke-width="4"/><path d="M20 31v6" stroke="#6b3a00" stroke-width="4" stroke-linecap="round"/></svg>';

/** Exactly so many, by bundles and by ones. */
const hanging = (desk: Desk, task: CourseTask): Running => {
  const goal = tensAnswer(task);
  const text = () => tensWords[desk.lang()];
  const bundles = new Bundles(desk, () => desk.sound('hop', 0.6));
  const workOut = (): void => {
    desk.tell(words[desk.lang()].watch);
    desk.clock.after(1.2, () => tally.set(0));
    const rest = walk(desk, { from: 0, to: goal, pace: 0.7 }, (count) => {
      bundles.show({ counted: count });
      tally.set(count);
    });
    desk.clock.after(rest + 1.6, () => tally.set(0));
  };
  const judge = (count: number): void => {
    const right = count === goal;
    if (right) bundles.rock();
    else desk.sound('oops');
    bundles.show({ counted: count });
    const line = right ? text().hungFits(goal) : text().hungOther(count, goal);
    const due = desk.answer({ right, response: [count], line });
    if (due !== 'none') bundles.show({ ghosts: goal });
    if (due === 'worked') desk.clock.after(1.6, workOut);
  };
  const tally = openTally(desk, {
    more: { picture: onePicture, label: () => text().addOne },
    less: { label: () => text().takeSome, from: oneFewer },
    ten: { picture: bundlePicture, label: () => text().addTen },
    go: { picture: lit, label: () => text().light },
    most: hundred,
    start: desk.state[0] ?? numberIn(task, 'have'),
    onChange: (count) => bundles.show({ lit: count, counted: 0 }),
    onGo: judge,
  });
  const dress = (): void => {
    bundles.button.ariaLabel = text().lanterns(bundles.lit);
    tally.dress();
  };
  const isShown = desk.help !== 'none' || numberIn(task, 'ghosts') === 1;
  bundles.show({ sign: `${goal}`, ghosts: isShown ? goal : 0, capacity: goal });
  dress();
  return {
    dress,
    beckon() {
      const left = goal - bundles.lit;
      tally.point(left >= ten ? 'ten' : left > 0 ? 'more' : left < 0 ? 'less' : 'go');
      return text().hungOther(bundles.lit, goal);
    },
  };
};

export const tens: Activity = (desk, task) => {
  if (desk.step === 'make') return openOwnBundles(desk);
  if (desk.step === 'look') return watching(desk, task);
  const asks = wordIn(task, 'asks');
  if (asks === 'most' || asks === 'least') return comparing(desk, task);
  return numbersIn(task, 'choices').length > 0 ? asking(desk, task) : hanging(desk, task);
};
