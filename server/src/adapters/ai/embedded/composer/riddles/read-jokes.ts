import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@nobi/contract';

/** A riddle that plays with words. */
export interface Joke {
  readonly question: string;
  readonly answer: string;
  /** The answer where it is one word: what fits on a button, and can be guessed there. */
  readonly word: string | undefined;
  readonly hint: string;
}

export type Jokes = Readonly<Record<Language, readonly Joke[]>>;

const letterHint: Readonly<Record<Language, (letter: string) => string>> = {
  id: (letter) => `Jawabannya mulai dengan huruf ${letter}.`,
  en: (letter) => `The answer begins with the letter ${letter}.`,
};

/** A line is "question = answer = hint"; for one word its first letter is a hint enough. */
const jokeIn = (line: string, language: Language): Joke => {
  const [question = '', written = '', ownHint] = line.split(' = ');
  const answer = written.replace(/[!.]+$/, '');
  const bare = answer.toLowerCase().replace(/^an? /, '');
  const word = bare.includes(' ') ? undefined : bare;
  const hint = ownHint ?? (word && letterHint[language](word.charAt(0).toUpperCase()));
  if (!answer || !hint)
    throw new Error(`jokes.${language}.txt: "${line}" has no answer or no hint`);
  return { question, answer, word, hint };
};

const jokesIn = async (language: Language): Promise<readonly Joke[]> => {
  const text = await readFile(join(import.meta.dirname, `jokes.${language}.txt`), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => jokeIn(line, language));
};

export const readJokes = async (): Promise<Jokes> => ({
  id: await jokesIn('id'),
  en: await jokesIn('en'),
});
