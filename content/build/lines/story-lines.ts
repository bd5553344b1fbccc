/** What an item with stories reads aloud. */
import { bookLines, type SpokenText } from '@nobi/kit/manifest';
import type { Story } from '../../tools/rak-buku/stories/story.ts';

/** The easiest first; a first play opens one of that shelf, and only the first is counted. */
export const libraryLines = (stories: readonly Story[]): SpokenText[] =>
  stories
    .toSorted((a, b) => a.level - b.level || a.id.localeCompare(b.id))
    .flatMap((story, at) => bookLines(story, at === 0));
