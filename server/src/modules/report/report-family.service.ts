import type { FamilyReportChild, Report, reportFamily } from '@nobi/contract';
import type { Caller } from '../../auth/caller.ts';
import type { CallInput } from '../../http/serve.ts';
import type { FamilyWish } from './report.service.ts';

interface FamilyDeps {
  readonly readReports: (wish: FamilyWish) => Promise<Report[]>;
}

/** Taken from the very report that a tap opens: both say the same. */
const firstLookAt = ({ child, week, moved, stuck, home, skills }: Report): FamilyReportChild => {
  const sentence = ({ skill, answers, days }: { skill: string; answers: number; days: number }) => ({
    skill,
    name: skills.find(({ id }) => id === skill)?.name ?? skill,
    answers,
    days,
  });
  return {
    child: child.id,
    has_played: week.answers + week.minutes > 0,
    moved: moved.map((one) => ({ ...sentence(one), to: one.to })),
    stuck: stuck && sentence(stuck),
    home: home?.title ?? null,
  };
};

/** All children of a family by the statements of a single report. */
export const reportFamilyService = ({ readReports }: FamilyDeps) => ({
  family: async (
    { language }: CallInput<typeof reportFamily.family>,
    { accountId }: Caller,
  ): Promise<{ children: FamilyReportChild[] }> => {
    const reports = await readReports({ accountId, children: 'all', language });
    return { children: reports.map(firstLookAt) };
  },
});
