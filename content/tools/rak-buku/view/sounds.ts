import { type Effect, openSounds, type Sounds } from '@nobi/kit/guest';

export type Sound = 'tap' | 'page' | 'open' | 'yes' | 'back';

const book: Record<Sound, Effect> = {
  tap: [0.6, 0, 420, 0.005, 0.02, 0.08, 0, 1.4, 5],
  // Paper that turns: a short breath of noise.
  page: [0.35, 0.2, 180, 0.02, 0.03, 0.12, 4, 0.4, 0, 0, 0, 0, 0, 2],
  open: [0.6, 0, 330, 0.01, 0.08, 0.2, 0, 1.2, 2],
  yes: [0.7, 0, 523, 0.01, 0.1, 0.3, 0, 1.3, 0, 0, 131, 0.08],
  back: [0.5, 0, 300, 0.01, 0.05, 0.15, 0, 1.2, -2],
};

export const openBookSounds = (level: number): Sounds<Sound> => openSounds(book, level);
