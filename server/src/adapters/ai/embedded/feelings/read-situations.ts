import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@nobi/contract';

/** What a child may go through, what it says then, and words written with care. */
export interface Situation {
  readonly name: string;
  /** Any one; each is groups of which every one must be said. */
  readonly cues: readonly (readonly (readonly string[])[])[];
  readonly text: Readonly<Record<Language, string>>;
}

const blocksOf = (text: string): string[][] => {
  const blocks: string[][] = [];
  for (const line of text.split('\n').filter((each) => each !== '' && !each.startsWith('#')))
    if (/^[a-z-]+$/.test(line)) blocks.push([line]);
    else blocks.at(-1)?.push(line);
  return blocks;
};

const cueOf = (line: string) =>
  line
    .slice(2)
    .split(' & ')
    .map((group) => group.split('/'));

/** The situations of the file, the most pressing first. */
export const readSituations = async (): Promise<readonly Situation[]> => {
  const text = await readFile(join(import.meta.dirname, 'situations.txt'), 'utf8');
  return blocksOf(text).map(([name = '', ...lines]) => {
    const saying = (mark: string) =>
      lines.find((line) => line.startsWith(`${mark} `))?.slice(mark.length + 1) ?? '';
    return {
      name,
      cues: lines.filter((line) => line.startsWith('= ')).map(cueOf),
      text: { id: saying('id'), en: saying('en') },
    };
  });
};
