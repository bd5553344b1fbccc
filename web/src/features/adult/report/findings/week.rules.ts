import type { Report } from '@nobi/contract';
import type { WeekSays } from '../words.en.ts';

/** What the week says in one sentence: what she can now, what slipped, what is still hard. */
export const weekSays = ({ moved, stuck, skills }: Report): WeekSays => {
  const nameOf = (id: string) => skills.find((skill) => skill.id === id)?.name ?? id;
  const to = (state: Report['moved'][number]['to']) =>
    moved.filter((each) => each.to === state).map(({ skill }) => nameOf(skill));
  return {
    alone: to('alone'),
    withHelp: to('with_help'),
    again: to('again'),
    hard: stuck ? nameOf(stuck.skill) : null,
  };
};

/** Nothing of it to say: neither moved nor stuck. */
export const isQuiet = ({ alone, withHelp, again, hard }: WeekSays): boolean =>
  alone.length + withHelp.length + again.length === 0 && hard === null;
