import { Readable } from 'node:stream';
import type { Language } from '@nobi/contract';
import type { FastifyReply } from 'fastify';
import { byteOrderMark, type Cell, csvLine } from './csv.rules.ts';

type Row = readonly Cell[];

interface CsvContent {
  /** Such as `nobi-orders-2026-01.csv`. */
  readonly name: string;
  readonly language: Language;
  readonly head: Row;
  /** Some rows at a time; the next are asked for when these have left. */
  readonly pages: AsyncGenerator<readonly Row[]>;
}

/** A table that leaves as a file for spreadsheets, however long, in bounded memory. */
export class CsvFile {
  readonly content: CsvContent;

  constructor(content: CsvContent) {
    this.content = content;
  }
}

async function* textOf({ head, language, pages }: CsvContent, first: readonly Row[]) {
  const textOfRows = (rows: readonly Row[]) => rows.map((row) => csvLine(row, language)).join('');
  yield byteOrderMark + csvLine(head, language) + textOfRows(first);
  for await (const rows of pages) yield textOfRows(rows);
}

/**
 * Sends the file as it is read. What fails before the first rows is answered as any other call; later
 * the connection breaks, so that no browser keeps half a file for a whole one.
 */
export const sendCsv = async (reply: FastifyReply, { content }: CsvFile) => {
  const first = await content.pages.next();
  return reply
    .headers({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="${content.name}"`,
      'cache-control': 'no-store',
    })
    .send(Readable.from(textOf(content, first.done ? [] : first.value)));
};
