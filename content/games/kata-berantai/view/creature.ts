/**
 * Whoever bears a name that no picture has: one ring for each wagon, and each letter gives its ring
 * something of its own. Change one letter, and one ring changes. Own work.
 */
import { consonants, isVowel, vowels } from '../rules/words.ts';

const hues = ['#ff8fa3', '#ffb020', '#7ed6a5', '#6ec6ff', '#b79bff', '#ff9e6b', '#f5d547'];
const ring = 30;
const pitch = 46;
const ink = '#231a4d';

const eyes = (y: number, look: number): string =>
  `<circle cx="-11" cy="${y}" r="9" fill="#fff"/><circle cx="11" cy="${y}" r="9" fill="#fff"/><circle cx="${-11 + look}" cy="${y + 1}" r="4.5" fill="${ink}"/><circle cx="${11 + look}" cy="${y + 1}" r="4.5" fill="${ink}"/>`;

/** Every vowel is a face that says it. */
const mouths: Readonly<Record<string, string>> = {
  a: `<ellipse cx="0" cy="13" rx="11" ry="10" fill="#7a1f4b"/><path d="M-7 18Q0 12 7 18Q0 25 -7 18Z" fill="#ff7a9c"/>`,
  i: `<path d="M-14 9H14Q12 18 0 18Q-12 18 -14 9Z" fill="#fff" stroke="${ink}" stroke-width="2"/><path d="M-5 9V17M5 9V17" stroke="${ink}" stroke-width="1.5"/>`,
  u: `<circle cx="0" cy="13" r="6" fill="#7a1f4b"/><circle cx="0" cy="13" r="9" fill="none" stroke="#ff7a9c" stroke-width="4"/>`,
  e: `<path d="M-12 8Q0 20 12 8" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round"/><rect x="-4" y="12" width="8" height="8" rx="2" fill="#fff"/>`,
  o: `<circle cx="0" cy="14" r="10" fill="#7a1f4b"/><circle cx="0" cy="17" r="5" fill="#ff7a9c"/>`,
};
const face = (vowel: string): string =>
  [...vowel]
    .map(
      (letter, at) =>
        `<g transform="translate(0 ${at * 6})">${at === 0 ? eyes(-8, vowels.indexOf(vowel) - 3) : ''}${mouths[letter] ?? ''}</g>`,
    )
    .join('');

/** What a consonant wears or waves, on top of its ring or below. */
const gear: readonly string[] = [
  `<path d="M0 -28L-16 -60L6 -46L18 -66L14 -28Z" fill="#ffb020"/>`,
  `<path d="M-22 -26H22L14 -58H-14Z" fill="#5b3bd6"/><path d="M-30 -26H30" stroke="#5b3bd6" stroke-width="7" stroke-linecap="round"/><path d="M-18 -38H18" stroke="#ffd96b" stroke-width="5"/>`,
  `<path d="M-24 4Q-58 -30 -40 -46Q-34 -20 -18 -18ZM24 4Q58 -30 40 -46Q34 -20 18 -18Z" fill="#fff" opacity=".9"/>`,
  `<path d="M-12 -28Q-26 -52 -14 -66M12 -28Q26 -52 14 -66" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round"/><circle cx="-14" cy="-66" r="7" fill="#ff5c7a"/><circle cx="14" cy="-66" r="7" fill="#ff5c7a"/>`,
  `<path d="M-20 -24L-12 -46L-4 -28L4 -48L12 -28L20 -44L22 -22Z" fill="#0e9f6e"/>`,
  `<path d="M-6 -30Q-10 -58 16 -60Q36 -58 30 -42Q20 -52 10 -46Q6 -40 8 -30Z" fill="#ff5c7a"/>`,
  `<path d="M-24 -20Q-34 -66 -6 -52Q14 -72 22 -46Q36 -30 22 -20Q0 -34 -24 -20Z" fill="#8a4b00"/>`,
  `<path d="M0 -30V-54" stroke="${ink}" stroke-width="4"/><path d="M0 -54L26 -46L0 -36Z" fill="#ff5c7a"/>`,
];
const spots: readonly string[] = [
  `<circle cx="-10" cy="-6" r="6"/><circle cx="9" cy="4" r="8"/><circle cx="-4" cy="14" r="5"/>`,
  `<path d="M-28 -8H28M-28 8H28" stroke-width="7"/>`,
  `<path d="M0 -14L5 -3L16 -2L7 6L10 17L0 10L-10 17L-7 6L-16 -2L-5 -3Z"/>`,
  `<path d="M0 15L-14 0Q-14 -12 0 -6Q14 -12 14 0Z"/>`,
];
const body = (consonant: string): string => {
  const at = Math.max(0, consonants.indexOf(consonant));
  const spot = spots[Math.floor(at / gear.length) % spots.length] ?? '';
  return `<g fill="${ink}" stroke="${ink}" stroke-width="0" opacity=".28">${spot}</g>${gear[at % gear.length] ?? ''}`;
};

const foot = `<path d="M-12 26Q-16 40 -22 42H-6M12 26Q16 40 22 42H6" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`;

export const creature = (wagons: readonly string[]): string => {
  const first = consonants.indexOf(wagons[0] ?? '') + vowels.indexOf(wagons[0] ?? '');
  const rings = wagons.map((wagon, at) => {
    const hue = hues[(first + 9 + at * 2) % hues.length] ?? '';
    const y = at % 2 === 0 ? 0 : -12;
    return `<g transform="translate(${44 + at * pitch} ${92 + y})">${foot}<circle r="${ring}" fill="${hue}"/>${isVowel(wagon) ? face(wagon) : body(wagon)}</g>`;
  });
  const hasFace = wagons.some(isVowel);
  // Somebody without a vowel looks out of the first wagon, and says nothing.
  const shy = hasFace ? '' : `<g transform="translate(44 92)">${eyes(-6, 2)}</g>`;
  const width = 88 + (wagons.length - 1) * pitch;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="150" viewBox="0 0 ${width} 150">${rings.join('')}${shy}</svg>`;
};
