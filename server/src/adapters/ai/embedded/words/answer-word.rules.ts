import type { Language } from '@nobi/contract';
import { nearest } from '../similarity.rules.ts';
import type { EmbeddedText } from '../text.en.ts';
import { englishSyllables } from './english-syllables.ts';
import type { Lexicon } from './lexicon.ts';
import { syllablesOf } from './syllables.rules.ts';
import { pluralOf, rhymesOf } from './word-forms.rules.ts';
import { type WordTask, wordRequestIn } from './word-requests.rules.ts';

/** A question about one word is short; the patterns see nothing longer. */
const longest = 120;

type Text = EmbeddedText['words'];

/** `isKnown` says that the word was understood, not only looked for. */
export interface WordAnswer {
  readonly text: string;
  readonly isKnown: boolean;
}

const quoted = (words: readonly string[], text: Text) =>
  words.map((each) => `“${each}”`).join(` ${text.or} `);

const spell = (word: string, text: Text) =>
  text.letters(word, [...word.replace(/ /g, '')].filter((letter) => letter !== '-').join(' - '));

const bySyllableRule = (word: string, text: Text) => {
  const parts = word.split(/[ -]/).map(syllablesOf);
  const found = parts.flatMap((each) => each ?? []);
  return parts.includes(undefined) ? undefined : text.byRule(word, found.join('-'), found.length);
};

const lines = (...found: readonly (string | undefined)[]) =>
  found.filter(Boolean).join('\n') || undefined;

/** What is known of a word for sure; undefined where nothing is. */
const factsOf = (lexicon: Lexicon) => {
  const split = (word: string, text: Text) => {
    const parts =
      lexicon.syllables.get(word) ??
      (lexicon.divided.has(word) ? englishSyllables(word) : undefined);
    if (parts) return text.syllables(word, parts.join('-'), parts.length);
    return lexicon.toEnglish.has(word) ? bySyllableRule(word, text) : undefined;
  };

  const translate = (word: string, text: Text, to: Language | undefined) => {
    const others = (map: Lexicon['toEnglish'], is: boolean) =>
      is ? (map.get(word) ?? []).filter((each) => each !== word) : [];
    const english = others(lexicon.toEnglish, to !== 'id');
    const indonesian = others(lexicon.toIndonesian, to !== 'en');
    return lines(
      english.length > 0 ? text.inThis(word, quoted(english, text)) : undefined,
      indonesian.length > 0 ? text.inOther(word, quoted(indonesian, text)) : undefined,
    );
  };

  const listed = (found: readonly string[] | undefined, text: Text) =>
    found && found.length > 0 ? quoted(found, text) : undefined;

  return {
    split,
    translate,
    about: (word: string, text: Text) =>
      lines(spell(word, text), split(word, text), translate(word, text, undefined)),
    opposite: (word: string, text: Text) => {
      const others = listed(lexicon.dictionary.opposites.get(word), text);
      return others && text.opposite(word, others);
    },
    alike: (word: string, text: Text) => {
      const others = lexicon.dictionary.alike
        .get(word)
        ?.map((each) => `“${each}”`)
        .join(', ');
      return others && text.alike(word, others);
    },
    rhymes: (word: string, text: Text) => {
      const others = rhymesOf(word, lexicon).map((each) => `“${each}”`);
      return others.length > 0 ? text.rhymes(word, others.join(', ')) : undefined;
    },
    plural: (word: string, text: Text) => pluralOf(word, lexicon, text),
  };
};

/** Answers about single words: only what the lists know, and syllables by the rule. */
export const wordAnswers = (lexicon: Lexicon) => {
  const { all } = lexicon;
  const facts = factsOf(lexicon);
  const listed = [...all];

  const notKnown = (word: string, text: Text) => {
    const likes = nearest(word, listed).map((each) => `“${each}”`);
    return likes.length > 0 ? text.maybe(word, likes.join(` ${text.or} `)) : text.unknown(word);
  };

  const known: Record<
    WordTask,
    (word: string, text: Text, language: Language) => string | undefined
  > = {
    check: (word, text) => (all.has(word) ? text.isRight(word) : undefined),
    spelling: (word, text) =>
      all.has(word) ? lines(spell(word, text), facts.split(word, text)) : undefined,
    // The rule is the Indonesian one; of an English word that the bank lacks nothing is claimed.
    syllables: (word, text, language) =>
      facts.split(word, text) ??
      (language === 'id' && !lexicon.toIndonesian.has(word)
        ? bySyllableRule(word, text)
        : undefined),
    english: (word, text) =>
      facts.translate(word, text, 'en') ??
      (lexicon.toIndonesian.has(word) ? facts.about(word, text) : undefined),
    indonesian: (word, text) =>
      facts.translate(word, text, 'id') ??
      (lexicon.toEnglish.has(word) ? facts.about(word, text) : undefined),
    opposite: facts.opposite,
    alike: facts.alike,
    rhymes: facts.rhymes,
    plural: facts.plural,
  };

  const translated = new Set<WordTask>(['english', 'indonesian', 'opposite', 'alike']);

  const answer = (
    task: WordTask,
    word: string,
    style: { text: Text; language: Language },
  ): WordAnswer => {
    const found = known[task](word, style.text, style.language);
    if (found) return { text: found, isKnown: true };
    const [meant, ...others] = all.has(word) ? [] : nearest(word, listed);
    const isClear = meant !== undefined && others.length === 0 && translated.has(task);
    const guess = isClear ? known[task](meant, style.text, style.language) : undefined;
    if (guess) return { text: `${style.text.meant(meant ?? '')} ${guess}`, isKnown: true };
    const text = all.has(word) ? style.text.noSuch(word) : notKnown(word, style.text);
    return { text, isKnown: false };
  };

  return (text: string, language: Language, words: EmbeddedText): WordAnswer | undefined => {
    if (text.length > longest) return undefined;
    const alone = text.replace(/[.?!"]+/g, '').trim();
    if (lexicon.toEnglish.has(alone) || lexicon.toIndonesian.has(alone)) {
      const about = facts.about(alone, words.words);
      return about === undefined ? undefined : { text: about, isKnown: true };
    }
    // "kupu kupu" is one word, said twice.
    const request = wordRequestIn(text.replace(/\b(\p{L}{2,}) \1\b/gu, '$1-$1'));
    return request && answer(request.task, request.word, { text: words.words, language });
  };
};
