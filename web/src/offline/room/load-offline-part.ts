import { config } from '../../config.ts';
import { loadPackWords } from '../screens/pack-words.ts';
import { loadMessages as loadCardMessages } from '../screens/words.ts';
import { OfflinePart } from './offline-part.tsx';
import { loadMessages } from './words.ts';

/** With its words; nothing where nothing can be saved. */
export const loadOfflinePart = async () => {
  await Promise.all([loadMessages(), loadCardMessages(), loadPackWords()]);
  return Object.keys(config.packs).length > 0 ? OfflinePart : () => null;
};
