import type { PackageFinding } from '@nobi/contract';
import { words } from '../../../text/words.ts';

const t = words.packageForm;
const fieldNames: Readonly<Record<string, string>> = t.fields;

type Fault = Pick<PackageFinding, 'field' | 'why' | 'expected'>;

/** What is wrong with a field and what would fit. */
export const faultSentence = ({ why, expected = '' }: Fault): string =>
  why === undefined ? '' : t.whys[why].replace('{expected}', expected);

const languageNames: Readonly<Record<string, string>> = { id: t.inId, en: t.inEn };

/** A field as the form calls it: “Title, Indonesian” for `title.id`, “Skill 2: …” within skills. */
export const fieldName = (field: string): string => {
  const [, at, inner] = /^skills\.(\d+)(?:\.(.+))?$/.exec(field) ?? [];
  if (at !== undefined) {
    const skill = t.skill.replace('{number}', String(Number(at) + 1));
    return inner === undefined ? skill : `${skill}: ${fieldName(`skills.${inner}`)}`;
  }
  const [, base, language] = /^(.+)\.(id|en)$/.exec(field) ?? [];
  if (fieldNames[field] !== undefined || base === undefined || language === undefined)
    return fieldNames[field] ?? field;
  return `${fieldNames[base] ?? base}, ${languageNames[language]}`;
};
