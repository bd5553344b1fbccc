import type { Aspect, Why } from '../rules/meaning.ts';
import { type Form, type Order, sentenceOf, type Verdict } from '../rules/orders.ts';
import { written } from '../rules/words.ts';
import type { Words } from './words.ts';

const sentence = (order: Order): string => written(sentenceOf(order));

const goals: Readonly<Record<Form, string>> = {
  look: 'What is it? Write it and pull the lever.',
  place: 'Who is where? Write it and pull the lever.',
  doing: 'What is happening? Write it and pull the lever.',
  many: 'More than one! Write it and pull the lever.',
  who: 'Write it without the name. Pull the lever.',
  not: 'The photo is crossed out. Write it and pull.',
  ask: 'Help Nobi ask, then pull the lever.',
  than: 'Compare the two. Write it and pull the lever.',
  past: 'This film is from yesterday. Write it and pull.',
  did: 'The film is from yesterday. Write it and pull.',
};

const ways: Readonly<Record<Form, string>> = {
  look: 'The shape comes first, then the colour, then the name.',
  place: 'One little word says where. Look closely at the photo.',
  doing: 'What is happening now takes is and a word with -ing.',
  many: 'More than one: the word ends in s, then comes are.',
  who: 'Is it a boy, a girl, an animal, or more than one?',
  not: 'The word that says no comes right after is.',
  ask: 'To ask, move is or are to the front.',
  than: 'The word ends in -er, then comes than, then the other one.',
  past: 'What has happened ends in -ed, or has its own form.',
  did: 'After did, the verb is plain again.',
};

const coughs: Readonly<Record<Why, string>> = {
  order: 'The machine coughs. Look at the order of the words.',
  article: 'The machine coughs. Put a, an or the in front.',
  many: 'The machine coughs. Does the word need an s, or not?',
  agree: 'The machine coughs. Is goes with one, are with many.',
  be: 'The machine coughs. It needs is or are there.',
  ing: 'The machine coughs. What is happening ends in -ing.',
  not: 'The machine coughs. Use another word to say it is untrue.',
  ask: 'The machine coughs. Which word comes first in a question?',
  than: 'The machine coughs. To compare it needs -er and than.',
  past: 'The machine coughs. Yesterday is over. Look at the verb.',
  did: 'The machine coughs. Look at did and the verb after it.',
  whole: 'The machine coughs. The sentence is not finished yet.',
};

const compared: Readonly<Record<Aspect, string>> = {
  mood: 'Is it crossed out?',
  time: 'Now, or yesterday?',
  who: 'Who is it?',
  count: 'How many are there?',
  shape: 'What shape is it?',
  colour: 'What colour?',
  place: 'Where is it?',
  verb: 'What is happening?',
  thing: 'Which thing?',
  'thing-colour': 'What colour is it?',
  degree: 'How do they compare?',
};

const miss = (verdict: Verdict): string => {
  if (verdict.kind === 'cough') return coughs[verdict.cough.why];
  const what = verdict.kind === 'other' ? compared[verdict.aspect] : '';
  return `You wrote this. Look at the photo. ${what}`;
};

export const en: Words = {
  goal: ({ form }) => goals[form],
  first: 'Tap words, then pull the red lever.',
  way: ({ form }) => ways[form],
  count: () => 'There are fewer words to choose from now.',
  show: () => 'Follow the pale words in the machine.',
  alone: (order) => `You wrote: ${sentence(order)}`,
  fits: (order) => `It comes true: ${sentence(order)}`,
  miss,
  empty: 'There is still an empty place in the machine.',
  lever: 'Pull the lever',
  machine: 'The words in the machine',
  recap: (rounds) => `${rounds} of your sentences really happened.`,
  allKnown: 'You can write all these sentences! Now make one for your family.',
  play: 'Play',
  free: 'Free play',
  freeGoal: 'Write any sentence and pull the lever.',
  more: 'Other words',
  anew: 'New sentence',
  keep: 'Keep the photo',
  saved: 'The photo is in your album.',
  album: 'Photo album',
  nothingYet: 'Make something happen first.',
  unfinished: 'The sentence is not finished yet. Add a word.',
  makeGoal: 'Tap a word to change the sentence.',
  unsound: 'That does not make a task yet. Change a word.',
};
