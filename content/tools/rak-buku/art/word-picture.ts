/** The picture of a word, where the word names somebody or something that the stories draw. */
import { castOfWord, drawAlone } from './cast/cast.ts';
import { put, sized } from './paint.ts';
import { drawThing, isThing } from './things/things.ts';

const frame = (inner: string): string =>
  `<svg viewBox="-84 -114 168 120" aria-hidden="true">${inner}</svg>`;

export const pictureOfWord = (word: string): string | null => {
  const [plain = ''] = word.toLowerCase().split('-');
  const name = castOfWord(plain);
  if (name) return frame(drawAlone(name));
  return isThing(plain) ? frame(put(0, -10, sized(1.3, drawThing(plain)))) : null;
};
