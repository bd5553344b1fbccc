import type { Hands, Robot } from '@nobi/kit/robot';

const end = '.nobi-end';
const grid = '.grid';
const tune = ['0-2', '2-1', '4-3', '6-2'];
const beat = ['0-4', '4-2'];

const cell = (at: string): string => `.cell[data-at="${at}"]`;

/** A little tune, a beat under it, one look at it playing, and done. */
const step = async (hands: Hands): Promise<boolean> => {
  await hands.wait(`${grid}, ${end}`);
  if ((await hands.count(end)) > 0) return false;
  const notes = Number(await hands.read(grid, 'data-notes'));
  const isTune = (await hands.read(grid, 'data-layer')) === 'melody';
  const isPlaying = (await hands.count('.is-playing')) > 0;
  const next = tune[notes];
  if (next) await hands.tap(cell(next));
  else if (isTune) await hands.tap('.layer-drums');
  else if (notes < tune.length + beat.length)
    await hands.tap(cell(beat[notes - tune.length] ?? ''));
  else if (!isPlaying) await hands.tap('.play');
  else {
    await hands.wait(`${cell('4-2')}.is-now`);
    await hands.tap('.finish');
  }
  return true;
};

export const robot: Robot = { step };
