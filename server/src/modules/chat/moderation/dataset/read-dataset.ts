import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Rules and weights are improved with `dev` and judged with `test`, which nobody reads. */
export type Split = 'dev' | 'test';

/** One row of `dataset.tsv`. */
export interface Prompt {
  readonly set: string;
  readonly split: string;
  /** What it is: a topic, `answer`, or what a test of the set needs to know. */
  readonly label: string;
  readonly language: string;
  readonly text: string;
}

const columns = ['set', 'split', 'label', 'language', 'text'];

const [header, ...lines] = readFileSync(join(import.meta.dirname, 'dataset.tsv'), 'utf8')
  .trimEnd()
  .split('\n');
if (header !== columns.join('\t')) throw new Error(`dataset.tsv begins with "${header}"`);

const prompts = lines.map((line): Prompt => {
  const [set = '', split = '', label = '', language = '', text = ''] = line.split('\t');
  return { set, split, label, language, text };
});

/** The rows of some kinds of sets (`help`, or `help-v1` alone), in the order of the file. */
export const promptsOf = (kinds: readonly string[], split?: Split): readonly Prompt[] =>
  prompts.filter(
    (prompt) =>
      kinds.some((kind) => prompt.set === kind || prompt.set.startsWith(`${kind}-`)) &&
      (split === undefined || prompt.split === split),
  );
