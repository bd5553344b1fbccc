/** What stands on the island of each lesson, drawn on 100 by 100 with its feet at 50, 96. */
import { anyFriend, friend } from './friends.ts';
import { loose, tied } from './tens.ts';
import { thing } from './things.ts';

/** A friend with a sign on a shield: plus or minus. */
const signed = (sign: '+' | '-', number: number): string =>
  `<g>${friend(number)}<circle cx="80" cy="78" r="19" fill="#fffaf0" stroke="#5b3bd6" stroke-width="4"/><path d="M69 78h22${sign === '+' ? 'M80 67v22' : ''}" stroke="#5b3bd6" stroke-width="6" stroke-linecap="round"/></g>`;

const emblems: Record<string, string> = {
  'see-three': friend(2, { digit: true }),
  'see-five': friend(3, { digit: true }),
  'see-ten': friend(8, { digit: true }),
  'pairs-of-ten': friend(10, { digit: true }),
  // Taller than the others by the sign that they hold.
  teens: `<g transform="translate(7 13.4) scale(.86)">${anyFriend(14)}</g>`,
  adding: signed('+', 5),
  taking: signed('-', 9),
  patterns: `<g transform="translate(2 34) scale(.46)">${thing('square')}</g><g transform="translate(50 34) scale(.5)">${thing('circle')}</g><g transform="translate(24 -2) scale(.52)">${thing('triangle')}</g>`,
  measuring:
    '<path d="M34 90l-6 8M66 90l6 8M24 24l-8-8M76 24l8-8" stroke="#6b3a00" stroke-width="7" stroke-linecap="round"/><circle cx="50" cy="54" r="42" fill="#ff7d5c"/><circle cx="50" cy="54" r="33" fill="#fffaf0"/><path d="M50 54V30" stroke="#8c83b5" stroke-width="5" stroke-linecap="round"/><path d="M50 54l17 10" stroke="#d42b52" stroke-width="7" stroke-linecap="round"/><path d="M50 25v3M79 54h-3M50 83v-3M21 54h3" stroke="#231a4d" stroke-width="4"/>',
  tens: `<g transform="translate(14 4) scale(.42)">${tied(44)}${tied(88)}${loose(140, 3)}</g>`,
};

export const emblemOf = (lesson: string): string => emblems[lesson] ?? friend(1, { digit: true });
