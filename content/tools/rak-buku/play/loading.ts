/** Stories come one by one, each when it is opened. */
import type { Story } from '../stories/story.ts';
import { loadBook } from './books.ts';

const files = import.meta.glob<Record<string, Story>>([
  '../stories/**/*.ts',
  '!**/{story,*.test}.ts',
]);

const byId = new Map(
  Object.entries(files).map(([path, load]) => [path.split('/').at(-1)?.replace('.ts', ''), load]),
);

/** Null where it did not arrive, such as without a line. */
export const loadStory = async (id: string): Promise<Story | null> => {
  try {
    const built = byId.get(id);
    if (!built) return await loadBook(id);
    const [story] = Object.values(await built());
    return story ?? null;
  } catch {
    return null;
  }
};
