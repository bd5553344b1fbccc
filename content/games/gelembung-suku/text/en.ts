import { inOther } from '@nobi/kit/guest';
import { capital, listed } from './phrases.ts';
import type { Words } from './words.ts';

const begun = (syllables: readonly string[]): string[] =>
  syllables.map((each, at) => inOther(at === 0 ? capital(each) : each));

export const en: Words = {
  goalSame: (part, word) => `This is ${inOther(word.id)}. Find ${inOther(part)}!`,
  goalShown: (held, word) => `Make ${inOther(word.id)}: what fits ${inOther(held)}?`,
  goalHidden: (held) => `What is this? What fits ${inOther(held)}?`,
  goalTwo: 'Which bubbles make this?',
  grown: (made) => `${inOther(capital(made))}… what else?`,
  made: ({ syllables, id: word, en: meaning }) =>
    `${listed(begun(syllables), 'and')} make ${inOther(word)}: ${meaning}!`,
  madeAgain: ({ id: word, en: meaning }) => `You tried again: ${inOther(word)}, ${meaning}!`,
  bonus: ({ id: word, en: meaning }) => `Look, that made ${inOther(word)} too: ${meaning}!`,
  apart: (read, word) => `That is ${inOther(read)}. Find ${inOther(word.id)}.`,
  scaffold: (part) => `Look, the bubble ${inOther(part)} is wiggling.`,
  watch: ({ syllables, id: word }) =>
    `Watch: ${listed(syllables.map(inOther), 'then')}. That is ${inOther(word)}!`,
  yourTurn: 'Now it is your turn.',
  lookFor: (part) => `Find the one that says ${inOther(part)}.`,
  lane: (held, top) => (top ? `Drop ${held} on ${top}` : `Drop ${held} here`),
  hand: (part) => `Bubble ${part}`,
  lanes: 'Jar',
  card: ({ id: word }) => `Hear the word ${word}`,
  hear: 'Hear all bubbles',
  shake: 'Shake the jar',
  free: 'Free play',
  play: 'Play',
  freeGoal: 'Drop bubbles. Any word is welcome!',
  freeMade: ({ id: word, en: meaning }) => `You found ${inOther(word)}: ${meaning}!`,
  allKnown: 'You know every syllable here! Now try Syllable Adventure.',
  recap: (count) => `You put ${count} words together from syllables.`,
  meaning: ({ id: word, en: meaning }) => `${word}: ${meaning}`,
  pop: 'POP!',
  boing: 'BOING!',
  joins: 'THEY FIT!',
};
