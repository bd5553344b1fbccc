import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { claimState } from './report.ts';

/** Each sentence with the rows that it stands on: so many answers, on so many days. */
const sentence = { skill: z.string(), name: z.string(), answers: z.int(), days: z.int() };

const oneChild = z.object({
  child: z.string(),
  /** Whether anything was played within the seven days up to today. */
  has_played: z.boolean(),
  /** At most three skills whose state changed this week. */
  moved: z.array(z.object({ ...sentence, to: claimState })),
  stuck: z.nullable(z.object(sentence)),
  /** What to do together, by its title; the report has its steps. */
  home: z.nullable(z.string()),
});
export type FamilyReportChild = z.output<typeof oneChild>;

/** The first look at all children of a family, before one of the reports is read. */
export const reportFamily = {
  family: call({
    method: 'GET',
    path: '/api/report/',
    access: 'adult',
    says: 'Of each child what changed this week, what is still hard and what to do together, without a number by which they could be compared.',
    reply: z.object({ children: z.array(oneChild) }),
    origin: 'added',
  }),
};
