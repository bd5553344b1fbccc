import { type BookDraft, bookSizes } from '@nobi/kit/manifest';
import type { EpubBook } from '../../epub/read-epub.ts';

/** Built stories have names without a number of this kind, so no book of the console meets one of them. */
export const bookIdFor = (title: string, chance: string): string => {
  const words = title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '');
  return `${words || 'buku'}-${chance}`;
};

export const levelNumbered = (level: number): BookDraft['level'] =>
  ([1, 2, 3, 4, 5] as const).find((each) => each === level) ?? 1;

const empty = () => ({ id: '', en: '' });
const question = () => ({
  ask: empty(),
  right: empty(),
  wrong: [empty(), empty()] as [ReturnType<typeof empty>, ReturnType<typeof empty>],
  page: 0,
});

/** A book with as many empty pages as its level asks for at least. */
export const newBook = (title: BookDraft['title'], level: BookDraft['level']): BookDraft => ({
  level,
  title,
  from: '',
  pages: Array.from({ length: bookSizes[level].pages[0] }, () => ({
    text: empty(),
    scene: { place: 'rumah', who: [] },
  })),
  questions: [question(), question()],
  retell: [empty(), empty(), empty()],
  credits: null,
});

export const picturesIn = ({ pages }: BookDraft): string[] => [
  ...new Set(pages.flatMap(({ picture }) => (picture === undefined ? [] : [picture]))),
];

/**
 * A draft of what an EPUB holds, in its own language. `drawn` names the pictures that could be redrawn, by
 * their path in the file.
 */
export const importedBook = (
  { metadata, pages }: EpubBook,
  { level, drawn }: { level: BookDraft['level']; drawn: ReadonlyMap<string, string> },
): BookDraft => {
  const { title, language, author, illustrator, translator, publisher, source, licence } = metadata;
  const inLanguage = (text: string) => ({ ...empty(), [language]: text });
  return {
    ...newBook(inLanguage(title), level),
    pages: pages.map(({ text, picture: path = '' }) => {
      const picture = drawn.get(path);
      return {
        text: inLanguage(text),
        scene: { place: 'rumah', who: [] },
        ...(picture !== undefined && { picture }),
      };
    }),
    credits: { author, illustrator, translator, publisher, source, licence },
  };
};
