/** Crackers and what they are packed in: ten in a bag, ten bags in a tin, ten tins in a wagon. */

const lace =
  'M-26-14q9-12 18 0t18 0t18 0M-32 2q9-12 18 0t18 0t18 0t12-4M-26 18q9-12 18 0t18 0t16-2';

/** A round cracker of curled threads, white as rice. */
export const cracker = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 40})"><circle r="38" fill="#fff6e4" stroke="#dba457" stroke-width="5"/><path d="${lace}" fill="none" stroke="#e6bd7d" stroke-width="5" stroke-linecap="round"/></g>`;

const bag = `<path d="M34 18q16 10 32 0l-6 14q28 12 26 40-1 22-36 22T14 72q-2-28 26-40z" fill="#dff3ff" stroke="#7fb4d8" stroke-width="3"/>${[
  [36, 52],
  [60, 50],
  [48, 66],
  [30, 74],
  [66, 74],
]
  .map(([x = 0, y = 0]) => cracker(x, y, 13))
  .join(
    '',
  )}<path d="M36 30q14 7 28 0" fill="none" stroke="#d42b52" stroke-width="6" stroke-linecap="round"/><path d="M24 52q-4 16 2 28" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`;

const tin = `<path d="M14 30h72v58q0 6-6 6H20q-6 0-6-6z" fill="#2a9fd6"/><path d="M14 30h16v64H20q-6 0-6-6z" fill="#1b7fb5"/><path d="M10 18h80v14H10z" fill="#ef5a5a"/><path d="M10 27h80v5H10z" fill="#b93a46"/><rect x="36" y="7" width="28" height="12" rx="5" fill="#ef5a5a"/><circle cx="52" cy="61" r="25" fill="#fff6e4" stroke="#ffd96b" stroke-width="5"/><g>${cracker(44, 56, 11)}${cracker(62, 58, 11)}${cracker(52, 72, 11)}</g><path d="M36 52q5-11 15-13" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`;

const wheel = (x: number): string =>
  `<circle cx="${x}" cy="86" r="10" fill="#3a2f6b"/><circle cx="${x}" cy="86" r="4" fill="#ffd96b"/>`;

const wagon = `<g transform="translate(24 12) scale(.3)">${tin}</g><g transform="translate(50 12) scale(.3)">${tin}</g><path d="M6 38h88v36q0 6-6 6H12q-6 0-6-6z" fill="#e8504f"/><path d="M6 38h88v9H6z" fill="#ffb020"/><path d="M28 47v33M50 47v33M72 47v33" stroke="#b93a46" stroke-width="4"/><path d="M0 78h100v6H0z" fill="#3a2f6b"/>${wheel(24)}${wheel(76)}`;

export type PackName = 'wagon' | 'tin' | 'bag' | 'cracker';
export const packNames: readonly PackName[] = ['wagon', 'tin', 'bag', 'cracker'];

export const packs: Readonly<Record<PackName, string>> = {
  wagon,
  tin,
  bag,
  cracker: cracker(50, 52, 38),
};

export const packPicture = (name: PackName): string =>
  `<svg viewBox="0 0 100 100" aria-hidden="true">${packs[name]}</svg>`;

/** Tens stand side by side, each tied up: five rows of two. */
const block = { wide: 100, rows: 5, row: 47 };

/** A pile from the ground up; what lies beside the tied tens is loose. */
export const pilePicture = (name: PackName, count: number): string => {
  const shown = Math.min(count, 30);
  const blocks = Math.max(1, Math.ceil(shown / 10));
  const high = block.rows * block.row + 8;
  const things = Array.from({ length: shown }, (_, at) => {
    const inTen = at % 10;
    const x = Math.floor(at / 10) * block.wide + 4 + (inTen % 2) * 47;
    const y = high - 4 - (Math.floor(inTen / 2) + 1) * block.row;
    return `<g transform="translate(${x} ${y}) scale(.45)">${packs[name]}</g>`;
  });
  const ropes = Array.from(
    { length: Math.floor(shown / 10) },
    (_, at) =>
      `<rect x="${at * block.wide + 2}" y="2" width="${block.wide - 4}" height="${high - 4}" rx="14" fill="#ffd96b" fill-opacity=".45" stroke="#d98a00" stroke-width="5" stroke-dasharray="14 8"/>`,
  );
  return `<svg viewBox="0 0 ${blocks * block.wide} ${high}" preserveAspectRatio="xMidYMax meet" aria-hidden="true">${ropes.join('')}${things.join('')}</svg>`;
};
