import type { Sentence } from '../topics/pattern.rules.ts';

/** The signs of a message: its words, pairs of them, and what they stand for. */
export const signsOf = (sentences: readonly Sentence[]): ReadonlySet<string> => {
  const signs = new Set<string>();
  for (const { tokens } of sentences) {
    let before = '^';
    for (const { word, marks } of tokens) {
      signs.add(word).add(`${before} ${word}`);
      before = word;
      for (const mark of marks) if (mark !== `=${word}`) signs.add(`#${mark}`);
    }
    signs.add(`${before} $`);
  }
  return signs;
};
