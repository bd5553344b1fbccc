/** What stands on the island of each lesson, drawn on 100 by 100 with its feet at 50, 96. */
import { anyFriend, friend } from './friends.ts';

/** A friend with a sign on a shield: plus or minus. */
const signed = (sign: '+' | '-', number: number): string =>
  `<g>${friend(number)}<circle cx="80" cy="78" r="19" fill="#fffaf0" stroke="#5b3bd6" stroke-width="4"/><path d="M69 78h22${sign === '+' ? 'M80 67v22' : ''}" stroke="#5b3bd6" stroke-width="6" stroke-linecap="round"/></g>`;

const emblems: Record<string, string> = {
  'see-five': friend(3, { digit: true }),
  'see-ten': friend(8, { digit: true }),
  'pairs-of-ten': friend(10, { digit: true }),
  teens: anyFriend(14),
  adding: signed('+', 5),
  taking: signed('-', 9),
};

export const emblemOf = (lesson: string): string => emblems[lesson] ?? friend(1, { digit: true });
