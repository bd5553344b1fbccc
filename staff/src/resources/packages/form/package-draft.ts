import { ageBandsOf } from '@nobi/kit/manifest';

/** What is typed into the form, by the place that it has in the manifest, such as `skills.0.name.id`. */
export interface PackageDraft {
  readonly values: Readonly<Record<string, string>>;
  readonly skills: number;
}

export const emptyDraft: PackageDraft = {
  values: {
    kind: 'game',
    plan: 'premium',
    category: 'math',
    ageMin: '5',
    ageMax: '7',
    order: '500',
    thumbnail: 'thumbnail.svg',
  },
  skills: 1,
};

/** Without a skill and all that was typed into it; those behind it move up. */
export const withoutSkill = ({ values, skills }: PackageDraft, gone: number): PackageDraft => {
  const remaining = Object.entries(values).flatMap(([path, value]): [string, string][] => {
    const [, at, rest] = /^skills\.(\d+)\.(.*)$/.exec(path) ?? [];
    if (at === undefined) return [[path, value]];
    if (Number(at) === gone) return [];
    return [[`skills.${Number(at) > gone ? Number(at) - 1 : at}.${rest}`, value]];
  });
  return { values: Object.fromEntries(remaining), skills: skills - 1 };
};

/** The manifest as far as it is filled in; a field left empty is missing from it. */
export const manifestOf = ({ values, skills }: PackageDraft): object => {
  const text = (path: string) => values[path]?.trim() || undefined;
  const whole = (path: string) => {
    const typed = text(path);
    return typed === undefined ? undefined : Number(typed);
  };
  const both = (path: string) => ({ id: text(`${path}.id`), en: text(`${path}.en`) });
  const [ageMin, ageMax] = [whole('ageMin') ?? Number.NaN, whole('ageMax') ?? Number.NaN];
  const kind = text('kind');
  return {
    id: text('id'),
    kind,
    trust: 'guest',
    plan: text('plan'),
    [kind === 'tool' ? 'toolType' : 'category']: text('category'),
    ageMin: whole('ageMin'),
    ageMax: whole('ageMax'),
    ageBands: ageBandsOf({ ageMin, ageMax }),
    order: whole('order'),
    title: both('title'),
    description: both('description'),
    goal: both('goal'),
    skills: Array.from({ length: skills }, (_, at) => {
      const curriculum = text(`skills.${at}.curriculum`);
      return {
        id: text(`skills.${at}.id`),
        name: both(`skills.${at}.name`),
        ...(curriculum !== undefined && { curriculum }),
      };
    }),
    freePlay: true,
    thumbnail: text('thumbnail'),
  };
};
