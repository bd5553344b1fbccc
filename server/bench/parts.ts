import { listPart } from './calls/list.ts';
import { playsPart } from './calls/plays.ts';
import { refusalsPart } from './calls/refusals.ts';
import { startPart } from './calls/start.ts';
import { claimsPart } from './claims/claims.ts';
import { consolePart } from './console/console.ts';
import { familiesPart } from './families/families.ts';
import { overloadPart } from './families/overload.ts';
import { widePart } from './families/wide.ts';
import { judgingPart } from './nobi/judging.ts';
import { nobiPart } from './nobi/nobi.ts';
import type { Part } from './part.ts';
import { lettersPart } from './report-page/letters.ts';
import { reportPagePart } from './report-page/report-page.ts';
import { workersPart } from './workers/workers.ts';
import { yearPart } from './year/year.ts';

export const parts: Readonly<Record<string, Part>> = {
  start: startPart,
  list: listPart,
  plays: playsPart,
  refusals: refusalsPart,
  families: familiesPart,
  overload: overloadPart,
  nobi: nobiPart,
  judging: judgingPart,
  wide: widePart,
  console: consolePart,
  year: yearPart,
  workers: workersPart,
  report: reportPagePart,
  letters: lettersPart,
  claims: claimsPart,
};
