/** All words of the tool. Praise names what was tried. */
import type { Lang } from '@nobi/kit/guest';

export interface Words {
  goal: string;
  first: string;
  second: string;
  colours: readonly string[];
  palette: string;
  sheet: string;
  square(at: number, colour: string): string;
  empty: string;
  clear: string;
  finish: string;
  recap(count: number): string;
}

const id: Words = {
  goal: 'Pilih warna, lalu ketuk kotaknya.',
  first: 'Ketuk salah satu kotak.',
  second: 'Coba warna lain di bawah.',
  colours: ['kuning', 'biru', 'hijau'],
  palette: 'Warna',
  sheet: 'Kotak',
  square: (at, colour) => `Kotak ${at}: ${colour}`,
  empty: 'kosong',
  clear: 'Mulai baru',
  finish: 'Selesai',
  recap: (count) => `Tadi kamu mewarnai ${count} kotak.`,
};

const en: Words = {
  goal: 'Pick a colour, then tap a square.',
  first: 'Tap any square.',
  second: 'Try another colour below.',
  colours: ['yellow', 'blue', 'green'],
  palette: 'Colours',
  sheet: 'Squares',
  square: (at, colour) => `Square ${at}: ${colour}`,
  empty: 'empty',
  clear: 'Start again',
  finish: 'All done',
  recap: (count) => (count === 1 ? 'You coloured 1 square.' : `You coloured ${count} squares.`),
};

export const words: Record<Lang, Words> = { id, en };
