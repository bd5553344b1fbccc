/** Where photos are taken: six small pictures. Own work. */

const frame = (id: string, [top, low]: readonly [string, string], inside: string): string =>
  `<svg viewBox="0 0 240 140" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><defs><linearGradient id="kk-${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs><rect width="240" height="140" fill="url(#kk-${id})"/>${inside}</svg>`;

const hut = ([x, y]: readonly [number, number], wall: string, roof: string): string =>
  `<path d="M${x} ${y}h52v34h-52Z" fill="${wall}"/><path d="M${x - 8} ${y + 2}L${x + 6} ${y - 26}H${x + 46}L${x + 60} ${y + 2}Z" fill="${roof}"/><path d="M${x + 20} ${y + 34}v-20h13v20Z" fill="#6b3f14"/><path d="M${x + 5} ${y + 9}h10v9h-10Z" fill="#fff1cf"/>`;
const palm = (x: number, y: number): string =>
  `<path d="M${x} ${y}q4-26 1-52" fill="none" stroke="#8a5a2b" stroke-width="5"/><path d="M${x + 1} ${y - 52}q-22-8-32 8q18-6 32-4q-12 6-14 22q12-12 16-20q6 10 18 18q-2-16-14-20q16-4 30 4q-10-16-36-8Z" fill="#1f8a5b"/>`;

export const places: Readonly<Record<string, string>> = {
  kampung: frame(
    'kampung',
    ['#8fd6ff', '#fff1cf'],
    `<circle cx="200" cy="30" r="15" fill="#ffd96b"/><path d="M0 92Q60 62 120 88T240 84V140H0Z" fill="#8fce7a"/>${hut([18, 74], '#f2c48d', '#b5562f')}${hut([166, 72], '#fbe3b8', '#8a4b2f')}${palm(104, 106)}<path d="M0 108Q120 98 240 110V140H0Z" fill="#d9b27a"/>`,
  ),
  laut: frame(
    'laut',
    ['#7cc9ff', '#e6f8ff'],
    '<circle cx="44" cy="30" r="14" fill="#ffe08a"/><path d="M0 72H240V140H0Z" fill="#2f9fd6"/><path d="M0 86q20-9 40 0t40 0t40 0t40 0t40 0t40 0" fill="none" stroke="#bfe9ff" stroke-width="3"/><path d="M0 112Q70 98 140 110T240 106V140H0Z" fill="#f5dca3"/><path d="M170 72q24-26 54 0Z" fill="#3d9a63"/>',
  ),
  sawah: frame(
    'sawah',
    ['#9fe0ff', '#fff6d8'],
    '<path d="M0 66L52 28L104 66Z" fill="#6f9fc9"/><path d="M78 68L142 22L206 68Z" fill="#5a8ab8"/><path d="M0 64H240V140H0Z" fill="#a9d86e"/><path d="M0 78Q120 62 240 80V92Q120 76 0 92Z" fill="#6fb544"/><path d="M0 98Q120 82 240 100V114Q120 96 0 114Z" fill="#5aa238"/><path d="M0 120Q120 104 240 122V140H0Z" fill="#7cc04e"/>',
  ),
  gunung: frame(
    'gunung',
    ['#b9d8ff', '#fbeaff'],
    '<path d="M14 112L92 20L170 112Z" fill="#7b6fb8"/><path d="M92 20L74 42L88 38L96 46L104 38L112 44Z" fill="#fff"/><path d="M96 112L176 46L256 112Z" fill="#5f5aa6"/><path d="M0 104Q120 88 240 106V140H0Z" fill="#5fae6a"/><path d="M18 108l12-26l12 26ZM196 110l11-24l11 24Z" fill="#2f7d4c"/>',
  ),
  kota: frame(
    'kota',
    ['#ffd9a8', '#fff4e0'],
    '<path d="M8 110V52H46V110ZM56 110V34H92V110ZM150 110V44H186V110ZM196 110V62H232V110Z" fill="#c98fb8"/><path d="M16 62h9v9h-9ZM30 62h9v9h-9ZM16 80h9v9h-9ZM64 46h8v10h-8ZM77 46h8v10h-8ZM64 66h8v10h-8ZM158 56h8v9h-8ZM171 56h8v9h-8ZM158 76h8v9h-8ZM204 72h8v9h-8Z" fill="#fff1cf"/><path d="M100 110V70L121 54L142 70V110Z" fill="#e07a5f"/><path d="M0 108H240V140H0Z" fill="#8f86a8"/><path d="M0 124H240" stroke="#ffe08a" stroke-width="4" stroke-dasharray="22 16"/>',
  ),
  malam: frame(
    'malam',
    ['#1f1558', '#5b3bd6'],
    `<circle cx="196" cy="32" r="16" fill="#fff1cf"/><circle cx="203" cy="27" r="14" fill="#2c1e7a"/><circle cx="34" cy="24" r="2" fill="#fff"/><circle cx="84" cy="40" r="2.4" fill="#ffe9b8"/><circle cx="128" cy="20" r="2" fill="#fff"/><circle cx="156" cy="52" r="2" fill="#ffe9b8"/><path d="M0 96Q80 76 150 92T240 90V140H0Z" fill="#33257f"/>${hut([24, 80], '#7a5bc9', '#3a2b86')}<path d="M29 89h10v9h-10Z" fill="#ffd96b"/><path d="M0 112Q120 104 240 114V140H0Z" fill="#241862"/>`,
  ),
};
