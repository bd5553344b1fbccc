/** The pictures on the tools. */
import { stampShapes } from '../paint/stamp-shapes.ts';
import type { Mode } from '../rules/symmetry.ts';
import { modes } from '../rules/symmetry.ts';
import { dyeNames, hexOf, stampNames, type Tool } from '../rules/tools.ts';

const svg = (inner: string): string => `<svg viewBox="0 0 64 64" aria-hidden="true">${inner}</svg>`;

const line = (path: string, width = 6): string =>
  `<path d="${path}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const cantingIcon = svg(
  '<path d="M60 6L34 32" stroke="#8A5A24" stroke-width="8" stroke-linecap="round"/><path d="M21 26Q36 18 42 32Q46 44 34 48Q22 50 18 38Q17 30 21 26Z" fill="#D9822B" stroke="#6B3F10" stroke-width="3"/><path d="M23 29Q32 24 38 32Q30 38 23 29Z" fill="#FFD27A"/><path d="M20 42Q8 42 9 54" fill="none" stroke="#6B3F10" stroke-width="4" stroke-linecap="round"/><circle cx="9" cy="58" r="4" fill="#F3B84D"/>',
);

export const stampIcons = stampNames.map(
  (name) =>
    `<svg viewBox="-110 -110 220 220" aria-hidden="true"><g fill="none" stroke="#6B3F10" stroke-linecap="round" stroke-linejoin="round"><path d="${stampShapes[name].lines}" stroke-width="13"/></g><path d="${stampShapes[name].dots}" fill="#6B3F10"/></svg>`,
);

export const toolIcon = (tool: Tool): string =>
  tool === 'canting' ? cantingIcon : (stampIcons[tool] ?? cantingIcon);

export const sizeIcons = [6, 12, 20].map((radius) =>
  svg(`<circle cx="32" cy="32" r="${radius}" fill="#F3B84D" stroke="#6B3F10" stroke-width="3.5"/>`),
);

const leaf = (turn: number, isFirst: boolean): string =>
  `<path d="M32 29Q22 18 32 5Q42 18 32 29Z" transform="rotate(${turn} 32 32)" fill="${isFirst ? '#FF7A9E' : '#6C4CF1'}"/>`;

const turned = (count: number): string =>
  svg(
    Array.from({ length: count }, (_, at) => leaf((at * 360) / count, at === 0)).join('') +
      '<circle cx="32" cy="32" r="3" fill="#231A4D"/>',
  );

const axis = (path: string): string =>
  `<path d="${path}" fill="none" stroke="#231A4D" stroke-width="3.5" stroke-dasharray="5 5" stroke-linecap="round"/>`;

const half = '<path d="M28 12Q8 14 9 34Q11 52 28 50Z" fill="#FF7A9E"/>';

const modeIcon: Record<Mode, string> = {
  off: svg(
    '<path d="M32 8C50 8 58 22 54 36C50 50 40 56 28 54C14 52 6 40 10 26C13 14 22 8 32 8Z" fill="#FF7A9E"/>',
  ),
  sides: svg(
    `${half}<path d="M36 12Q56 14 55 34Q53 52 36 50Z" fill="#6C4CF1"/>${axis('M32 4V60')}`,
  ),
  four: svg(
    `<path d="M27 10Q8 8 10 27H27Z" fill="#FF7A9E"/><g fill="#6C4CF1"><path d="M37 10Q56 8 54 27H37Z"/><path d="M27 54Q8 56 10 37H27Z"/><path d="M37 54Q56 56 54 37H37Z"/></g>${axis('M32 4V60M4 32H60')}`,
  ),
  turn3: turned(3),
  turn6: turned(6),
  turn8: turned(8),
  parang: svg(
    `<g fill="none" stroke="#6C4CF1" stroke-width="5" stroke-linecap="round"><path d="M8 28Q12 14 20 18T30 8M34 30Q38 16 46 20T56 10M8 56Q12 42 20 46T30 36"/><path d="M34 56Q38 42 46 46T56 36" stroke="#FF7A9E"/></g>`,
  ),
  kawung: svg(
    [
      [18, 18],
      [46, 18],
      [18, 46],
      [46, 46],
    ]
      .map(
        ([x = 0, y = 0], at) =>
          `<g transform="translate(${x} ${y})" fill="${at === 0 ? '#FF7A9E' : '#6C4CF1'}"><ellipse rx="3.6" ry="6" cy="-7" transform="rotate(45)"/><ellipse rx="3.6" ry="6" cy="-7" transform="rotate(135)"/><ellipse rx="3.6" ry="6" cy="-7" transform="rotate(225)"/><ellipse rx="3.6" ry="6" cy="-7" transform="rotate(315)"/></g>`,
      )
      .join(''),
  ),
};

export const modeIcons = modes.map((mode) => modeIcon[mode]);

export const dyeIcons = dyeNames.map((name) =>
  svg(
    `<path d="M8 26H56L51 54Q50 60 44 60H20Q14 60 13 54Z" fill="#C9B79A"/><ellipse cx="32" cy="26" rx="24" ry="9" fill="${hexOf(name)}" stroke="#6B5434" stroke-width="3"/><path d="M32 2Q40 12 32 18Q24 12 32 2Z" fill="${hexOf(name)}"/>`,
  ),
);

export const boilIcon = svg(
  '<path d="M8 30H56L51 56Q50 61 44 61H20Q14 61 13 56Z" fill="#7C8AA5"/><ellipse cx="32" cy="30" rx="24" ry="8" fill="#CFEAF5" stroke="#4A5670" stroke-width="3"/><circle cx="24" cy="29" r="3" fill="#fff"/><circle cx="38" cy="31" r="3.600" fill="#fff"/><path d="M22 18Q17 12 22 6M33 18Q28 11 33 4M44 18Q39 12 44 6" fill="none" stroke="#6C4CF1" stroke-width="4" stroke-linecap="round"/>',
);

export const dyeTabIcon = svg(
  '<path d="M8 28H56L51 56Q50 61 44 61H20Q14 61 13 56Z" fill="#C9B79A"/><ellipse cx="32" cy="28" rx="24" ry="9" fill="#3F78C4" stroke="#6B5434" stroke-width="3"/><path d="M20 4H44V26Q38 20 32 26Q26 32 20 26Z" fill="#FFF9EC" stroke="#6B5434" stroke-width="3"/><path d="M20 19Q26 25 32 19Q38 13 44 19V26Q38 20 32 26Q26 32 20 26Z" fill="#3F78C4"/>',
);

export const workIcons = {
  undo: svg(line('M24 12L10 26L24 40M12 26H38A14 14 0 0 1 38 54H26', 7)),
  redo: svg(line('M40 12L54 26L40 40M52 26H26A14 14 0 0 0 26 54H38', 7)),
  finish: svg(line('M12 34L26 48L52 16', 9)),
  plus: svg(line('M32 12V52M12 32H52', 9)),
  album: svg(
    '<rect x="14" y="5" width="44" height="40" rx="7" fill="#B79BFF"/><rect x="6" y="14" width="46" height="44" rx="7" fill="#FFFAF0" stroke="#6C4CF1" stroke-width="4"/><g fill="#B36A2E" transform="translate(29 36)"><ellipse rx="6" ry="10" cy="-11" transform="rotate(45)"/><ellipse rx="6" ry="10" cy="-11" transform="rotate(135)"/><ellipse rx="6" ry="10" cy="-11" transform="rotate(225)"/><ellipse rx="6" ry="10" cy="-11" transform="rotate(315)"/></g>',
  ),
  idea: svg(
    '<path d="M32 5A20 20 0 0 0 21 42V48H43V42A20 20 0 0 0 32 5Z" fill="#FFC53D" stroke="#8A5A24" stroke-width="3"/><path d="M23 53H41M26 59H38" stroke="#8A5A24" stroke-width="4" stroke-linecap="round"/><path d="M25 27L32 34L39 27M32 34V47" fill="none" stroke="#8A5A24" stroke-width="3" stroke-linecap="round"/>',
  ),
  story: svg(
    '<path d="M32 14Q20 6 5 9V52Q20 49 32 57Q44 49 59 52V9Q44 6 32 14Z" fill="#FFFAF0" stroke="#6C4CF1" stroke-width="4" stroke-linejoin="round"/><path d="M32 14V56" stroke="#6C4CF1" stroke-width="3"/><path d="M12 20q7-2 13 1M12 30q7-2 13 1" stroke="#B79BFF" stroke-width="4" fill="none" stroke-linecap="round"/><g fill="#B36A2E" transform="translate(45 30)"><ellipse rx="4" ry="7" cy="-7" transform="rotate(45)"/><ellipse rx="4" ry="7" cy="-7" transform="rotate(135)"/><ellipse rx="4" ry="7" cy="-7" transform="rotate(225)"/><ellipse rx="4" ry="7" cy="-7" transform="rotate(315)"/></g>',
  ),
  save: svg(
    '<rect x="15" y="3" width="34" height="58" rx="8" fill="#38218F"/><rect x="20" y="10" width="24" height="40" rx="3" fill="#FFFAF0"/><circle cx="32" cy="55.500" r="2.500" fill="#FFF3DC"/><path d="M32 15V36M24 28L32 37L40 28" fill="none" stroke="#19B37D" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M24 44H40" stroke="#19B37D" stroke-width="5" stroke-linecap="round"/>',
  ),
  print: svg(
    '<rect x="16" y="4" width="32" height="20" rx="4" fill="#FFFAF0" stroke="#CDBFF2" stroke-width="3"/><rect x="5" y="20" width="54" height="28" rx="8" fill="#6C4CF1"/><circle cx="49" cy="29" r="3.500" fill="#FFC53D"/><rect x="14" y="36" width="36" height="25" rx="4" fill="#FFFAF0"/><path d="M20 55H44M20 48H38" stroke="#B36A2E" stroke-width="4" stroke-linecap="round"/>',
  ),
  bin: svg(
    '<g fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"><path d="M9 19H55M24 18Q24 8 32 8Q40 8 40 18"/><path d="M15 20L19 56H45L49 20M27 31V45M37 31V45"/></g>',
  ),
};
