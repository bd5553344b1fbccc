/** The lantern friends of the night market: each letter lives in one, and it has a face. */
const coats: readonly (readonly [light: string, deep: string])[] = [
  ['#ff8095', '#d42b52'],
  ['#ffc04d', '#d98a00'],
  ['#4fcf97', '#0b7f5a'],
  ['#55d2f0', '#0e86b8'],
  ['#a78bff', '#5b3bd6'],
  ['#ff9ec4', '#c93d7c'],
  ['#ff9a52', '#c85a12'],
];

/** Letters in the order they are met: those of one lesson never share a coat. */
const order = 'aoiuembptnslrkdghyjwcfvzqx';

export const coatOf = (glyph: string): readonly [string, string] => {
  const place = [...glyph].reduce((sum, letter) => sum + order.indexOf(letter), 0);
  return coats[place % coats.length] ?? ['#ff8095', '#d42b52'];
};

const typeIn = (glyph: string): number => (glyph.length > 2 ? 24 : glyph.length > 1 ? 32 : 42);

/** Drawn on 100 by 100 with the tassel at 50, 96. */
export const lantern = (glyph: string): string => {
  const [light, deep] = coatOf(glyph);
  const size = typeIn(glyph);
  return `<path d="M50 2v8" stroke="#6b3a00" stroke-width="4" stroke-linecap="round"/><path d="M50 84v11M45 86v7M55 86v7" stroke="${deep}" stroke-width="3.4" stroke-linecap="round"/><path d="M50 12C78 12 92 28 92 48C92 68 78 84 50 84C22 84 8 68 8 48C8 28 22 12 50 12Z" fill="${light}"/><path d="M50 12C36 20 32 34 32 48C32 62 36 76 50 84M50 12C64 20 68 34 68 48C68 62 64 76 50 84" fill="none" stroke="${deep}" stroke-opacity=".28" stroke-width="2.5"/><rect x="32" y="8" width="36" height="8" rx="4" fill="${deep}"/><rect x="34" y="80" width="32" height="8" rx="4" fill="${deep}"/><ellipse cx="50" cy="56" rx="31" ry="23" fill="#fffaf0"/><circle cx="36" cy="27" r="5.5" fill="#fff"/><circle cx="64" cy="27" r="5.5" fill="#fff"/><circle cx="37" cy="28" r="3.2" fill="#231a4d"/><circle cx="65" cy="28" r="3.2" fill="#231a4d"/><path d="M45 29q5 4 10 0" fill="none" stroke="#231a4d" stroke-width="2.4" stroke-linecap="round"/><text class="letter" x="50" y="${56 + size * 0.3}" font-size="${size}" text-anchor="middle" fill="#231a4d">${glyph}</text>`;
};

export const lanternPicture = (glyph: string): string =>
  `<svg class="lantern" viewBox="0 0 100 100" aria-hidden="true">${lantern(glyph)}</svg>`;
