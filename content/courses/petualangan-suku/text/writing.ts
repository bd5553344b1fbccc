/** What the island says while children write, join and read. The words are Indonesian in both. */
import type { Lang } from '@nobi/kit/course';
import { inOther as read } from '@nobi/kit/guest';

export interface WritingWords {
  letterRoad(letter: string): string;
  nextDot(at: number): string;
  startDot: string;
  lineDone: string;
  traced(letter: string): string;
  followDots: string;
  cart(glyph: string): string;
  wagon(glyph: string): string;
  pushCart: string;
  joined(head: string, tail: string): string;
  joinedOther(made: string, want: string): string;
  stone(glyph: string): string;
  placeNext: string;
  built(syllables: readonly string[], meaning: string): string;
  readsSoFar(read: string, want: string): string;
  coupleLast: string;
  ended(word: string): string;
  endedAlone(word: string, meaning: string): string;
  endedOther(read: string): string;
  readPage: string;
  /** Only of a child who read at once, alone and unheard (kit/src/learning/praise.ts). */
  pageReadAlone(line: string): string;
  pageOther(name: string): string;
  hearWords: string;
  startHere: string;
  tapWords: string;
  taleRead(line: string): string;
  slot(line: number, word: string): string;
  wordTile(word: string): string;
}

const id: WritingWords = {
  letterRoad: (letter) => `Jalan huruf ${letter}`,
  nextDot: (at) => `Titik ${at}`,
  startDot: 'Mulai dari titik yang menyala.',
  lineDone: 'Sekarang garis berikutnya.',
  traced: (letter) => `${letter}! Kamu mengikuti jalan huruf ${letter}.`,
  followDots: 'Ikuti titik yang menyala.',
  cart: (glyph) => `Gerobak ${glyph}`,
  wagon: (glyph) => `Gerbong ${glyph}`,
  pushCart: 'Dorong satu gerobak ke huruf vokal.',
  joined: (head, tail) => `${head}, ${tail}: ${head}${tail}! Kamu merangkainya.`,
  joinedOther: (made, want) => `Ini jadi ${made}. Kita cari ${want}.`,
  stone: (glyph) => `Batu ${glyph}`,
  placeNext: 'Batu mana yang berikutnya?',
  built: (syllables) => `${syllables.join('-')}: ${syllables.join('')}! Kamu menyusun katanya.`,
  readsSoFar: (read, want) => `Plung! Ini terbaca ${read}. Kita cari ${want}.`,
  coupleLast: 'Gerbong mana yang melengkapi katanya?',
  ended: (word) => `${word}!`,
  endedAlone: (word) => `${word}! Kamu mendengar bunyi akhirnya.`,
  endedOther: (read) => `Ini terbaca ${read}. Coba gerbong lain.`,
  readPage: 'Ketuk kata satu-satu, dari kiri.',
  pageReadAlone: (line) => `${line}\nKamu membaca sendiri!`,
  pageOther: (name) => `Itu ${name}. Baca lagi, yuk.`,
  hearWords: 'Ketuk kata untuk mendengarnya.',
  startHere: 'Mulai dari kata ini.',
  tapWords: 'Pilih kata untuk ceritamu.',
  taleRead: (line) => `${line}.`,
  slot: (line, word) => (word === '' ? `Baris ${line}, tempat kosong` : `Baris ${line}: ${word}`),
  wordTile: (word) => `Kata ${word}`,
};

const en: WritingWords = {
  letterRoad: (letter) => `The path of the letter ${letter}`,
  nextDot: (at) => `Dot ${at}`,
  startDot: 'Start at the glowing dot.',
  lineDone: 'Now the next line.',
  traced: (letter) => `${read(letter)}! You followed the path of ${read(letter)}.`,
  followDots: 'Follow the glowing dots.',
  cart: (glyph) => `Cart ${glyph}`,
  wagon: (glyph) => `Wagon ${glyph}`,
  pushCart: 'Push a cart into the vowel.',
  joined: (head, tail) => [read(`${head}, ${tail}: ${head}${tail}!`), 'You joined them.'].join(' '),
  joinedOther: (made, want) => `This makes ${read(made)}. We look for ${read(want)}.`,
  stone: (glyph) => `Stone ${glyph}`,
  placeNext: 'Which stone comes next?',
  built: (syllables, meaning) =>
    [read(`${syllables.join('-')}: ${syllables.join('')}!`), `You built “${meaning}”.`].join('\n'),
  readsSoFar: (made, want) => `Plop! This reads ${read(made)}. We look for ${read(want)}.`,
  coupleLast: 'Which wagon makes the word whole?',
  ended: (word) => `${read(word)}!`,
  endedAlone: (word, meaning) => `${read(word)}! You heard the end of “${meaning}”.`,
  endedOther: (made) => `This reads ${read(made)}. Try another wagon.`,
  readPage: 'Tap the words one by one, from the left.',
  pageReadAlone: (line) => `${read(line)}\nYou read it yourself!`,
  pageOther: (name) => `That is ${name}.\nRead it once more.`,
  hearWords: 'Tap a word to hear it.',
  startHere: 'Start with this word.',
  tapWords: 'Choose words for your story.',
  taleRead: (line) => read(`${line}.`),
  slot: (line, word) => (word === '' ? `Line ${line}, empty place` : `Line ${line}: ${word}`),
  wordTile: (word) => `Word ${word}`,
};

export const writingWords: Record<Lang, WritingWords> = { id, en };
