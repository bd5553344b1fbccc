/** Where a child builds a level: a sentence is chosen for the sign, and what stands in it. */
import { type Bench, makeSign } from '@nobi/kit/rounds';
import { forms, type Order, rightOf, signOf, sizeOf, textOf } from '../rules/signs.ts';
import type { Context } from './context.ts';
import { lotsAround } from './lots.ts';

/** A sign in one or two pieces, each of which a press changes: the row, and the turn of it. */
const piecesOf = (order: Order): readonly string[] => {
  const sign = signOf(order, 2);
  const words = textOf(sign, rightOf(sign));
  if (order.form === 'capital') return [words, sign.key];
  if (order.form === 'place') return words.split(/(?<=,) /);
  return sizeOf(order.form).turns === 1 ? [words] : words.split(/(?<=\.) /);
};

export const openBench = (context: Context): Bench<Order> => {
  const { memory, sounds, street, text } = context;
  let kind = 0;
  let [a, b] = [0, 0];

  const order = (): Order => ({ form: forms[kind] ?? 'capital', a, b });
  const dress = (): void => {
    street.board.show({
      words: piecesOf(order()).map((piece, at) => [
        { text: piece, slot: { at, label: text().part(piece) } },
      ]),
      isWide: true,
    });
    context.refit();
  };
  const press = (at: number): void => {
    const { rows, turns } = sizeOf(order().form);
    if (at === 0) a = (a + 1) % rows;
    else b = (b + 1) % turns;
    sounds.play('turn');
  };
  return {
    goal: () => text().makeGoal,
    order,
    dress,
    sign(built) {
      const sign = makeSign('key');
      sign.textContent = signOf(built, 2).key;
      return sign;
    },
    next() {
      kind = (kind + 1) % forms.length;
      [a, b] = [0, 0];
    },
    enter(changed) {
      const { brought } = memory.game.progress;
      street.show(lotsAround(brought, brought, memory.saved.hung));
      street.walk(brought, true);
      street.board.turn('ready');
      street.board.hand((at) => {
        press(at);
        changed();
        dress();
      });
    },
  };
};
