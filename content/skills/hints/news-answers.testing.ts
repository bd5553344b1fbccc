/** What would give away a page of Kabar Kampung. */
import { pageOf, rightOf } from '../../games/kabar-kampung/rules/pages.ts';
import { bank } from '../../games/kabar-kampung/rules/tasks.ts';

export const newsAnswers = bank.map(({ id: task, skill, level, order }) => ({
  item: 'kabar-kampung',
  task: `${task}-${level}`,
  skill,
  // Of facts and opinions the sentence that is one; else what is laid.
  answers: (pageOf(order, level)?.slots ?? []).map((slot) =>
    order.form === 'opinion' ? slot.ask : (slot.options[rightOf(slot)]?.text ?? ''),
  ),
}));
