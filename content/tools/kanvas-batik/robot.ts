import type { Hands, Robot } from '@nobi/kit/robot';

const end = '.nobi-end';
const sheet = '.sheet-box';

/** On a phone a tool lies in a drawer: the first press opens it. */
const take = async (hands: Hands, tool: string, tab: string): Promise<void> => {
  await hands.tap(`${tool}, .tab-${tab}`);
  if ((await hands.count(`.drawer-${tab}.is-open`)) > 0) await hands.tap(tool);
};

const marksOf = async (hands: Hands): Promise<number> =>
  Number((await hands.read(sheet, 'data-marks')) ?? 0);

/** A line, a filling, a mirror, a bath, wax off; then it is done. */
const makeCloth = async (hands: Hands, draw: (hands: Hands) => Promise<void>): Promise<boolean> => {
  await hands.wait(`${sheet}, ${end}`);
  if ((await hands.count(end)) > 0) return false;
  const marks = await marksOf(hands);
  if (marks === 0) await draw(hands);
  else if (marks === 1) {
    await take(hands, '.wax-tool:nth-of-type(4)', 'wax');
    await hands.tap(sheet);
  } else if (marks === 2) {
    await take(hands, '.mode:nth-of-type(8)', 'fold');
    await hands.tap(sheet);
  } else if (marks === 3) await take(hands, '.dye:nth-of-type(3)', 'dye');
  else if (marks === 4) await take(hands, '.boil', 'dye');
  else await hands.tap('.nobi-corner .finish');
  return true;
};

export const robot: Robot = {
  step: (hands) => makeCloth(hands, (each) => each.tap(sheet)),
  keys: (hands) =>
    makeCloth(hands, async (each) => {
      await each.tap(sheet);
      for (const key of ['ArrowRight', 'ArrowDown', 'Enter']) await each.press(key);
    }),
};
