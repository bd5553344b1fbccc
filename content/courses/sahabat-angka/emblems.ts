/** What stands on the island of each lesson, drawn on 100 by 100 with its feet at 50, 96. */
import { anyFriend, friend } from './friends.ts';

const emblems: Record<string, string> = {
  'see-five': friend(3, { digit: true }),
  'see-ten': friend(8, { digit: true }),
  'pairs-of-ten': friend(10, { digit: true }),
  teens: anyFriend(14),
};

export const emblemOf = (lesson: string): string => emblems[lesson] ?? friend(1, { digit: true });
