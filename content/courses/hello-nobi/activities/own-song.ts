/** A song of the child's own. */
import { type Activity, type Desk, element, pressable } from '@nobi/kit/course';
import { namesIn } from '../rules/args.ts';
import { verseOf } from '../rules/verses.ts';
import { openFloor } from '../scene/floor.ts';
import type { Says } from '../scene/says.ts';
import { sing } from '../scene/sing.ts';
import { words } from '../text/text.ts';
import { drawWheel, makeCard, undoPicture } from '../view/wheel.ts';

const mostVerses = 7;

/** An own song: any verses in any order. */
export const openOwn = (desk: Desk, says: Says, task: Parameters<Activity>[1]) => {
  const floor = openFloor(desk);
  const names = namesIn(task, 'of');
  const root = element('div', 'wheel');
  let order = desk.state.filter((place) => place < names.length).slice(0, mostVerses);
  const change = (next: number[]): void => {
    order = next;
    desk.keep(order);
    show();
  };
  const cards = names.map((name, place) => ({
    name,
    button: makeCard(name, () => {
      const verse = verseOf(name);
      if (verse) sing(desk, says, verse);
      if (order.length < mostVerses) change([...order, place]);
    }),
  }));
  const undo = pressable('undo', undoPicture, () => {
    desk.sound('tap', 0.8);
    change(order.slice(0, -1));
  });
  const show = (): void => {
    const row = order.map((place) => names[place] ?? '');
    drawWheel(root, row, mostVerses);
    undo.disabled = order.length === 0;
    const text = words[desk.lang()];
    undo.ariaLabel = text.undo;
    for (const { name, button } of cards) button.ariaLabel = text.verse(verseOf(name)?.line ?? '');
    says.dress();
  };
  floor.append(root, undo);
  desk.controls.append(...cards.map(({ button }) => button));
  show();
  return { root, show };
};
