/** What the night market says back while letters are caught, found and planted. */
import type { Lang } from '@nobi/kit/course';
import { inOther as read } from '@nobi/kit/guest';

export interface Words {
  lantern(letter: string): string;
  caught(letter: string): string;
  iAm(letter: string, want: string): string;
  catchAll(letter: string): string;
  tapEach: string;
  found(glyph: string, name: string): string;
  foundBySound(glyph: string, name: string): string;
  /** Only of a child who read at once, alone and unheard (kit/src/learning/praise.ts). */
  readAlone(glyph: string): string;
  isOther(name: string): string;
  reads(glyph: string): string;
  look: string;
  listen: string;
  flower(letter: string): string;
  plot(at: number, letter: string): string;
  plant: string;
  garden: string;
}

const id: Words = {
  lantern: (letter) => `Lentera ${letter}`,
  caught: (letter) => `${letter}! Semua lentera ${letter} menyala.`,
  iAm: (letter, want) => `Aku ${letter}. Kita cari ${want}.`,
  catchAll: (letter) => `Lihat bentuknya. Cari ${letter}.`,
  tapEach: 'Ketuk satu-satu, lalu dengar.',
  found: (glyph, name) => `${glyph}: ${name}!`,
  foundBySound: (glyph, name) => `${glyph}: ${name}!\nKamu mendengar bunyinya.`,
  readAlone: (glyph) => `${glyph}!\nKamu membaca sendiri!`,
  isOther: (name) => `Itu ${name}. Dengar lagi, yuk.`,
  reads: (glyph) => `Itu dibaca ${glyph}.\nDengar lagi, yuk.`,
  look: 'Ketuk gambar besar.\nDengar lagi, yuk.',
  listen: 'Ketuk tulisan besar.\nDengar lagi, yuk.',
  flower: (letter) => `Bunga ${letter}`,
  plot: (at, letter) => (letter === '' ? `Tanah ${at}` : `Tanah ${at}, bunga ${letter}`),
  plant: 'Pilih huruf, lalu ketuk tanah.',
  garden: 'Kebun hurufmu',
};

const en: Words = {
  lantern: (letter) => `Lantern ${letter}`,
  caught: (letter) => `${read(letter)}! Every lantern ${read(letter)} is alight.`,
  iAm: (letter, want) => `I am ${read(letter)}. We look for ${read(want)}.`,
  catchAll: (letter) => `Look at the shapes. Find ${read(letter)}.`,
  tapEach: 'Tap each one and listen.',
  found: (glyph, name) => read(`${glyph}: ${name}!`),
  foundBySound: (glyph, name) =>
    [read(`${glyph}: ${name}!`), 'You listened for the sound.'].join('\n'),
  readAlone: (glyph) => `${read(glyph)}!\nYou read it yourself!`,
  isOther: (name) => `That is ${read(name)}.\nListen once more.`,
  reads: (glyph) => `That reads ${read(glyph)}.\nListen once more.`,
  look: 'Tap the big picture.\nListen once more.',
  listen: 'Tap the big letters.\nListen once more.',
  flower: (letter) => `Flower ${letter}`,
  plot: (at, letter) => (letter === '' ? `Plot ${at}` : `Plot ${at}, flower ${letter}`),
  plant: 'Choose a letter, then tap a plot.',
  garden: 'Your letter garden',
};

export const words: Record<Lang, Words> = { id, en };
