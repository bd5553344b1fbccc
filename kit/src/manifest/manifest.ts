/** What every piece of content says about itself. The manifest is the truth; the database only overrules. */
import * as z from 'zod/mini';
import { slug } from '../play-event.ts';

const words = (text: string): number => text.trim().split(/\s+/).length;
const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
const both = (most: number) => z.strictObject({ id: line(most), en: line(most) });
const spoken = z.string().check(
  z.minLength(1),
  z.maxLength(90),
  z.refine((text) => words(text) <= 12, 'a spoken goal has at most 12 words'),
);

const age = z.int().check(z.gte(3), z.lte(13));

const shared = {
  id: slug,
  /** house = built and reviewed here; guest = uploaded, runs in an opaque frame. */
  trust: z.enum(['house', 'guest']),
  plan: z.enum(['regular', 'premium']),
  ageMin: age,
  ageMax: age,
  order: z.int().check(z.gte(0), z.lte(9999)),
  title: both(60),
  description: both(200),
  goal: z.strictObject({ id: spoken, en: spoken }),
  skills: z
    .array(z.strictObject({ id: slug, name: both(80), curriculum: line(120) }))
    .check(z.minLength(1), z.maxLength(12)),
  /** Every item has a way to play without a task. */
  freePlay: z.literal(true),
  thumbnail: z.string().check(z.regex(/^[a-z0-9-]+\.(?:svg|webp|png)$/)),
};

export const gameFields = {
  ...shared,
  kind: z.literal('game'),
  category: z.enum(['math', 'english', 'coding', 'spelling']),
};
export const courseFields = {
  ...shared,
  kind: z.literal('course'),
  category: z.enum(['coding', 'english', 'math', 'early_reading']),
};
export const toolFields = {
  ...shared,
  kind: z.literal('tool'),
  toolType: z.enum([
    'drawing',
    'music',
    'story_maker',
    'pattern_art',
    'puppet_theatre',
    'marble_run',
  ]),
};

/** Never "4-12" on one item: neighbours of two years differ a lot, so a band is at most eight years wide. */
export const bandMakesSense = (item: { ageMin: number; ageMax: number }): boolean =>
  item.ageMin <= item.ageMax && item.ageMax - item.ageMin <= 8;

export const itemManifest = z
  .discriminatedUnion('kind', [
    z.strictObject(gameFields),
    z.strictObject(courseFields),
    z.strictObject(toolFields),
  ])
  .check(z.refine(bandMakesSense, 'the age band is upside down or too wide'));

export type ItemManifest = z.infer<typeof itemManifest>;
export type ItemKind = ItemManifest['kind'];
