import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Card, Focus, Topic } from './card.ts';

const folder = import.meta.dirname;
const focuses = new Set<string>(['a', 'e', 'n', 'w', 'l', 't']);
const isFocus = (letter: string): letter is Focus => focuses.has(letter);

const topicOf = (written: string, at: number): Topic => ({
  words: written.replace(/^!/, '').split('/'),
  isRequired: at === 0 || written.startsWith('!'),
});

/** A card is a block of lines: its name, `?` topics | focus, `id`, `+`, `en`, `+`, and perhaps `=` its source and `#` items. */
const cardOf = (block: string, file: string): Card => {
  const refuse = (): never => {
    throw new Error(`cards/${file}.txt: this is no card:\n${block}`);
  };
  const found =
    /^(?<id>[a-z-]+) (?<age>\d+)\n\? (?<topics>[^|\n]+) \| (?<focus>[a-z ]+?)(?<comfort> ~)?\nid (?<id1>.+)\n\+ (?<id2>.+)\nen (?<en1>.+)\n\+ (?<en2>.+)(?:\n= (?<source>.+))?(?:\n# (?<items>.+))?$/.exec(
      block,
    );
  const {
    id = '',
    age,
    topics = '',
    focus = '',
    comfort,
    id1,
    id2,
    en1,
    en2,
    source,
    items,
  } = found?.groups ?? {};
  if (!id1 || !id2 || !en1 || !en2) return refuse();
  const letters = focus.split(' ');
  if (!letters.every(isFocus)) return refuse();
  return {
    id,
    file,
    fromAge: Number(age),
    topics: topics.trim().split(/\s+/).map(topicOf),
    focuses: new Set(letters),
    isComfort: comfort !== undefined,
    text: { id: id1, en: en1 },
    more: { id: id2, en: en2 },
    source,
    items: items?.split(' ') ?? [],
  };
};

/** Every card of the files beside this one; a malformed one stops the start. */
export const readCards = async (): Promise<readonly Card[]> => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.txt')).sort();
  const cards = files.map(async (name) => {
    const text = await readFile(join(folder, name), 'utf8');
    return text
      .trim()
      .split(/\n{2,}/)
      .map((block) => cardOf(block.trim(), name.replace('.txt', '')));
  });
  return (await Promise.all(cards)).flat();
};
