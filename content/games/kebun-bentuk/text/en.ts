import type { Verdict } from '../rules/judge.ts';
import type { Colour, Look, Shape } from '../rules/looks.ts';
import {
  creatureOf,
  isMost,
  type Landmark,
  landmarksOf,
  type Measure,
  measureOf,
  type Order,
  type Relation,
  relationOf,
  sortKindOf,
  wantedOf,
} from '../rules/orders.ts';
import type { Words } from './words.ts';

const shapes: Readonly<Record<Shape, string>> = {
  circle: 'circle',
  triangle: 'triangle',
  square: 'square',
  heart: 'heart',
  star: 'star',
  oval: 'oval',
  oblong: 'rectangle',
  hexagon: 'hexagon',
};
/** What a finger feels along its edge. */
const edges: Readonly<Record<Shape, string>> = {
  circle: 'round all over',
  triangle: 'three corners',
  square: 'four equal sides',
  heart: 'a dip at the top',
  star: 'five sharp tips',
  oval: 'long and round',
  oblong: 'two longer sides',
  hexagon: 'six corners',
};
const colours: Readonly<Record<Colour, string>> = {
  red: 'red',
  yellow: 'yellow',
  blue: 'blue',
  purple: 'purple',
};
const landmarks: Readonly<Record<Landmark, string>> = {
  pot: 'the pot',
  bucket: 'the bucket',
  basket: 'the basket',
  boot: 'the boot',
};
const relations: Readonly<Record<Relation, string>> = {
  above: 'above',
  below: 'below',
  in: 'in',
  left: 'to the left of',
  right: 'to the right of',
  between: 'between',
};
const questions: Readonly<Record<Measure, readonly [most: string, least: string]>> = {
  length: ['Which worm is the longest?', 'Which worm is the shortest?'],
  height: ['Which flower has the longest stem?', 'Which flower has the shortest stem?'],
  weight: ['Which sack is the heaviest?', 'Which sack is the lightest?'],
  amount: ['Which tree has the most fruit?', 'Which tree has the least fruit?'],
};
interface Degree {
  readonly more: string;
  readonly most: string;
}
const long: readonly [Degree, Degree] = [
  { more: 'longer', most: 'longest' },
  { more: 'shorter', most: 'shortest' },
];
const degrees: Readonly<Record<Measure, readonly [Degree, Degree]>> = {
  length: long,
  height: long,
  weight: [
    { more: 'heavier', most: 'heaviest' },
    { more: 'lighter', most: 'lightest' },
  ],
  amount: [
    { more: 'with more', most: 'with the most' },
    { more: 'with less', most: 'with the least' },
  ],
};
const things: Readonly<Record<Measure, string>> = {
  length: 'Worm',
  height: 'Sunflower',
  weight: 'Sack',
  amount: 'Tree',
};

const named = ({ shape, colour }: Look): string => `${colours[colour]} ${shapes[shape]}`;
const degree = (order: Order, turn = 0): Degree =>
  degrees[measureOf(order)][isMost(order) === (turn === 0) ? 0 : 1];
/** With a fruit tree the words say it without an article. */
const theMost = (order: Order, turn = 0): string => {
  const { most } = degree(order, turn);
  return measureOf(order) === 'amount' ? `the one ${most}` : `the ${most}`;
};
const place = (order: Order): string => {
  const [one, other] = landmarksOf(order);
  const relation = relationOf(order);
  const both = relation === 'between' ? ` and ${landmarks[other]}` : '';
  return `${relations[relation]} ${landmarks[one]}${both}`;
};
const wish = (order: Order): string => {
  const { shape, colour } = wantedOf(order);
  const kind = sortKindOf(order);
  if (kind === 'both') return `${colours[colour]} ${shapes[shape]}`;
  return `${kind === 'colour' ? colours[colour] : shapes[shape]} flower`;
};
const aWish = (order: Order): string =>
  `${/^[aeiou]/.test(wish(order)) ? 'an' : 'a'} ${wish(order)}`;

const fooled: Readonly<Record<Measure, string>> = {
  length: 'They do not start together. Look from end to end.',
  height: 'That one stands on a crate. Look at its stem.',
  weight: 'Big is not always heavy. Look at the spring.',
  amount: 'The tree can fool you. Count its fruit.',
};
const turnSlips = {
  again: 'That flower was just there. Whose turn is it now?',
  other: 'That flower is in the row, but it is not its turn.',
  strange: 'That flower is not in this row.',
};

const sortedMiss = (lacks: 'colour' | 'shape' | 'both', look: Look, order: Order): string => {
  const isBoth = sortKindOf(order) === 'both';
  if (lacks === 'both') return `A ${named(look)} has a different colour and shape.`;
  if (lacks === 'colour')
    return isBoth
      ? `The shape fits, but it is ${colours[look.colour]}.`
      : `That one is ${colours[look.colour]}.`;
  return isBoth
    ? `The colour fits, but its shape is: ${shapes[look.shape]}.`
    : `Its shape is: ${shapes[look.shape]}.`;
};

const measuredMiss = (slip: 'opposite' | 'middle' | 'fooled', order: Order): string => {
  if (slip === 'fooled') return fooled[measureOf(order)];
  return slip === 'opposite'
    ? `That is ${theMost(order, 1)}.`
    : `There is still one ${degree(order).more}.`;
};

const miss = (verdict: Verdict, order: Order): string => {
  switch (verdict.kind) {
    case 'fits':
      return '';
    case 'shape':
      return `A ${shapes[verdict.shape]}: ${edges[verdict.shape]}. The hole is different.`.replace(
        /^A o/,
        'An o',
      );
    case 'sorted':
      return sortedMiss(verdict.lacks, verdict.look, order);
    case 'alike':
      return `The ${named(verdict.look)} is still like others.`;
    case 'turn':
      return turnSlips[verdict.slip];
    case 'measured':
      return measuredMiss(verdict.slip, order);
    case 'placed':
      if (verdict.slip === 'landmark') return 'The place fits, but it is by another thing.';
      return verdict.slip === 'opposite'
        ? 'That is the opposite. Try the other side.'
        : `Not there. Listen: ${place(order)}.`;
  }
};

const isSide = (order: Order): boolean => ['left', 'right'].includes(relationOf(order));

export const en: Words = {
  goal(order) {
    if (order.form === 'match') return 'Which flower fits this hole?';
    if (order.form === 'sort') return `The bee wants ${aWish(order)}. Which one?`;
    if (order.form === 'pattern') return 'Which flower is missing in this row?';
    if (order.form === 'compare') return questions[measureOf(order)][isMost(order) ? 0 : 1];
    if (order.form === 'place') return `Put the ${creatureOf(order)} ${place(order)}.`;
    return 'Which flower is different? The goat wants it.';
  },
  first: 'Tap the flower that fits.',
  way(order) {
    if (order.form === 'match') return 'Look at its edge. Is it round, or does it have corners?';
    if (order.form === 'sort')
      return {
        colour: 'Look at the colour, not at the shape.',
        shape: 'Look at the shape, not at the colour.',
        both: 'Look at the colour first, then at the shape.',
      }[sortKindOf(order)];
    if (order.form === 'pattern') return 'Name the flowers from the start. What repeats?';
    if (order.form === 'compare')
      return {
        length: 'Look at it from end to end.',
        height: 'Look at the stem from bottom to top.',
        weight: 'Look at the springs. Which one stretches far?',
        amount: 'Count the fruit. The size of the tree does not matter.',
      }[measureOf(order)];
    if (order.form === 'place')
      return isSide(order)
        ? `Lift your ${relationOf(order)} hand. It is on that side.`
        : 'Point at the thing first, then listen where.';
    return 'What do many flowers share? Which does not?';
  },
  count(order) {
    if (order.form === 'pattern') return 'Look at the groups. What is missing in this one?';
    if (order.form === 'compare') return 'One has stepped aside. Compare the others.';
    if (order.form === 'place') return 'Look at the arrow, then find the place.';
    return 'One flower has stepped aside. Look at the others.';
  },
  show: (order) =>
    order.form === 'place'
      ? 'Look at the bright place. Put it there.'
      : 'Look at the bright one. That is it.',
  miss,
  alone(order) {
    if (order.form === 'match') return `You looked at the edge: ${shapes[wantedOf(order).shape]}!`;
    if (order.form === 'sort') return `You chose ${aWish(order)} for the bee!`;
    if (order.form === 'pattern') return 'You found what repeats in this row!';
    if (order.form === 'compare') return `You found ${theMost(order)}!`;
    if (order.form === 'place') return `You put it ${place(order)}!`;
    return 'You found the flower that is different!';
  },
  fits(order) {
    if (order.form === 'match') return `It fits: ${shapes[wantedOf(order).shape]}.`;
    if (order.form === 'sort') return `Here it is: ${aWish(order)}.`;
    if (order.form === 'pattern') return 'Now the row is complete.';
    if (order.form === 'compare') return `This is ${theMost(order)}.`;
    if (order.form === 'place') return `Now it is ${place(order)}.`;
    return 'This flower is different.';
  },
  look: ({ isSmall, ...look }) => `${isSmall ? 'Small ' : 'A '}${named(look)} flower`,
  thing: (order, at) => `${things[measureOf(order)]} ${at + 1}`,
  spot: (relation, landmark) => `${relations[relation]} ${landmarks[landmark]}`,
  creature: (order) => creatureOf(order),
  goat: 'Goat',
  recap: (rounds) => `You planted ${rounds} flowers. Your garden is livelier now.`,
  allKnown: 'You can do everything in this garden! Now make a puzzle for your family.',
  play: 'Play',
  free: 'Free play',
  freeGoal: 'Plant your garden, then call the rain.',
  shape: (look) => `Flower: ${named(look)}`,
  rain: 'Rain',
  rained: 'It rains, and all the flowers grow!',
  square: (row, col, there) => `Row ${row}, column ${col}${there ? `: ${there}` : ''}`,
  keys: 'Arrows walk, Enter plants.',
  makeGoal: 'Turn the pictures, then save them for your family.',
  wheel: (at) => `Change picture ${at + 1}`,
  unsound: 'Both flowers are the same. Turn one of them.',
};
