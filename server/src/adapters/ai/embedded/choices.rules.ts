import { homeworkText } from './sums/homework/homework-text.ts';
import { type EmbeddedText, en } from './text.en.ts';
import { id } from './text.id.ts';

/** A line of the helper that offers something, and what a child says to take it. */
type Offer = readonly [line: string, choices: readonly string[]];

/** What a template says behind the word that it is given. */
const behind = (template: (word: string) => string) => template('\n').split('\n').at(-1) ?? '';

const offers: readonly Offer[] = [
  // What is near stands there to be opened.
  [id.items.perhaps, []],
  [en.items.perhaps, []],
  [id.cards.again, ['Lagi']],
  [behind(id.cards.wantMore), ['Mau']],
  [homeworkText.id.yourTurn, ['Belum tahu']],
  [homeworkText.id.again, ['Belum tahu']],
  [id.items.none, ['Game angka', 'Game gambar', 'Game huruf']],
  [id.talk.hello, ['7 × 8', 'Eja gajah', 'Tebak-tebakan', 'Cari game']],
  [id.talk.can, ['7 × 8', 'Eja gajah', 'Tebak-tebakan', 'Dongeng', 'Pantun', 'Cari game']],
  [id.talk.yes, ['7 × 8', 'Eja gajah', 'Tebak-tebakan', 'Cari game']],
  [id.talk.why, ['Kenapa langit biru?']],
  ['tebak-tebakan?', ['Tebak-tebakan']],
  ['banyak game. Mau lihat?', ['Cari game']],
  [id.offline, ['Tebak-tebakan', 'Cari game']],
  [en.cards.again, ['More']],
  [behind(en.cards.wantMore), ['Yes']],
  [homeworkText.en.yourTurn, ['I don’t know']],
  [homeworkText.en.again, ['I don’t know']],
  [en.items.none, ['Number games', 'Drawing games', 'Word games']],
  [en.talk.hello, ['7 × 8', 'Spell elephant', 'Riddle', 'Find a game']],
  [en.talk.can, ['7 × 8', 'Spell elephant', 'Riddle', 'Story', 'Rhyme', 'Find a game']],
  [en.talk.yes, ['7 × 8', 'Spell elephant', 'Riddle', 'Find a game']],
  [en.talk.why, ['Why is the sky blue?']],
  ['you a riddle?', ['Riddle']],
  ['many games here too. Shall we look?', ['Find a game']],
  [en.offline, ['Riddle', 'Find a game']],
];

/** The words that a misspelt one may have meant. */
const likesIn = (text: string, { words }: EmbeddedText): readonly string[] => {
  const likes = text.split(behind((word) => words.maybe('', word)))[0];
  const [, meant] = likes?.split(words.maybe('\n', '\n').split('\n')[1] ?? '') ?? [];
  return [...(meant ?? '').matchAll(/“(?<like>[^”]+)”/g)].map(({ groups }) => groups?.like ?? '');
};

/**
 * What a child may tap instead of typing it: every choice that the answer offers, in the words that
 * take it. Empty where the answer offers none.
 */
export const choicesIn = (text: string): readonly string[] =>
  offers.find(([line]) => text.includes(line))?.[1] ??
  [id, en].map((words) => likesIn(text, words)).find((likes) => likes.length > 0) ??
  [];
