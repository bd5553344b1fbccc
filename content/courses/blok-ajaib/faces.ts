/** How the choices of the questions look, and what they are called: blocks, rows of beats, numbers. */
import type { Lang } from '@nobi/kit/course';
import { isGuest, isSound, isToken } from './rules/blocks.ts';
import { words } from './text/text.ts';
import { blockPicture, guestPicture, kindOf } from './view/blocks.ts';
import { beadPicture } from './view/players.ts';

const rowOf = (choice: string): string[] => [...(/^row-([dtku]+)$/.exec(choice)?.[1] ?? '')];
const guestOf = (choice: string): string => /^guest-([abc])$/.exec(choice)?.[1] ?? '';

export const face = (choice: string, lang: Lang = 'id'): string => {
  const row = rowOf(choice);
  if (row.length > 0)
    return `<span class="row">${row.map((each) => (isSound(each) ? beadPicture(each) : '')).join('')}</span>`;
  const guest = guestOf(choice);
  if (isGuest(guest)) return `<span class="face-guest">${guestPicture(guest)}</span>`;
  if (!isToken(choice)) return '';
  return `<span class="tok is-${kindOf(choice)}">${blockPicture(choice, lang)}</span>`;
};

export const faceName = (choice: string, lang: Lang): string => {
  const text = words[lang];
  const row = rowOf(choice);
  if (row.length > 0) return row.map((each) => (isSound(each) ? text.sounds[each] : '')).join(' ');
  const guest = guestOf(choice);
  if (isGuest(guest)) return text.guests[guest];
  return isToken(choice) ? text.block(choice) : '';
};
