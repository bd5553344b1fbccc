import { type Order, targetOf, type Verdict } from '../rules/orders.ts';
import { decimal, placeName } from './numbers.ts';
import type { Words } from './words.ts';

const named = (order: Order): string => {
  const { form, a, b } = order;
  if (form === 'fraction') return `${a}/${b}`;
  if (form === 'percent') return `${a}%`;
  if (form === 'part') return `${a}% of ${b} km`;
  return decimal(targetOf(order), 'en');
};
const place = (order: Order): string => placeName(order, targetOf(order), 'en');

const miss = (order: Order, verdict: Verdict, value: number): string => {
  const here = `Your boat is at ${placeName(order, value, 'en')}.`;
  if (verdict.kind === 'longer')
    return 'It has the most digits, but look: that boat is not the farthest.';
  if (order.form === 'compare') return 'Look, another boat is farther away.';
  if (verdict.kind === 'digits') return `${here} A fraction is a part of one.`;
  if (verdict.kind === 'place' && order.form === 'percent')
    return `${here} Percent means out of a hundred.`;
  if (verdict.kind === 'place') return `${here} Check the place of each digit.`;
  return verdict.kind === 'before'
    ? `${here} The point is farther on.`
    : `${here} You sailed past the point.`;
};

export const en: Words = {
  goal(order) {
    if (order.form === 'compare') return 'Which boat is farthest from 0?';
    if (order.form === 'part') return `Sail ${order.a}% of ${order.b} km, then drop the anchor.`;
    return `Sail to ${named(order)}, then drop the anchor.`;
  },
  first: 'Slide the boat over the sea, then press Anchor.',
  way(order) {
    if (order.form === 'tenths') return 'Imagine this line in ten equal pieces.';
    if (order.form === 'hundredths') return 'Find its tenth first, then look closer there.';
    if (order.form === 'fraction') return `Imagine this line in ${order.b} equal pieces.`;
    if (order.form === 'compare') return 'Compare the tenths first, then the next digit.';
    if (order.form === 'percent') return 'A hundred percent is 1. Fifty percent is the middle.';
    return 'First find 10% of the distance.';
  },
  count(order) {
    return order.form === 'compare'
      ? 'Now they all have the same number of digits. Compare again.'
      : 'There are marks on the sea now. Count from the left.';
  },
  show(order) {
    if (order.form === 'compare') return 'See where each boat is on the line.';
    return 'Follow the hops of the fish to the bright buoy.';
  },
  alone(order) {
    if (order.form === 'compare') return `You saw that ${named(order)} is farthest!`;
    if (order.form === 'tenths' || order.form === 'hundredths')
      return `You stopped right at ${named(order)}!`;
    return `You know that ${named(order)} is at ${order.form === 'percent' ? decimal(targetOf(order), 'en') : place(order)}!`;
  },
  fits(order) {
    if (order.form === 'compare') return `${named(order)} is farthest from 0.`;
    if (order.form === 'fraction' || order.form === 'part')
      return `${named(order)} is at ${place(order)}.`;
    return `This is where ${named(order)} is.`;
  },
  miss,
  farthest: 'Farthest?',
  partOf: (percents, whole) => `${percents}% of ${whole} km`,
  anchor: 'Anchor',
  zoomIn: 'Look closer',
  zoomOut: 'Step back',
  sea: (at) => `The sea. The boat is at ${at}`,
  keys: 'Left and right arrows sail, Enter drops the anchor.',
  recap: (rounds) => `Your anchor brought up ${rounds} things from the sea bed.`,
  allKnown: 'You know every point in this bay! Now make one for your family.',
  play: 'Play',
  free: 'Free play',
  freeGoal: 'Fill this sea as you like. Look closer to see thousandths.',
  put: 'Drop',
  thing: (name) => `Thing: ${name}`,
  full: 'Your sea is full. Pull something up first.',
  makeGoal: 'Take the boat to your secret point, then change the task.',
  unsound: 'That point does not make a task yet. Move a little.',
};
