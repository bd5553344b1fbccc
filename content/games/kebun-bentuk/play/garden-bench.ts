/** Where a child builds a level: three pictures that turn, and the bed shows what the family will see. */
import { pictureSource } from '@nobi/kit/game';
import { type Bench, makeSign } from '@nobi/kit/rounds';
import { boardOf } from '../rules/boards.ts';
import { palette } from '../rules/looks.ts';
import {
  type Form,
  isMost,
  landmarksOf,
  measureOf,
  type OddKind,
  type Order,
  oddKindOf,
  relationOf,
  sizes,
  sortKindOf,
  units,
  wantedOf,
} from '../rules/orders.ts';
import { make, picture } from '../scene/area.ts';
import { head, source, wish } from '../view/flowers.ts';
import { relationIcon } from '../view/sign.ts';
import { landmark, scale, thing } from '../view/things.ts';
import type { Context } from './context.ts';

type Digit = 'a' | 'b' | 'c';
const digits = ['a', 'b', 'c'] as const;

/** What can be built, in this order; and where each begins. */
const begins: readonly Order[] = [
  { form: 'pattern', a: 0, b: 0, c: 1 },
  { form: 'odd', a: 0, b: 0, c: 0 },
  { form: 'match', a: 4, b: 1, c: 0 },
  { form: 'place', a: 0, b: 3, c: 4 },
  { form: 'sort', a: 1, b: 0, c: 2 },
  { form: 'compare', a: 0, b: 0, c: 2 },
];
const seed = 5;
const level = 1;

const dots = (unit: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${[...unit]
    .map((letter, at) => {
      const fill = { A: '#5b3bd6', B: '#ffb020', C: '#19b37d' }[letter] ?? '#5b3bd6';
      const x = 50 + (at - (unit.length - 1) / 2) * 24;
      return `<circle cx="${x}" cy="50" r="11" fill="${fill}"/>`;
    })
    .join('')}</svg>`;

/** Two of a kind side by side that differ in just this. */
const oddIcons: Readonly<Record<OddKind, string>> = {
  colour:
    '<circle cx="27" cy="50" r="20" fill="#ff5c7a"/><circle cx="73" cy="50" r="20" fill="#35b6e6"/>',
  shape:
    '<circle cx="27" cy="50" r="20" fill="#d9d0f5"/><rect x="54" y="31" width="38" height="38" fill="#d9d0f5"/>',
  size: '<circle cx="30" cy="50" r="24" fill="#d9d0f5"/><circle cx="76" cy="60" r="13" fill="#d9d0f5"/>',
  pair: '<circle cx="27" cy="50" r="20" fill="#ff5c7a"/><rect x="54" y="31" width="38" height="38" fill="#35b6e6"/>',
};
const oddIcon = (order: Order): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><g stroke="#231a4d" stroke-width="5">${oddIcons[oddKindOf(order)]}</g></svg>`;

/** The pictures that turn, by what they change. */
const wheels: Readonly<
  Record<Form, (order: Order, context: Context) => readonly (readonly [Digit, string])[]>
> = {
  match: (order) => [
    ['a', source(wish(wantedOf(order), 'shape'))],
    ['b', source(wish(wantedOf(order), 'colour'))],
  ],
  sort: (order) => [
    ['a', source(wish(wantedOf(order), 'shape'))],
    ['b', source(wish(wantedOf(order), 'colour'))],
    ['c', source(wish(wantedOf(order), sortKindOf(order)))],
  ],
  pattern: (order) => [
    ['a', pictureSource(dots(units[order.a % units.length] ?? 'AB'))],
    ...(['b', 'c'] as const).map((digit) => {
      const look = palette[order[digit]] ?? wantedOf(order);
      return [digit, source(head(look))] as const;
    }),
  ],
  odd: (order) => [
    ['a', source(wish(wantedOf(order), 'shape'))],
    ['b', source(wish(wantedOf(order), 'colour'))],
    ['c', pictureSource(oddIcon(order))],
  ],
  compare: (order) => [
    ['a', pictureSource(thing[measureOf(order)]({ measure: 6, shift: 0, bulk: 1 }, 160))],
    ['b', pictureSource(scale(isMost(order)))],
  ],
  place: (order, { creatures }) => [
    ['a', pictureSource(relationIcon(relationOf(order)))],
    ['b', pictureSource(landmark(landmarksOf(order)[0]))],
    ['c', Object.values(creatures)[order.c] ?? ''],
  ],
};

const turned = (order: Order, digit: Digit): Order => {
  const most = sizes[order.form][digits.indexOf(digit)] ?? 1;
  return { ...order, [digit]: (order[digit] + 1) % most };
};

/** Three seeds: as many as lie in the packet already. */
const packet = (made: number): HTMLElement => {
  const sign = makeSign('packet');
  sign.append(...[0, 1, 2].map((place) => make(place < made ? 'dot is-full' : 'dot')));
  return sign;
};

export const openBench = (context: Context): Bench<Order> => {
  const { bed, meadow, memory, sounds, stage, text, creatures, refit, takeDrops } = context;
  const built = new Map<Form, Order>(begins.map((order) => [order.form, order]));
  let at = 0;

  const order = (): Order => {
    const begin = begins[at] ?? { form: 'match', a: 0, b: 0, c: 0 };
    return built.get(begin.form) ?? begin;
  };
  let onChange = (): void => {};

  const wheel = ([digit, source]: readonly [Digit, string], place: number): HTMLElement => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = `wheel wheel-${place}`;
    button.ariaLabel = text().wheel(place);
    button.append(picture(source));
    button.addEventListener('click', () => {
      built.set(order().form, turned(order(), digit));
      sounds.play('tap');
      draw();
      onChange();
    });
    return button;
  };
  const draw = (): void => {
    const had = document.activeElement?.classList.item(1);
    const now = order();
    bed.show({
      ...{ order: now, level, aid: 0, outcome: null, shines: null, aside: null },
      ...{ board: boardOf(now, level, seed), words: text(), creatures, isStill: true },
    });
    const row = make('wheels');
    row.append(...wheels[now.form](now, context).map(wheel));
    bed.element.append(row);
    const again = had?.startsWith('wheel-') ? row.querySelector(`.${had}`) : null;
    if (again instanceof HTMLElement) again.focus({ preventScroll: true });
    Object.assign(bed.element.dataset, { ready: 'yes', wants: '' });
  };
  return {
    goal: () => text().makeGoal,
    order,
    sign: () => packet(memory.saved.made.length),
    next() {
      at = (at + 1) % begins.length;
    },
    dress() {
      refit();
      draw();
    },
    enter(changed) {
      onChange = changed;
      meadow.feel('idle');
      meadow.isLeaning = true;
      bed.hand(() => {});
      takeDrops(() => {});
      stage.scene.classList.add('is-making');
    },
    leave() {
      stage.scene.classList.remove('is-making');
    },
  };
};
