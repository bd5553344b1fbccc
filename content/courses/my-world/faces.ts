/** How the choices of the questions look, and what they are called: English words, times and things. */
import type { Lang } from '@nobi/kit/course';
import { nameOf } from './text/names.ts';
import { phrases } from './text/phrases.ts';
import { clockPicture } from './view/clock.ts';
import { thingPicture } from './view/pictures.ts';

/** `at-26` is a time, in quarters of an hour. */
const timeIn = (choice: string): number | null => {
  const quarters = /^at-(\d+)$/.exec(choice)?.[1];
  return quarters === undefined ? null : Number(quarters);
};

export const face = (choice: string): string => {
  const phrase = phrases[choice];
  if (phrase !== undefined) return `<span class="word-face" lang="en">${phrase}</span>`;
  const at = timeIn(choice);
  return at === null ? thingPicture(choice) : clockPicture(at);
};

export const faceName = (choice: string, lang: Lang): string => {
  const phrase = phrases[choice];
  if (phrase !== undefined) return phrase;
  const at = timeIn(choice);
  if (at === null) return nameOf(choice, lang);
  return `${Math.floor(at / 4)}:${`${(at % 4) * 15}`.padStart(2, '0')}`;
};
