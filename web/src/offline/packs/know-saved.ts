import { config } from '../../config.ts';
import { noteNow } from './note.ts';

/** The page of the shell may be older than a guest that was saved since: its card says that it is here all the same. */
export const knowSaved = () => {
  if (Object.keys(config.packs).length === 0) return;
  const sizes = Object.entries(noteNow().items).map(([id, { bytes }]) => [id, bytes] as const);
  Object.assign(config.packs, { ...Object.fromEntries(sizes), ...config.packs });
};
