export interface ChangedLine {
  /** The dotted name of what changed; empty where the whole is one value. */
  readonly name: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

const parsed = (text: string | null): unknown => {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
};

const saying = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const flat = (value: unknown, name = ''): [string, string][] => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return value === undefined || value === null ? [] : [[name, saying(value)]];
  return Object.entries(value).flatMap(([key, inner]) =>
    flat(inner, name === '' ? key : `${name}.${key}`),
  );
};

/** What an entry of the log says was changed, part by part; what stayed is left out. */
export const changedLines = (before: string | null, after: string | null): ChangedLine[] => {
  const [was, is] = [new Map(flat(parsed(before))), new Map(flat(parsed(after)))];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((name) => ({ name, before: was.get(name), after: is.get(name) }))
    .filter((line) => line.before !== line.after);
};
