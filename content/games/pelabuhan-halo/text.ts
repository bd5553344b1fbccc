/** The words around the game, in the child's language. What the captain says is always English. */
import type { Lang } from '@nobi/kit/guest';
import { type SpotId, spots } from './spots.ts';
import { type Colour, nameOf, nounNamed, type Size, type Thing } from './things.ts';

export interface Words {
  welcome: string;
  captain: string;
  yourTurn: string;
  otherThing: string;
  otherSpot: string;
  otherBoth: string;
  halfway: string;
  praise: string;
  praiseAgain: string;
  look: string;
  watch: string;
  pick: string;
  where: string;
  slow: string;
  free: string;
  harbour: string;
  freeGoal: string;
  freeHint: string;
  things: string;
  water: string;
  back: string;
  thing(thing: Thing): string;
  spot(spot: SpotId): string;
  recap(words: readonly string[]): string;
}

const listed = (words: readonly string[], and: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;

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

const id: Words = {
  welcome: 'Dengarkan kapten, lalu pakai derek!',
  captain: 'Kata kapten:',
  yourTurn: 'Sekarang giliranmu.',
  otherThing: 'Kapten minta yang lain. Dengar lagi, yuk.',
  otherSpot: 'Tempatnya lain. Dengar lagi, yuk.',
  otherBoth: 'Lucu juga! Dengar kapten lagi, yuk.',
  halfway: 'Satu sudah pas. Satu lagi!',
  praise: 'Kamu menyimak setiap kata.',
  praiseAgain: 'Kamu dengar lagi dan coba cara lain.',
  look: 'Lihat gambar ini, ya.',
  watch: 'Lihat dereknya, ya.',
  pick: 'Kapten minta yang mana?',
  where: 'Mau ditaruh di mana?',
  slow: 'Dengar pelan-pelan',
  free: 'Santai',
  harbour: 'Main',
  freeGoal: 'Ketuk apa saja, dengar namanya.',
  freeHint: 'Angkat satu, taruh di mana saja.',
  things: 'Ganti benda',
  water: 'Ganti tempat',
  back: 'Taruh lagi di dermaga',
  thing: ({ word, colour, size }) =>
    [nounNamed(word)?.id ?? word, colour && colours[colour], size && sizes[size]]
      .filter(Boolean)
      .join(' '),
  spot: (spot) => places[spot],
  recap: (words) => `Tadi kamu paham kata ${listed(words, 'dan')}.`,
};

const en: Words = {
  welcome: 'Listen to the captain and use the crane!',
  captain: 'The captain says:',
  yourTurn: 'Now it is your turn.',
  otherThing: 'The captain wants another one. Listen again.',
  otherSpot: 'It goes somewhere else. Listen again.',
  otherBoth: 'How funny! Listen to the captain again.',
  halfway: 'One is there. One more to go!',
  praise: 'You listened to every word.',
  praiseAgain: 'You listened again and tried another way.',
  look: 'Look at this picture.',
  watch: 'Watch the crane.',
  pick: 'Which one does the captain want?',
  where: 'Where does it go?',
  slow: 'Listen slowly',
  free: 'Free play',
  harbour: 'Play',
  freeGoal: 'Tap anything to hear its name.',
  freeHint: 'Lift one and put it anywhere.',
  things: 'Other things',
  water: 'Other places',
  back: 'Put it back on the quay',
  thing: nameOf,
  spot: (spot) => spots[spot].phrase,
  recap: (words) => `You understood the words ${listed(words, 'and')}.`,
};

export const words: Record<Lang, Words> = { id, en };
