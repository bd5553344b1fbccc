import { capital, listed } from './phrases.ts';
import type { Words } from './words.ts';

export const en: Words = {
  goalShown: (held, word) => `Make ${word.id}: what fits ${held}?`,
  goalHidden: (held) => `What is this? What fits ${held}?`,
  goalTwo: 'Which bubbles make this?',
  grown: (made) => `${capital(made)}… what else?`,
  made: ({ syllables, id: word, en: meaning }) =>
    `${capital(listed(syllables, 'and'))} make ${word}: ${meaning}!`,
  madeAgain: ({ id: word, en: meaning }) => `You tried again: ${word}, ${meaning}!`,
  bonus: ({ id: word, en: meaning }) => `Look, that made ${word} too: ${meaning}!`,
  apart: (read, word) => `That is ${read}. Find ${word.id}.`,
  scaffold: (part) => `Look, the bubble ${part} is wiggling.`,
  watch: ({ syllables, id: word }) => `Watch: ${listed(syllables, 'then')}. That is ${word}!`,
  yourTurn: 'Now it is your turn.',
  lookFor: (part) => `Find the one that says ${part}.`,
  lane: (held, top) => (top ? `Drop ${held} on ${top}` : `Drop ${held} here`),
  hand: (part) => `Bubble ${part}`,
  lanes: 'Jar',
  card: ({ id: word }) => `Hear the word ${word}`,
  hear: 'Hear all bubbles',
  shake: 'Shake the jar',
  free: 'Free play',
  play: 'Play',
  freeGoal: 'Drop bubbles. Any word is welcome!',
  freeMade: ({ id: word, en: meaning }) => `You found ${word}: ${meaning}!`,
  recap: (count) => `You put ${count} words together from syllables.`,
  meaning: ({ id: word, en: meaning }) => `${word}: ${meaning}`,
  pop: 'POP!',
  boing: 'BOING!',
  joins: 'THEY FIT!',
};
