import type { Language, Report } from '@nobi/contract';
import type { ReportState } from '@nobi/kit/claim';
import type { Skill, Skills } from '../../catalogue/skills.ts';
import type { PracticeRow } from './report.store.ts';

interface ShownSoFar {
  readonly stuck: string | undefined;
  readonly practice: readonly PracticeRow[];
  readonly stateOf: (skill: string) => ReportState;
  readonly phase: string;
}

/**
 * What to practise together: what is stuck, else what was practised most and is not mastered, else where
 * the child's phase begins.
 */
export const homeSkill = (
  { skills, elements, find }: Skills,
  { stuck, practice, stateOf, phase }: ShownSoFar,
): Skill | undefined => {
  const busiest = practice
    .filter(({ skill }) => stateOf(skill) !== 'alone')
    .toSorted((one, other) => other.answers - one.answers || (one.skill < other.skill ? -1 : 1));
  const ofPhase = new Set(
    elements.filter((element) => element.phase === phase).map(({ code }) => code),
  );
  const open = skills.filter(({ id }) => stateOf(id) !== 'alone');
  return [
    stuck === undefined ? undefined : find(stuck),
    ...busiest.map(({ skill }) => find(skill)),
    open.find(
      ({ element, needs }) => needs.length === 0 && element !== null && ofPhase.has(element),
    ),
    open.find(({ needs }) => needs.length === 0),
  ].find((skill) => skill !== undefined && skill.home.length > 0);
};

/** Another one each week. */
export const homeActivityOf = (
  skill: Skill | undefined,
  today: number,
  language: Language,
): Report['home'] => {
  const activity = skill?.home[Math.floor((today + 3) / 7) % skill.home.length];
  if (!skill || !activity) return null;
  return {
    id: activity.id,
    skill: skill.id,
    title: activity.title[language],
    things: activity.things.map((thing) => thing[language]),
    steps: activity.steps.map((step) => step[language]),
    caution: activity.caution?.[language] ?? null,
  };
};
