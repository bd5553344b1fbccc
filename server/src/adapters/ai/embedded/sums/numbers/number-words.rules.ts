const indonesian = 'nol satu dua tiga empat lima enam tujuh delapan sembilan'.split(' ');
const english =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const parts = 'half third quarter fifth sixth seventh eighth ninth tenth'.split(' ');

/** A value and the place after its last word. */
interface Read {
  readonly value: number;
  readonly next: number;
}

const unit = (word: string | undefined, from: number): number | undefined => {
  const at = word === undefined ? -1 : indonesian.indexOf(word);
  return at >= from ? at : undefined;
};

/** The words that stand for a count of tens or hundreds: "dua puluh", "sepuluh". */
const counted = (words: readonly string[], at: number, scale: string): Read | undefined => {
  if (words[at] === `se${scale}`) return { value: 1, next: at + 1 };
  const count = unit(words[at], 1);
  return count !== undefined && words[at + 1] === scale
    ? { value: count, next: at + 2 }
    : undefined;
};

const belowHundred = (words: readonly string[], at: number): Read | undefined => {
  const teen = counted(words, at, 'belas');
  if (teen) return { value: 10 + teen.value, next: teen.next };
  const ten = counted(words, at, 'puluh');
  if (!ten) {
    const one = unit(words[at], 0);
    return one === undefined ? undefined : { value: one, next: at + 1 };
  }
  const one = unit(words[ten.next], 1);
  return { value: ten.value * 10 + (one ?? 0), next: ten.next + (one === undefined ? 0 : 1) };
};

const belowThousand = (words: readonly string[], at: number): Read | undefined => {
  const hundred = counted(words, at, 'ratus');
  if (!hundred) return belowHundred(words, at);
  const rest = belowHundred(words, hundred.next);
  const isRest = rest !== undefined && rest.value > 0;
  return {
    value: hundred.value * 100 + (isRest ? rest.value : 0),
    next: isRest ? rest.next : hundred.next,
  };
};

const readIndonesian = (words: readonly string[], at: number): Read | undefined => {
  const head = belowThousand(words, at);
  const thousand =
    words[at] === 'seribu'
      ? { value: 1, next: at + 1 }
      : head && head.value > 0 && words[head.next] === 'ribu'
        ? { value: head.value, next: head.next + 1 }
        : undefined;
  if (!thousand) return head;
  const rest = belowThousand(words, thousand.next);
  const isRest = rest !== undefined && rest.value > 0;
  return {
    value: thousand.value * 1000 + (isRest ? rest.value : 0),
    next: isRest ? rest.next : thousand.next,
  };
};

const englishBelowHundred = (words: readonly string[], at: number): Read | undefined => {
  const ten = tens.indexOf(words[at] ?? '');
  const one = english.indexOf(words[ten === -1 ? at : at + 1] ?? '');
  if (ten === -1) return one === -1 ? undefined : { value: one, next: at + 1 };
  const isOne = one > 0 && one < 10;
  return { value: (ten + 2) * 10 + (isOne ? one : 0), next: at + (isOne ? 2 : 1) };
};

/** "a hundred", "two hundred and five": a count, its scale, and what may follow. */
const englishScaled = (
  words: readonly string[],
  at: number,
  scale: { word: string; worth: number; below: typeof englishBelowHundred },
): Read | undefined => {
  const head =
    words[at] === 'a' && words[at + 1] === scale.word
      ? { value: 1, next: at + 1 }
      : scale.below(words, at);
  if (!head || head.value === 0 || words[head.next] !== scale.word) return head;
  const after = head.next + 1;
  const rest = scale.below(words, words[after] === 'and' ? after + 1 : after);
  const isRest = rest !== undefined && rest.value > 0;
  return {
    value: head.value * scale.worth + (isRest ? rest.value : 0),
    next: isRest ? rest.next : after,
  };
};

const englishBelowThousand = (words: readonly string[], at: number) =>
  englishScaled(words, at, { word: 'hundred', worth: 100, below: englishBelowHundred });

const readEnglish = (words: readonly string[], at: number) =>
  englishScaled(words, at, { word: 'thousand', worth: 1000, below: englishBelowThousand });

/** The whole number that these words spell from `at` on, in either language, to 999,999. */
export const readNumberWords = (words: readonly string[], at: number): Read | undefined =>
  readIndonesian(words, at) ?? readEnglish(words, at);

/** The denominator that a word names: "perempat" 4, "quarters" 4; undefined for other words. */
export const namedPart = (word: string): number | undefined => {
  const per = /^per(\w+)$/.exec(word)?.[1];
  if (per) return per === 'sepuluh' ? 10 : unit(per, 2);
  if (word === 'halves') return 2;
  if (/^fourths?$/.test(word)) return 4;
  const at = parts.indexOf(word.replace(/s$/, ''));
  return at === -1 ? undefined : at + 2;
};

/** The fraction that one word is by itself: "setengah", "seperempat", "half". */
export const namedFraction = (word: string): number | undefined => {
  if (/^(setengah|separuh|separo|half)$/.test(word)) return 2;
  if (word === 'quarter') return 4;
  return word.startsWith('seper') ? namedPart(word.slice(2)) : undefined;
};

/** "duapuluh" is "dua puluh" written in one. */
export const partGlued = (word: string): string[] => {
  const glued = /^(satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan)(belas|puluh|ratus|ribu)$/;
  const found = glued.exec(word);
  return found?.[1] && found[2] ? [found[1], found[2]] : [word];
};
