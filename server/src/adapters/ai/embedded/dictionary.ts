import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const kinds = ['noun', 'verb', 'adjective', 'number', 'other'] as const;
export type WordKind = (typeof kinds)[number];

/** One word with its translation, as its list has it. */
export interface DictionaryWord {
  readonly id: string;
  readonly en: string;
  readonly kind: WordKind;
}

export interface Dictionary {
  readonly words: readonly DictionaryWord[];
  readonly opposites: ReadonlyMap<string, readonly string[]>;
  readonly alike: ReadonlyMap<string, readonly string[]>;
  readonly plurals: ReadonlyMap<string, string>;
  /** English words that can be spelled, though not translated. */
  readonly spelled: readonly string[];
}

const themes = ['animals-nature', 'people-body', 'home-food', 'school-town', 'doing', 'describing'];
const entry = /^(?<id>[a-z]+(?:[ -][a-z]+)*)=(?<en>[A-Za-z]+(?:[ -][A-Za-z]+)*)$/;

const linesOf = async (name: string): Promise<string[]> =>
  (await readFile(join(import.meta.dirname, 'dictionary', `${name}.txt`), 'utf8'))
    .trim()
    .split('\n');

const splitBy = (line: string, mark: string) =>
  line
    .split(mark)
    .map((each) => each.trim())
    .filter(Boolean);

const wordsIn = (lines: readonly string[], name: string): DictionaryWord[] => {
  let kind: WordKind = 'noun';
  return lines.flatMap((line) => {
    const heading = kinds.find((each) => each === line);
    if (heading) kind = heading;
    if (heading) return [];
    const its = kind;
    return splitBy(line, ';').map((written) => {
      const { id, en } = entry.exec(written)?.groups ?? {};
      if (!id || !en) throw new Error(`dictionary/${name}.txt: "${written}" is no entry`);
      return { id, en, kind: its };
    });
  });
};

const addTo = (map: Map<string, string[]>, word: string, others: readonly string[]) => {
  const known = map.get(word) ?? [];
  map.set(word, [...known, ...others.filter((other) => other !== word && !known.includes(other))]);
};

const oppositesIn = (lines: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const map = new Map<string, string[]>();
  for (const pair of lines.flatMap((line) => splitBy(line, ';'))) {
    const [one = '', ...rest] = pair.split('-');
    const other = rest.join('-');
    addTo(map, one, [other]);
    addTo(map, other, [one]);
  }
  return map;
};

const alikeIn = (lines: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const map = new Map<string, string[]>();
  for (const group of lines.flatMap((line) => splitBy(line, ';'))) {
    const words = splitBy(group, ',');
    for (const word of words) if (words.length > 1) addTo(map, word, words);
  }
  return map;
};

/** The small dictionary of both languages; a malformed entry stops the start. */
export const readDictionary = async (): Promise<Dictionary> => {
  const lists = await Promise.all(themes.map(async (name) => wordsIn(await linesOf(name), name)));
  const opposites = [...(await linesOf('opposites')), ...(await linesOf('opposites-en'))];
  const plurals = (await linesOf('plurals')).flatMap((line) => splitBy(line, ';'));
  const spelled = (await linesOf('extra-english')).flatMap((line) => splitBy(line, ','));
  return {
    words: lists.flat(),
    opposites: oppositesIn(opposites),
    alike: alikeIn(await linesOf('alike')),
    plurals: new Map(plurals.map((pair) => [pair.split('=')[0] ?? '', pair.split('=')[1] ?? ''])),
    spelled: [...new Set(spelled.map((word) => word.toLowerCase()))].filter((word) =>
      /^[a-z]+$/.test(word),
    ),
  };
};
