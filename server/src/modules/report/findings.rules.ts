import type { ReportState } from '@nobi/kit/claim';
import type { ClaimRow, PracticeRow } from './report.store.ts';

interface Movement {
  readonly skill: string;
  readonly from: ReportState;
  readonly to: ReportState;
  readonly day: number;
  readonly answers: number;
  readonly days: number;
}

/** What is told first; a step back comes before small steps forward. */
const rank: Readonly<Record<ReportState, number>> = {
  alone: 0,
  again: 1,
  with_help: 2,
  learning: 3,
  too_little: 4,
};
const mostMoved = 3;

const movementOf = ({ skill, changes, answers, days }: ClaimRow, since: number): Movement[] => {
  const [before, within] = [
    changes.filter(({ day }) => day < since).at(-1)?.state ?? 'too_little',
    changes.filter(({ day }) => day >= since).at(-1),
  ];
  if (!within || within.state === before) return [];
  return [{ skill, from: before, to: within.state, day: within.day, answers, days }];
};

/** Skills that stand elsewhere than before that day: at most three. */
export const movedSince = (claims: readonly ClaimRow[], since: number): Movement[] =>
  claims
    .flatMap((claim) => movementOf(claim, since))
    .toSorted(
      (one, other) =>
        rank[one.to] - rank[other.to] ||
        other.answers - one.answers ||
        (one.skill < other.skill ? -1 : 1),
    )
    .slice(0, mostMoved);

/** Fewer misses are a bad day. */
const fewestMisses = 3;

const goesWell: ReadonlySet<ReportState> = new Set(['alone', 'with_help']);

/**
 * The one skill with the most misses, where they are half of the answers or more. Who can do it with
 * help misses, too, on the way there: that is no trouble.
 */
export const stuckIn = (
  practice: readonly PracticeRow[],
  stateOf: (skill: string) => ReportState,
): PracticeRow | undefined =>
  practice
    .filter(
      ({ skill, misses, answers }) =>
        misses >= fewestMisses && misses * 2 >= answers && !goesWell.has(stateOf(skill)),
    )
    .toSorted((one, other) => other.misses - one.misses || (one.skill < other.skill ? -1 : 1))[0];

const monthOf = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 7);

const nextMonth = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
};

const mostMonths = 12;

/** How many skills stood where at the end of each month, from the first change on. */
export const monthsOf = (claims: readonly ClaimRow[], today: number) => {
  const first = claims.flatMap(({ changes }) => changes[0]?.day ?? []).toSorted((a, b) => a - b)[0];
  if (first === undefined) return [];
  const months = [monthOf(first)];
  for (let month = months[0] ?? ''; month < monthOf(today); ) {
    month = nextMonth(month);
    months.push(month);
  }
  return months.slice(-mostMonths).map((month) => {
    const states = claims.map(
      ({ changes }) => changes.filter(({ day }) => monthOf(day) <= month).at(-1)?.state,
    );
    const count = (...wanted: ReportState[]) =>
      states.filter((state) => state !== undefined && wanted.includes(state)).length;
    return {
      month,
      alone: count('alone'),
      with_help: count('with_help'),
      learning: count('learning', 'again'),
    };
  });
};

/** The phase of the curriculum: by class, else by age, else the first. */
export const phaseOf = (
  { grade, birth_month }: { grade: number | null; birth_month: string | null },
  today: number,
): 'FON' | 'A' | 'B' | 'C' => {
  const grown = grade ?? (birth_month === null ? 1 : gradeByAge(birth_month, today));
  if (grown < 1) return 'FON';
  if (grown <= 2) return 'A';
  return grown <= 4 ? 'B' : 'C';
};

/** First graders are six and a half or older. */
const gradeByAge = (birthMonth: string, today: number): number => {
  const born = Date.parse(`${birthMonth}-01T00:00:00Z`) / 86_400_000;
  return Math.floor((today - born) / 365.25 - 5.5);
};

/** A day counted from 1970, as the calls name it. */
export const dayName = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** Half a millisecond each: what is older of a busy week is counted, but not sorted. */
export const mostSorted = 40;
