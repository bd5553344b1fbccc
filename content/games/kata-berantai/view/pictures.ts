/** A picture of each word, and of whoever comes where there is none. */
import { pictureSource } from '@nobi/kit/game';
import { wordNamed } from '../rules/words.ts';
import { creature } from './creature.ts';

/** Each is fetched when its word first comes up, not before. */
const addresses = import.meta.glob<string>('../../../art/small/*.webp', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** Of a train: the thing that it names, or a creature made of its letters. */
export const pictureOf = (wagons: readonly string[]): string => {
  const word = wordNamed(wagons.join(''));
  return word
    ? (addresses[`../../../art/small/${word.id}.webp`] ?? '')
    : pictureSource(creature(wagons));
};
