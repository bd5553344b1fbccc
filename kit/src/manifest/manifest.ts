/** What every piece of content says about itself. The manifest is the truth; the database only overrules. */
import * as z from 'zod/mini';
import { slug } from '../play-event.ts';
import { ageBand, ageBandsOf } from './age-bands.ts';

const words = (text: string): number => text.trim().split(/\s+/).length;
const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
const both = (most: number) => z.strictObject({ id: line(most), en: line(most) });
const spoken = z.string().check(
  z.minLength(1),
  z.maxLength(90),
  z.refine((text) => words(text) <= 12, 'a spoken goal has at most 12 words'),
);

const age = z.int().check(z.gte(3), z.lte(13));

/** An element of the national curriculum. Packages uploaded before it had codes hold a sentence. */
const curriculum = z.union([z.strictObject({ version: line(40), code: line(40) }), line(120)]);

const shared = {
  id: slug,
  /** house = built and reviewed here; guest = uploaded, runs in an opaque frame. */
  trust: z.enum(['house', 'guest']),
  plan: z.enum(['regular', 'premium']),
  ageMin: age,
  ageMax: age,
  /** The bands of the law that it is made for, as parents read them: all that its ages reach into. */
  ageBands: z.array(ageBand).check(z.minLength(1)),
  order: z.int().check(z.gte(0), z.lte(9999)),
  title: both(60),
  description: both(200),
  goal: z.strictObject({ id: spoken, en: spoken }),
  skills: z
    .array(
      z.strictObject({
        id: slug,
        name: both(80),
        /** Skills that it stands on; what comes next is chosen by them. */
        needs: z.optional(z.array(slug).check(z.maxLength(12))),
        curriculum: z.optional(curriculum),
      }),
    )
    .check(z.minLength(1), z.maxLength(16)),
  /** Every item has a way to play without a task. */
  freePlay: z.literal(true),
  thumbnail: z.string().check(z.regex(/^[a-z0-9-]+\.(?:svg|webp|png)$/)),
};

/** The two places on the poster where anybody may try a game, by the ages that they are for. */
export const samplePlaces = ['4-6', '7-10'] as const;

export const gameFields = {
  ...shared,
  kind: z.literal('game'),
  category: z.enum(['math', 'english', 'coding', 'spelling']),
  /** Anybody may play it from the poster, without an account. Only a game of the house. */
  sample: z.optional(z.enum(samplePlaces)),
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
    'library',
  ]),
  /** A child may record its own voice in it, where the adult allows it (`@nobi/kit/own-voice`). */
  voice: z.optional(z.literal(true)),
};

/** Never "4-12" on one item: neighbours of two years differ a lot, so a band is at most eight years wide. */
export const bandMakesSense = (item: { ageMin: number; ageMax: number }): boolean =>
  item.ageMin <= item.ageMax && item.ageMax - item.ageMin <= 8;

interface ForAges {
  readonly ageMin: number;
  readonly ageMax: number;
  readonly ageBands: readonly string[];
}

/** A package from elsewhere never opens itself to everybody, and a place's ages are the game's own. */
export const sampleMakesSense = (item: {
  trust: string;
  ageMin: number;
  ageMax: number;
  sample?: string | undefined;
}): boolean => {
  if (item.sample === undefined) return true;
  const [from = 0, to = 0] = item.sample.split('-').map(Number);
  return item.trust === 'house' && item.ageMin <= to && item.ageMax >= from;
};

/** Only what was made and read here may ask for a child's voice. */
const voiceMakesSense = (item: { trust: string; voice?: true | undefined }): boolean =>
  item.voice === undefined || item.trust === 'house';

/** The law's bands and the ages say the same. */
export const bandsFitAges = (item: ForAges): boolean =>
  item.ageBands.join() === ageBandsOf(item).join();

export const itemManifest = z
  .discriminatedUnion('kind', [
    z.strictObject(gameFields),
    z.strictObject(courseFields),
    z.strictObject(toolFields),
  ])
  .check(
    z.refine(bandMakesSense, {
      error: 'the age band is upside down or too wide',
      path: ['ageMin'],
    }),
    z.refine(bandsFitAges, {
      error: 'the bands of the law are not those of the ages',
      path: ['ageBands'],
    }),
    z.refine(sampleMakesSense, {
      error: 'only a game of the house, of those ages, can be tried by anybody',
      path: ['sample'],
    }),
    z.refine((item) => item.kind !== 'tool' || voiceMakesSense(item), {
      error: 'only a tool of the house may record a child’s voice',
      path: ['voice'],
    }),
  );

export type ItemManifest = z.infer<typeof itemManifest>;
export type ItemKind = ItemManifest['kind'];
