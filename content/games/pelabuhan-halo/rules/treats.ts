/** Surprises for the free harbour: the same thing in another colour or another size. Pure. */
import { colourIds, paintable, plain, resizable, sizeIds, type Thing } from './things.ts';

const oneOf = <T>(list: readonly T[], random: () => number): T | null =>
  list[Math.floor(random() * list.length)] ?? null;

export const anyThing = (word: string, random: () => number): Thing => {
  if (random() < 0.3) return plain(word);
  if (paintable.includes(word)) return { word, colour: oneOf(colourIds, random), size: null };
  if (resizable.includes(word)) return { word, colour: null, size: oneOf(sizeIds, random) };
  return plain(word);
};
