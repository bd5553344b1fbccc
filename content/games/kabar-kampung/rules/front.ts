/** The child's own front pages: a photo and a headline of three parts each, in four editions that stay. */
import { isBox, list, whole } from '@nobi/kit/save';
import type { Photo } from './page.ts';

export const editions = 4;

export const whos = [
  'kambing',
  'nenek',
  'kucing',
  'monyet',
  'raja',
  'robot',
  'bebek',
  'gajah',
  'guru',
  'sapi',
];
export const things = [
  'perahu',
  'payung',
  'gitar',
  'kue',
  'balon',
  'roket',
  'nanas',
  'sepeda',
  'buku',
  'layang-layang',
];
export const places = ['kampung', 'laut', 'sawah', 'gunung', 'kota', 'malam'];

const subjects = [
  'Kambing',
  'Nenek',
  'Kucing',
  'Monyet',
  'Raja Pisang',
  'Robot Kaleng',
  'Bebek',
  'Gajah',
  'Pak Guru',
  'Sapi',
];
const deeds = [
  'menari',
  'jadi penyiar',
  'membuka warung',
  'tidur tiga hari',
  'mengajar renang',
  'mencari jodoh sandal',
  'naik ojek',
  'memimpin ronda',
  'memasak rendang',
  'terbang',
];
const spots = [
  'di balai desa',
  'di bulan',
  'di atas kapal',
  'di Bali',
  'di dalam durian',
  'di Raja Ampat',
  'di kamar mandi',
  'di puncak Rinjani',
];
/** Photo first, then the headline: each a place in its list. */
export type Front = readonly [
  who: number,
  thing: number,
  place: number,
  subject: number,
  deed: number,
  spot: number,
];

const sizes = [whos, things, places, subjects, deeds, spots].map(({ length }) => length);

const freshFront = (at: number): Front => [at * 2, at + 3, at, at * 2, at * 3, at + 2];

export const freshFronts = (): Front[] =>
  Array.from({ length: editions }, (_, at) => freshFront(at));

export const readFronts = (value: unknown): Front[] => {
  const stored = list(value);
  return freshFronts().map((fresh, at) => {
    const front = stored[at];
    const own = isBox(front) ? list(front.parts) : [];
    const seat = (place: number): number =>
      own.length === fresh.length
        ? whole(own[place], 0, (sizes[place] ?? 1) - 1)
        : (fresh[place] ?? 0);
    return [seat(0), seat(1), seat(2), seat(3), seat(4), seat(5)];
  });
};

/** The next of its list at one place. */
export const turned = (front: Front, at: number): Front => {
  const next = (place: number): number => {
    const now = front[place] ?? 0;
    return place === at ? (now + 1) % (sizes[place] ?? 1) : now;
  };
  return [next(0), next(1), next(2), next(3), next(4), next(5)];
};

export const photoOf = ([who, thing, place]: Front): Photo => [
  whos[who] ?? '',
  things[thing] ?? '',
  places[place] ?? '',
];

export const headlineOf = ([, , , subject, deed, spot]: Front): string[] => [
  subjects[subject] ?? '',
  deeds[deed] ?? '',
  spots[spot] ?? '',
];
