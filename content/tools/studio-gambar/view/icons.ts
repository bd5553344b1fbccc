/** The pictures on the tools. `tip` is filled with the colour in the hand. */
import type { Mirror } from '../rules/marks.ts';
import type { BrushName } from '../rules/paints.ts';

const svg = (inner: string): string => `<svg viewBox="0 0 64 64" aria-hidden="true">${inner}</svg>`;

const line = (path: string, width = 6): string =>
  `<path d="${path}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Tools stand upright in their rack, tip to the sky. */
export const brushIcons: Record<BrushName, string> = {
  crayon: svg(
    '<path class="tip" d="M24 20L28 6Q32 2 36 6L40 20Z"/><rect class="tip" x="18" y="20" width="28" height="44" rx="5"/><rect x="18" y="28" width="28" height="22" fill="#FFF3DC" opacity=".9"/><path d="M18 33q7-5 14 0t14 0M18 45q7-5 14 0t14 0" stroke="#231A4D" stroke-width="3" fill="none" opacity=".55"/><path d="M23 20V64" stroke="#fff" stroke-width="4" opacity=".3"/>',
  ),
  marker: svg(
    '<path class="tip" d="M26 18V8L38 3V18Z"/><path d="M22 17H42L46 28H18Z" fill="#231A4D"/><rect x="15" y="27" width="34" height="37" rx="6" fill="#FFFAF0"/><rect class="tip" x="15" y="35" width="34" height="17"/><path d="M22 28V64" stroke="#231A4D" stroke-width="4" opacity=".12"/>',
  ),
  pencil: svg(
    '<path d="M20 26L32 2L44 26Z" fill="#F4D3A2"/><path class="tip" d="M27 12L32 2L37 12Q32 15 27 12Z"/><path d="M20 25q4-5 8 0q4-5 8 0q4-5 8 0V64H20Z" fill="#FFB020"/><path d="M28 25V64M36 25V64" stroke="#D98A00" stroke-width="3"/>',
  ),
  watercolour: svg(
    '<path class="tip" d="M32 1Q46 16 41 27H23Q18 16 32 1Z"/><path d="M29 9Q24 17 26 24" stroke="#fff" stroke-width="3.500" fill="none" stroke-linecap="round" opacity=".6"/><rect x="22" y="26" width="20" height="12" rx="3" fill="#C7CBEA"/><path d="M22 32H42" stroke="#8F95C4" stroke-width="3"/><path d="M24 38H40L36 64H28Z" fill="#B8692F"/>',
  ),
  stars: svg(
    '<rect x="27" y="30" width="10" height="34" rx="5" fill="#6C4CF1"/><path class="tip" d="M32 4L37.500 15.500L50 17.200L41 26L43.200 38.500L32 32.600L20.800 38.500L23 26L14 17.200L26.500 15.500Z" stroke="#FFF3DC" stroke-width="3.500" stroke-linejoin="round"/><g fill="#FFC53D"><path d="M10 36l2 5 5 2-5 2-2 5-2-5-5-2 5-2Z"/><path d="M54 34l2 4 4 2-4 2-2 4-2-4-4-2 4-2Z"/></g>',
  ),
  rainbow: svg(
    '<g fill="none" stroke-width="6"><path d="M7 52A25 25 0 0 1 57 52" stroke="#E8436B"/><path d="M13 52A19 19 0 0 1 51 52" stroke="#FFB020"/><path d="M19 52A13 13 0 0 1 45 52" stroke="#19B37D"/><path d="M25 52A7 7 0 0 1 39 52" stroke="#2BC3E8"/></g><g fill="#fff" stroke="#CDBFF2" stroke-width="2"><circle cx="12" cy="53" r="7"/><circle cx="21" cy="55" r="6"/><circle cx="52" cy="53" r="7"/><circle cx="43" cy="55" r="6"/></g>',
  ),
  batik: svg(
    '<g transform="translate(32 32)"><g class="tip"><ellipse cx="0" cy="-16" rx="9" ry="15" transform="rotate(45)"/><ellipse cx="0" cy="-16" rx="9" ry="15" transform="rotate(135)"/><ellipse cx="0" cy="-16" rx="9" ry="15" transform="rotate(225)"/><ellipse cx="0" cy="-16" rx="9" ry="15" transform="rotate(315)"/></g><g fill="#FFFAF0"><ellipse cx="0" cy="-17" rx="2.600" ry="7" transform="rotate(45)"/><ellipse cx="0" cy="-17" rx="2.600" ry="7" transform="rotate(135)"/><ellipse cx="0" cy="-17" rx="2.600" ry="7" transform="rotate(225)"/><ellipse cx="0" cy="-17" rx="2.600" ry="7" transform="rotate(315)"/></g><circle r="3.500" fill="#8A4B00"/></g>',
  ),
  spray: svg(
    '<rect x="20" y="24" width="26" height="40" rx="7" fill="#C7CBEA"/><rect class="tip" x="20" y="34" width="26" height="20"/><path d="M24 25Q24 16 33 16Q42 16 42 25Z" fill="#8F95C4"/><rect x="28" y="8" width="10" height="9" rx="3" fill="#231A4D"/><g class="tip"><circle cx="18" cy="10" r="3.500"/><circle cx="10" cy="5" r="3"/><circle cx="9" cy="15" r="3.600"/><circle cx="19" cy="20" r="2.400"/><circle cx="3" cy="10" r="2.400"/></g>',
  ),
  eraser: svg(
    '<g transform="rotate(-14 32 36)"><rect x="13" y="8" width="38" height="54" rx="9" fill="#FFF3DC"/><path d="M13 27V17Q13 8 22 8H42Q51 8 51 17V27Z" fill="#FF9DB0"/><rect x="13" y="32" width="38" height="30" rx="6" fill="#2BC3E8"/><path d="M13 40H51M13 49H51" stroke="#fff" stroke-width="4"/></g>',
  ),
};

export const sizeIcons = [7, 13, 20].map((radius) =>
  svg(`<circle class="tip" cx="32" cy="32" r="${radius}"/>`),
);

export const paintIcon = svg(
  '<path class="drip" d="M20 40h10v14a5 5 0 0 1-10 0Z"/><path class="drip late" d="M38 40h8v9a4 4 0 0 1-8 0Z"/><path class="tip" d="M31 5C45 3 58 12 59 27C60 42 47 52 32 51C16 51 4 42 5 28C6 14 17 7 31 5Z"/><path d="M16 25Q19 15 29 14" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".65"/>',
);

export const tabIcons = {
  sticker: svg(
    '<path d="M8 14Q8 6 16 6H48Q56 6 56 14V38L38 56H16Q8 56 8 48Z" fill="#FFC53D"/><path d="M56 38H46Q38 38 38 46V56Z" fill="#FFF1CF"/><circle cx="24" cy="26" r="4" fill="#231A4D"/><circle cx="41" cy="26" r="4" fill="#231A4D"/><path d="M23 35q9 8 18 0" stroke="#231A4D" stroke-width="4" fill="none" stroke-linecap="round"/>',
  ),
  magic: svg(
    '<path d="M12 58L36 30" stroke="#6C4CF1" stroke-width="10" stroke-linecap="round"/><path d="M31 36L36 30" stroke="#FFC53D" stroke-width="10" stroke-linecap="round"/><path d="M44 4l4 11 11 4-11 4-4 11-4-11-11-4 11-4Z" fill="#FFC53D"/><path d="M18 8l2 6 6 2-6 2-2 6-2-6-6-2 6-2Z" fill="#FF7A9E"/><path d="M54 38l2 6 6 2-6 2-2 6-2-6-6-2 6-2Z" fill="#2BC3E8"/>',
  ),
};

const leafPair =
  '<path class="one" d="M29 12Q6 14 8 34Q10 52 29 50Z"/><path class="two" d="M35 12Q58 14 56 34Q54 52 35 50Z"/>';

export const mirrorIcons: Record<Mirror, string> = {
  off: svg(
    '<path class="one" d="M32 8C50 8 58 22 54 36C50 50 40 56 28 54C14 52 6 40 10 26C13 14 22 8 32 8Z"/>',
  ),
  sides: svg(
    `${leafPair}<path d="M32 4V60" stroke="#231A4D" stroke-width="3.500" stroke-dasharray="5 5" stroke-linecap="round"/>`,
  ),
  kawung: svg(
    '<g transform="translate(32 32)"><ellipse class="one" cx="0" cy="-16" rx="9" ry="14" transform="rotate(45)"/><ellipse class="two" cx="0" cy="-16" rx="9" ry="14" transform="rotate(135)"/><ellipse class="one" cx="0" cy="-16" rx="9" ry="14" transform="rotate(225)"/><ellipse class="two" cx="0" cy="-16" rx="9" ry="14" transform="rotate(315)"/><path d="M0 -29V29M-29 0H29" stroke="#231A4D" stroke-width="3" stroke-dasharray="4 5" stroke-linecap="round"/></g>',
  ),
};

export const workIcons = {
  undo: svg(line('M24 12L10 26L24 40M12 26H38A14 14 0 0 1 38 54H26', 7)),
  redo: svg(line('M40 12L54 26L40 40M52 26H26A14 14 0 0 0 26 54H38', 7)),
  finish: svg(line('M12 34L26 48L52 16', 9)),
  idea: svg(
    '<path d="M32 5A20 20 0 0 0 21 42V48H43V42A20 20 0 0 0 32 5Z" fill="#FFC53D" stroke="#6C4CF1" stroke-width="3"/><path d="M23 53H41M26 59H38" stroke="#6C4CF1" stroke-width="4" stroke-linecap="round"/><path d="M25 27L32 34L39 27M32 34V47" fill="none" stroke="#6C4CF1" stroke-width="3" stroke-linecap="round"/>',
  ),
  film: svg(
    '<rect x="5" y="12" width="54" height="40" rx="9" fill="#38218F"/><g fill="#FFF3DC"><rect x="10" y="16" width="6" height="6" rx="2"/><rect x="10" y="29" width="6" height="6" rx="2"/><rect x="10" y="42" width="6" height="6" rx="2"/><rect x="48" y="16" width="6" height="6" rx="2"/><rect x="48" y="29" width="6" height="6" rx="2"/><rect x="48" y="42" width="6" height="6" rx="2"/></g><path d="M26 21L43 32L26 43Z" fill="#FFC53D" stroke="#FFC53D" stroke-width="4" stroke-linejoin="round"/>',
  ),
  album: svg(
    '<rect x="14" y="5" width="44" height="40" rx="7" fill="#B79BFF"/><rect x="6" y="14" width="46" height="44" rx="7" fill="#FFFAF0" stroke="#6C4CF1" stroke-width="4"/><circle cx="20" cy="28" r="5" fill="#FFC53D"/><path d="M11 52L24 37L32 45L39 38L47 49V52Q47 54 45 54H13Q11 54 11 52Z" fill="#19B37D"/>',
  ),
  keep: svg(
    '<path d="M6 30H58L53 55Q52 60 47 60H17Q12 60 11 55Z" fill="#6C4CF1"/><path d="M6 30H58L56 40H8Z" fill="#8A6CFF"/><path d="M32 49l-9-8q-3-5 2-7 4-1 7 3 3-4 7-3 5 2 2 7Z" fill="#FFC53D"/><path d="M32 4V20M24 13L32 22L40 13" fill="none" stroke="#19B37D" stroke-width="6.500" stroke-linecap="round" stroke-linejoin="round"/>',
  ),
  save: svg(
    '<rect x="15" y="3" width="34" height="58" rx="8" fill="#38218F"/><rect x="20" y="10" width="24" height="40" rx="3" fill="#FFFAF0"/><circle cx="32" cy="55.500" r="2.500" fill="#FFF3DC"/><path d="M32 15V36M24 28L32 37L40 28" fill="none" stroke="#19B37D" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M24 44H40" stroke="#19B37D" stroke-width="5" stroke-linecap="round"/>',
  ),
  print: svg(
    '<rect x="16" y="4" width="32" height="20" rx="4" fill="#FFFAF0" stroke="#CDBFF2" stroke-width="3"/><rect x="5" y="20" width="54" height="28" rx="8" fill="#6C4CF1"/><circle cx="49" cy="29" r="3.500" fill="#FFC53D"/><rect x="14" y="36" width="36" height="25" rx="4" fill="#FFFAF0"/><path d="M19 56L28 44L34 51L39 46L45 56Z" fill="#19B37D"/><circle cx="42" cy="42" r="3" fill="#FFC53D"/>',
  ),
  bin: svg(
    '<g fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"><path d="M9 19H55M24 18Q24 8 32 8Q40 8 40 18"/><path d="M15 20L19 56H45L49 20M27 31V45M37 31V45"/></g>',
  ),
  clear: svg(
    '<path d="M44 5L34 30" stroke="#B8692F" stroke-width="8" stroke-linecap="round"/><path d="M24 27L46 35L42 44L20 36Z" fill="#6C4CF1"/><path d="M19 36L42 44Q40 56 32 60Q28 56 27 52Q24 57 20 57Q20 53 19 50Q14 53 9 51Q17 46 19 36Z" fill="#FFC53D"/><path d="M52 46l2 4 4 2-4 2-2 4-2-4-4-2 4-2Z" fill="#2BC3E8"/>',
  ),
  plus: svg(line('M32 12V52M12 32H52', 9)),
  minus: svg(line('M12 32H52', 9)),
  remove: svg(
    '<path d="M8 14Q8 6 16 6H48Q56 6 56 14V38L38 56H16Q8 56 8 48Z" fill="#CDBFF2"/><path d="M56 38H46Q38 38 38 46V56Z" fill="#fff"/><path d="M22 40L34 28M22 28V40H34" fill="none" stroke="#4A2FB8" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>',
  ),
  stop: svg('<rect x="14" y="14" width="36" height="36" rx="9" fill="currentColor"/>'),
};
