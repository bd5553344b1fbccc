/** What an item with stories reads aloud: sentence by sentence, as its pages do. */
import { linesOfPair, type SpokenText } from '@nobi/kit/manifest';
import { sentencesOf } from '../../tools/rak-buku/rules/words.ts';
import type { Story } from '../../tools/rak-buku/stories/story.ts';

const languages = ['id', 'en'] as const;

const pageLines = (story: Story, isFirst: boolean): SpokenText[] =>
  story.pages.flatMap(({ text }, page) =>
    languages.flatMap((language) =>
      sentencesOf(text[language]).map((words, part) => ({
        at: `${story.id}.${page}.${part}`,
        language,
        words,
        isFirst,
      })),
    ),
  );

const storyLines = (story: Story, isFirst: boolean): SpokenText[] => {
  const place = (at: string) => ({ at: `${story.id}.${at}`, isFirst });
  return [
    ...linesOfPair(story.title, place('title')),
    ...pageLines(story, isFirst),
    ...story.questions.flatMap(({ ask }, at) => linesOfPair(ask, place(`ask.${at}`))),
    ...story.retell.flatMap((ask, at) => linesOfPair(ask, place(`retell.${at}`))),
  ];
};

/** The easiest first; a first play opens one of that shelf, and only the first is counted. */
export const libraryLines = (stories: readonly Story[]): SpokenText[] =>
  stories
    .toSorted((a, b) => a.level - b.level || a.id.localeCompare(b.id))
    .flatMap((story, at) => storyLines(story, at === 0));
