/** What is kept between sessions: pages that were printed, front pages of one's own, the riddles that are being built. */
import { writeGame } from '@nobi/kit/game';
import type { CountedSaved } from '@nobi/kit/rounds';
import { isText, list } from '@nobi/kit/save';
import { levels } from './code.ts';
import { type Front, readFronts } from './front.ts';
import { type Order, type Page, topLevel } from './page.ts';
import { pageOf } from './pages.ts';
import { counted } from './tasks.ts';

export interface Save extends CountedSaved {
  /** Codes of the newest pages, the last one last. */
  printed: readonly string[];
  fronts: readonly Front[];
  made: readonly Order[];
}

export const mostPrinted = 12;

/** The page behind a code, whole. */
export const printedPage = (code: string): Page | null => {
  const [order] = levels.ordersOf(code) ?? [];
  return order ? pageOf(order, topLevel) : null;
};

export const readSave = (text: string | null): Save => {
  const { progress, session, rest } = counted.read(text);
  const printed = list(rest.printed)
    .filter(isText)
    .filter((code) => printedPage(code) !== null)
    .slice(-mostPrinted);
  return {
    progress,
    session,
    printed,
    fronts: readFronts(rest.fronts),
    made: levels.fromSave(rest.made),
  };
};

export const writeSave = ({ made, fronts, ...save }: Save): string =>
  writeGame({ ...save, fronts: fronts.map((parts) => ({ parts })), made: levels.toSave(made) });
