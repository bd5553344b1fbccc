import { expect, test } from 'vitest';
import { type BookDraft, bookDraft } from './book.ts';
import { bookFindings } from './book-findings.ts';

const both = (text: string) => ({ id: text, en: text });
const question = (page: number) => ({
  ask: both('Siapa yang basah di kolam?'),
  right: both('Bapak dan Dodi'),
  wrong: [both('Kucing'), both('Nenek')],
  page,
});
const sentence = 'Bapak dan Dodi basah semua hari ini, lalu mereka tertawa.';
const good = (): BookDraft =>
  bookDraft.parse({
    level: 2,
    title: both('Mandi di Kolam'),
    from: 'Lampung',
    pages: Array.from({ length: 7 }, () => ({
      text: both(sentence),
      scene: { place: 'sungai', who: [{ name: 'bapak' }] },
    })),
    questions: [question(0), question(3)],
    retell: [both('Siapa?'), both('Apa?'), both('Lalu?')],
    credits: null,
  });
const foundIn = (change: (book: BookDraft) => void) => {
  const book = good();
  change(book);
  return Object.fromEntries(bookFindings(book).map(({ at, code }) => [at, code]));
};
const onPage = (text: string) => (book: BookDraft) => {
  const [page] = book.pages;
  if (page) page.text.id = text;
};

test('a book that keeps to its level has nothing to mend', () => {
  expect(foundIn(() => {})).toEqual({});
});

test.each<[string, (book: BookDraft) => void, Record<string, string>]>([
  ['no capital', onPage(sentence.toLowerCase()), { 'pages.0.text.id': 'whole' }],
  ['no full stop', onPage(sentence.slice(0, -1)), { 'pages.0.text.id': 'whole' }],
  ['a quotation that stays open', onPage(`“${sentence}`), { 'pages.0.text.id': 'whole' }],
  [
    'an empty page',
    onPage(' '),
    { 'pages.0.text.id': 'missing', 'questions.0.right.id': 'elsewhere' },
  ],
  [
    'sounds of a later level',
    onPage(sentence.replace('hari', 'syukur')),
    { 'pages.0.text.id': 'sounds' },
  ],
  [
    'too few words',
    (book) => {
      for (const { text } of book.pages.slice(0, 2)) text.id = 'Ia basah.';
    },
    { pages: 'words', 'questions.0.right.id': 'elsewhere' },
  ],
  ['too few pages', (book) => void book.pages.splice(0, 3), { pages: 'pages' }],
  [
    'a question whose answer stands on no such page',
    ({ questions }) => {
      questions[0].page = 9;
      questions[1].right = both('Kuda hitam');
    },
    { 'questions.0.page': 'page', 'questions.1.right.id': 'elsewhere' },
  ],
  [
    'two answers that are the same',
    ({ questions }) => {
      questions[0].wrong[1] = both('Kucing');
    },
    { 'questions.0.wrong': 'same' },
  ],
  [
    'credits with gaps',
    (book) => {
      book.credits = {
        author: 'A. Penulis',
        illustrator: '',
        translator: '-',
        publisher: 'Penerbit',
        source: 'http://example.org/buku',
        licence: 'cc-by-4.0',
      };
    },
    { 'credits.illustrator': 'missing', 'credits.source': 'address' },
  ],
])('finds %s', (_what, spoil, findings) => {
  expect(foundIn(spoil)).toEqual(findings);
});

test('an imported book needs credits, and whoever credits somebody chooses a licence', () => {
  const names = { author: 'A', illustrator: 'B', translator: '-', publisher: 'C' };
  const credits = { ...names, source: 'https://example.org/', licence: null };

  expect(bookFindings(good(), { isImported: true })).toEqual([{ at: 'credits', code: 'missing' }]);
  expect(bookFindings({ ...good(), credits })).toEqual([
    { at: 'credits.licence', code: 'missing' },
  ]);
});

test('no licence is known that forbids selling or changing', () => {
  const { credits: _none, ...book } = good();
  const names = { author: 'A', illustrator: 'B', translator: '-', publisher: 'C' };
  const withLicence = (licence: string) => ({
    ...book,
    credits: { ...names, source: 'https://example.org/', licence },
  });

  expect(bookDraft.safeParse(withLicence('cc-by-sa-4.0')).success).toBe(true);
  for (const licence of ['cc-by-nc-4.0', 'cc-by-nd-4.0', 'all-rights-reserved'])
    expect(bookDraft.safeParse(withLicence(licence)).success).toBe(false);
});
