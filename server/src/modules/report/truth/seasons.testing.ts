import { seeded } from '@nobi/kit/simulate';
import type { Answer } from '../../../play-sessions/claims/claims.testing.ts';

export interface Played {
  readonly daysAgo: number;
  readonly answers: readonly Answer[];
}

const skills = ['see-5', 'bonds-10', 'letter-b', 'loops'];
const chances = [0.2, 0.55, 0.75, 0.92, 1];

/** Eight weeks of a child: how often it plays, what it can and what it loses is drawn. */
export const drawnSeason = (number: number): Played[] => {
  const random = seeded(number * 7919 + 5);
  const able = skills.map(() => chances[Math.floor(random() * chances.length)] ?? 0.5);
  const pace = 0.15 + random() * 0.7;
  const loses = random() < 0.3 ? 20 : 0;
  return Array.from({ length: 56 }, (_, at) => 55 - at)
    .filter(() => random() < pace)
    .map((daysAgo) => ({
      daysAgo,
      answers: Array.from({ length: 3 + Math.floor(random() * 8) }, (_, at): Answer => {
        const skill = Math.floor(random() * skills.length);
        const help = random() < 0.25 ? 2 : 0;
        const chance = daysAgo < loses ? 0.25 : (able[skill] ?? 0.5);
        return {
          success: random() < (help > 0 ? 0.8 : chance),
          skill: skills[skill] ?? '',
          attempt: help > 0 ? 2 : 1,
          after: at * 25,
          object: `task-${at % 3}`,
          result: { help, criterion: random() < 0.7, response: [at] },
        };
      }),
    }));
};
