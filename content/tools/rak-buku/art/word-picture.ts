/** The picture of a word, where the word names somebody or something that the stories draw. */
import { castOfWord, drawCast } from './cast/cast.ts';
import { put, sized } from './paint.ts';
import { drawThing, isThing } from './things/things.ts';

const frame = (inner: string): string =>
  `<svg viewBox="-70 -140 140 150" aria-hidden="true">${inner}</svg>`;

export const pictureOfWord = (word: string): string | null => {
  const [plain = ''] = word.toLowerCase().split('-');
  const name = castOfWord(plain);
  if (name) return frame(drawCast(name, undefined));
  return isThing(plain) ? frame(put(0, -30, sized(1.5, drawThing(plain)))) : null;
};
