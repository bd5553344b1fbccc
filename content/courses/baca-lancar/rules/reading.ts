/** The written forms among which one is right; the others are known mistakes. Pure. */
import { numberIn, wordIn } from '@nobi/kit/bank';
import { slippedOf } from './hearing.ts';
import type { Arguments } from './tiles.ts';
import { wordNamed } from './words.ts';

/** So many wrong ones stand beside the right one. */
const others = 2;

export const writtenForms = (task: Arguments): string[] => {
  const word = wordIn(task, 'word');
  const wrong = slippedOf(word, wordNamed(word)?.group);
  const from = numberIn(task, 'shift');
  return [word, ...wrong.slice(from, from + others).map(({ text }) => text)];
};
