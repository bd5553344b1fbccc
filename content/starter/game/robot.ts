import type { Robot } from '@nobi/kit/robot';

const end = '.nobi-end';
const counts = 10;

/** Taps the fullest plate, then waits until the next round has other plates or the end is there. */
export const robot: Robot = {
  async step(hands) {
    await hands.wait(`.table[data-open], ${end}`);
    if ((await hands.count(end)) > 0) return false;
    for (let count = counts; count > 0; count -= 1) {
      const plate = `.plate[data-count="${count}"]`;
      if ((await hands.count(plate)) === 0) continue;
      await hands.tap(plate);
      return true;
    }
    return true;
  },
};
