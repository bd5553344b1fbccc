/** Everybody who can stand in a story, and how big they are beside each other. */
import type { Cast } from '../../stories/story.ts';
import { sized } from '../paint.ts';
import type { Mood } from './face.ts';
import { bird, birds } from './feathered.ts';
import { furry } from './furry.ts';
import { furryAnimals } from './furry-animals.ts';
import { others } from './others.ts';
import { people } from './people.ts';
import { person } from './person.ts';

type Draw = (mood: Mood) => string;

const each = <Name extends string, Look>(
  looks: Readonly<Record<Name, Look>>,
  draw: (look: Look, mood: Mood) => string,
) => {
  const entries = Object.entries<Look>(looks);
  return entries.map(([name, look]): [string, Draw] => [name, (mood) => draw(look, mood)]);
};

const drawings = new Map<string, Draw>([
  ...each(people, person),
  ...each(furryAnimals, furry),
  ...each(birds, bird),
  ...Object.entries(others),
]);

/** How big against how it was drawn, and half of the place that it takes. */
const sizes: Readonly<Record<Cast, readonly [scale: number, half: number]>> = {
  tini: [1, 42],
  laila: [1, 40],
  rani: [1, 54],
  dodi: [1, 38],
  mika: [1, 40],
  ibu: [1, 40],
  bapak: [1, 40],
  nenek: [1, 40],
  kakek: [1, 40],
  guru: [1, 40],
  kerbau: [1.4, 54],
  sapi: [1.35, 50],
  kuda: [1.35, 50],
  kambing: [1.02, 48],
  kucing: [0.76, 42],
  anjing: [0.86, 42],
  ayam: [0.74, 46],
  bebek: [0.74, 38],
  monyet: [0.86, 44],
  orangutan: [1.25, 46],
  gajah: [1.75, 56],
  komodo: [1.12, 86],
  penyu: [0.95, 62],
  tarsius: [0.72, 56],
  cenderawasih: [0.8, 56],
  beo: [0.66, 38],
  ikan: [0.72, 48],
  kepiting: [0.7, 52],
};

/** Drawn with its feet at 0, 0. */
export const drawCast = (name: Cast, mood: Mood): string =>
  sized(sizes[name][0], drawings.get(name)?.(mood) ?? '');

/** By itself, as big as a picture of its own. */
export const drawAlone = (name: Cast): string => {
  const picture = drawings.get(name)?.(undefined) ?? '';
  return name in people ? sized(0.76, picture) : picture;
};

/** Half of how wide it stands, so that neighbours keep apart. */
export const halfOf = (name: Cast): number => sizes[name][0] * sizes[name][1];

export const isDrawn = (name: string): boolean => drawings.has(name);

/** Swims where the place is under water. */
export const swims = (name: Cast): boolean => name === 'ikan' || name === 'penyu';

/** Indonesian words that name an animal or one of the family; children go by other names in each story. */
export const castOfWord = (word: string): Cast | null => {
  const animals = [...Object.keys(furryAnimals), ...Object.keys(birds), ...Object.keys(others)];
  const family = ['ibu', 'bapak', 'nenek', 'kakek', 'guru'];
  const isName = (name: string): name is Cast => animals.includes(name) || family.includes(name);
  return isName(word) ? word : null;
};
