import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@nobi/contract';

export interface Riddle {
  readonly question: string;
  readonly answer: string;
}

/** Riddles and tiny stories, told just as their files have them. */
export interface Collection {
  readonly riddles: Record<Language, readonly Riddle[]>;
  readonly stories: Record<Language, readonly string[]>;
}

const read = async (name: string) =>
  (await readFile(join(import.meta.dirname, name), 'utf8')).trim();

const riddlesIn = async (language: Language): Promise<readonly Riddle[]> =>
  (await read(`riddles.${language}.txt`)).split('\n').map((line) => {
    const [question = '', answer = ''] = line.split(' = ');
    if (!question || !answer)
      throw new Error(`small-talk/riddles.${language}.txt: "${line}" has no answer`);
    return { question, answer };
  });

const storiesIn = async (language: Language): Promise<readonly string[]> =>
  (await read(`stories.${language}.txt`)).split(/\n{2,}/);

export const readRiddlesAndStories = async (): Promise<Collection> => ({
  riddles: { id: await riddlesIn('id'), en: await riddlesIn('en') },
  stories: { id: await storiesIn('id'), en: await storiesIn('en') },
});
