import { lineKey, type VoiceLanguage } from '@nobi/contract';
import type { BookDraft, LinesFile, SpokenText } from '@nobi/kit/manifest';
import { type LiveTexts, spokenSets } from '../../../catalogue/spoken-lines.ts';
import type { Line } from './line-states.rules.ts';

interface LineSet {
  readonly id: string;
  /** The item that says it. */
  readonly item: string;
  /** Of a book from the console. */
  readonly title: BookDraft['title'] | null;
  readonly of: Readonly<Record<VoiceLanguage, readonly Line[]>>;
}

interface LineBook {
  readonly sets: readonly LineSet[];
  /** A line that is said somewhere now, with all the places where it stands. */
  find(key: string, language: VoiceLanguage): Line | undefined;
}

/** The same few thousand words are named again and again. */
const namer = () => {
  const known = new Map<string, string>();
  const most = 50_000;
  return ({ words, language }: SpokenText): string => {
    const name = `${language}\n${words}`;
    const key = known.get(name) ?? lineKey(words, language);
    if (known.size < most) known.set(name, key);
    return key;
  };
};

/** What can be recorded now: built texts, and lessons and books as staff published them. The same until they change. */
export const openLineBook = (file: LinesFile, texts: LiveTexts) => {
  const keyOf = namer();
  const linesIn = (set: string, spoken: readonly SpokenText[]): Line[] => {
    const lines = new Map<string, Line>();
    for (const text of spoken) {
      const key = keyOf(text);
      const before = lines.get(key);
      lines.set(key, {
        key,
        language: text.language,
        words: before?.words ?? text.words,
        places: [...(before?.places ?? []), `${set}/${text.at}`],
        isFirst: text.isFirst || before?.isFirst === true,
      });
    }
    return [...lines.values()];
  };
  const write = (): LineBook => {
    const sets = spokenSets(file, texts).map(({ id, item, title, lines }) => {
      const of = (language: VoiceLanguage) =>
        linesIn(
          id,
          lines.filter((each) => each.language === language),
        );
      return { id, item, title, of: { id: of('id'), en: of('en') } };
    });
    return {
      sets,
      find(key, language) {
        const same = sets.flatMap((set) => set.of[language].filter((each) => each.key === key));
        const [first] = same;
        return first && { ...first, places: same.flatMap(({ places }) => places) };
      },
    };
  };
  const now = () => ({ lessons: texts.lessons.all, books: texts.books.all });
  let seen = now();
  let known: LineBook | undefined;
  return (): LineBook => {
    const { lessons, books } = now();
    if (!known || lessons !== seen.lessons || books !== seen.books) known = write();
    seen = { lessons, books };
    return known;
  };
};

export type OpenLines = ReturnType<typeof openLineBook>;
