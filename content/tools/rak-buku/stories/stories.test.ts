/** The shelf as an editor sees it: each story keeps to the rules that the console holds new books to. */
import { bookDraft, bookFindings } from '@nobi/kit/manifest';
import { expect, test } from 'vitest';
import type { Story } from './story.ts';

const stories = Object.values(
  import.meta.glob<Story>(['./*.ts', '!./story.ts', '!./*.test.ts'], {
    eager: true,
    import: 'default',
  }),
);

/** As a book of the console would stand there. */
const asBook = ({ id: _id, ...story }: Story) => bookDraft.parse({ ...story, credits: null });

test('each level has eight stories', () => {
  const perLevel = [1, 2, 3, 4, 5].map((level) => stories.filter((s) => s.level === level).length);

  expect(perLevel).toEqual([8, 8, 8, 8, 8]);
});

test.each(stories)(
  '$id keeps to the rules of every book, as those from the console do',
  (story) => {
    expect(bookFindings(asBook(story))).toEqual([]);
  },
);

test('no two stories share an id, a title or a home', () => {
  const shared = (of: (story: Story) => string) => stories.length - new Set(stories.map(of)).size;

  expect([shared((s) => s.id), shared((s) => s.title.id), shared((s) => s.from)]).toEqual([
    0, 0, 0,
  ]);
});
