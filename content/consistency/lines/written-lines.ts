/** What is written for a child or a parent, as it stands in the sources. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../../..');

export interface Line {
  /** From the root of the repository. */
  readonly path: string;
  readonly line: string;
}

const quoted = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`/g;

/** An apostrophe in one opens no text. */
const comment = /\/\*[\s\S]*?\*\//g;

/** Every text in quotation marks that has a letter. Each row of a text is a line of its own. */
export const writtenLines = (places: readonly string[]): Line[] =>
  globSync(places, { cwd: root })
    .filter((path) => !/\.(?:test|testing)\.ts$/.test(path))
    .toSorted()
    .flatMap((path) =>
      (readFileSync(join(root, path), 'utf8').replace(comment, '').match(quoted) ?? [])
        .map((each) => each.slice(1, -1))
        .flatMap((text) => text.split('\n'))
        .map((text) => ({ path, line: text.replaceAll('\\n', ' ').replace(/[[\]]/g, '').trim() })),
    )
    // What begins with a brace is the end of a text that has another one inside.
    .filter(({ line }) => /\p{L}/u.test(line) && !line.startsWith('}'));
