/** What would give a task of the shipyard away: its numbers, and where the answer lies. */
import { shownOf } from '../../games/galangan-kapal/rules/orders.ts';
import { bank } from '../../games/galangan-kapal/rules/tasks.ts';

export const shipAnswers = (numberWords: (n: number) => string[]) =>
  bank.map(({ id: task, skill, level, order }) => {
    const { x, y } = shownOf(order);
    return {
      item: 'galangan-kapal',
      task: `${task}-${level}`,
      skill,
      answers: [...order.n.slice(1).map(Math.abs), x, y, x + 1, y + 1]
        .filter((n) => n > 0)
        .flatMap(numberWords),
    };
  });
