import { type BookDraft, bookSizes } from '@nobi/kit/manifest';

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
