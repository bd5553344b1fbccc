import {
  type ChatTopic,
  chatTopics,
  type Language,
  Problem,
  type Report,
  type report,
} from '@nobi/contract';
import { claimRule, type ReportState } from '@nobi/kit/claim';
import type { Caller } from '../../auth/caller.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Skills } from '../../catalogue/skills.ts';
import type { CallInput } from '../../http/serve.ts';
import { type FamilyFound, familyReader } from './family-reader.ts';
import { dayName, monthsOf, mostSorted, movedSince, phaseOf, stuckIn } from './findings.rules.ts';
import { homeActivityOf, homeSkill } from './home.rules.ts';
import {
  familyOf,
  type PracticeRow,
  type ReportStore,
  type Whose,
  weekDays,
} from './report.store.ts';
import type { ReportRowsStore } from './report-rows.store.ts';

export interface ReportDeps {
  readonly store: ReportStore;
  readonly rows: ReportRowsStore;
  readonly skills: Skills;
  readonly catalogue: Catalogue;
  /** Weighs what a process left behind, so that the report is whole. */
  readonly weigh: (child: { accountId: string; child: string }) => Promise<void>;
  readonly topicOf: (prompt: string) => ChatTopic;
  readonly now: () => Date;
}

export interface ReportWish {
  readonly accountId: string;
  readonly child: string;
  readonly language: Language;
}

/** The same for several children of a family. */
export interface FamilyWish {
  readonly accountId: string;
  readonly children: readonly string[] | 'all';
  readonly language: Language;
}

const topicsOf = (prompts: readonly string[], topicOf: ReportDeps['topicOf']) => {
  const counts = Map.groupBy(prompts.slice(0, mostSorted), topicOf);
  return chatTopics
    .map((topic) => ({ topic, questions: counts.get(topic)?.length ?? 0 }))
    .filter(({ questions }) => questions > 0)
    .toSorted((one, other) => other.questions - one.questions);
};

export const reportService = (deps: ReportDeps) => {
  const { rows, skills, catalogue, topicOf, now } = deps;
  const family = familyReader(deps);

  const titleOf = (kind: 'game' | 'course' | 'tool', item: string, language: Language) =>
    catalogue.find(kind, item)?.title[language] ?? null;

  const stuckOf = (row: PracticeRow | undefined, language: Language): Report['stuck'] => {
    if (!row) return null;
    const { skill, answers, misses, days, last_miss: miss } = row;
    return {
      skill,
      answers,
      misses,
      days,
      mistake: miss && {
        day: dayName(miss.day),
        item: miss.item,
        item_title: titleOf(miss.kind, miss.item, language),
        object: miss.object,
        response: [...(miss.response ?? [])],
        right: miss.right && [...miss.right],
      },
    };
  };

  const reportOf = ({ child: found, week, prompts }: FamilyFound, language: Language): Report => {
    const practice = week?.practice ?? [];
    const { today, claims } = found;
    const claimed = new Map(claims.map((claim) => [claim.skill, claim]));
    const stateOf = (skill: string): ReportState => claimed.get(skill)?.state ?? 'too_little';
    const phase = phaseOf(found, today);
    const stuck = stuckIn(practice, stateOf);
    const known = (id: string) => skills.find(id) !== undefined;
    const atHome = homeSkill(skills, { stuck: stuck?.skill, practice, stateOf, phase });
    const from = today - weekDays + 1;
    return {
      child: {
        id: found.id,
        nickname: found.nickname,
        animal: found.animal,
        grade: found.grade,
        phase,
      },
      rule: claimRule,
      week: {
        from: dayName(from),
        to: dayName(today),
        minutes: week?.minutes ?? 0,
        answers: week?.answers ?? 0,
        at_once: week?.at_once ?? 0,
        days: week?.days ?? 0,
        skills: week?.skills ?? 0,
        works: found.works_count,
        questions: prompts.length,
      },
      topics: topicsOf(prompts, topicOf),
      works: [...found.works],
      moved: movedSince(
        claims.filter(({ skill }) => known(skill)),
        from,
      ).map(({ day, ...rest }) => ({ ...rest, day: dayName(day) })),
      stuck: stuckOf(stuck && known(stuck.skill) ? stuck : undefined, language),
      home: homeActivityOf(atHome, today, language),
      skills: skills.skills.map(({ id, name, criterion, domain, element }) => {
        const claim = claimed.get(id);
        return {
          id,
          name: name[language],
          criterion: criterion[language],
          domain,
          element,
          state: stateOf(id),
          answers: claim?.answers ?? 0,
          days: claim?.days ?? 0,
          last_day: claim?.last_day == null ? null : dayName(claim.last_day),
        };
      }),
      elements: skills.elements.map(({ code, subject, phase: of, name }) => ({
        code,
        subject: subject[language],
        phase: of,
        name: name[language],
      })),
      months: monthsOf(claims, today),
    };
  };

  /** All that is said of each child, each number with the rows that it counts: for page and letters. */
  const readReports = async ({ language, ...wish }: FamilyWish): Promise<Report[]> => {
    const found = await family.read({ ...wish, now: now() });
    return found.map((each) => reportOf(each, language));
  };

  const readReport = async ({ child, ...wish }: ReportWish): Promise<Report> => {
    const [only] = await readReports({ ...wish, children: [child] });
    if (!only) throw new Problem('not_found');
    return only;
  };

  return {
    readReport,
    readReports,
    titleOf,

    async whoseOf(wish: { accountId: string; child: string }): Promise<Whose> {
      const whose = { ...wish, now: now() };
      await family.weighed(familyOf(whose));
      return whose;
    },

    show: ({ params: { child }, language }: CallInput<typeof report.show>, { accountId }: Caller) =>
      readReport({ accountId, child, language }),

    async rows(
      { params: { child }, query, language }: CallInput<typeof report.rows>,
      { accountId }: Caller,
    ) {
      const whose = { accountId, child, now: now() };
      await family.weighed(familyOf(whose));
      const { of, skill } = query;
      if (of !== 'week' && skill === undefined) throw new Problem('invalid_input');
      const found =
        skill === undefined || of === 'week'
          ? await rows.ofWeek(whose)
          : await (of === 'state' ? rows.ofState : rows.ofPractice)(whose, skill);
      return {
        rows: found.map(({ day, kind, ...row }) => ({
          ...row,
          day: dayName(day),
          item_title: titleOf(kind, row.item, language),
        })),
      };
    },
  };
};
