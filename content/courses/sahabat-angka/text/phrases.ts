import type { Lang } from '@nobi/kit/guest';
import type { Things } from './words.ts';

export const same = (word: string): { one: string; many: string } => ({ one: word, many: word });

export const things: Record<Lang, Things> = {
  id: {
    chick: same('anak ayam'),
    frog: same('katak'),
    crab: same('kepiting'),
    butterfly: same('kupu-kupu'),
    fish: same('ikan'),
    duck: same('bebek'),
    flower: same('bunga'),
    star: same('bintang'),
    circle: same('lingkaran'),
    triangle: same('segitiga'),
    square: same('persegi'),
    rectangle: same('persegi panjang'),
    hexagon: same('segi enam'),
    morning: same('pagi'),
    noon: same('siang'),
    afternoon: same('sore'),
    night: same('malam'),
    bowl: same('sarapan'),
    book: same('buku'),
    ball: same('bola'),
    bed: same('tempat tidur'),
  },
  en: {
    chick: { one: 'chick', many: 'chicks' },
    frog: { one: 'frog', many: 'frogs' },
    crab: { one: 'crab', many: 'crabs' },
    butterfly: { one: 'butterfly', many: 'butterflies' },
    fish: { one: 'fish', many: 'fish' },
    duck: { one: 'duck', many: 'ducks' },
    flower: { one: 'flower', many: 'flowers' },
    star: { one: 'star', many: 'stars' },
    circle: { one: 'circle', many: 'circles' },
    triangle: { one: 'triangle', many: 'triangles' },
    square: { one: 'square', many: 'squares' },
    rectangle: { one: 'rectangle', many: 'rectangles' },
    hexagon: { one: 'hexagon', many: 'hexagons' },
    morning: { one: 'morning', many: 'mornings' },
    noon: { one: 'midday', many: 'middays' },
    afternoon: { one: 'afternoon', many: 'afternoons' },
    night: { one: 'night', many: 'nights' },
    bowl: { one: 'breakfast', many: 'breakfasts' },
    book: { one: 'book', many: 'books' },
    ball: { one: 'ball', many: 'balls' },
    bed: { one: 'bed', many: 'beds' },
  },
};

export const total = (counts: readonly number[]): number =>
  counts.reduce((sum, each) => sum + each, 0);
