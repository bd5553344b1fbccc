/** What a row of the registry says about a skill. */
import type { LearningSkill } from '@nobi/kit/learning';

export interface InBoth {
  readonly id: string;
  readonly en: string;
}

export const domains = [
  'number',
  'fraction',
  'shape',
  'measure',
  'reading',
  'english',
  'coding',
  'art',
] as const;
export type Domain = (typeof domains)[number];

export interface Skill extends LearningSkill {
  readonly id: string;
  readonly domain: Domain;
  /** What must stand before this is introduced. */
  readonly needs: readonly string[];
  /** As an adult reads it. */
  readonly name: InBoth;
  /** As a child says it. */
  readonly words: InBoth;
  /** From the most concrete way of asking to the one that proves it. */
  readonly levels: readonly InBoth[];
  /** What a child does, alone and at once, that proves it. */
  readonly criterion: InBoth;
  /** An element of the national curriculum, where there is one (`curriculum.ts`). */
  readonly curriculum?: { readonly version: string; readonly code: string };
}

export const both = (id: string, en: string): InBoth => ({ id, en });

/** Ways of asking that many skills share. */
export const dotsToDigits: readonly InBoth[] = [
  both('titik dan lingkaran', 'dots and circles'),
  both('titik', 'dots'),
  both('angka', 'digits'),
];
export const easyToHard: readonly InBoth[] = [
  both('jauh berbeda', 'far apart'),
  both('mirip', 'alike'),
  both('sangat mirip', 'very much alike'),
];
