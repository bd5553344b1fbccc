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

const themes = [
  'animals-nature',
  'people-body',
  'home-food',
  'school-town',
  'doing',
  'describing',
] as const;
/** The lists, by the names of their files. */
export const dictionaryNames = [
  ...themes,
  'opposites',
  'opposites-en',
  'plurals',
  'extra-english',
  'alike',
] as const;

const entry = /^(?<id>[a-z]+(?:[ -][a-z]+)*)=(?<en>[A-Za-z]+(?:[ -][A-Za-z]+)*)$/;

export type DictionaryName = (typeof dictionaryNames)[number];

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

/** The small dictionary of both languages, from the text of each list; a malformed entry is refused. */
export const dictionaryOf = (textOf: (name: DictionaryName) => string): Dictionary => {
  const linesOf = (name: DictionaryName) => textOf(name).trim().split('\n');
  const plurals = linesOf('plurals').flatMap((line) => splitBy(line, ';'));
  const spelled = linesOf('extra-english').flatMap((line) => splitBy(line, ','));
  return {
    words: themes.flatMap((name) => wordsIn(linesOf(name), name)),
    opposites: oppositesIn([...linesOf('opposites'), ...linesOf('opposites-en')]),
    alike: alikeIn(linesOf('alike')),
    plurals: new Map(plurals.map((pair) => [pair.split('=')[0] ?? '', pair.split('=')[1] ?? ''])),
    spelled: [...new Set(spelled.map((word) => word.toLowerCase()))].filter((word) =>
      /^[a-z]+$/.test(word),
    ),
  };
};
