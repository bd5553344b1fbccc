/** What the library reads aloud of a book, built or published in the console. */
import { linesOfPair, type SpokenText } from '../lines-file.ts';
import { sentencesOf } from './sentences.ts';

type Pair = Readonly<Record<'id' | 'en', string>>;

interface SpokenBook {
  readonly id: string;
  readonly title: Pair;
  readonly pages: readonly { readonly text: Pair }[];
  readonly questions: readonly {
    readonly ask: Pair;
    readonly right: Pair;
    readonly wrong: readonly Pair[];
  }[];
  readonly retell: readonly Pair[];
}

const languages = ['id', 'en'] as const;

/** In the order in which a child hears it: sentence by sentence, as pages do, and each answer as it is touched. */
export const bookLines = (book: SpokenBook, isFirst: boolean): SpokenText[] => {
  const place = (at: string) => ({ at: `${book.id}.${at}`, isFirst });
  return [
    ...linesOfPair(book.title, place('title')),
    ...book.pages.flatMap(({ text }, page) =>
      languages.flatMap((language) =>
        sentencesOf(text[language]).map((words, part) => ({
          ...place(`${page}.${part}`),
          language,
          words,
        })),
      ),
    ),
    ...book.questions.flatMap(({ ask, right, wrong }, at) => [
      ...linesOfPair(ask, place(`ask.${at}`)),
      ...[right, ...wrong].flatMap((each, answer) =>
        linesOfPair(each, place(`answer.${at}.${answer}`)),
      ),
    ]),
    ...book.retell.flatMap((ask, at) => linesOfPair(ask, place(`retell.${at}`))),
  ];
};
