/** What kinds of personal data are looked for. */
export type PersonalData =
  | 'phone'
  | 'mail'
  | 'number'
  | 'password'
  | 'address'
  | 'school'
  | 'name'
  | 'handle'
  | 'birthday';

/** From where to where something personal stands in a text. */
export type Span = readonly [start: number, end: number];

/** A word where it stands, without the punctuation around it. */
export interface Word {
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
  /** A comma, a full stop or the like follows. */
  readonly isLast: boolean;
}

export const wordsIn = (text: string): readonly Word[] =>
  [...text.matchAll(/[^\s,;!?()"“”[\]]+/gu)]
    .map(({ 0: found, index }) => {
      const bare = found.replace(/^[.:'’-]+/, '');
      const start = index + found.length - bare.length;
      const word = bare.replace(/[.:'’-]+$/, '');
      const end = start + word.length;
      return {
        text: word,
        lower: word.toLowerCase().replaceAll('’', "'"),
        start,
        end,
        isLast: /[.,;!?)(]/.test(text[end] ?? ''),
      };
    })
    .filter(({ text: word }) => word.length > 0);

/** Written with a capital, where capitals mean something. */
export const isCapital = (word: Word | undefined): boolean =>
  word !== undefined && /^\p{Lu}/u.test(word.text);

export const listOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
