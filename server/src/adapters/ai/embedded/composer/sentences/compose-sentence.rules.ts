import type { Language } from '@nobi/contract';
import type { Chance } from '../chance.rules.ts';
import { fill, withArticle } from '../fill.rules.ts';
import { heroes } from '../stories/hero.ts';
import { adjectives } from './adjectives.ts';
import { animalFrames, nounGroups } from './nouns.ts';
import { verbs } from './verbs.ts';

interface Word extends Readonly<Record<Language, string>> {
  readonly frames: Readonly<Record<Language, readonly string[]>>;
  /** Words of one kind may stand for one another as an example. */
  readonly kind: 'noun' | 'verb' | 'adjective';
  readonly isUncounted: boolean;
}

const rowsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((row) => {
      const [pair = '', rest = ''] = row.split(': ');
      const [id = '', en = ''] = pair.split('=');
      const [idRest = '', enRest = ''] = rest.split(' | ');
      return { id, en, idRest, enRest };
    });

const verbWords: readonly Word[] = rowsOf(verbs).map(({ id, en, idRest, enRest }) => ({
  id,
  en,
  kind: 'verb',
  isUncounted: false,
  frames: {
    id: [`Aku ${idRest}.`, `Aku suka ${idRest}.`],
    en: [`I ${enRest}.`, `I like to ${enRest}.`],
  },
}));

const adjectiveWords: readonly Word[] = rowsOf(adjectives).map(({ id, en, idRest, enRest }) => ({
  id,
  en,
  kind: 'adjective',
  isUncounted: false,
  frames: {
    id: /(?:masih|sudah)$/.test(idRest)
      ? [`${idRest} ${id}.`, `Menurutku, ${idRest} ${id}.`]
      : [
          `${idRest} ${id} sekali.`,
          `${idRest} sangat ${id}.`,
          `Menurutku, ${idRest} ${id} sekali.`,
        ],
    en: [`${enRest} is very ${en}.`, `I think ${enRest} is very ${en}.`],
  },
}));

const nounWords: readonly Word[] = nounGroups.flatMap(({ words, frames }) =>
  words.split('; ').map((row): Word => {
    const [id = '', en = ''] = row.split('=');
    const isUncounted = en.endsWith('*');
    return { id, en: en.replace('*', ''), kind: 'noun', frames, isUncounted };
  }),
);

const animalWords: readonly Word[] = heroes
  .filter(({ sort, id }) => (sort === 'animal' || sort === 'water') && id !== 'putri duyung')
  .map(({ id, en }) => ({ id, en, kind: 'noun', frames: animalFrames, isUncounted: false }));

const all: readonly Word[] = [...nounWords, ...animalWords, ...verbWords, ...adjectiveWords];

const singular = (word: string) => word.replace(/^(?:a|an|the|to) /, '');

const find = (word: string, language: Language): Word | undefined =>
  all.find((each) => each[language] === singular(word)) ??
  all.find((each) => each.id === word || each.en === singular(word));

const sentencesWith = (word: Word, language: Language): readonly string[] => {
  const a = word.isUncounted ? `some ${word.en}` : withArticle(word.en);
  return word.frames[language].map((frame) => fill(frame, { w: word[language], a }));
};

/** A sentence with the child's word, not one of the earlier ones; undefined where no sentence is sure to fit it. */
export const composeSentence = (
  word: string,
  { language, earlier }: { readonly language: Language; readonly earlier: readonly string[] },
  chance: Chance,
): string | undefined => {
  const found = find(word, language);
  if (!found) return undefined;
  const all = sentencesWith(found, language);
  const fresh = all.filter((each) => !earlier.some((text) => text.includes(each)));
  return chance.one(fresh.length > 0 ? fresh : all);
};

export const knowsWord = (word: string, language: Language): boolean =>
  find(word, language) !== undefined;

/** A sentence with another word, of the same kind where that is known: it does not do the child's work. */
export const similarSentence = (
  word: string,
  language: Language,
  chance: Chance,
): { readonly word: string; readonly sentence: string } => {
  const found = find(word, language);
  const other = chance.one(
    all.filter(
      (each) =>
        each.kind === (found?.kind ?? 'noun') && each[language] !== (found?.[language] ?? word),
    ),
  );
  return { word: other[language], sentence: chance.one(sentencesWith(other, language)) };
};

/** Every sentence that may be made. */
export const allSentences = (language: Language): readonly string[] =>
  all.flatMap((word) => sentencesWith(word, language));
