/** Where a child builds a level: squares are painted until a short program fits them. */
import { type Bench, makeSign } from '@nobi/kit/rounds';
import { orderFor, sizes } from '../rules/code.ts';
import type { Order } from '../rules/orders.ts';
import type { Context } from './context.ts';
import { openPicture } from './looks.ts';

const begun: Readonly<Record<number, string>> = { 4: '1010', 5: '10101', 6: '120120' };

/** A field that no program fits yet is no order: nothing in its tray. */
const unfinished = (field: string): Order => ({
  form: 'build',
  fields: [field],
  wanted: { times: 0, body: '' },
  broken: null,
  palette: '',
});

export const openBench = (context: Context): Bench<Order> => {
  const { field, strip, sounds, text } = context;
  let size = 2;
  let squares = begun[6] ?? '';
  let at = -1;

  const order = (): Order => orderFor(squares) ?? unfinished(squares);
  const dress = (): void => {
    context.refit();
    field.show(openPicture(squares, at));
    field.button.ariaLabel = text().field(
      [...squares].map((square) => text().square[square] ?? ''),
      at,
    );
  };
  const paint = (place: number, changed: () => void): void => {
    at = place;
    const next = (Number(squares[place] ?? 0) + 1) % 4;
    squares = squares.slice(0, place) + next + squares.slice(place + 1);
    sounds.play('tap', { pitch: 0.8 + next * 0.15 });
    changed();
    dress();
  };
  return {
    goal: () => text().makeGoal,
    order,
    dress,
    sign(built) {
      const sign = makeSign('solved');
      sign.textContent = built.wanted.body === '' ? '…' : text().times(built.wanted.times);
      return sign;
    },
    next() {
      size = (size + 1) % sizes.length;
      squares = begun[sizes[size] ?? 4] ?? '1010';
      at = -1;
    },
    enter(changed) {
      field.ready();
      strip.button.hidden = true;
      field.hand({
        onSquare: (place) => paint(place, changed),
        onKey(key) {
          if (key === 'ArrowRight') at = Math.min(squares.length - 1, at + 1);
          else if (key === 'ArrowLeft') at = Math.max(0, at - 1);
          else if (key === 'Enter' || key === ' ') paint(Math.max(0, at), changed);
          else return false;
          dress();
          return true;
        },
      });
    },
    leave() {
      strip.button.hidden = false;
    },
  };
};
