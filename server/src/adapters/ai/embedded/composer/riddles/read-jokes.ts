import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@nobi/contract';

/** A riddle that plays with words, as its file has it. */
export interface Joke {
  readonly question: string;
  readonly answer: string;
}

export type Jokes = Readonly<Record<Language, readonly Joke[]>>;

const jokesIn = async (language: Language): Promise<readonly Joke[]> => {
  const text = await readFile(join(import.meta.dirname, `jokes.${language}.txt`), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [question = '', answer = ''] = line.split(' = ');
      if (!question || !answer) throw new Error(`jokes.${language}.txt: "${line}" has no answer`);
      return { question, answer };
    });
};

export const readJokes = async (): Promise<Jokes> => ({
  id: await jokesIn('id'),
  en: await jokesIn('en'),
});
