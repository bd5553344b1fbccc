import type { Hands, Robot } from '@nobi/kit/robot';

const end = '.nobi-end';
const awake = '.tray:not(.is-resting)';

const numberIn = async (hands: Hands, name: string): Promise<number> =>
  Number(await hands.read('.gap', name));

/** Lengths in the tray that fill `left` with `slots` planks, or nothing. */
const wayTo = (left: number, slots: number, tray: readonly number[]): number[] | null => {
  if (slots === 0) return left === 0 ? [] : null;
  for (const [at, length] of tray.entries()) {
    const rest = wayTo(left - length, slots - 1, tray.toSpliced(at, 1));
    if (rest) return [length, ...rest];
  }
  return null;
};

const openPlanks = async (hands: Hands): Promise<number[]> => {
  const lengths: number[] = [];
  for (let length = 1; length <= 10; length += 1) {
    const same = await hands.count(`.plank[data-length="${length}"]:enabled`);
    for (let i = 0; i < same; i += 1) lengths.push(length);
  }
  return lengths;
};

/** Picks a plank that leads to a bridge that fits, and lays it. */
export const robot: Robot = {
  async step(hands) {
    await hands.wait(`${awake}, ${end}`);
    if ((await hands.count(end)) > 0) return false;
    const [left, slots] = [await numberIn(hands, 'data-left'), await numberIn(hands, 'data-slots')];
    const [length] = wayTo(left, slots, await openPlanks(hands)) ?? [];
    if (length === undefined) throw new Error(`no planks fill ${left} in ${slots}`);
    await hands.tap(`.plank[data-length="${length}"]:enabled`);
    await hands.tap('.gap');
    return true;
  },
};
