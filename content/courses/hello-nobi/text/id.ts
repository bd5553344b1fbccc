import { inOther } from '@nobi/kit/guest';
import { entryOf } from '../rules/lexicon.ts';
import { english as englishName } from './phrases.ts';
import type { Words } from './words.ts';

const english = (name: string): string => inOther(englishName(name));
const indonesian = (name: string): string => entryOf(name).id;

export const id: Words = {
  again: 'Dengar lagi, pelan-pelan',
  foundBySound: (name) => `Kamu mendengar dan menemukan: ${english(name)}!`,
  heardLine: 'Kamu dengar sampai habis.\nCocok!',
  heardAll: 'Kamu dengar semuanya,\nsatu demi satu!',
  isOther: (name) =>
    indonesian(name) === englishName(name)
      ? `Itu ${english(name)}. Dengar lagi, yuk.`
      : `Itu ${english(name)}, ${indonesian(name)}.\nDengar lagi, yuk.`,
  listen: 'Ketuk tanda suara.\nDengar lagi pelan-pelan.',
  tapEach: 'Ketuk satu-satu, lalu dengar.',
  pickPot: 'Dengar warnanya,\nlalu ketuk warna itu.',
  painted: (name) => `Kamu dengar warnanya: ${english(name)}!`,
  isColour: (name) => `Itu ${english(name)}, ${indonesian(name)}.\nDengar lagi, yuk.`,
  paintWith: (name) => `Warnai dengan ${indonesian(name)}`,
  more: 'Ketuk lagi sampai pas.',
  takeBack: 'Ambil yang terakhir',
  ready: 'Sudah pas',
  add: (name) => `Tambah ${indonesian(name)}`,
  countFits: 'Kamu dengar dan hitung.\nPas sekali!',
  countOther: (line) => `Sekarang: ${inOther(line)}.\nDengar lagi, yuk.`,
  place: (name) => `Pasang ${indonesian(name)}`,
  undo: 'Hapus yang terakhir',
  picture: 'Gambarmu',
  spot: (line) => `Tempat: ${line}`,
  nothingHere: (line) => `Ini ${inOther(line)}.\nDengar lagi, yuk.`,
  verse: (line) => `Nyanyikan: ${line}`,
  verseOther: 'Itu bagian lain lagunya.\nDengar lagi, yuk.',
  watch: 'Lihat yang bergoyang,\nlalu ketuk.',
};
