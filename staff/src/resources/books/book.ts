import { currentLanguage } from '@nobi/client/language';
import type { ReplyOf, staff } from '@nobi/contract';
import { type BookDraft, type BookFinding, bookDraft, bookFindingCodes } from '@nobi/kit/manifest';
import { words } from '../../text/words.ts';

export type BookRow = ReplyOf<typeof staff.books>['books'][number];
export type Book = Omit<ReplyOf<typeof staff.book>, 'draft'> & { readonly draft: BookDraft };

export const readBook = (reply: ReplyOf<typeof staff.book>): Book => ({
  ...reply,
  draft: bookDraft.parse(reply.draft),
});

export const bookKey = (id: string) => ['book', id];
export const bookAddress = (id: string) => `/books/${id}/show`;

export const titleOf = ({ title_id, title_en }: Pick<BookRow, 'title_id' | 'title_en'>): string =>
  // An imported book has a title in its own language at first.
  currentLanguage() === 'id' ? title_id || title_en : title_en || title_id;

export type Level = BookDraft['level'];
export const levels = [1, 2, 3, 4, 5] as const;
export const levelNamed = (name: string): Level =>
  levels.find((each) => String(each) === name) ?? 1;

const t = words.books;

/** What is wrong, in words, by the path of its field. */
export const faultsOf = (findings: readonly BookFinding[]): ReadonlyMap<string, string> =>
  new Map(
    findings.flatMap(({ at, code }) =>
      bookFindingCodes.includes(code) ? [[at, t.findings[code]] as const] : [],
    ),
  );

/** The same list with one of its entries changed. */
export const withAt = <Each>(all: readonly Each[], at: number, next: Each): Each[] =>
  all.map((each, place) => (place === at ? next : each));
