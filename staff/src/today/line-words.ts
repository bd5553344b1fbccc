import { topicOf } from '../resources/safety/safety-case.ts';
import { asAge, asRupiah } from '../text/format.ts';
import { flagOf } from '../text/mismatch-labels.ts';
import { words } from '../text/words.ts';
import type { Line } from './use-waiting.ts';

const t = words.today;

const within = (table: Readonly<Record<string, string>>, key: string) => table[key] ?? key;

/** What a line is about, in the words of its kind. */
const aboutOf = ({ kind, topic }: Line): string => {
  if (topic === null) return '';
  const say: Readonly<Record<Line['kind'], () => string>> = {
    safety: () => topicOf(topic),
    refunds: () => topic,
    mismatches: () => flagOf(topic),
    tickets: () => within(words.tickets.categories, topic),
    'content-reports': () => within(words.contentReports.reasons, topic),
    lessons: () => topic,
    books: () => words.books.levels[Number(topic) - 1] ?? topic,
    packages: () => within(words.items.kinds, topic),
  };
  return say[kind]();
};

/** A line in two sentences: what it is, and how it stands. */
export const wordsOfLine = (line: Line) => {
  const about = aboutOf(line);
  const { title, amount, owner, since, kind } = line;
  const facts = [
    t.one[kind],
    title === null ? '' : about,
    amount === null ? '' : asRupiah(amount),
    t.waits.replace('{age}', asAge(since)),
    owner === null ? '' : t.taken.replace('{name}', owner),
  ];
  return { title: title ?? about, facts: facts.filter((part) => part !== '').join(' · ') };
};
