import type { missed as english } from './words.en.ts';

export const missed = {
  offer: 'Tanya Nobi',
  title: 'Yuk, pikirkan bersama',
  hear: 'Dengar lagi',
  more: 'Petunjuk lagi',
  otherWay: 'Cara lain',
  back: 'Kucoba sendiri',
} satisfies typeof english;
