/**
 * Lines of games, courses, tools and skills that nobody but their writer has read.
 * `npm run lines` counts them; `npm run lines -- courses/my-world` lists those of a unit;
 * `npm run lines -- courses/my-world read` says that somebody else has read them all, in both languages.
 * Who reads one language keeps its rows of that list in a file: `npm run lines -- courses/my-world read mine.txt`.
 */
import { readFileSync } from 'node:fs';
import { linesToRead, markRead, unreadLines } from '../content/consistency/lines/read-lines.ts';
import type { Line } from '../content/consistency/lines/written-lines.ts';

const [wanted, isRead, list] = process.argv.slice(2);
const rowOf = ({ path, line }: Line): string => `${path}: ${line}`;
const units = linesToRead();
const lines = wanted === undefined ? undefined : units.get(wanted);

if (wanted === undefined) {
  for (const [unit, all] of units)
    console.log(`${unreadLines(unit, all).length} of ${all.length} unread: ${unit}`);
} else if (!lines) {
  console.error(`There is no ${wanted}. Known are: ${[...units.keys()].join(', ')}.`);
  process.exitCode = 1;
} else if (isRead === 'read') {
  const rows = list === undefined ? undefined : new Set(readFileSync(list, 'utf8').split('\n'));
  markRead(wanted, lines, rows ? lines.filter((line) => rows.has(rowOf(line))) : lines);
} else {
  for (const line of unreadLines(wanted, lines)) console.log(rowOf(line));
}
