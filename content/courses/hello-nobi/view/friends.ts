/** Nobi's friends, drawn on 100 by 100 with their feet at 50, 96; the right hand waves. */
interface Coat {
  light: string;
  deep: string;
  pale: string;
  ears: 'round' | 'point' | 'long' | 'wide' | 'bumps';
  mark: string;
}

const coats: Readonly<Record<string, Coat>> = {
  momo: {
    light: '#b9794f',
    deep: '#7d4a2b',
    pale: '#ffdcb8',
    ears: 'round',
    mark: '<path d="M44 18q6-12 12 0q-6 5-12 0z" fill="#7d4a2b"/>',
  },
  kiki: {
    light: '#ffb45c',
    deep: '#d9791f',
    pale: '#fff1da',
    ears: 'point',
    mark: '<path d="M50 21v8M42 22l2 7M58 22l-2 7" stroke="#d9791f" stroke-width="3" stroke-linecap="round"/>',
  },
  bobo: { light: '#9fb4dd', deep: '#6d84b8', pale: '#dfe7fa', ears: 'wide', mark: '' },
  lala: {
    light: '#f3e6f7',
    deep: '#c7a6d6',
    pale: '#fff',
    ears: 'long',
    mark: '<path d="M62 24q6-8 10 0q4 8-4 8q-8 0-6-8z" fill="#ff7fa8"/><circle cx="67" cy="27" r="2.4" fill="#fff"/>',
  },
  toto: {
    light: '#5cc47c',
    deep: '#2b8a4f',
    pale: '#e2f7cf',
    ears: 'bumps',
    mark: '<path d="M44 17l6-7 6 7z" fill="#2b8a4f"/>',
  },
  nobi: {
    light: '#ffb45c',
    deep: '#e08a3a',
    pale: '#ffeacb',
    ears: 'round',
    mark: '<path d="M46 18q0-10 6-12q-2 6 2 12z" fill="#e08a3a"/>',
  },
};

const both = (x: number, draw: (x: number, side: number) => string): string =>
  draw(50 - x, -1) + draw(50 + x, 1);

const ears: Readonly<Record<Coat['ears'], (coat: Coat) => string>> = {
  round: ({ light, pale }) =>
    both(
      29,
      (x) =>
        `<circle cx="${x}" cy="32" r="13" fill="${light}"/><circle cx="${x}" cy="32" r="8" fill="${pale}"/>`,
    ),
  point: ({ light, pale }) =>
    both(
      20,
      (x, side) =>
        `<path d="M${x - 12} 30L${x + side * 6} 4L${x + 12} 30z" fill="${light}" stroke="${light}" stroke-width="5" stroke-linejoin="round"/><path d="M${x - 6} 27L${x + side * 4} 12L${x + 6} 27z" fill="${pale}"/>`,
    ),
  long: ({ light, deep }) =>
    both(
      13,
      (x, side) =>
        `<ellipse cx="${x}" cy="16" rx="8" ry="17" fill="${light}" stroke="${deep}" stroke-width="1.5" transform="rotate(${side * 10} ${x} 30)"/><ellipse cx="${x}" cy="17" rx="3.6" ry="11" fill="#ffc4dc" transform="rotate(${side * 10} ${x} 30)"/>`,
    ),
  wide: ({ deep, pale }) =>
    both(
      34,
      (x) =>
        `<ellipse cx="${x}" cy="40" rx="15" ry="18" fill="${deep}"/><ellipse cx="${x}" cy="41" rx="9" ry="12" fill="${pale}"/>`,
    ),
  bumps: ({ light }) => both(14, (x) => `<circle cx="${x}" cy="24" r="12" fill="${light}"/>`),
};

const nose = (name: string, { deep }: Coat): string => {
  if (name === 'bobo')
    return `<path d="M50 48q-1 16 9 16" fill="none" stroke="${deep}" stroke-width="8" stroke-linecap="round"/>`;
  if (name === 'toto')
    return `<ellipse cx="50" cy="56" rx="19" ry="10" fill="#7ad695"/><circle cx="44" cy="52" r="1.8" fill="${deep}"/><circle cx="56" cy="52" r="1.8" fill="${deep}"/><path d="M38 58q12 8 24 0" fill="none" stroke="#1d5c35" stroke-width="2.6" stroke-linecap="round"/>`;
  return '<path d="M46 50h8l-4 5z" fill="#6b2b3a"/><path d="M43 57q7 7 14 0" fill="none" stroke="#6b2b3a" stroke-width="2.6" stroke-linecap="round"/>';
};

/** Nobi is a tarsier: eyes first. */
const bigEye = (x: number): string =>
  `<circle cx="${x}" cy="41" r="12.5" fill="#fffaf0"/><circle cx="${x}" cy="41" r="9.6" fill="#4a2fb8"/><circle cx="${x}" cy="42" r="6" fill="#231a4d"/><circle cx="${x + 3}" cy="37.5" r="2.8" fill="#fff"/><circle cx="${x - 3}" cy="45" r="1.3" fill="#fff"/>`;

const scarf =
  '<path d="M32 65Q50 74 68 65L66 73Q50 80 34 73Z" fill="#5b3bd6"/><path d="M58 72L66 88L56 86L53 74Z" fill="#4a2fb8"/>';

const eye = (x: number): string =>
  `<circle cx="${x}" cy="42" r="6.6" fill="#fff"/><circle cx="${x + 0.6}" cy="42.6" r="4.2" fill="#231a4d"/><circle cx="${x + 2}" cy="41" r="1.5" fill="#fff"/>`;

/** The hand that waves is a group of its own, so that a style can swing it. */
export const friend = (name: string): string => {
  const coat = coats[name] ?? {
    light: '#ccc',
    deep: '#888',
    pale: '#fff',
    ears: 'round',
    mark: '',
  };
  const { light, deep, pale, mark } = coat;
  return `<g><ellipse cx="40" cy="94" rx="9" ry="4.5" fill="${deep}"/><ellipse cx="60" cy="94" rx="9" ry="4.5" fill="${deep}"/><path d="M28 72q-12 4-12 12" fill="none" stroke="${light}" stroke-width="9" stroke-linecap="round"/><g class="wave"><path d="M71 73Q84 70 87 56" fill="none" stroke="${light}" stroke-width="9" stroke-linecap="round"/><circle cx="87" cy="55" r="6" fill="${pale}" stroke="${light}" stroke-width="2.5"/></g><path d="M50 60C70 60 76 74 74 84Q72 94 50 94Q28 94 26 84C24 74 30 60 50 60Z" fill="${light}"/><ellipse cx="50" cy="82" rx="15" ry="11" fill="${pale}"/>${ears[coat.ears](coat)}<ellipse cx="50" cy="42" rx="30" ry="26" fill="${light}"/><ellipse cx="50" cy="52" rx="19" ry="13" fill="${pale}" opacity=".85"/>${mark}${name === 'nobi' ? bigEye(36) + bigEye(64) : eye(38) + eye(62)}${nose(name, coat)}<ellipse cx="27" cy="52" rx="4.6" ry="3" fill="#ff5c7a" opacity=".45"/><ellipse cx="73" cy="52" rx="4.6" ry="3" fill="#ff5c7a" opacity=".45"/>${name === 'nobi' ? scarf : ''}</g>`;
};

export const friendPicture = (name: string): string =>
  `<svg class="friend" viewBox="0 0 100 100" aria-hidden="true">${friend(name)}</svg>`;
