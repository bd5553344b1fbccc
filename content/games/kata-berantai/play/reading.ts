/** The driver reads what is coupled: wagon by wagon, in smoke and aloud. */
import { readOf } from '../rules/orders.ts';
import type { Context } from './context.ts';

/** Seconds a wagon, and until the whole word has been heard. */
const lasting = { wagon: 0.42, whole: 1.1 };

export const readAloud = (
  { clock, guest, railway, sounds }: Context,
  wagons: readonly string[],
  then: () => void,
): void => {
  railway.burst(null);
  railway.train.turn('reading');
  for (const at of wagons.keys())
    clock.after(at * lasting.wagon, () => {
      railway.train.read(at);
      railway.smoke(`${readOf(wagons.slice(0, at + 1))}…`);
      sounds.play('read', { pitch: 0.8 + at * 0.09 });
    });
  const end = wagons.length * lasting.wagon;
  clock.after(end, () => {
    const read = readOf(wagons);
    railway.train.read(-1);
    railway.smoke(`${read}!`);
    sounds.play('toot');
    guest.say(read, false, 'id');
  });
  clock.after(end + lasting.whole, then);
};
