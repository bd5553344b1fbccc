import type { Language } from '@nobi/contract';

/** Text is made harmless; a number is written as it is. */
export type Cell = string | number | null;

/** What a spreadsheet takes for the beginning of a formula, plain, full-width and small. */
const sign = '[=+\\-@|%＝＋－＠｜％﹦﹢﹣﹫−]';
/** Blanks and invisible characters that a spreadsheet may drop before it looks. */
const unseen = '[\\s\\p{Cc}\\p{Cf}]*';
const formula = new RegExp(`^(?:\\t|${unseen}${sign})`, 'u');
/** A reader that parts cells otherwise than we do would begin one in the middle of ours. */
const hidden = new RegExp(`([,;\\t"]${unseen})(?=${sign})`, 'gu');

/** A row stays a row whatever reads it, and no text in it is ever worked out (ASVS 5.0, 1.2.10). */
const textCell = (text: string) => {
  const line = text.replace(/[\r\n\v\f\u0085\u2028\u2029]+/g, (_breaks, at: number) =>
    at === 0 ? '\t' : ' ',
  );
  const harmless = line.replace(hidden, `$1'`);
  const cell = formula.test(harmless) ? `'${harmless}` : harmless;
  return `"${cell.replaceAll('"', '""')}"`;
};

const written = (cell: Cell) => {
  if (cell === null) return '';
  return typeof cell === 'number' ? String(cell) : textCell(cell);
};

/** Spreadsheets of the reader's country part cells by this: where a comma parts decimals, not by it. */
const separators: Record<Language, string> = { id: ';', en: ',' };

/** One line of a CSV file (RFC 4180), its end included. */
export const csvLine = (cells: readonly Cell[], language: Language) =>
  `${cells.map(written).join(separators[language])}\r\n`;

/** Tells spreadsheets that the file is UTF-8. */
export const byteOrderMark = '\uFEFF';
