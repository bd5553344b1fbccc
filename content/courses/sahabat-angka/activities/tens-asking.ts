/** How many hang there, how is the number written that is said, or how many are there after more or fewer? */
import type { CourseTask, Desk, Running } from '@nobi/kit/course';
import { numberIn, numbersIn, wordIn } from '../rules/args.ts';
import { tensAnswer } from '../rules/tens.ts';
import { Bundles, openNumbers, walk } from '../scene/bundles.ts';
import { tensWords } from '../text/tens.ts';

interface Asked {
  /** What hangs before an answer is picked. */
  lit: number;
  fits(): string;
  other(picked: number): string;
  hint(): string;
}

const askedBy = (desk: Desk, task: CourseTask): Asked => {
  const [have, by, goal] = [numberIn(task, 'have'), numberIn(task, 'by'), tensAnswer(task)];
  const text = () => tensWords[desk.lang()];
  if (by !== 0)
    return {
      lit: have,
      fits: () => text().movedFits(have, by),
      other: (picked) => text().movedOther(picked),
      hint: () => (Math.abs(by) < 10 ? text().onByOnes : text().onByTens),
    };
  if (wordIn(task, 'asks') === 'name')
    return {
      lit: 0,
      fits: () => text().nameFits(goal),
      other: (picked) => text().nameOther(picked),
      hint: () => text().saidFirst,
    };
  return {
    lit: goal,
    fits: () => text().seenFits(goal),
    other: (picked) => text().seenOther(picked),
    hint: () => text().tensFirst,
  };
};

export const asking = (desk: Desk, task: CourseTask): Running => {
  const asked = askedBy(desk, task);
  const [goal, isMoved, isNamed] = [tensAnswer(task), numberIn(task, 'by') !== 0, asked.lit === 0];
  const isHelped = desk.help !== 'none';
  let isBusy = false;
  const bundles = new Bundles(desk, () => desk.sound('hop', 0.6));
  const start = (): void =>
    bundles.show({ lit: asked.lit, counted: isHelped ? asked.lit : 0, sign: '?' });
  const pick = (picked: number): void => {
    if (isBusy) return;
    isBusy = true;
    bundles.show({ sign: `${picked}`, counted: 0 });
    desk.clock.after(happen(picked), () => judge(picked));
  };
  /** What hangs is counted, changes as the task says, or becomes the number that was picked. */
  const happen = (picked: number): number => {
    if (isMoved)
      return walk(desk, { from: asked.lit, to: goal, pace: 0.5 }, (count) =>
        bundles.show({ lit: count, counted: count }),
      );
    if (isNamed) bundles.show({ lit: picked, counted: picked });
    else bundles.show({ counted: goal });
    return 0.4;
  };
  const judge = (picked: number): void => {
    const right = picked === goal;
    if (right) bundles.rock();
    else desk.sound('oops');
    const line = right ? asked.fits() : asked.other(picked);
    const due = desk.answer({ right, response: [picked], line });
    if (right) return;
    desk.clock.after(2.8, () => {
      start();
      if (due === 'worked') showWay();
      else isBusy = false;
    });
  };
  /** Ten, twenty, thirty, thirty-one: as it is counted. */
  const showWay = (): void => {
    const [from, pace] = isMoved ? [asked.lit, 0.7] : [0, 0.6];
    const rest = walk(desk, { from, to: goal, pace }, (count) =>
      bundles.show(isMoved || isNamed ? { lit: count, counted: count } : { counted: count }),
    );
    desk.clock.after(rest, () => {
      choices.show(goal);
      isBusy = false;
    });
  };
  const choices = openNumbers(desk, numbersIn(task, 'choices'), pick);
  const dress = (): void => {
    bundles.button.ariaLabel = tensWords[desk.lang()].lanterns(bundles.lit);
    choices.dress();
  };
  start();
  dress();
  return {
    dress,
    beckon() {
      if (!isBusy) bundles.show({ counted: asked.lit });
      return asked.hint();
    },
  };
};
