/**
 * Lines of games, courses, tools and skills that nobody but their writer has read.
 * `npm run lines` counts them; `npm run lines -- courses/my-world` lists those of a unit;
 * `npm run lines -- courses/my-world read` says that somebody else has read them all, in both languages.
 */
import { linesToRead, markRead, unreadLines } from '../content/consistency/lines/read-lines.ts';

const [wanted, isRead] = process.argv.slice(2);
const units = linesToRead();
const lines = wanted === undefined ? undefined : units.get(wanted);

if (wanted === undefined) {
  for (const [unit, all] of units)
    console.log(`${unreadLines(unit, all).length} of ${all.length} unread: ${unit}`);
} else if (!lines) {
  console.error(`There is no ${wanted}. Known are: ${[...units.keys()].join(', ')}.`);
  process.exitCode = 1;
} else if (isRead === 'read') {
  markRead(wanted, lines);
} else {
  for (const { path, line } of unreadLines(wanted, lines)) console.log(`${path}: ${line}`);
}
