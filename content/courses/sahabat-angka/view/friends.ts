/** The number friends: each has as many tufts of hair, and dots on the belly, as its number says. */
const coats: readonly (readonly [string, string])[] = [
  ['#8d86b8', '#5a5182'],
  ['#ff7d95', '#d42b52'],
  ['#ffc04d', '#e08a00'],
  ['#ffdf6b', '#dba400'],
  ['#4fcf97', '#0b7f5a'],
  ['#55d2f0', '#0e86b8'],
  ['#8a6df5', '#4a2fb8'],
  ['#ff9ec4', '#c93d7c'],
  ['#ff9a52', '#c85a12'],
  ['#3fc3bb', '#0a7570'],
  ['#ffd34a', '#b97700'],
];

export const coatOf = (number: number): readonly [string, string] =>
  coats[number] ?? ['#8d86b8', '#5a5182'];

/** Places of dots as in a ten-frame: five in a row, so that 6 is seen as five and one. */
export const framePlaces = (number: number): { x: number; y: number }[] =>
  Array.from({ length: number }, (_, i) => ({ x: i % 5, y: Math.floor(i / 5) }));

const tufts = (number: number, [light, deep]: readonly [string, string]): string =>
  Array.from({ length: number }, (_, i) => {
    const spread = Math.min(118, 22 * (number - 1));
    const angle = number === 1 ? 0 : -spread / 2 + (spread * i) / (number - 1);
    return `<g transform="rotate(${angle.toFixed(1)} 50 44)"><path d="M50 36V17" stroke="${deep}" stroke-width="3.2" stroke-linecap="round"/><circle cx="50" cy="14" r="5.2" fill="${light}" stroke="${deep}" stroke-width="2"/></g>`;
  }).join('');

const belly = (number: number, deep: string): string => {
  const rows = number > 5 ? 2 : 1;
  return framePlaces(number)
    .map(({ x, y }) => {
      const inRow = y === 0 ? Math.min(5, number) : number - 5;
      const across = 50 + (x - (inRow - 1) / 2) * 8.2;
      return `<circle cx="${across.toFixed(1)}" cy="${rows === 1 ? 79 : 74.5 + y * 9}" r="3.3" fill="${deep}"/>`;
    })
    .join('');
};

const face = (happy: boolean): string =>
  happy
    ? '<path d="M34 53q5-8 10 0M56 53q5-8 10 0" fill="none" stroke="#231a4d" stroke-width="3.4" stroke-linecap="round"/><path d="M43 58q7 9 14 0z" fill="#7a1230"/>'
    : '<circle cx="39.5" cy="51" r="7.4" fill="#fff"/><circle cx="60.5" cy="51" r="7.4" fill="#fff"/><circle cx="40.5" cy="52" r="4.2" fill="#231a4d"/><circle cx="59.5" cy="52" r="4.2" fill="#231a4d"/><circle cx="42" cy="50.2" r="1.4" fill="#fff"/><circle cx="61" cy="50.2" r="1.4" fill="#fff"/><path d="M45 60q5 5 10 0" fill="none" stroke="#231a4d" stroke-width="2.8" stroke-linecap="round"/>';

export interface FriendLook {
  /** The digit on the belly instead of dots. */
  digit?: boolean;
  happy?: boolean;
}

/** Drawn on 100 by 100 with the feet at 50, 96. */
export const friend = (number: number, look: FriendLook = {}): string => {
  const coat = coatOf(number);
  const [light, deep] = coat;
  const sign = look.digit
    ? `<text x="50" y="88.5" text-anchor="middle" font-size="26" class="digit" fill="#231a4d">${number}</text>`
    : belly(number, deep);
  return `<g>${tufts(number, coat)}<ellipse cx="38" cy="94" rx="10" ry="4.5" fill="${deep}"/><ellipse cx="62" cy="94" rx="10" ry="4.5" fill="${deep}"/><path d="M50 32C71 32 82 46 83 66C84 86 72 94 50 94C28 94 16 86 17 66C18 46 29 32 50 32Z" fill="${light}"/><path d="M17 68C17 86 28 94 50 94C72 94 83 86 83 68C80 82 68 88 50 88C32 88 20 82 17 68Z" fill="${deep}" opacity=".28"/><ellipse cx="50" cy="79" rx="25" ry="13" fill="#fffaf0"/>${face(look.happy ?? false)}<ellipse cx="28" cy="60" rx="4.5" ry="3" fill="#ff5c7a" opacity=".45"/><ellipse cx="72" cy="60" rx="4.5" ry="3" fill="#ff5c7a" opacity=".45"/>${sign}</g>`;
};

/** Above ten two friends go together: Ten in front, and the one that comes on top of it. */
const together = (number: number, look: FriendLook): string => {
  const pair = [
    { of: 10, at: 'translate(-4 -6) scale(.62)' },
    { of: number - 10, at: 'translate(42 -6) scale(.62)' },
  ];
  const two = pair.map(({ of, at }) => `<g transform="${at}">${friend(of, lookOf(look))}</g>`);
  return `<g>${two.join('')}<rect x="22" y="55" width="56" height="43" rx="17" fill="#fffaf0" stroke="#5b3bd6" stroke-width="4"/><text x="50" y="88.500" text-anchor="middle" font-size="34" class="digit" fill="#231a4d">${number}</text></g>`;
};

const lookOf = ({ happy }: FriendLook): FriendLook => ({ happy: happy ?? false });

export const friendPicture = (number: number, look: FriendLook = {}): string =>
  `<svg class="friend" viewBox="0 0 100 100" aria-hidden="true">${anyFriend(number, look)}</svg>`;

/** Drawn on 100 by 100, whatever the number to twenty. */
export const anyFriend = (number: number, look: FriendLook = {}): string =>
  number > 10 ? together(number, look) : friend(number, look);
