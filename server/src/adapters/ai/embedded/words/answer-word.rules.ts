import type { Language } from '@nobi/contract';
import type { EmbeddedText } from '../text.en.ts';
import type { BankWord } from '../word-bank.ts';
import { englishSyllables } from './english-syllables.ts';
import { nearest } from './likeness.rules.ts';
import { syllablesOf } from './syllables.rules.ts';

type Wish = 'syllables' | 'spelling' | 'check' | 'english' | 'indonesian';

const target = '["\\(]?(?<word>\\p{L}+(?:[ -]\\p{L}+)??)["\\)]?';
const filler = '(?:kata |the word |word |dari |untuk |of |for |in |is |apa |itu |adalah )*';
const tail =
  '(?: (?:apa|ya|dong|itu|please|bagaimana|gimana|berapa|have|has|benar|betul|right|correct|spelled right|spelled correctly|tidak|gak|nggak|in english|in indonesian|dalam bahasa inggris|dalam bahasa indonesia|bahasa inggrisnya|bahasa indonesianya|inggrisnya|indonesianya|ada berapa suku kata(?:nya)?|punya berapa suku kata))*$';
const ask = (wish: Wish, head: string, end = tail): readonly [Wish, RegExp] => [
  wish,
  new RegExp(`^(?:.*\\b)?(?:${head}) ${filler}${target}${end}`, 'u'),
];

const wishes: readonly (readonly [Wish, RegExp])[] = [
  ask(
    'check',
    'benarkah ejaan|apakah ejaan|ejaan kata|ejaan|cek ejaan|check|(?:did i|have i) (?:spell|spelled|spelt)|is',
    ' (?:(?:ini |itu |sudah )?(?:benar|betul|tepat)(?: atau (?:salah|tidak))?|(?:spelled|spelt|written) (?:right|correctly)|correct|right)$',
  ),
  ask('syllables', 'suku kata(?:nya)?|syllables?(?: are| are there)?(?: in| of| does)?|suku-suku'),
  [
    'syllables',
    new RegExp(
      `^(?:(?:pecah|bagi|penggal)(?:lah|kan)?|split|divide) (?:kata |the word )?${target} (?:jadi|menjadi|ke|atas|into) (?:suku(?: kata)?|syllables)`,
      'u',
    ),
  ],
  [
    'syllables',
    new RegExp(`^(?:kata )?${target} (?:ada|punya|terdiri dari) berapa suku kata`, 'u'),
  ],
  ask(
    'english',
    'bahasa inggris(?:nya)?(?: dari)?|inggrisnya|english (?:word )?for|arti(?:nya)? dalam bahasa inggris',
  ),
  ask(
    'indonesian',
    'bahasa indonesia(?:nya)?(?: dari)?|indonesianya|indonesian (?:word )?for|arti(?:nya)?(?: kata)?|what does',
    `(?: mean(?: in indonesian)?)?${tail}`,
  ),
  [
    'english',
    new RegExp(
      `^(?:apa |what is |what's |how do you say )?${target} (?:(?:dalam )?bahasa inggris(?:nya)?|in english|inggrisnya)`,
      'u',
    ),
  ],
  [
    'indonesian',
    new RegExp(
      `^(?:apa |what is |what's |how do you say )?${target} (?:(?:dalam )?bahasa indonesia(?:nya)?|in indonesian|indonesianya)`,
      'u',
    ),
  ],
  ask(
    'spelling',
    'eja(?:kan|lah)?|mengeja|ejaan|cara menulis|dieja|tulisan|spell(?:ing)?|how (?:do you|to) write',
  ),
];

const bare = (word: string) => word.replace(/^(?:kata|word|dari|the|of) /, '').trim();

interface Asked {
  readonly wish: Wish;
  readonly word: string;
}

const askedIn = (text: string): Asked | undefined => {
  const plain = text
    .replace(/[.?!,]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  for (const [wish, pattern] of wishes) {
    const word = pattern.exec(plain)?.groups?.word;
    if (word) return { wish, word: bare(word) };
  }
  return undefined;
};

const spell = (word: string, text: EmbeddedText['words']) =>
  text.letters(word, [...word.replace(/ /g, '')].filter((letter) => letter !== '-').join(' - '));

const bySyllableRule = (word: string, text: EmbeddedText['words']) => {
  const parts = word.split(/[ -]/).map(syllablesOf);
  const found = parts.flatMap((each) => each ?? []);
  return parts.includes(undefined) ? undefined : text.byRule(word, found.join('-'), found.length);
};

/** A question about one word is short; the patterns see nothing longer. */
const longest = 120;

/** Answers about single words: only what the bank knows, and syllables by the rule. */
export const wordAnswers = (bank: readonly BankWord[]) => {
  const byIndonesian = new Map(bank.map((each) => [each.id, each]));
  const byEnglish = new Map(bank.map((each) => [each.en, each]));
  const all = [...new Set([...byIndonesian.keys(), ...byEnglish.keys()])];

  const split = (word: string, text: EmbeddedText['words']) => {
    const parts =
      byIndonesian.get(word)?.suku ?? (byEnglish.has(word) ? englishSyllables(word) : undefined);
    return parts && text.syllables(word, parts.join('-'), parts.length);
  };

  const notKnown = (word: string, text: EmbeddedText['words']) => {
    const likes = nearest(word, all).map((each) => `“${each}”`);
    return likes.length > 0 ? text.maybe(word, likes.join(` ${text.or} `)) : text.unknown(word);
  };

  const translate = (word: string, text: EmbeddedText['words'], to: Language | undefined) => {
    const english = to === 'id' ? undefined : byIndonesian.get(word)?.en;
    const indonesian = to === 'en' ? undefined : byEnglish.get(word)?.id;
    const lines = [
      ...(english === undefined || english === word ? [] : [text.inThis(word, english)]),
      ...(indonesian === undefined || indonesian === word ? [] : [text.inOther(word, indonesian)]),
    ];
    return lines.length > 0 ? lines.join('\n') : undefined;
  };

  const about = (word: string, text: EmbeddedText['words']) =>
    [spell(word, text), split(word, text), translate(word, text, undefined)]
      .filter(Boolean)
      .join('\n');

  const answers: Record<
    Wish,
    (word: string, text: EmbeddedText['words'], language: Language) => string
  > = {
    check: (word, text) => (all.includes(word) ? text.isRight(word) : notKnown(word, text)),
    spelling: (word, text) =>
      all.includes(word)
        ? [spell(word, text), split(word, text)].filter(Boolean).join('\n')
        : notKnown(word, text),
    syllables: (word, text, language) =>
      split(word, text) ??
      // The rule is the Indonesian one; of an English word that the bank lacks nothing is claimed.
      ((language === 'id' ? bySyllableRule(word, text) : undefined) || notKnown(word, text)),
    english: (word, text) =>
      translate(word, text, 'en') ??
      (byEnglish.has(word) ? about(word, text) : notKnown(word, text)),
    indonesian: (word, text) =>
      translate(word, text, 'id') ??
      (byIndonesian.has(word) ? about(word, text) : notKnown(word, text)),
  };

  return (text: string, language: Language, words: EmbeddedText): string | undefined => {
    if (text.length > longest) return undefined;
    const alone = text.replace(/[.?!"]+/g, '').trim();
    if (all.includes(alone)) return about(alone, words.words);
    const asked = askedIn(text);
    return asked && answers[asked.wish](asked.word, words.words, language);
  };
};
