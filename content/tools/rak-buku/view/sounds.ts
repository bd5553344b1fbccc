import { type Effect, openSounds, type Sounds } from '@nobi/kit/guest';

export type Sound = 'tap' | 'page' | 'open' | 'yes' | 'back';

const book: Record<Sound, Effect> = {
  tap: 'tap',
  page: 'page',
  open: 'open',
  yes: 'right',
  back: 'back',
};

export const openBookSounds = (level: number): Sounds<Sound> => openSounds(book, level);
