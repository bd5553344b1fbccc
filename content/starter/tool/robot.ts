import type { Robot } from '@nobi/kit/robot';

const end = '.nobi-end';
const enough = 5;

/** Lays a few colours, then it is done. */
export const robot: Robot = {
  async step(hands) {
    await hands.wait(`.sheet, ${end}`);
    if ((await hands.count(end)) > 0) return false;
    const done = await hands.count('.square:not([data-colour="none"])');
    if (done >= enough) {
      await hands.tap('.finish');
      return true;
    }
    await hands.tap(`.paint:nth-child(${(done % 3) + 1})`);
    await hands.tap('.square[data-colour="none"]');
    return true;
  },
};
