import type { ShapeName } from '../view/shapes.ts';
import { onDial, parts, shapes } from './world-phrases.ts';
import type { WorldWords } from './world-words.ts';

const aShape = (name: ShapeName): string => `A ${shapes.en[name].toLowerCase()}`;

export const en: WorldWords = {
  shape: (name) => shapes.en[name],
  hasCorners: (name, count) =>
    count === 0
      ? `${aShape(name)} has no corners. It can roll!`
      : `${shapes.en[name]}: ${count} corners, ${count} sides.`,
  hole: 'A picture with a hole',
  shapeFits: (name) => `${shapes.en[name]}! You matched the corners.`,
  shapeOther: ({ picked, corners }) =>
    corners === 0
      ? `${aShape(picked)} has corners. The hole is round.`
      : `${aShape(picked)} does not fit. The hole has ${corners} corners.`,
  sidesOther: (isEven) =>
    isEven ? 'All sides of the hole are alike.' : 'The hole has long and short sides.',
  countCorners: 'Count the corners of the hole.',
  lanterns: 'A string of lanterns',
  rowFits: (part) => `You found the pattern: it repeats every ${part}!`,
  rowOther: 'Not this one yet. Listen to the row again.',
  sayRow: 'Say them from the start. What next?',
  ownRow: (part) => `Your pattern repeats every ${part}!`,
  makeRow: 'Repeat the same order.',
  addBlock: 'One more block',
  takeBlock: 'Take a block away',
  addMarble: 'One more marble',
  takeMarble: 'Take a marble away',
  check: 'Check',
  lengthIs: (blocks) => `It fits! It is ${blocks} ${blocks === 1 ? 'block' : 'blocks'} long.`,
  lengthOther: (blocks, isShort) =>
    isShort ? `${blocks} so far. The end is further on.` : `${blocks} blocks go past the end.`,
  weightIs: (marbles) =>
    `Level! It weighs as much as ${marbles} ${marbles === 1 ? 'marble' : 'marbles'}.`,
  weightOther: (isLight) =>
    isLight ? 'Too few marbles: it still tilts.' : 'The marbles are too heavy.',
  longer: (first) => (first ? 'Green snake' : 'Pink snake'),
  longerFits: 'You compared the ends. This one is longer!',
  longerOther: 'Look at the ends: the other goes further.',
  lookAtEnds: 'Line them up: which goes further?',
  heavierFits: 'Look, the scale goes down here!',
  heavierOther: 'The scale goes down on the other side.',
  watchScale: 'Imagine lifting both of them.',
  later: 'One hour later',
  earlier: 'One hour earlier',
  clock: (hour) => `${onDial(hour)} o'clock`,
  clockFits: (hour, part) => `${onDial(hour)} o'clock ${parts.en[part]}. You turned it there!`,
  clockOther: (hour, wanted) => `Now it is ${onDial(hour)}. Turn to ${onDial(wanted)}.`,
  hourRead: (hour) => `${onDial(hour)} o'clock! You read the short hand.`,
  hourOther: (picked) => `The short hand is not on ${onDial(picked)}. Look again.`,
  shortHand: 'The short hand shows the hour.',
  partFits: (part) => `Yes, ${parts.en[part]}. You looked at the sky!`,
  partOther: (part) => `This is the sky ${parts.en[part]}. Try another.`,
  lookAtSky: 'Look for the sun and the moon.',
};
