/** Where a child writes a riddle for the family: a story, and two signs that the judge must let through. */
import { type Bench, makeSign } from '@nobi/kit/rounds';
import { signCount, signsOf, turnOf } from '../rules/forms/clue.ts';
import { type Order, topLevel } from '../rules/page.ts';
import { isSound, ordersOf, pageOf, rightOf } from '../rules/pages.ts';
import { make } from '../scene/paper.ts';
import { riddles } from '../stories/clues.ts';
import type { Context } from './context.ts';

/** The first turn of a story that leaves one answer. */
const firstOf = (a: number): Order =>
  ordersOf('clue').find((order) => order.a === a && isSound(order)) ?? { form: 'clue', a, b: 0 };

export const openBench = (context: Context): Bench<Order> => {
  const { newsroom, sounds, text } = context;
  let order = firstOf(0);

  /** The next sign that is not the other one. */
  const change = (place: number): void => {
    const signs = signsOf(order.b);
    const other = signs[1 - place] ?? 0;
    let next = signs[place] ?? 0;
    do next = (next + 1) % signCount;
    while (next === other);
    order = { ...order, b: turnOf(next, other) ?? order.b };
  };
  /** Signs stand in the order of their list, so that a press may change their places. */
  const signOf = (at: number): string => riddles[order.a]?.clues[at]?.says ?? '';

  let changed = (): void => {};
  const press = (place: number): void => {
    change(place);
    sounds.play('lay');
    changed();
    dress();
    document.querySelector<HTMLElement>(`[data-part="${place}"]`)?.focus({ preventScroll: true });
  };
  const dress = (): void => {
    const riddle = riddles[order.a];
    if (!riddle) return;
    const parts = signsOf(order.b).map((sign, place) => {
      const button = make('part sign', signOf(sign), 'button');
      button.setAttribute('type', 'button');
      button.dataset.part = `${place}`;
      button.addEventListener('click', () => press(place));
      return button;
    });
    newsroom.front(['', ...riddle.photo], parts, riddle.kicker);
    context.refit();
  };
  return {
    goal: () => text().makeGoal,
    order: () => order,
    dress,
    sign(built) {
      const sign = makeSign('key');
      const [whom] = pageOf(built, topLevel)?.slots ?? [];
      sign.textContent = text().leaves(whom ? (whom.options[rightOf(whom)]?.text ?? '') : '…?');
      return sign;
    },
    next() {
      order = firstOf((order.a + 1) % riddles.length);
    },
    enter(onChange) {
      changed = onChange;
      newsroom.turn('ready');
    },
  };
};
