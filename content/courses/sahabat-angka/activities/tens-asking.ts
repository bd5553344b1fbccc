/** How many hang there, how is the number written that is said, or how many are there after more or fewer? */
import type { CourseTask, Desk, Running } from '@nobi/kit/course';
import { numberIn, numbersIn, wordIn } from '../rules/args.ts';
import { tensAnswer } from '../rules/tens.ts';
import { Bundles, openNumbers, walk } from '../scene/bundles.ts';
import { tensWords } from '../text/tens.ts';

interface Question {
  /** What hangs before an answer is picked. */
  lit: number;
  /** More come, or some are taken. */
  isMoved?: true;
  /** The number is heard and not seen. */
  isNamed?: true;
  fits(): string;
  other(picked: number): string;
  hint(): string;
}

const questionOf = (desk: Desk, task: CourseTask): Question => {
  const [have, by, goal] = [numberIn(task, 'have'), numberIn(task, 'by'), tensAnswer(task)];
  const text = () => tensWords[desk.lang()];
  if (by !== 0)
    return {
      lit: have,
      isMoved: true,
      fits: () => text().movedFits(have, by),
      other: (picked) => text().movedOther(picked),
      hint: () => (Math.abs(by) < 10 ? text().onByOnes : text().onByTens),
    };
  if (wordIn(task, 'asks') === 'name')
    return {
      lit: 0,
      isNamed: true,
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

/** There is room for every choice, so that the ropes say nothing of which is right. */
const opening = ({ lit }: Question, task: CourseTask, isHelped: boolean) => ({
  lit,
  counted: isHelped ? lit : 0,
  sign: '?',
  capacity: Math.max(...numbersIn(task, 'choices')),
});

export const asking = (desk: Desk, task: CourseTask): Running => {
  const question = questionOf(desk, task);
  const { isMoved, isNamed } = question;
  const goal = tensAnswer(task);
  const isHelped = desk.help !== 'none';
  let isBusy = false;
  const bundles = new Bundles(desk, () => desk.sound('hop', 0.6));
  const start = (): void => bundles.show(opening(question, task, isHelped));
  const hang = (count: number): void => bundles.show({ lit: count, counted: count });
  const pick = (picked: number): void => {
    if (isBusy) return;
    isBusy = true;
    bundles.show({ sign: `${picked}`, counted: 0 });
    desk.clock.after(happen(picked), () => judge(picked));
  };
  /** What hangs is counted, changes as the task says, or becomes the number that was picked. */
  const happen = (picked: number): number => {
    if (isMoved) return walk(desk, { from: question.lit, to: goal, pace: 0.5 }, hang);
    if (isNamed) hang(picked);
    else bundles.show({ counted: goal });
    return 0.4;
  };
  const judge = (picked: number): void => {
    const right = picked === goal;
    if (right) bundles.rock();
    else desk.sound('oops');
    const line = right ? question.fits() : question.other(picked);
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
    const [from, pace] = isMoved ? [question.lit, 0.7] : [0, 0.6];
    const count = (counted: number): void => bundles.show({ counted });
    const rest = walk(desk, { from, to: goal, pace }, isMoved || isNamed ? hang : count);
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
      if (!isBusy) bundles.show({ counted: question.lit });
      return question.hint();
    },
  };
};
