import type { ClaimState, Report, ReportSkill } from '@nobi/contract';

/** What can be done is told first. */
export const stateOrder: readonly ClaimState[] = [
  'alone',
  'with_help',
  'learning',
  'again',
  'too_little',
];

/** How many skills stand where; states of which there is none are left out. */
export const countStates = (skills: readonly ReportSkill[]) =>
  stateOrder
    .map((state) => ({ state, count: skills.filter((skill) => skill.state === state).length }))
    .filter(({ count }) => count > 0);

export const inOrder = (skills: readonly ReportSkill[]): ReportSkill[] =>
  skills.toSorted((one, other) => stateOrder.indexOf(one.state) - stateOrder.indexOf(other.state));

/** In the order of their first; browsers of 2023 have no `Map.groupBy` yet. */
const grouped = <Each, Key>(all: readonly Each[], keyOf: (each: Each) => Key): [Key, Each[]][] => {
  const groups = new Map<Key, Each[]>();
  for (const each of all) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each]);
  return [...groups];
};

type Element = Report['elements'][number];

export interface ShownElement extends Element {
  readonly skills: readonly ReportSkill[];
}

export interface ShownSubject {
  readonly name: string;
  readonly elements: readonly ShownElement[];
}

/** A phase by subject and element, with the skills that stand for each. */
export const subjectsOf = (
  { elements, skills }: Pick<Report, 'elements' | 'skills'>,
  phase: string,
): ShownSubject[] => {
  const shown = elements
    .filter((element) => element.phase === phase)
    .map((element) => ({
      ...element,
      skills: inOrder(skills.filter((skill) => skill.element === element.code)),
    }));
  return grouped(shown, ({ subject }) => subject)
    .map(([name, of]) => ({ name, elements: of }))
    .filter(({ elements: of }) => of.some((element) => element.skills.length > 0));
};

type OutsideKind = 'coding' | 'english' | 'other';

/** Skills that no element of the curriculum names, by what they lead to. */
export const outsideOf = ({ skills }: Pick<Report, 'skills'>) => {
  const none = skills.filter(({ element }) => element === null);
  const kindOf = ({ domain }: ReportSkill): OutsideKind =>
    domain === 'coding' || domain === 'english' ? domain : 'other';
  return grouped(none, kindOf).map(([kind, of]) => ({ kind, skills: inOrder(of) }));
};

export const hasEvidence = ({ answers }: ReportSkill) => answers > 0;

/** Nothing was seen of this child at all. */
export const isUnseen = ({ week, skills, works }: Report) =>
  week.answers === 0 && week.minutes === 0 && works.length === 0 && !skills.some(hasEvidence);
