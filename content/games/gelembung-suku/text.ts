/** All words of the game. What children build stays Indonesian; English says what it means. */
import type { Lang } from '@nobi/kit/guest';
import type { BankWord } from '../../words/bank.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const listed = (parts: readonly string[], and: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`;

export interface Words {
  /** The word stands under its picture. */
  goalShown(held: string, word: BankWord): string;
  goalHidden(held: string): string;
  goalTwo: string;
  grown(made: string): string;
  made(word: BankWord): string;
  madeAgain(word: BankWord): string;
  bonus(word: BankWord): string;
  apart(read: string, word: BankWord): string;
  scaffold(part: string): string;
  watch(word: BankWord): string;
  yourTurn: string;
  choose: string;
  lookFor(part: string): string;
  lane(held: string, top: string | undefined): string;
  hand(part: string): string;
  lanes: string;
  card(word: BankWord): string;
  hear: string;
  shake: string;
  free: string;
  play: string;
  freeGoal: string;
  freeMade(word: BankWord): string;
  recap(count: number): string;
  meaning(word: BankWord): string;
  pop: string;
  boing: string;
  joins: string;
}

const id: Words = {
  goalShown: (held, word) => `Buat ${word.id}: apa pasangan ${held}?`,
  goalHidden: (held) => `Ini apa? Cari pasangan ${held}.`,
  goalTwo: 'Mana yang jadi gambar ini?',
  grown: (made) => `${capital(made)}… apa lagi?`,
  made: ({ syllables, id: word }) => `${capital(listed(syllables, 'dan'))} jadi ${word}!`,
  madeAgain: ({ id: word }) => `Kamu coba lagi: jadi ${word}!`,
  bonus: ({ syllables, id: word }) => `Wah, ${listed(syllables, 'dan')} ikut jadi ${word}!`,
  apart: (read, word) => `Jadi ${read}. Kita cari ${word.id}.`,
  scaffold: (part) => `Lihat, gelembung ${part} bergoyang.`,
  watch: ({ syllables, id: word }) => `Lihat: ${listed(syllables, 'lalu')}. Jadi ${word}!`,
  yourTurn: 'Sekarang giliranmu.',
  choose: 'Ketuk gelembung di dalam toples.',
  lookFor: (part) => `Cari yang bunyinya ${part}.`,
  lane: (held, top) => (top ? `Jatuhkan ${held} ke ${top}` : `Jatuhkan ${held} di sini`),
  hand: (part) => `Gelembung ${part}`,
  lanes: 'Toples',
  card: ({ id: word }) => `Dengar kata ${word}`,
  hear: 'Dengar semua gelembung',
  shake: 'Goyang toples',
  free: 'Santai',
  play: 'Main',
  freeGoal: 'Jatuhkan gelembung. Kata apa saja boleh!',
  freeMade: ({ id: word }) => `Kamu menemukan ${word}!`,
  recap: (count) => `Tadi kamu menyusun ${count} kata dari suku kata.`,
  meaning: ({ id: word }) => word,
  pop: 'POP!',
  boing: 'TUING!',
  joins: 'COCOK!',
};

const en: Words = {
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
  choose: 'Tap a bubble in the jar.',
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

export const words: Record<Lang, Words> = { id, en };
