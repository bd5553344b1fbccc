export type WordTask =
  | 'syllables'
  | 'spelling'
  | 'check'
  | 'english'
  | 'indonesian'
  | 'opposite'
  | 'alike'
  | 'rhymes'
  | 'plural';

const target = '["\\(]?(?<word>\\p{L}+(?:[ -]\\p{L}+){0,3}?)["\\)]?';
const filler = '(?:kata |the word |word |dari |untuk |of |for |in |is |apa |itu |adalah )*';
const tail =
  '(?: (?:apa saja|apa aja|apa|ya|dong|itu|please|bagaimana|gimana|berapa|have|has|benar|betul|right|correct|spelled right|spelled correctly|tidak|gak|nggak|in english|in indonesian|dalam bahasa inggris|dalam bahasa indonesia|bahasa inggrisnya|bahasa indonesianya|inggrisnya|indonesianya|ada berapa suku kata(?:nya)?|punya berapa suku kata))*$';
const ask = (task: WordTask, head: string, end = tail): readonly [WordTask, RegExp] => [
  task,
  new RegExp(`^(?:.*\\b)?(?:${head}) ${filler}${target}${end}`, 'u'),
];

const taskPatterns: readonly (readonly [WordTask, RegExp])[] = [
  ask('opposite', 'lawan kata(?:nya)?|lawan dari|kebalikan(?:nya)?|antonim(?:nya)?|opposites?'),
  [
    'opposite',
    new RegExp(`^(?:apa |kata )?${target} (?:lawan katanya|kebalikannya|antonimnya)`, 'u'),
  ],
  ask('alike', 'sinonim(?:nya)?|persamaan kata|kata lain(?:nya)?|synonyms?|another word'),
  ask('rhymes', '(?:yang )?(?:berima|rima(?:nya)?)(?: dengan)?|rhymes?(?: with)?'),
  ask('plural', 'plurals?(?: form)?|jamak(?:nya)?|bentuk jamak'),
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
    'bahasa indonesia(?:nya)?(?: dari)?|indonesianya|indonesian (?:word )?for|arti(?:nya)?(?: kata)?',
  ),
  ask('indonesian', 'what does', ' mean(?: in indonesian)?$'),
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

export interface WordRequest {
  readonly task: WordTask;
  readonly word: string;
}

const questionWords = new Set([
  'apa',
  'apa itu',
  'what',
  'gimana',
  'bagaimana',
  'siapa',
  'mana',
  'itu',
]);

/** Names a language and no word: whoever says only this means the thing before. */
const languageAlone =
  /^(?:apa )?(?:bahasa )?(?:inggris|indonesia)(?:nya)?(?: apa)?$|^(?:in )?(?:english|indonesian)$/;

/** What a message wants to know about which word; undefined when it is about no word. */
export const wordRequestIn = (text: string): WordRequest | undefined => {
  const plain = text
    .replace(/[.?!,]+|(?<!\p{L})'|'(?!\p{L})/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (languageAlone.test(plain)) return undefined;
  for (const [task, pattern] of taskPatterns) {
    const word = pattern.exec(plain)?.groups?.word;
    // "apa" at the end asks; it is not asked about.
    if (word && !questionWords.has(bare(word))) return { task, word: bare(word) };
  }
  return undefined;
};
