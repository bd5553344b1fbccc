import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const embedded = join(import.meta.dirname, '../src/adapters/ai/embedded');

const linesOf = (path: string): string[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

/** A sentence that somebody wrote, with its label. */
export interface Written {
  readonly label: string;
  readonly text: string;
}

/** `label: sentence | sentence` on each line. */
const listed = (path: string): Written[] =>
  linesOf(path).flatMap((line) => {
    const [label = '', ...rest] = line.split(':');
    return rest
      .join(':')
      .split('|')
      .map((text) => ({ label, text: text.trim() }));
  });

/** `question = card` on each line; other skills' questions belong to no card. */
const paired = (path: string): Written[] =>
  linesOf(path).flatMap((line) => {
    const at = line.lastIndexOf(' = ');
    return at < 0 ? [] : [{ label: line.slice(at + 3), text: line.slice(0, at) }];
  });

/** A sentence, a tab and its label on each line. */
const judged = (name: string): Written[] =>
  linesOf(join(embedded, 'judged', `${name}.development.tsv`)).map((line) => {
    const [text = '', label = ''] = line.split('\t');
    return { label, text };
  });

const questions = join(embedded, 'cards/questions');

/** What children ask, with the card that answers. */
export const askedQuestions = (): readonly Written[] => {
  const paraphrases = join(questions, 'paraphrases');
  const skills = new Set(['fact', 'talk', 'comfort', 'word', 'sum', 'items']);
  return [
    ...readdirSync(paraphrases)
      .sort()
      .flatMap((file) => listed(join(paraphrases, file))),
    ...[
      'english.txt',
      'indonesian.txt',
      'held-out.txt',
      'science.txt',
      'society.txt',
      'unanswerable.txt',
    ].flatMap((file) => paired(join(questions, file))),
    ...judged('questions'),
    ...linesOf(join(questions, 'none.txt')).map((text) => ({ label: 'none', text })),
  ].map(({ label, text }) => ({ label: skills.has(label) ? 'none' : label, text }));
};

/** What children tell of, with the situation. */
export const toldSituations = (): readonly Written[] => [
  ...listed(join(embedded, 'feelings/told.txt')),
  ...judged('look-alikes').map(({ text }) => ({ label: 'none', text })),
];
