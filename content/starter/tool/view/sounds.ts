import { type Effect, openSounds, type Sounds } from '@nobi/kit/guest';

type Sound = 'tap' | 'lay';

const book: Record<Sound, Effect> = {
  tap: [0.7, 0, 420, 0.005, 0.02, 0.08, 0, 1.4, 5],
  lay: [0.8, 0, 440, 0.005, 0.05, 0.16, 0, 1.3],
};

export const openToolSounds = (level: number): Sounds<Sound> => openSounds(book, level);
