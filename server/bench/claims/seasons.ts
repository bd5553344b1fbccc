import type { Answer } from '../../src/play-sessions/claims/claims.testing.ts';

/** What one child does in a season: sessions in the order in which they reach the server. */
export interface Arrival {
  readonly at: Date;
  readonly answers: readonly Answer[];
}

const skills = [
  ...['see-5', 'see-10', 'bonds-5', 'bonds-10', 'give-5', 'give-10'],
  ...['letter-b', 'open-syllables', 'closed-syllables', 'loops'],
];
const chances = [0.3, 0.6, 0.75, 0.9, 0.97];
const day = 86_400_000;
const late = 0.05;
export const answersASession = 12;

/** Some skills are known, some are being learnt and some are lost on the way. */
const answerOf = (random: () => number, share: number, able: number): Answer => {
  const skill = Math.floor(random() * skills.length);
  const start = chances[(able + skill) % chances.length] ?? 0.5;
  const chance = skill % 4 === 3 && share > 0.6 ? 0.3 : start;
  const help = random() < 0.2 ? 2 : 0;
  return {
    success: random() < (help > 0 ? 0.85 : chance),
    skill: skills[skill] ?? '',
    attempt: help > 0 ? 3 : 1,
    result: { help, criterion: random() < 0.8 },
  };
};

/** One of twenty sessions comes a few days late, as from a tablet without a line. */
export const seasonOf = (
  random: () => number,
  { child, sessions, ends }: { child: number; sessions: number; ends: number },
): Arrival[] => {
  const from = ends - 100 * day;
  const played = Array.from({ length: sessions }, (_, at) => {
    const share = (at + random()) / sessions;
    const began = from + share * 100 * day;
    const answers = Array.from({ length: answersASession }, (_, place) => ({
      ...answerOf(random, share, child),
      after: 20 * (place + 1),
    }));
    const arrives = began + (random() < late ? random() * 14 * day : 0);
    return { at: new Date(began), answers, arrives };
  });
  return played.toSorted((one, other) => one.arrives - other.arrives);
};
