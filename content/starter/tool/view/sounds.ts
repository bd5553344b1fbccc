import { type Effect, openSounds, type Sounds } from '@nobi/kit/guest';

type Sound = 'tap' | 'lay';

const book: Record<Sound, Effect> = {
  tap: 'tap',
  lay: 'lay',
};

export const openToolSounds = (level: number): Sounds<Sound> => openSounds(book, level);
