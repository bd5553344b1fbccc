import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Prompt {
  readonly label: string;
  readonly text: string;
}

export type Half = 'dev' | 'judge';

/** Half of every set is for improving the rules, half for judging them; the text decides which. */
const halfOf = (text: string): Half =>
  (createHash('sha256').update(text).digest()[0] ?? 0) % 2 === 0 ? 'dev' : 'judge';

/** Written before the rules: for judging alone. Written after them and read: for improving. */
const wholes: readonly (readonly [string, Half])[] = [
  ['blind', 'judge'],
  ['extra', 'dev'],
];

export const promptsOf = (set: string, half?: Half): readonly Prompt[] =>
  readFileSync(join(import.meta.dirname, 'prompts', `${set}.tsv`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [label = '', text = ''] = line.split('\t');
      return { label, text };
    })
    .filter(
      ({ text }) =>
        !half || half === (wholes.find(([start]) => set.startsWith(start))?.[1] ?? halfOf(text)),
    );
