/** Which lines somebody other than their writer has read, kept as short hashes beside this file. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Line, writtenLines } from './written-lines.ts';

/** What is written to be read or heard, also where it stands among an item's rules. */
const texts = [
  'content/{games,courses,tools}/*/{text,lessons,checks,stories,rules,generators}/**/*.ts',
  'content/{games,courses,tools}/*/{manifest,course}.ts',
  'content/skills/**/*.ts',
  'content/words/*.ts',
  'kit/src/**/words.ts',
  'kit/src/{guest/port/outside,learning/claim/report-state}.ts',
];

/** Code, in which what begins with a capital is a title or a sentence. */
const code = ['content/{games,courses,tools}/*/{activities,play,scene,view}/**/*.ts'];

/** An item, a room of what is said about skills, the word bank, or the kit: what one reader takes at a time. */
const unitOf = ({ path }: Line): string => {
  const [top = '', shelf = '', name = ''] = path.split('/');
  if (top === 'kit') return top;
  return name.endsWith('.ts') ? shelf : `${shelf}/${name}`;
};

/** A label of one word needs no second reader; what is said in several does. */
export const isSaid = ({ line }: Pick<Line, 'line'>): boolean => {
  const words = line.replace(/\$\{[^}]*\}/g, '0');
  return /\p{L}{3}/u.test(words) && /[\p{L}0][,;:.!?…”"]* +\S*[\p{L}0]/u.test(words);
};

const isDrawing = ({ line }: Line): boolean => /<\w|[a-z]="/.test(line);
const beginsLikeATitle = ({ line }: Line): boolean => /^["“(]?\p{Lu}/u.test(line);

/** All lines that need a second reader, by unit. */
export const linesToRead = (): Map<string, Line[]> => {
  const inCode = writtenLines(code).filter(beginsLikeATitle);
  const units = new Map<string, Line[]>();
  for (const line of [...writtenLines(texts), ...inCode]) {
    if (!isSaid(line) || isDrawing(line)) continue;
    const unit = unitOf(line);
    units.set(unit, [...(units.get(unit) ?? []), line]);
  }
  return units;
};

/** The same words are the same line wherever they stand. Eight digits: of 20,000 lines two in a hundred thousand share one. */
export const hashOf = ({ line }: Pick<Line, 'line'>): string =>
  createHash('sha256').update(line).digest('hex').slice(0, 8);

const recordOf = (unit: string): string =>
  join(import.meta.dirname, 'read', `${unit.replace('/', '.')}.txt`);

const hashesRead = (unit: string): ReadonlySet<string> => {
  const record = recordOf(unit);
  return new Set(existsSync(record) ? readFileSync(record, 'utf8').split(/\s+/) : []);
};

/** What stands in a unit and nobody but its writer has read, in the order of the sources. */
export const unreadLines = (unit: string, lines: readonly Line[]): Line[] => {
  const read = hashesRead(unit);
  return lines.filter((line) => !read.has(hashOf(line)));
};

/** What stands in a record after some lines were read; lines that are gone are forgotten. */
export const recordAfter = (
  before: ReadonlySet<string>,
  lines: readonly Line[],
  read: readonly Line[],
): string[] => {
  const known = new Set([...before, ...read.map(hashOf)]);
  return [...new Set(lines.map(hashOf))].filter((hash) => known.has(hash)).toSorted();
};

/** Says that these lines of a unit, as they stand now, were read. */
export const markRead = (unit: string, lines: readonly Line[], read = lines): void => {
  const hashes = recordAfter(hashesRead(unit), lines, read);
  const rows = hashes.map((hash, at) => hash + (at % 10 === 9 ? '\n' : ' ')).join('');
  const record = recordOf(unit);
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, `${rows.trimEnd()}\n`);
};
