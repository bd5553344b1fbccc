import { type Effect, openSounds, type Sounds } from '@nobi/kit/guest';

export type Sound = 'pull' | 'launch' | 'right' | 'oops' | 'tap' | 'finish' | 'paint';

/** Wood under a hammer, a hull that slides into the water, a small gamelan. */
const book: Record<Sound, Effect> = {
  pull: [['tak', 470, 0, 0.35]],
  launch: [
    ['bamboo', 196, 0, 0.5],
    ['tak', 240, 0.12, 0.5],
    ['water', 210, 0.3, 0.9],
    ['gong', 196, 0.34, 0.3],
  ],
  right: 'right',
  oops: 'oops',
  tap: 'tap',
  finish: 'finish',
  paint: [['kalimba', 392, 0, 0.5]],
};

export const openGameSounds = (level: number): Sounds<Sound> => openSounds(book, level);
