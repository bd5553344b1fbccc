/** Plays every word right, by what the page tells of the columns and the hand. */
import type { Hands, Robot } from '@nobi/kit/robot';

const settled = '.lanes[data-busy="no"], .nobi-end';
const most = 4;

const isStretch = (word: string, parts: string): boolean => `-${word}-`.includes(`-${parts}-`);

const laneFor = async (hands: Hands, word: string, held: string): Promise<number | null> => {
  for (let lane = 0; lane < most; lane += 1) {
    const top = await hands.read(`.lane[data-lane="${lane}"]`, 'data-top');
    if (top && (isStretch(word, `${held}-${top}`) || isStretch(word, `${top}-${held}`)))
      return lane;
  }
  return null;
};

export const robot: Robot = {
  async step(hands) {
    await hands.wait(settled);
    if ((await hands.count('.nobi-end')) > 0) return false;
    const word = (await hands.read('.lanes', 'data-word')) ?? '';
    const balls = await hands.count('.ball');
    for (let hand = 0; hand < Math.max(1, balls); hand += 1) {
      const ball = `.ball[data-hand="${hand}"]`;
      const parts =
        balls > 0 ? await hands.read(ball, 'data-parts') : await hands.read('.lanes', 'data-held');
      const lane = await laneFor(hands, word, parts ?? '');
      if (lane === null) continue;
      if (balls > 0) await hands.tap(ball);
      await hands.tap(`.lane[data-lane="${lane}"]`);
      return true;
    }
    return true;
  },
};
