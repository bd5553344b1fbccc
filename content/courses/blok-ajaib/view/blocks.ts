/** What a block looks like: a picture and, where it has one, its number. */
import type { Lang } from '@nobi/kit/course';
import ayam from '../../../art/fluent/ayam.webp';
import kambing from '../../../art/fluent/kambing.webp';
import sapi from '../../../art/fluent/sapi.webp';
import { type Guest, isGuest, isSound, type Token } from '../rules/blocks.ts';
import { words } from '../text/text.ts';
import { icons } from './icons.ts';
import { playerPicture } from './players.ts';

const photos: Readonly<Record<Guest, string>> = { a: ayam, b: kambing, c: sapi };
export const guestPicture = (guest: Guest): string =>
  `<img src="${photos[guest]}" alt="" draggable="false" />`;

const number = (text: string): string => `<b>${text}</b>`;
const small = (text: string): string => `<small>${text}</small>`;

const marks: Partial<Record<Token, string>> = {
  rn: icons.repeat + icons.counter,
  rx: icons.repeat + icons.spell,
  f: icons.each,
  e: icons.close,
  p: `${icons.counter}${number('+1')}`,
  z: `${icons.counter}${number('=0')}`,
  q: icons.spell,
  m: icons.send,
  hs: icons.start,
  hq: `${icons.spell}${number('=')}`,
  hm: icons.hear,
};

export const blockPicture = (token: Token, lang: Lang): string => {
  if (isSound(token)) return playerPicture(token);
  const mark = marks[token];
  if (mark !== undefined) return mark;
  const text = words[lang];
  if (token === 'o') return small(text.otherwise);
  const [kind, rest] = [token[0], token.slice(1)];
  if (isGuest(rest)) return (kind === 'i' ? small(text.iff) : '') + guestPicture(rest);
  if (kind === 'i') return `${small(text.iff)}${icons.counter}${number(rest)}`;
  return `${kind === 'r' ? icons.repeat : icons.spell}${number(rest)}`;
};

/** Blocks of one kind share a colour. */
export const kindOf = (token: Token): string => {
  if (isSound(token)) return 'sound';
  const kinds: Readonly<Record<string, string>> = {
    r: 'loop',
    f: 'loop',
    i: 'ask',
    p: 'count',
    z: 'count',
    q: 'spell',
    m: 'send',
    h: 'hat',
    o: 'else',
    e: 'end',
  };
  return kinds[token[0] ?? ''] ?? 'sound';
};
