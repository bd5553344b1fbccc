import { type Form, type Order, sentenceOf, type Verdict } from '../rules/orders.ts';
import type { Aspect, Why } from '../rules/sentence.ts';
import { written } from '../rules/words.ts';
import type { Words } from './words.ts';

const sentence = (order: Order): string => written(sentenceOf(order));

const goals: Readonly<Record<Form, string>> = {
  look: 'What is in the photo? Write it, then pull the lever.',
  place: 'Who is where? Write it, then pull the lever.',
  doing: 'What is going on? Write it, then pull the lever.',
  many: 'There is more than one. Write it, then pull the lever.',
  who: 'Write it without the name, then pull the lever.',
  not: 'The picture is crossed out. Write it, then pull the lever.',
  ask: 'Help Nobi ask, then pull the lever.',
};

const ways: Readonly<Record<Form, string>> = {
  look: 'The shape comes first, then the colour, then the name.',
  place: 'One little word says where. Look closely at the photo.',
  doing: 'What is going on now takes is, and a word with -ing.',
  many: 'More than one: the name takes an s, then comes are.',
  who: 'Is it a boy, a girl, an animal, or more than one?',
  not: 'The word that says no comes right after is.',
  ask: 'To ask, move is or are to the front.',
};

const coughs: Readonly<Record<Why, string>> = {
  order: 'The machine coughs. Look at the order of the words.',
  article: 'The machine coughs. A name needs a, an or the.',
  many: 'The machine coughs. Does the name need an s, or not?',
  agree: 'The machine coughs. Is goes with one, are with many.',
  be: 'The machine coughs. It needs is or are there.',
  ing: 'The machine coughs. What is going on ends in -ing.',
  not: 'The machine coughs. Another word says that it is not so.',
  ask: 'The machine coughs. Which word comes first in a question?',
  whole: 'The machine coughs. The sentence is not whole yet.',
};

const compared: Readonly<Record<Aspect, string>> = {
  mood: 'is it crossed out?',
  who: 'who is it?',
  count: 'how many?',
  shape: 'what shape?',
  colour: 'what colour?',
  place: 'where?',
  verb: 'doing what?',
  thing: 'which thing?',
  'thing-colour': 'what colour is the thing?',
};

const miss = (verdict: Verdict): string => {
  if (verdict.kind === 'cough') return coughs[verdict.cough.why];
  const what = verdict.kind === 'other' ? compared[verdict.aspect] : '';
  return `That is what it says. In the photo: ${what}`;
};

export const en: Words = {
  goal: ({ form }) => goals[form],
  first: 'Tap words into the machine, then pull the red lever.',
  way: ({ form }) => ways[form],
  count: () => 'There are fewer words to choose from now.',
  show: () => 'See the pale words in the machine, and lay them.',
  alone: (order) => `You wrote: ${sentence(order)}`,
  fits: (order) => `Look, it happens: ${sentence(order)}`,
  miss,
  empty: 'There is still an empty place in the machine.',
  lever: 'Pull the lever',
  machine: 'The words in the machine',
  recap: (rounds) => `${rounds} of your sentences really happened.`,
  allKnown: 'You can write all these sentences! Now make one for your family.',
  play: 'Play',
  free: 'Free play',
  freeGoal: 'Write any sentence you like, then pull the lever.',
  more: 'Other words',
  anew: 'New sentence',
  keep: 'Keep the photo',
  saved: 'The photo is in your album.',
  album: 'Photo album',
  nothingYet: 'Make something happen first.',
  unfinished: 'The sentence is not whole yet. Add a word.',
  makeGoal: 'Tap a word to change the sentence.',
  unsound: 'That makes no task yet. Change a word.',
};
