import type { Hands, Robot } from '@nobi/kit/robot';

const end = '.nobi-end';
const wall = '.sheet-box';

/** On a phone a piece lies in a drawer: the first press opens it. */
const take = async (hands: Hands, piece: string): Promise<void> => {
  await hands.tap(`${piece}, .tab-pieces`);
  if ((await hands.count('.drawer-pieces.is-open')) > 0) await hands.tap(piece);
};

const numberOf = async (hands: Hands, name: string): Promise<number> =>
  Number((await hands.read(wall, `data-${name}`)) ?? 0);

/** Places a piece, turns it, takes another, lets the marbles go; then it is done. */
const build = async (hands: Hands, press: (hands: Hands) => Promise<void>): Promise<boolean> => {
  await hands.wait(`${wall}, ${end}`);
  if ((await hands.count(end)) > 0) return false;
  const [changes, runs] = [await numberOf(hands, 'changes'), await numberOf(hands, 'runs')];
  if (runs > 0) {
    await hands.wait(`${wall}[data-running="false"], ${end}`);
    await hands.tap('.nobi-corner .finish');
  } else if (changes < 2) await press(hands);
  else if (changes === 2) {
    await take(hands, '.piece-bell');
    await press(hands);
  } else await hands.tap('.go');
  return true;
};

export const robot: Robot = {
  step: (hands) => build(hands, (each) => each.tap(wall)),
  keys: (hands) =>
    build(hands, async (each) => {
      await each.tap(wall);
      await each.press('ArrowLeft');
    }),
};
