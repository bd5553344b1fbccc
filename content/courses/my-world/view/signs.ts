/** The signs of Zib's picture language: what is liked, what is not, who asks, when. Own work. */
const sign = (inner: string): string =>
  `<svg viewBox="0 0 60 60" aria-hidden="true">${inner}</svg>`;

const heart = 'M30 52C6 36 4 22 10 14s16-6 20 4c4-10 14-12 20-4s4 22-20 38z';
const disc = (fill: string): string => `<circle cx="30" cy="30" r="27" fill="${fill}"/>`;
const stroke = (d: string, colour = '#fff', width = 7): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const signs: Readonly<Record<string, string>> = {
  like: sign(
    `<path d="${heart}" fill="#ef476f"/><path d="M16 18q3-5 8-3" fill="none" stroke="#ffc2d1" stroke-width="4" stroke-linecap="round"/>`,
  ),
  dislike: sign(
    `<path d="${heart}" fill="#a9a3c4"/><path d="M31 18l-7 9 11 7-8 12" fill="none" stroke="#fff" stroke-width="5" stroke-linejoin="round"/>`,
  ),
  yes: sign(`${disc('#0b8f63')}${stroke('M16 31l10 10 18-21')}`),
  no: sign(`${disc('#d42b52')}${stroke('M19 19l22 22M41 19L19 41')}`),
  ask: sign(
    `${disc('#5b3bd6')}${stroke('M21 24a9 9 0 1 1 14 7c-4 3-5 4-5 8M30 48v.1', '#fff', 6)}`,
  ),
  have: sign(
    '<path d="M12 24h36l4 28q0 4-4 4H12q-4 0-4-4z" fill="#ffb020"/><path d="M20 26v-6a10 10 0 0 1 20 0v6" fill="none" stroke="#8a4b00" stroke-width="5" stroke-linecap="round"/><path d="M12 24h36l1 8H11z" fill="#e8901a"/>',
  ),
  now: sign(
    `<path d="M30 2l6 12 12-7-3 14 13 3-11 8 9 11-14 0 0 14-12-8-12 8 0-14-14 0 9-11-11-8 13-3-3-14 12 7z" fill="#ffd96b"/>${stroke('M30 20v11l8 6', '#8a4b00', 5)}`,
  ),
  every: sign(
    `<rect x="6" y="10" width="48" height="44" rx="8" fill="#fff" stroke="#5b3bd6" stroke-width="4"/><path d="M6 22h48v-4q0-8-8-8H14q-8 0-8 8z" fill="#5b3bd6"/>${[
      0, 1, 2, 3,
    ]
      .map((at) => stroke(`M${13 + at * 10} 32l3 3 5-6M${13 + at * 10} 44l3 3 5-6`, '#0b8f63', 3))
      .join('')}`,
  ),
  yesterday: sign(
    `<rect x="6" y="14" width="48" height="42" rx="8" fill="#fff" stroke="#5b3bd6" stroke-width="4"/><path d="M6 26h48v-4q0-8-8-8H14q-8 0-8 8z" fill="#5b3bd6"/><path d="M18 6v12M42 6v12" stroke="#231a4d" stroke-width="5" stroke-linecap="round"/>${stroke('M44 48q2-12-14-12H17M24 29l-8 7 8 8', '#d42b52', 5)}`,
  ),
  next: sign(`${disc('#5b3bd6')}${stroke('M15 30h28M32 18l12 12-12 12')}`),
  when: sign(
    `<circle cx="30" cy="30" r="26" fill="#fff" stroke="#5b3bd6" stroke-width="5"/>${stroke('M23 25a7 7 0 1 1 11 6c-3 2-4 3-4 6M30 44v.1', '#d42b52', 5)}<path d="M30 4v6M30 50v6M4 30h6M50 30h6" stroke="#5b3bd6" stroke-width="4"/>`,
  ),
  where: sign(
    `<path d="M30 57C12 38 8 30 8 22a22 20 0 0 1 44 0c0 8-4 16-22 35z" fill="#d42b52"/><circle cx="30" cy="23" r="14" fill="#fff"/>${stroke('M26 21a4.500 4.500 0 1 1 7 3.500c-2 1.500-3 2-3 4M30 33v.1', '#5b3bd6', 4)}`,
  ),
  anyone: sign(
    `<circle cx="30" cy="18" r="14" fill="#8c83b5"/><path d="M6 58q2-24 24-24t24 24z" fill="#8c83b5"/>${stroke('M26 16a4.500 4.500 0 1 1 7 3.500c-2 1.500-3 2-3 4M30 28v.1', '#fff', 4)}`,
  ),
  zzz: sign(
    `${stroke('M8 34h18L8 54h18', '#3f6fd8', 5)}${stroke('M34 8h18L34 28h18', '#3f6fd8', 5)}`,
  ),
  smile: sign(
    `<circle cx="30" cy="30" r="26" fill="#ffd043"/><circle cx="21" cy="25" r="4" fill="#231a4d"/><circle cx="39" cy="25" r="4" fill="#231a4d"/>${stroke('M17 36q13 14 26 0', '#231a4d', 5)}`,
  ),
  bed: sign(
    '<path d="M4 14v40M56 34v20M4 46h52" stroke="#8a5a33" stroke-width="6" stroke-linecap="round"/><rect x="7" y="32" width="48" height="12" rx="5" fill="#5b8def"/><rect x="9" y="24" width="18" height="12" rx="5" fill="#fff" stroke="#c8c1e6" stroke-width="2"/><path d="M40 8h12L40 22h12" fill="none" stroke="#3f6fd8" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>',
  ),
  fly: sign(
    '<path d="M30 26Q12 2 4 20q0 18 24 16M30 26Q48 2 56 20q0 18-24 16" fill="#9bd4ff" stroke="#2c6fb0" stroke-width="4" stroke-linejoin="round"/><path d="M14 52h32" stroke="#2c6fb0" stroke-width="4" stroke-dasharray="6 7" stroke-linecap="round"/>',
  ),
  jump: sign(
    `${stroke('M10 54h40', '#8a5a33', 6)}${stroke('M14 46Q30-20 46 46', '#19a37d', 6)}<path d="M36 40l10 8 6-12" fill="none" stroke="#19a37d" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`,
  ),
  climb: sign(
    '<path d="M20 4v52M40 4v52M20 14h20M20 28h20M20 42h20" stroke="#a0622d" stroke-width="6" stroke-linecap="round"/>',
  ),
  sunny: sign(
    `<circle cx="30" cy="30" r="14" fill="#ffc21a"/>${stroke('M30 4v6M30 50v6M4 30h6M50 30h6M12 12l4 4M44 44l4 4M48 12l-4 4M12 48l4-4', '#ffb020', 5)}`,
  ),
  rainy: sign(
    `<path d="M16 36a12 12 0 0 1 2-24 15 15 0 0 1 28 5 10 10 0 0 1-2 19z" fill="#8fa3c8"/>${stroke('M18 44l-4 10M31 44l-4 10M44 44l-4 10', '#2c7fd8', 5)}`,
  ),
};
