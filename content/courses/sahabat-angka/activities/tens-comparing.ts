/** Which of the numbers is the greatest, or the smallest? Their bundles show it. */
import type { CourseTask, Desk, Running } from '@nobi/kit/course';
import { numbersIn, wordIn } from '../rules/args.ts';
import { tensAnswer } from '../rules/tens.ts';
import { Bundles, openNumbers } from '../scene/bundles.ts';
import { tensWords } from '../text/tens.ts';

export const comparing = (desk: Desk, task: CourseTask): Running => {
  const numbers = numbersIn(task, 'choices');
  const isMost = wordIn(task, 'asks') === 'most';
  const goal = tensAnswer(task);
  const text = () => tensWords[desk.lang()];
  const bundles = new Bundles(desk, () => {
    desk.sound('hop', 0.6);
    bundles.compare(numbers, true);
  });
  const choices = openNumbers(desk, numbers, (picked) => {
    const right = picked === goal;
    if (!right) desk.sound('oops');
    bundles.compare(numbers, true);
    const line = right ? text().outermostFits(goal) : text().outermostOther(picked, isMost);
    const due = desk.answer({ right, response: [picked], line });
    if (due === 'worked') choices.show(goal);
  });
  const dress = (): void => {
    bundles.button.ariaLabel = text().compare(numbers);
    choices.dress();
  };
  bundles.compare(numbers, desk.help !== 'none');
  dress();
  return {
    dress,
    beckon() {
      bundles.compare(numbers, true);
      return text().compareTens;
    },
  };
};
