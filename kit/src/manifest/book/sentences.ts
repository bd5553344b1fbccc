/** Short enough to be spoken at once: whole sentences, and long ones at a comma. */
export const sentencesOf = (text: string, most = 180): string[] =>
  (text.match(/[^.!?…]+[.!?…]+["”’]*\s*|[^.!?…]+$/gu) ?? [])
    .flatMap((sentence) => (sentence.length <= most ? [sentence] : sentence.split(/(?<=[,;:])\s/u)))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
