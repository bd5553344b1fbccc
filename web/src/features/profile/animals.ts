import cat from './animals/cat.svg';
import crocodile from './animals/crocodile.svg';
import elephant from './animals/elephant.svg';
import orangutan from './animals/orangutan.svg';
import starling from './animals/starling.svg';
import tiger from './animals/tiger.svg';

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
