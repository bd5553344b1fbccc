/** What Nobi says back in the child's language; the English words stand inside. Praise names the way. */
import type { Lang } from '@nobi/kit/guest';
import { entryOf } from './lexicon.ts';

const en = (name: string): string => entryOf(name).en;
const id = (name: string): string => entryOf(name).id;

export interface Words {
  /** What the button of the English line does. */
  again: string;
  heard(name: string): string;
  heardLine: string;
  heardAll: string;
  isOther(name: string): string;
  listen: string;
  tapEach: string;
  pickPot: string;
  painted(name: string): string;
  isColour(name: string): string;
  paintWith(name: string): string;
  more: string;
  takeBack: string;
  ready: string;
  add(name: string): string;
  countFits: string;
  countOther(line: string): string;
  place(name: string): string;
  undo: string;
  picture: string;
  spot(line: string): string;
  nothingHere(line: string): string;
  verse(line: string): string;
  verseOther: string;
  watch: string;
}

const indonesian: Words = {
  again: 'Dengar lagi, pelan-pelan',
  heard: (name) => `Kamu mendengar dan menemukan: ${en(name)}!`,
  heardLine: 'Kamu dengar sampai habis.\nCocok!',
  heardAll: 'Kamu dengar semuanya,\nsatu demi satu!',
  isOther: (name) =>
    id(name) === en(name)
      ? `Itu ${en(name)}. Dengar lagi, yuk.`
      : `Itu ${en(name)}, ${id(name)}.\nDengar lagi, yuk.`,
  listen: 'Ketuk tanda suara.\nDengar lagi pelan-pelan.',
  tapEach: 'Ketuk satu-satu, lalu dengar.',
  pickPot: 'Dengar warnanya,\nlalu ketuk catnya.',
  painted: (name) => `Kamu dengar warnanya: ${en(name)}!`,
  isColour: (name) => `Itu ${en(name)}, ${id(name)}.\nDengar lagi, yuk.`,
  paintWith: (name) => `Cat warna ${id(name)}`,
  more: 'Ketuk lagi sampai pas.',
  takeBack: 'Ambil yang terakhir',
  ready: 'Sudah pas',
  add: (name) => `Tambah ${id(name)}`,
  countFits: 'Kamu dengar dan hitung.\nPas sekali!',
  countOther: (line) => `Sekarang: ${line}.\nDengar lagi, yuk.`,
  place: (name) => `Pasang ${id(name)}`,
  undo: 'Hapus yang terakhir',
  picture: 'Gambarmu',
  spot: (line) => `Tempat: ${line}`,
  nothingHere: (line) => `Ini ${line}.\nDengar lagi, yuk.`,
  verse: (line) => `Nyanyikan: ${line}`,
  verseOther: 'Itu bagian lain lagunya.\nDengar lagi, yuk.',
  watch: 'Lihat yang bergoyang,\nlalu ketuk.',
};

const english: Words = {
  again: 'Listen again, slowly',
  heard: (name) => `You listened and found: ${en(name)}!`,
  heardLine: 'You listened to the end.\nIt fits!',
  heardAll: 'You listened to all of it,\none by one!',
  isOther: (name) => `That is ${en(name)}.\nListen once more.`,
  listen: 'Tap the sound sign.\nListen again, slowly.',
  tapEach: 'Tap each one and listen.',
  pickPot: 'Listen for the colour,\nthen tap the paint.',
  painted: (name) => `You heard the colour: ${en(name)}!`,
  isColour: (name) => `That is ${en(name)}.\nListen once more.`,
  paintWith: (name) => `Paint it ${en(name)}`,
  more: 'Tap again until it fits.',
  takeBack: 'Take the last one back',
  ready: 'That is it',
  add: (name) => `One more: ${en(name)}`,
  countFits: 'You listened and counted.\nIt fits!',
  countOther: (line) => `Now: ${line}.\nListen once more.`,
  place: (name) => `Place: ${en(name)}`,
  undo: 'Take back the last one',
  picture: 'Your picture',
  spot: (line) => `Place: ${line}`,
  nothingHere: (line) => `This is ${line}.\nListen once more.`,
  verse: (line) => `Sing: ${line}`,
  verseOther: 'That is another part of the song.\nListen once more.',
  watch: 'Look for the one that wiggles,\nthen tap it.',
};

export const words: Record<Lang, Words> = { id: indonesian, en: english };
