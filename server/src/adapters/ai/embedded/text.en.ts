import { talk } from './small-talk/small-talk.en.ts';
import { sumsEn } from './sums/sums-text.en.ts';

/** Everything the embedded helper says in English. */
export const en = {
  ...sumsEn,
  words: {
    letters: (word: string, letters: string) => `“${word}” is spelled ${letters}.`,
    syllables: (word: string, parts: string, count: number) =>
      count === 1 ? `“${word}” has one syllable.` : `“${word}” has ${count} syllables: ${parts}.`,
    byRule: (word: string, parts: string, count: number) =>
      count === 1
        ? `“${word}” has one syllable, by the usual Indonesian rule.`
        : `“${word}” has ${count} syllables by the usual Indonesian rule: ${parts}. Words with prefixes may split differently.`,
    inOther: (word: string, other: string) => `“${word}” is ${other} in Indonesian.`,
    inThis: (word: string, other: string) => `“${word}” is ${other} in English.`,
    isRight: (word: string) => `Yes, “${word}” is spelled right.`,
    maybe: (word: string, likes: string) => `I do not have “${word}”. Did you mean ${likes}?`,
    or: 'or',
    opposite: (word: string, other: string) => `The opposite of “${word}” is ${other}.`,
    alike: (word: string, others: string) => `Words close to “${word}”: ${others}.`,
    rhymes: (word: string, others: string) => `These end like “${word}”: ${others}.`,
    plural: (word: string, many: string) => `One ${word}, two ${many}.`,
    pluralIndonesian: (word: string) =>
      `In Indonesian you may say a noun twice: “${word}-${word}”. With a number once is enough: “tiga ${word}”.`,
    noSuch: (word: string) => `I have not learned that for “${word}” yet. I do not want to guess.`,
    kind: {
      noun: 'It names a thing.',
      verb: 'It is a doing word.',
      adjective: 'It describes something.',
      number: 'It is a number word.',
      other: '',
    },
    meant: (word: string) => `I think you mean “${word}”.`,
    unknown: (word: string) =>
      `“${word}” is not in my word list yet, so I cannot be sure. A dictionary or a grown-up can help.`,
  },
  cards: {
    again: 'Would you like to know one more thing?',
    wantMore: (word: string) =>
      `I do not know exactly that yet. But I have a card about “${word}”. Shall we read it?`,
    noMore: 'That is all I have about this. What else are you curious about?',
  },
  items: {
    found: 'I found this for you:',
    all: 'Here are some to choose from:',
    none: 'I have not found one like that yet. Try another word, such as “numbers”, “drawing” or “words”.',
    perhaps: 'Perhaps you like this:',
  },
  feelings: {
    person: 'Tell a parent or your teacher too. They want to listen.',
    stay: 'I am listening. You may write what happened. The people near you can help best: a parent, a grandparent or your teacher.',
  },
  follow: { onWhat: 'Tell me which number to go on with, for example 12 × 2.' },
  talk,
  offline:
    'I am offline, so I cannot answer that yet. I can help with sums and spelling, or look for games and courses.',
};

export type EmbeddedText = typeof en;
