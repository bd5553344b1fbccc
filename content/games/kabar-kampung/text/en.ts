import { inOther as read } from '@nobi/kit/guest';
import type { Form, Kind } from '../rules/page.ts';
import { headlineOf } from '../rules/pages.ts';
import type { Words } from './words.ts';

const goals: Readonly<Record<Form, string>> = {
  fact: 'Read the news, then fill in the facts.',
  headline: 'Read the news, then pick its headline.',
  chain: 'Read the news, then put it in order.',
  joint: 'Put in the joining word that fits.',
  opinion: 'Which is fact, which is opinion?',
  letter: 'What does the letter ask for, and why?',
  clue: 'Read the clues, then work it out.',
  witness: 'Whose story is the strongest?',
};

const ways: Readonly<Record<Form, string>> = {
  fact: `${read('Siapa')} asks about a person, ${read('kapan')} about a time. Find the sentence.`,
  headline: 'Tell all of it in one sentence. Which headline is like yours?',
  chain: `Look for time words: ${read('sebelum, setelah, bermula, lalu')}.`,
  joint: 'Does one cause the other, or are they at odds?',
  opinion: 'Can it be measured or checked? Then it is a fact.',
  letter: 'A request wants a change. A reason says why.',
  clue: 'Find the one that fits both clues at once.',
  witness: 'Who was there when it happened?',
};

const alone: Readonly<Record<Form, string>> = {
  fact: 'You found every fact in the news!',
  headline: 'You picked a headline for the whole piece!',
  chain: 'You followed the time words and found the order!',
  joint: 'You read both halves and then joined them!',
  opinion: 'You checked the sentences one by one!',
  letter: 'You found the request and its reason!',
  clue: 'You put the clues together!',
  witness: 'You weighed who could have seen it!',
};

const notThere = 'That is not written here. Read it again slowly.';
const opposite = 'It says the opposite here. Find that sentence.';
const misses: Readonly<Record<Form, Partial<Record<Kind, string>>>> = {
  fact: { mixed: 'That is named in another sentence. Check once more.' },
  headline: { detail: 'That is a small part. What is all of it about?' },
  chain: { mixed: `Not in order yet. Look for ${read('sebelum')} and ${read('setelah')}.` },
  joint: {
    opposite: 'That word turns the meaning round. Which is the cause?',
    mixed: 'Read it with that word. Does it make sense?',
  },
  opinion: {},
  letter: { detail: 'It is in the letter, but not what is asked.' },
  clue: {
    detail: 'That fits only in part. Check the other clue.',
    opposite: 'That clue does fit. Find the one that does not.',
  },
  witness: {
    opposite: 'Was this person there, and looking?',
    mixed: 'That comes from somebody else. Who saw it?',
  },
};

export const en: Words = {
  goal: ({ form }) => goals[form],
  first: 'Read silently, then lay it out and print.',
  way: ({ form }) => ways[form],
  count: () => 'The sentence that decides is marked now. Read again.',
  show: () => 'Pick the card that shines, then print.',
  alone: ({ form }) => alone[form],
  fits: (order) => `It is printed: “${read(headlineOf(order))}”.`,
  miss: ({ form, kind, gap }) =>
    form === 'opinion'
      ? `Look at sentence ${gap}. Can it be checked?`
      : (misses[form][kind] ?? (kind === 'opposite' ? opposite : notThere)),
  article: 'The news',
  layout: 'The page',
  ready: 'It is all there. Check it, then print.',
  toLay: 'Lay out the page',
  toRead: 'Read again',
  undo: 'Take one back',
  print: 'Print',
  recap: (rounds) => `You printed ${rounds} pages. The village has read them.`,
  allKnown: 'You know every page of this paper! Now make a riddle for your family.',
  play: 'Play',
  free: 'Free play',
  freeGoal: 'Make your front page. Tap the words!',
  nextFront: 'Next edition',
  who: 'Change who',
  thing: 'Change the thing',
  place: 'Change the place',
  part: (text) => `Part of the headline: ${text}`,
  makeGoal: 'Two clues, one answer.',
  unsound: 'Those clues do not leave just one answer. Change one.',
  leaves: (name) => `Answer: ${name}`,
};
