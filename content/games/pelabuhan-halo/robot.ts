import type { Robot } from '@nobi/kit/robot';

const end = '.nobi-end';
const awake = '.handles[data-open]';

/** Reads from the page what the captain means, lifts that thing, or lets it down where he said. */
export const robot: Robot = {
  async step(hands) {
    await hands.wait(`${awake}, ${end}`);
    if ((await hands.count(end)) > 0) return false;
    const open = await hands.read(awake, 'data-open');
    const spot = await hands.read(awake, 'data-spot');
    const thing = await hands.read(awake, 'data-thing');
    await hands.tap(open === 'place' ? `.spot[data-key="${spot}"]` : `.thing[data-key="${thing}"]`);
    return true;
  },
};
