import { weights } from './lexicon/weights.ts';
import type { Sentence } from './pattern.rules.ts';

/** How much each sign of a message has spoken for harm and for a child in need, learnt from `prompts/`. */
const learnt: ReadonlyMap<string, readonly [number, number]> = new Map(
  weights.split(',').map((entry): [string, [number, number]] => {
    const [sign = '', hard = '0', help = '0'] = entry.split(':');
    return [sign, [Number(hard), Number(help)]];
  }),
);

/** The signs of a message: its words, pairs of them, and what they stand for. */
export const signsOf = (sentences: readonly Sentence[]): ReadonlySet<string> => {
  const signs = new Set<string>();
  for (const { tokens } of sentences) {
    let before = '^';
    for (const { word, marks } of tokens) {
      signs.add(word).add(`${before} ${word}`);
      before = word;
      for (const mark of marks) if (!mark.startsWith('=')) signs.add(`#${mark}`);
    }
  }
  return signs;
};

const share = (sum: number) => 1 / (1 + Math.exp(-sum));

/** How likely harm is asked for and help is needed, 0 to 1 each; never enough to refuse by. */
export const suspicionOf = (sentences: readonly Sentence[]) => {
  let [hard, help] = learnt.get('') ?? [0, 0];
  for (const sign of signsOf(sentences)) {
    const [more = 0, need = 0] = learnt.get(sign) ?? [];
    hard += more;
    help += need;
  }
  return { hard: share(hard), help: share(help) };
};
