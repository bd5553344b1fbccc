import type { Found } from './content-source.ts';

/** What content begins with, from what the server kept. */
export const storedOf = ({ save, skills, start, is_steady }: Found) => ({
  save,
  beginsWith: {
    shown: skills && Object.fromEntries(skills.map((skill) => [skill.id, skill])),
    start,
    isSteady: is_steady,
  },
});
