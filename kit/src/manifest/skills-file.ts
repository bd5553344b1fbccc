/** What the build writes for the server about skills: names, the curriculum, and what to do at home. */
import * as z from 'zod/mini';
import { slug } from '../play-event.ts';

const both = z.strictObject({ id: z.string(), en: z.string() });

const homeActivity = z.strictObject({
  id: slug,
  title: both,
  things: z.array(both),
  steps: z.array(both),
  caution: z.nullable(both),
});

const skill = z.strictObject({
  id: slug,
  domain: slug,
  needs: z.array(slug),
  name: both,
  /** What a child does, alone and at once, that proves it. */
  criterion: both,
  /** An element of the curriculum; null where there is none. */
  element: z.nullable(z.string()),
  home: z.array(homeActivity),
});

export const skillsFile = z.strictObject({
  v: z.literal(1),
  skills: z.array(skill),
  /** Every element of the curriculum, in its order, also those that no skill stands for. */
  elements: z.array(
    z.strictObject({
      code: z.string(),
      subject: both,
      phase: z.enum(['FON', 'A', 'B', 'C']),
      name: both,
    }),
  ),
});

export type SkillsFile = z.infer<typeof skillsFile>;
