/** What an activity may be given, as data: the console draws a form from it, the server holds to it. */
import * as z from 'zod/mini';
import { slug } from '../play-event.ts';

const label = z.strictObject({ id: z.string(), en: z.string() });
const bounds = { from: z.int(), to: z.int() };
const count = { least: z.int(), most: z.int() };
const base = {
  label,
  /** How it is written, where that is not plain. */
  help: z.optional(label),
  optional: z.optional(z.boolean()),
};
const words = {
  /** The words there are to choose from. */
  of: z.optional(z.array(slug)),
  /** Else how a word must be spelt. */
  like: z.optional(z.string()),
};

export const argField = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('number'), ...base, ...bounds }),
  z.strictObject({ kind: z.literal('numbers'), ...base, ...bounds, ...count }),
  z.strictObject({ kind: z.literal('word'), ...base, ...words }),
  z.strictObject({ kind: z.literal('words'), ...base, ...words, ...count }),
  /** 1, or 0, which is as good as nothing. */
  z.strictObject({ kind: z.literal('flag'), ...base }),
  z.strictObject({ kind: z.literal('either'), ...base, ...bounds, of: z.array(slug) }),
]);

export const activityForm = z.strictObject({ title: label, fields: z.record(slug, argField) });
export const activityForms = z.record(slug, activityForm);

export type ArgField = z.infer<typeof argField>;
export type ActivityForm = z.infer<typeof activityForm>;
export type ActivityForms = z.infer<typeof activityForms>;

/** `missing`, out of range, too few, too many, not among what there is, or spelt otherwise. */
export type ArgCode = 'missing' | 'number' | 'few' | 'many' | 'unknown' | 'word';

const numberCode = (value: unknown, { from, to }: { from: number; to: number }) =>
  Number.isInteger(value) && Number(value) >= from && Number(value) <= to ? null : 'number';

const wordCode = (
  value: unknown,
  { of, like }: { of?: string[] | undefined; like?: string | undefined },
) => {
  if (typeof value !== 'string' || !slug.safeParse(value).success) return 'word';
  if (of && !of.includes(value)) return 'unknown';
  return like === undefined || new RegExp(`^(?:${like})$`).test(value) ? null : 'word';
};

const listCode = (
  value: unknown,
  { least, most }: { least: number; most: number },
  codeOf: (each: unknown) => ArgCode | null,
): ArgCode | null => {
  if (!Array.isArray(value)) return 'missing';
  if (value.length < least) return 'few';
  if (value.length > most) return 'many';
  return value.map(codeOf).find((code) => code !== null) ?? null;
};

/** What is wrong with one argument; null when nothing is. */
export const argCode = (field: ArgField, value: unknown): ArgCode | null => {
  if (value === undefined || value === '') return field.optional ? null : 'missing';
  if (field.kind === 'number') return numberCode(value, field);
  if (field.kind === 'word') return wordCode(value, field);
  if (field.kind === 'numbers') return listCode(value, field, (each) => numberCode(each, field));
  if (field.kind === 'words') return listCode(value, field, (each) => wordCode(each, field));
  if (field.kind === 'flag') return numberCode(value, { from: 0, to: 1 });
  return typeof value === 'number' ? numberCode(value, field) : wordCode(value, field);
};
