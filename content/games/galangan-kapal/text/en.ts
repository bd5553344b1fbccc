import { placeOf } from '../rules/forms/buoy.ts';
import { basketsOf, wantedOf } from '../rules/forms/catch.ts';
import { volumeOf } from '../rules/forms/hold.ts';
import { areaOf, edgeOf } from '../rules/forms/sail.ts';
import { mastOf, stepOf } from '../rules/forms/scale.ts';
import { numberOf, pairOf, turned, turns } from '../rules/forms/unit.ts';
import { at, type Form, type Order, type Spot, type Verdict } from '../rules/order.ts';
import { figure, pair, signed, unitOfMast } from './numbers.ts';
import type { Words } from './words.ts';

type Numbers = readonly number[];
type Lines = Partial<Readonly<Record<Verdict, string | ((order: Order, spot: Spot) => string)>>>;

const ways = (n: Numbers): string => {
  const [east, north] = [at(n, 3), at(n, 4)];
  return `${Math.abs(east)} ${east > 0 ? 'east' : 'west'}, ${Math.abs(north)} ${north > 0 ? 'north' : 'south'}`;
};
const mast = (order: Order): string => `${figure(mastOf(order.n), 'en')} ${unitOfMast(order)}`;
const place = (n: Numbers): string => pair(placeOf(n).x, placeOf(n).y);
const changed = (n: Numbers): string =>
  `${figure(turned(n, pairOf(n).shift + turns), 'en')} ${pairOf(n).to}`;

const goals: Readonly<Record<Form, (n: Numbers) => string>> = {
  scale(n) {
    const [kind, a, b, c] = [at(n, 0), at(n, 1), at(n, 2), at(n, 3)];
    if (kind === 0) return `Model mast ${a} cm, scale 1 : ${b}. The real mast?`;
    if (kind === 1) return `The mast is ${a} m. Build its model, scale 1 : ${b}.`;
    return `Length ${a} m, mast ${b} m. And with a length of ${c} m?`;
  },
  buoy(n) {
    if (at(n, 0) === 0) return `Take the boat to ${place(n)}, then launch.`;
    if (at(n, 0) === 1) return `From ${pair(at(n, 1), at(n, 2))} sail ${ways(n)}.`;
    return 'Put the boat midway between the two buoys.';
  },
  sail(n) {
    if (at(n, 0) === 0) return `Pull the yellow cloth until the sail has ${at(n, 3)} m².`;
    if (at(n, 0) === 1) return `Pull the yellow cloth until the perimeter is ${at(n, 3)} m.`;
    return `Make a sail of ${at(n, 3)} m² with a perimeter of ${at(n, 4)} m.`;
  },
  unit: (n) =>
    `${figure(numberOf(n), 'en')} ${pairOf(n).from} is how many ${pairOf(n).to}? Slide the wheel.`,
  catch: (n) =>
    at(n, 0) === 0
      ? 'Pull the line to the average of all catches.'
      : `The average must be ${at(n, 1)}. Fill the last basket.`,
  hold(n) {
    const both = `${at(n, 2)} m³ at a height of ${at(n, 1)} m`;
    if (at(n, 0) === 0) return `Load ${both}. Stretch the floor.`;
    if (at(n, 0) === 1) return `With the pink load: ${both}.`;
    return `Load ${both}, floor perimeter ${at(n, 3)} m.`;
  },
};

const wayOf: Readonly<Record<Form, (n: Numbers) => string>> = {
  scale: (n) =>
    at(n, 0) === 2
      ? 'How many times as long? The mast grows by the same factor.'
      : 'First find what 1 cm of the model means in metres.',
  buoy: (n) =>
    [
      'The first number goes sideways, the second up or down.',
      'East and west first, then north and south.',
      'Find the middle sideways, then the middle upwards.',
    ][at(n, 0)] ?? '',
  sail: (n) =>
    [
      'Take away the area of the pink cloth first.',
      'Follow the outer edge only. The seam does not count.',
      'Get the area first, then change the shape until the perimeter fits.',
    ][at(n, 0)] ?? '',
  unit: () => 'A smaller unit needs a larger number.',
  catch: (n) =>
    at(n, 0) === 0
      ? 'Move the extra fish until all baskets are level.'
      : 'Multiply the average by the basket count, then take the others away.',
  hold: (n) =>
    at(n, 0) === 1
      ? 'Divide by the height, then take away the pink floor.'
      : 'Divide by the height: that is the area of the floor.',
};

const fits: Readonly<Record<Form, (order: Order) => string>> = {
  scale: (order) => `A mast of ${mast(order)}: it just passes under the bridge.`,
  buoy: ({ n }) => `Exactly at ${place(n)}.`,
  sail: ({ n }) =>
    at(n, 0) === 1
      ? `A perimeter of ${at(n, 3)} m, and the rope fits.`
      : `A sail of ${at(n, 3)} m² fills with wind.`,
  unit: ({ n }) => `${figure(numberOf(n), 'en')} ${pairOf(n).from} = ${changed(n)}.`,
  catch: ({ n }) =>
    at(n, 0) === 0
      ? `The average is ${wantedOf(n)}: the boat lies level.`
      : `With ${wantedOf(n)} the average becomes ${at(n, 1)}.`,
  hold: ({ n }) => `${at(n, 2)} m³ all fit in the hold.`,
};

const alone: Readonly<Record<Form, (order: Order) => string>> = {
  scale: (order) => `You worked out a mast of ${mast(order)} from another size!`,
  buoy: ({ n }) => `You read the chart as far as ${place(n)}!`,
  sail: ({ n }) =>
    at(n, 0) === 1
      ? `You measured a perimeter of ${at(n, 3)} m without the seam!`
      : `You designed a sail of ${at(n, 3)} m²!`,
  unit: ({ n }) => `You know that ${figure(numberOf(n), 'en')} ${pairOf(n).from} is ${changed(n)}!`,
  catch: ({ n }) => `You levelled ${basketsOf(n).length + at(n, 0)} baskets!`,
  hold: ({ n }) => `You filled the hold with exactly ${at(n, 2)} m³!`,
};

const tenfold = 'That is ten times off. Check cm and m.';
const misses: Readonly<Record<Form, Lines>> = {
  scale: {
    added: 'You added the same to both. That changes the shape.',
    plain: ({ n }) =>
      [
        'That is the model. The real ship is another size.',
        'That is the real ship. The model is another size.',
        'That is the small mast. This boat is longer.',
      ][at(n, 0)] ?? '',
    tenfold,
    low: (order, { y }) =>
      `A mast of ${figure(y * stepOf(order.n), 'en')} ${unitOfMast(order)}: its sail drags in the water.`,
    high: (order, { y }) =>
      `A mast of ${figure(y * stepOf(order.n), 'en')} ${unitOfMast(order)}: it bumps the bridge!`,
  },
  buoy: {
    swapped: 'The numbers changed places. Sideways first, then up.',
    opposite: 'The distance is right, but the direction is turned round.',
    half: 'One direction is right. Check the other one.',
    plain: 'That was counted from the harbour. Begin at the yellow ring.',
    low: 'Your boat reached another place. Somebody says hello!',
  },
  sail: {
    swapped: ({ n }) =>
      at(n, 0) === 1
        ? 'That is the area. The perimeter goes all around.'
        : 'That is the perimeter. Area counts the squares inside.',
    forgotten: 'The pink cloth is sail, too. Count both.',
    seam: 'The seam is not an edge. Some rope is left over.',
    half: ({ n }, spot) =>
      areaOf(n, spot) === at(n, 3)
        ? 'The area fits. The perimeter does not yet.'
        : 'The perimeter fits. The area does not yet.',
    low: ({ n }, spot) =>
      at(n, 0) === 1
        ? `The perimeter is only ${edgeOf(n, spot)} m. A snail overtakes.`
        : `Only ${areaOf(n, spot)} m² of sail. A snail overtakes.`,
    high: ({ n }, spot) =>
      at(n, 0) === 1
        ? `The perimeter is ${edgeOf(n, spot)} m. The boat tips over!`
        : `${areaOf(n, spot)} m² of sail. The boat tips over!`,
  },
  unit: {
    opposite: 'The wheel is turned round. A small unit needs a large number.',
    linear: ({ n }) =>
      pairOf(n).from.includes('²')
        ? 'That is for lengths. A square has two directions.'
        : 'That is for lengths. A cube has three directions.',
    low: ({ n }, { x }) => `${figure(turned(n, x), 'en')} ${pairOf(n).to} is too little.`,
    high: ({ n }, { x }) => `${figure(turned(n, x), 'en')} ${pairOf(n).to} is too much.`,
  },
  catch: {
    forgotten: 'An empty basket counts as well.',
    plain: ({ n }) =>
      at(n, 0) === 0
        ? 'That is the largest catch. Level it with the others.'
        : 'That is the average. The others are not level yet.',
    middle: 'That is the middle one. An average shares everything.',
    low: (_, { y }) => `Only ${y}. The boat tips and some fish are left.`,
    high: (_, { y }) => `${y} is too much. The boat tips and fish are missing.`,
  },
  hold: {
    swapped: 'That is the perimeter times the height. Take the area.',
    forgotten: 'The pink load counts as well.',
    half: ({ n }, spot) =>
      volumeOf(n, spot) === at(n, 2)
        ? 'The volume fits. The perimeter does not yet.'
        : 'The perimeter fits. The volume does not yet.',
    flat: 'That is one layer only. Multiply by the height.',
    added: 'The sides were added. A volume is multiplied.',
    low: ({ n }, spot) => `Only ${volumeOf(n, spot)} m³. Somebody is left on the quay.`,
    high: ({ n }, spot) => `${volumeOf(n, spot)} m³ is too full! The crates jump out.`,
  },
};

const miss = (order: Order, verdict: Verdict, spot: Spot): string => {
  const line = misses[order.form][verdict] ?? misses[order.form].low ?? '';
  return typeof line === 'string' ? line : line(order, spot);
};

export const en: Words = {
  goal: ({ form, n }) => goals[form](n),
  first: 'Pull the mast up, then press Launch.',
  way: ({ form, n }) => wayOf[form](n),
  count: () => 'Now you can see the numbers. Pull until they fit.',
  show: () => 'Pull as far as the white ring, then launch.',
  alone: (order) => alone[order.form](order),
  fits: (order) => fits[order.form](order),
  miss,
  launch: 'Launch',
  more: 'More',
  less: 'Less',
  board: (what) => `Drawing board: ${what}`,
  keys: 'Arrows pull, Enter launches.',
  recap: (rounds) => `${rounds} boats sailed from your shipyard today.`,
  allKnown: 'You know every measure in the shipyard! Now make riddles for your family.',
  play: 'Play',
  free: 'Free play',
  freeGoal: 'Sew your sail from squares, then launch.',
  boats: [
    'A pinisi from Sulawesi has seven sails.',
    'A small sampan is paddled on rivers and along coasts.',
    'A Balinese jukung has two outriggers.',
    'A sandeq from Mandar is slender and swift.',
    'A lepa-lepa is carved from a single trunk.',
    'A klotok is named after the sound of its engine.',
  ],
  hull: 'Another boat',
  colour: 'Another colour',
  sails: (area, edge) => `Your sail has ${signed(area)} m² and a perimeter of ${edge} m.`,
  noSail: 'Without a sail the boat only drifts. Sew one square first.',
  makeGoal: 'Pull out your secret answer, then save the riddle.',
  unsound: 'That riddle is too easy to guess. Pull a little further.',
};
