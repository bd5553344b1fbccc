import type { ReplyOf, staff } from '@nobi/contract';
import { words } from '../../text/words.ts';

/** One report with its words. */
export type ContentReport = ReplyOf<typeof staff.contentReport>;

const t = words.contentReports;

/** What was reported, in words; an item that has left the catalogue, as its folder is called. */
export const placeOf = ({ kind, item, title }: Pick<ContentReport, 'kind' | 'item' | 'title'>) =>
  kind === 'nobi' || item === null ? t.lists[kind] : (title ?? item);
