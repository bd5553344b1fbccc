/** Where a child builds a level: pictures are chosen, and the chain between them holds by itself. */
import { type Bench, makeSign } from '@nobi/kit/rounds';
import { pairs, routes } from '../rules/links.ts';
import { type Order, sizeOf, wordsOf } from '../rules/orders.ts';
import { groups, wagonsOf, words } from '../rules/words.ts';
import { pictureOf } from '../view/pictures.ts';
import type { Context } from './context.ts';

/** The next one of the list from this place on, round and round. */
const nextFrom = (size: number, from: number, fits: (at: number) => boolean): number => {
  for (let by = 1; by <= size; by += 1) if (fits((from + by) % size)) return (from + by) % size;
  return from;
};

/** Another picture at this place, with those before it as they are. */
export const pressed = (order: Order, place: number): Order => {
  const { form, a } = order;
  if (form === 'build') {
    const group = words[a]?.group;
    return { form, a: nextFrom(words.length, a, (at) => words[at]?.group === group) };
  }
  const list: readonly (readonly number[])[] = form === 'change' ? pairs : routes;
  const now = list[a] ?? [];
  const isOther = (at: number): boolean => {
    const way = list[at] ?? [];
    const isKept = now.slice(0, place).every((word, each) => way[each] === word);
    return isKept && way[place] !== now[place];
  };
  return { form, a: nextFrom(sizeOf(form), a, isOther) };
};

/** One word of each kind, then two, then three. */
const kinds: readonly Order[] = [
  ...groups.map(
    (group): Order => ({
      form: 'build',
      a: words.findIndex((word) => word.group === group),
    }),
  ),
  { form: 'change', a: 0 },
  { form: 'chain', a: 0 },
];

export const openBench = (context: Context): Bench<Order> => {
  const { guest, memory, railway, sounds, stage, text } = context;
  let kind = 0;
  let [order] = kinds;

  const now = (): Order => order ?? { form: 'build', a: 0 };
  const dress = (): void => {
    const all = wordsOf(now());
    railway.board.show(
      all.map((word) => ({
        picture: pictureOf(word.wagons),
        label: text().picture(word),
        caption: word.id,
      })),
    );
    const last = all.at(-1);
    railway.train.show({
      cells: (last?.wagons ?? []).map((letters) => ({ letters, label: letters, isFixed: true })),
      places: 0,
      front: wagonsOf(last?.syllables.slice(0, 1) ?? []).length,
      toot: text().toot,
    });
    context.refit();
  };
  return {
    goal: () => text().makeGoal[now().form],
    order: now,
    dress,
    sign(built) {
      const sign = makeSign('key');
      sign.textContent = wordsOf(built)
        .map(({ id }) => id)
        .join(' → ');
      return sign;
    },
    next() {
      kind = (kind + 1) % kinds.length;
      order = kinds[kind];
      stage.goal(text().makeGoal[now().form]);
    },
    enter(changed) {
      railway.live(
        memory.saved.carried.map((id) => words.find((word) => word.id === id)?.wagons ?? []),
      );
      railway.train.turn('ready');
      railway.train.hand({ onWagon: () => {}, onEngine: () => sounds.play('toot') });
      railway.board.hand((place) => {
        order = pressed(now(), place);
        sounds.play('tap');
        const word = wordsOf(now())[place];
        if (word) guest.say(word.id, false, 'id');
        changed();
        dress();
      });
    },
  };
};
