/** How the choices of the questions look, and what they are called. */
import type { Lang } from '@nobi/kit/course';
import { words } from './text/text.ts';
import { friendPicture } from './view/friends.ts';
import { isThing, thingPicture } from './view/things.ts';

const friendNumber = (choice: string): number =>
  Number(/^friend-(1?[1-9]|10|20)$/.exec(choice)?.[1] ?? 0);

export const face = (choice: string): string => {
  const number = friendNumber(choice);
  // Dots and hair instead of the digit: the child counts.
  if (number > 0) return friendPicture(number);
  return isThing(choice) ? thingPicture(choice) : '';
};

export const faceName = (choice: string, lang: Lang): string => {
  const number = friendNumber(choice);
  if (number > 0) return words[lang].friend(number);
  return isThing(choice) ? words[lang].thing(choice) : '';
};
