import { named, places } from './tens-phrases.ts';
import type { TensWords } from './tens-words.ts';

export const en: TensWords = {
  lanterns: (count) => `A string with ${count} ${count === 1 ? 'lantern' : 'lanterns'}`,
  addTen: 'One more bundle of ten',
  addOne: 'One more lantern',
  takeSome: 'Take off the last',
  light: 'Light them',
  isNow: (count) => `${named(count, 'en')}: ${places(count, 'en')}.`,
  seenFits: (count) => `You counted ${places(count, 'en')}: ${count}!`,
  seenOther: (picked) => `${picked} is ${places(picked, 'en')}. Shall we count again?`,
  hungFits: (count) => `You hung ${places(count, 'en')}: just ${count}!`,
  hungOther: (count, wanted) =>
    `Now there ${count === 1 ? 'is' : 'are'} ${count}. We want ${wanted}.`,
  nameFits: (count) => `You heard the tens: ${places(count, 'en')}, ${count}!`,
  nameOther: (picked) => `This is ${places(picked, 'en')}. Listen once more.`,
  movedFits: (have, by) =>
    by > 0
      ? `${have} and ${by} more make ${have + by}. You counted on!`
      : `${have} take away ${-by} leaves ${have + by}. You counted back!`,
  movedOther: (picked) => `Not ${picked}. Look: how many lanterns are there now?`,
  outermostFits: (count) => `${count}! You compared the tens, then the ones.`,
  outermostOther: (picked, isMost) =>
    `One is ${isMost ? 'greater' : 'smaller'} than ${picked}. Look at the tens first.`,
  compare: (numbers) => `Three numbers: ${numbers.join(', ')}`,
  tensFirst: 'Count the bundles first: ten, twenty, ...',
  saidFirst: 'The tens are said first. They stand in front.',
  onByTens: 'Bundles come or go. The ones stay.',
  onByOnes: 'The ones change by one. Is a bundle full?',
  compareTens: 'Compare the bundles first, then the ones.',
};
