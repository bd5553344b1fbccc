import type { Hands, Robot } from '@nobi/kit/robot';

const end = '.nobi-end';
const stage = '.sheet-box';

/** On a phone a tool lies in a drawer: the first press opens it. */
const take = async (hands: Hands, tool: string, tab: string): Promise<void> => {
  await hands.tap(`${tool}, .tab-${tab}`);
  if ((await hands.count(`.drawer-${tab}.is-open`)) > 0) await hands.tap(tool);
};

const numberOf = async (hands: Hands, name: string): Promise<number> =>
  Number((await hands.read(stage, `data-${name}`)) ?? 0);

/** Two puppets, a recording in which one of them waves, the lamp, and the story; then it is done. */
const makePlay = async (hands: Hands, move: (hands: Hands) => Promise<void>): Promise<boolean> => {
  await hands.wait(`${stage}, ${end}`);
  if ((await hands.count(end)) > 0) return false;
  const [cast, takes] = [await numberOf(hands, 'cast'), await numberOf(hands, 'takes')];
  const doing = await hands.read(stage, 'data-doing');
  if (cast === 0) await take(hands, '.puppet-kancil', 'puppets');
  else if (cast === 1) await take(hands, '.puppet-buaya', 'puppets');
  else if (takes === 0 && doing === 'rest') await hands.tap('.record');
  else if (doing === 'recording') {
    await move(hands);
    await hands.tap('.record');
  } else if ((await hands.count(`${stage}.is-shadow`)) === 0)
    await take(hands, '.deed-lamp', 'work');
  else if (doing === 'playing') await hands.wait(`${stage}[data-doing="rest"], ${end}`);
  else await hands.tap('.nobi-corner .finish');
  return true;
};

export const robot: Robot = {
  step: (hands) => makePlay(hands, (each) => each.drag('.puppet', '.view')),
  keys: (hands) =>
    makePlay(hands, async (each) => {
      await each.tap('.puppet');
      for (const key of ['ArrowRight', 'ArrowUp', 'ArrowRight']) await each.press(key);
    }),
};
