/** Short enough to be spoken at once: whole sentences, and long ones at a comma. */
export const sentencesOf = (text: string, most = 180): string[] =>
  (text.match(/[^.!?…]+[.!?…]+["”’]*\s*|[^.!?…]+$/gu) ?? [])
    .flatMap((sentence) => (sentence.length <= most ? [sentence] : sentence.split(/(?<=[,;:])\s/u)))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));

export const wordsOf = (text: string): string[] => text.split(/\s+/u).filter(Boolean);

/** Without signs before and after it: so a word is said that is touched. */
export const bare = (word: string): string => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
