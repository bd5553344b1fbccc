import type { Hands, Robot } from '@nobi/kit/robot';

const end = '.nobi-end';
const sheet = '.sheet-box';
const brushTab = '.tabs .tool:nth-of-type(1)';
const brushes = 5;

const brush = (place: number, more = ''): string => `.brush:nth-of-type(${place})${more}`;
const isPressed = '[aria-pressed="true"]';

const pressedBrush = async (hands: Hands): Promise<number> => {
  for (let place = 1; place <= brushes; place += 1)
    if ((await hands.count(brush(place, isPressed))) > 0) return place;
  return brushes;
};

/** On a phone brushes lie in a drawer: the first press opens it. */
const takeBrush = async (hands: Hands, place: number): Promise<void> => {
  await hands.tap(`${brush(place)}, ${brushTab}`);
  if ((await hands.count(brush(place, isPressed))) === 0) await hands.tap(brush(place));
};

/** One mark with each of the first brushes, then it is done. */
const drawOn = async (hands: Hands, draw: (hands: Hands) => Promise<void>): Promise<boolean> => {
  await hands.wait(`${sheet}, ${end}`);
  if ((await hands.count(end)) > 0) return false;
  const isBlank = (await hands.count('.nobi-corner [aria-disabled="true"]')) > 1;
  const place = await pressedBrush(hands);
  if (place >= brushes) {
    await hands.tap('.nobi-corner .finish');
    return true;
  }
  if (!isBlank) await takeBrush(hands, place + 1);
  await draw(hands);
  return true;
};

export const robot: Robot = {
  step: (hands) => drawOn(hands, (each) => each.tap(sheet)),
  keys: (hands) =>
    drawOn(hands, async (each) => {
      await each.tap(sheet);
      for (const key of ['ArrowRight', 'ArrowDown', 'Enter']) await each.press(key);
    }),
};
