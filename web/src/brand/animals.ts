import cat from './art/animals/cat.svg';
import crocodile from './art/animals/crocodile.svg';
import elephant from './art/animals/elephant.svg';
import orangutan from './art/animals/orangutan.svg';
import starling from './art/animals/starling.svg';
import tiger from './art/animals/tiger.svg';

/** Six friends from the islands, for whoever shows no photo. */
export const animals = { tiger, elephant, orangutan, crocodile, starling, cat } as const;

export type Animal = keyof typeof animals;

export const animalNames = [
  'tiger',
  'elephant',
  'orangutan',
  'crocodile',
  'starling',
  'cat',
] as const satisfies readonly Animal[];
