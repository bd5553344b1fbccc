import type { Hands, Robot } from '@nobi/kit/robot';

const end = '.nobi-end';
const box = '.page-box';

const pick = async (hands: Hands, tab: string, art: string): Promise<void> => {
  await hands.tap(`.do-${tab}`);
  await hands.tap(`.pick[data-art="${art}"]`);
};

/** A cover and one page: a place, somebody, something, a line; then it is done. */
const step = async (hands: Hands): Promise<boolean> => {
  await hands.wait(`${box}, ${end}`);
  if ((await hands.count(end)) > 0) return false;
  if ((await hands.count('.bar-edit:not([hidden])')) > 0) {
    await hands.tap('.do-done');
    return true;
  }
  const things = Number(await hands.read(box, 'data-things'));
  const isCover = (await hands.read(box, 'data-page')) === '0';
  const scene = isCover ? 'beach' : 'forest';
  if ((await hands.read(box, 'data-scene')) !== scene) await pick(hands, 'scene', scene);
  else if (things === 0) await pick(hands, 'cast', 'sari-wave');
  else if (things === 1) await pick(hands, 'thing', 'pohon');
  else if ((await hands.read(box, 'data-line')) === 'no') {
    await hands.tap('.do-write');
    for (const place of [1, 2]) await hands.tap(`.tile:nth-of-type(${place})`);
    await hands.tap('.write-done');
  } else if (isCover) {
    await hands.tap('.do-pages');
    await hands.tap('.add-page');
  } else await hands.tap('.do-finish');
  return true;
};

export const robot: Robot = { step };
