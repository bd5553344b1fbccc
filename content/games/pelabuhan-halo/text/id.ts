import { inOther } from '@nobi/kit/guest';
import type { SpotId } from '../rules/spots.ts';
import { type Colour, nounNamed, type Size } from '../rules/things.ts';
import { listed } from './phrases.ts';
import type { Words } from './words.ts';

const colours: Record<Colour, string> = {
  red: 'merah',
  blue: 'biru',
  yellow: 'kuning',
  green: 'hijau',
};

const sizes: Record<Size, string> = { small: 'kecil', big: 'besar' };

const places: Record<SpotId, string> = {
  'on-boat': 'di atas perahu',
  'on-island': 'di atas pulau',
  'in-box': 'di dalam kotak',
  'on-whale': 'di atas paus',
  'on-rock': 'di atas batu karang',
  'in-basket': 'di dalam keranjang',
  'on-small-boat': 'di atas perahu kecil',
  'between-boats': 'di antara dua perahu',
  'on-big-boat': 'di atas perahu besar',
  'on-bridge': 'di atas jembatan',
  'under-bridge': 'di bawah jembatan',
  'next-to-bridge': 'di sebelah jembatan',
  'on-house': 'di atas rumah',
  'in-house': 'di dalam rumah',
  'next-to-house': 'di sebelah rumah',
  'on-table': 'di atas meja',
  'under-table': 'di bawah meja',
  'next-to-table': 'di sebelah meja',
};

export const id: Words = {
  welcome: 'Dengarkan kapten, lalu pakai derek!',
  welcomeTap: 'Dengarkan kapten, lalu ketuk!',
  captain: 'Kata kapten:',
  yourTurn: 'Sekarang giliranmu.',
  otherThing: 'Kapten minta yang lain. Dengar lagi, yuk.',
  otherSpot: 'Tempatnya lain. Dengar lagi, yuk.',
  otherBoth: 'Lucu juga! Dengar kapten lagi, yuk.',
  halfway: 'Satu sudah pas. Satu lagi!',
  fits: 'Pas! Itu yang diminta kapten.',
  praise: 'Kamu menyimak setiap kata.',
  praiseAgain: 'Kamu dengar lagi dan coba cara lain.',
  look: 'Lihat gambar ini, ya.',
  watch: 'Lihat dereknya, ya.',
  pick: 'Kapten minta yang mana?',
  where: 'Mau ditaruh di mana?',
  slow: 'Dengar pelan-pelan',
  free: 'Main bebas',
  harbour: 'Main',
  freeGoal: 'Ketuk apa saja, dengar namanya.',
  freeHint: 'Angkat satu, taruh di mana saja.',
  things: 'Ganti benda',
  water: 'Ganti tempat',
  back: 'Kembalikan ke dermaga',
  thing: ({ word, colour, size }) =>
    [nounNamed(word)?.id ?? word, colour && colours[colour], size && sizes[size]]
      .filter(Boolean)
      .join(' '),
  spot: (spot) => places[spot],
  allKnown: 'Semua perintah kapten sudah kamu pahami! Sekarang coba Halo, Nobi!',
  recap: (words) => `Tadi kamu paham kata ${listed(words.map(inOther), 'dan')}.`,
};
