import * as z from 'zod/mini';
import { call } from '../call/call.ts';

const count = z.int();
const skill = { skill: z.string(), name_id: z.string(), name_en: z.string() };

/** How skills stand, from a sample of families. */
export const staffSkillInsight = {
  skillInsight: call({
    method: 'GET',
    path: '/api/staff/skill-insight/',
    access: 'staff',
    role: ['content', 'finance', 'administrator'],
    says: 'By skill, how many children can do it and how many stopped there; by way of asking, how hard it showed itself against what content states. No sum is of fewer than 20 children.',
    reply: z.object({
      /** Null before the first sample, or where there are too few children. */
      counted_at: z.nullable(z.string()),
      skills: z.array(
        z.object({ ...skill, children: count, alone_percent: count, stopped_percent: count }),
      ),
      tasks: z.array(
        z.object({
          ...skill,
          item: z.string(),
          title_id: z.string(),
          title_en: z.string(),
          level: count,
          children: count,
          answers: count,
          right_percent: count,
          expected_percent: count,
          /** In logits, and how much harder the task showed itself. */
          stated: z.number(),
          shift: z.number(),
        }),
      ),
    }),
    origin: 'added',
  }),
};
