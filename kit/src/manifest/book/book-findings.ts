/** What keeps a book from the children, one finding a field; stories that are built in are held to the same. */
import type { BookCredits, BookDraft } from './book.ts';

export const bookFindingCodes = [
  'missing',
  'whole',
  'longLine',
  'words',
  'pages',
  'sounds',
  'pageWords',
  'same',
  'page',
  'elsewhere',
  'address',
] as const;
export type BookFindingCode = (typeof bookFindingCodes)[number];

/** A field by its path, such as `pages.0.text.id`, and what is wrong there. */
export interface BookFinding {
  readonly at: string;
  readonly code: BookFindingCode;
}

type Level = BookDraft['level'];
type Span = readonly [fewest: number, most: number];

/** Indonesian words and pages of a level. */
export const bookSizes: Readonly<Record<Level, { readonly words: Span; readonly pages: Span }>> = {
  1: { words: [20, 36], pages: [6, 6] },
  2: { words: [60, 90], pages: [6, 8] },
  3: { words: [100, 150], pages: [6, 10] },
  4: { words: [180, 250], pages: [6, 10] },
  5: { words: [300, 400], pages: [8, 12] },
};
/** Words on each page of the first level. */
const firstPageWords: Span = [3, 6];

const isWithin = (count: number, [fewest, most]: Span): boolean => count >= fewest && count <= most;

const wordsIn = (text: string): string[] => text.match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? [];
export const countBookWords = ({ pages }: Pick<BookDraft, 'pages'>): number =>
  pages.reduce((sum, { text }) => sum + wordsIn(text.id).length, 0);

/** Begins with a capital, ends with a full stop, and closes what it quotes. */
const isWhole = (text: string): boolean =>
  /^[“\d\p{Lu}].*[.!?]”?$/u.test(text) &&
  text.match(/“/g)?.length === text.match(/”/g)?.length &&
  !/["\n]|“\p{Lu}[^”]*\p{L}”(?:\s|$)/u.test(text);

/** So long is a sentence that is still spoken at once. */
const longest = 200;
const sentencesIn = (text: string): string[] => text.match(/[^.!?…]+[.!?…]*["”’]*/gu) ?? [];

/** Syllables of one consonant and a vowel, and no pair of vowels that is one sound at the end of a word. */
const decodable = /^(?!.*(?:ai|au|oi)$)(?:[mbsntklpdr]?[aiueo])+$/;
const beyondSecond = /(?:ai|au|oi)$|[fvqxz]|kh|sy|^[bcdfgjklmnprstw][lrw]/;
const canBeRead: Readonly<Record<Level, (word: string) => boolean>> = {
  1: (word) => decodable.test(word),
  2: (word) => !beyondSecond.test(word),
  3: () => true,
  4: () => true,
  5: () => true,
};

const small = new Set(
  'di ke dari yang dan itu ini si para pada untuk dengan akan sudah ia dia mereka karena'.split(
    ' ',
  ),
);
const plain = (text: string): string[] => wordsIn(text.toLowerCase());

/** Endings and beginnings apart: what is answered with "menginjak" may stand there as "terinjak". */
const isLike = (one: string, other: string): boolean => {
  const [short = '', long = ''] = [one, other].sort((a, b) => a.length - b.length);
  return short.length > 3 ? long.includes(short.slice(1, -1)) : short === long;
};

/** How much of an answer stands in a text, without the words that stand everywhere. */
const share = (answer: string, text: string): number => {
  const words = plain(answer).filter((word) => !small.has(word));
  const there = plain(text);
  const found = words.filter((word) => there.some((each) => isLike(word, each)));
  return words.length === 0 ? 0 : found.length / words.length;
};

type Tell = (at: string, code: BookFindingCode) => void;
type Pair = BookDraft['title'];
const languages = ['id', 'en'] as const;

/** `sentence`: as it stands on a page. */
const lookAtPair = (pair: Pair, at: string, { level, tell }: { level: Level; tell: Tell }) => {
  for (const language of languages) {
    const text = pair[language];
    const field = `${at}.${language}`;
    if (text.trim() === '') tell(field, 'missing');
    else if (sentencesIn(text).some((each) => each.trim().length > longest))
      tell(field, 'longLine');
    else if (
      language === 'id' &&
      !(text.toLowerCase().match(/\p{L}+/gu) ?? []).every(canBeRead[level])
    )
      tell(field, 'sounds');
  }
};

const lookAtPages = ({ level, pages }: BookDraft, tell: Tell) => {
  for (const [at, { text }] of pages.entries()) {
    lookAtPair(text, `pages.${at}.text`, { level, tell });
    for (const language of languages)
      if (text[language].trim() !== '' && !isWhole(text[language]))
        tell(`pages.${at}.text.${language}`, 'whole');
    if (level === 1 && !isWithin(wordsIn(text.id).length, firstPageWords))
      tell(`pages.${at}.text.id`, 'pageWords');
  }
  if (!isWithin(pages.length, bookSizes[level].pages)) tell('pages', 'pages');
  else if (!isWithin(countBookWords({ pages }), bookSizes[level].words)) tell('pages', 'words');
};

const lookAtQuestions = ({ level, pages, questions }: BookDraft, tell: Tell) => {
  for (const [at, { ask, right, wrong, page }] of questions.entries()) {
    const field = `questions.${at}`;
    const answers = [right, ...wrong];
    lookAtPair(ask, `${field}.ask`, { level, tell });
    lookAtPair(right, `${field}.right`, { level, tell });
    for (const [place, each] of wrong.entries())
      lookAtPair(each, `${field}.wrong.${place}`, { level, tell });
    if (languages.some((each) => new Set(answers.map((answer) => answer[each].trim())).size < 3))
      tell(`${field}.wrong`, 'same');
    const there = pages[page]?.text.id;
    if (there === undefined) tell(`${field}.page`, 'page');
    else if (share(right.id, there) < 0.5) tell(`${field}.right.id`, 'elsewhere');
    else if (share(right.id, there) < 1 && wrong.some((each) => share(each.id, there) === 1))
      tell(`${field}.wrong`, 'elsewhere');
  }
};

const lookAtCredits = (credits: BookCredits, tell: Tell) => {
  const { author, illustrator, translator, publisher, source } = credits;
  for (const [name, value] of Object.entries({ author, illustrator, translator, publisher }))
    if (value.trim() === '') tell(`credits.${name}`, 'missing');
  if (!URL.canParse(source) || new URL(source).protocol !== 'https:')
    tell('credits.source', 'address');
  if (credits.licence === null) tell('credits.licence', 'missing');
};

/** Empty for a book that children may read. An imported one is somebody's work, so it needs credits. */
export const bookFindings = (
  book: BookDraft,
  { isImported = false }: { readonly isImported?: boolean } = {},
): BookFinding[] => {
  const found = new Map<string, BookFinding>();
  const tell: Tell = (at, code) => {
    if (!found.has(at)) found.set(at, { at, code });
  };
  const { level } = book;
  lookAtPair(book.title, 'title', { level, tell });
  if (book.from.trim() === '') tell('from', 'missing');
  lookAtPages(book, tell);
  lookAtQuestions(book, tell);
  for (const [at, line] of book.retell.entries()) lookAtPair(line, `retell.${at}`, { level, tell });
  if (book.credits) lookAtCredits(book.credits, tell);
  else if (isImported) tell('credits', 'missing');
  return [...found.values()];
};
