/** The pictures on the buttons. */
import type { InstrumentName } from '../rules/instruments.ts';
import type { MagicName } from '../text/words.ts';

const svg = (inner: string): string => `<svg viewBox="0 0 64 64" aria-hidden="true">${inner}</svg>`;

const line = (path: string, width = 6): string =>
  `<path d="${path}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const barRow = (colors: readonly string[], top: (at: number) => number): string =>
  colors
    .map((color, at) => {
      const y = top(at);
      return `<rect x="${8 + at * 10}" y="${y}" width="8" height="${64 - 2 * y}" rx="3" fill="${color}"/>`;
    })
    .join('');

export const instrumentIcons: Record<InstrumentName, string> = {
  saron: svg(
    `<path d="M4 26Q32 14 60 26L56 54H8Z" fill="#B8433A"/><path d="M8 54h48v5H8z" fill="#7A2A2A"/>${barRow(['#FFD96B', '#FFC53D', '#FFD96B', '#FFC53D', '#FFD96B'], (at) => 13 + at)}<path d="M44 6L58 16" stroke="#8A5A2B" stroke-width="4" stroke-linecap="round"/><rect x="38" y="2" width="12" height="8" rx="3" fill="#6B3F1D" transform="rotate(36 44 6)"/>`,
  ),
  angklung: svg(
    '<path d="M8 10H56M8 56H56" stroke="#8A5A2B" stroke-width="6" stroke-linecap="round"/><g fill="none" stroke="#B8782F" stroke-width="4"><path d="M12 10V56M52 10V56M32 10V56"/></g><path d="M16 22q0-6 5-6t5 6V53H16Z" fill="#E9B44C"/><path d="M37 30q0-6 5-6t5 6V53H37Z" fill="#F4CB72"/><path d="M16 34H26M37 40H47" stroke="#B8782F" stroke-width="3"/>',
  ),
  kalimba: svg(
    '<rect x="10" y="6" width="44" height="54" rx="14" fill="#C47A3A"/><circle cx="32" cy="44" r="8" fill="#5C3214"/><g stroke="#E8ECF7" stroke-width="4.500" stroke-linecap="round"><path d="M18 12V28M25 12V32M32 12V36M39 12V32M46 12V28"/></g><path d="M14 17H50" stroke="#7A8099" stroke-width="4" stroke-linecap="round"/>',
  ),
  marimba: svg(
    `<path d="M4 44H60" stroke="#5A3A1E" stroke-width="5"/>${barRow(['#D8722B', '#E8853A', '#D8722B', '#E8853A', '#D8722B'], (at) => 8 + at * 3)}<circle cx="12" cy="10" r="6" fill="#FF7A9E"/><circle cx="52" cy="10" r="6" fill="#2BC3E8"/><path d="M16 14L30 30M48 14L34 30" stroke="#231A4D" stroke-width="3" stroke-linecap="round"/>`,
  ),
  suling: svg(
    '<g transform="rotate(-38 32 32)"><rect x="0" y="25" width="64" height="14" rx="7" fill="#E9B44C"/><path d="M9 25V39M14 25V39" stroke="#B8433A" stroke-width="4"/><g fill="#5C3214"><circle cx="24" cy="32" r="3"/><circle cx="32" cy="32" r="3"/><circle cx="40" cy="32" r="3"/><circle cx="48" cy="32" r="3"/><circle cx="56" cy="32" r="3"/></g></g>',
  ),
  gong: svg(
    '<path d="M8 60V8H56V60" fill="none" stroke="#B8433A" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M24 10V18M40 10V18" stroke="#FFF3DC" stroke-width="3"/><circle cx="32" cy="36" r="20" fill="#D98A00"/><circle cx="32" cy="36" r="15" fill="#FFC53D"/><circle cx="32" cy="36" r="6" fill="#FFE9A8" stroke="#D98A00" stroke-width="2"/>',
  ),
  bamboo: svg(
    '<g fill="#7CC36A"><rect x="6" y="20" width="15" height="40" rx="6"/><rect x="25" y="10" width="15" height="50" rx="6"/><rect x="44" y="4" width="15" height="56" rx="6"/></g><g fill="#3F8F4A"><ellipse cx="13.500" cy="23" rx="5" ry="3"/><ellipse cx="32.500" cy="13" rx="5" ry="3"/><ellipse cx="51.500" cy="7" rx="5" ry="3"/></g><path d="M6 42H21M25 36H40M44 32H59" stroke="#3F8F4A" stroke-width="4"/>',
  ),
  kendang: svg(
    '<path d="M14 14Q34 2 50 14L58 40Q44 52 22 50Z" fill="#B8602F"/><path d="M20 12L26 50M32 8L36 51M44 10L48 47" stroke="#7A3A1A" stroke-width="3"/><ellipse cx="17" cy="32" rx="11" ry="19" fill="#FFF3DC" stroke="#7A3A1A" stroke-width="3" transform="rotate(-10 17 32)"/><circle cx="17" cy="32" r="5" fill="#D8B98A"/><path d="M24 52L18 62M50 48L54 62" stroke="#7A3A1A" stroke-width="5" stroke-linecap="round"/>',
  ),
  kitchen: svg(
    '<path d="M8 28H48V48Q48 58 38 58H18Q8 58 8 48Z" fill="#C7CBEA"/><path d="M4 28H52" stroke="#8F95C4" stroke-width="6" stroke-linecap="round"/><path d="M52 34L63 30" stroke="#231A4D" stroke-width="6" stroke-linecap="round"/><path d="M30 20L44 4" stroke="#B8782F" stroke-width="5" stroke-linecap="round"/><ellipse cx="27" cy="21" rx="7" ry="4.500" fill="#E9B44C" transform="rotate(-48 27 21)"/>',
  ),
};

export const icons = {
  play: svg(
    '<path d="M20 12Q20 7 25 10L52 28Q57 32 52 36L25 54Q20 57 20 52Z" fill="currentColor"/>',
  ),
  stop: svg('<rect x="14" y="14" width="36" height="36" rx="9" fill="currentColor"/>'),
  undo: svg(line('M22 16L10 28L22 40M12 28H38Q54 28 54 42T40 54')),
  finish: svg(line('M12 34L27 48L53 17', 9)),
  hand: svg(
    '<path d="M18 60Q8 50 6 38Q5 33 9 33T16 42V16Q16 11 20 11T24 16V32V9Q24 4 28 4T33 9V32V12Q33 7 37 7T41 12V34V19Q41 15 45 15T49 19V42Q49 52 42 60Z" fill="#FFC98A" stroke="#C76E3D" stroke-width="3" stroke-linejoin="round"/>',
  ),
  squares: svg(
    '<rect x="6" y="6" width="23" height="23" rx="7" fill="#FF7A9E"/><rect x="35" y="6" width="23" height="23" rx="7" fill="#CDBFF2"/><rect x="6" y="35" width="23" height="23" rx="7" fill="#CDBFF2"/><rect x="35" y="35" width="23" height="23" rx="7" fill="#2BC3E8"/>',
  ),
  magic: svg(
    '<path d="M8 30H56V52Q56 58 50 58H14Q8 58 8 52Z" fill="#6C4CF1"/><path d="M5 22H59V32H5Z" fill="#8E72FF"/><path d="M28 22H36V58H28Z" fill="#FFC53D"/><g fill="#FFC53D"><path d="M16 2l2.500 6 6 2.500-6 2.500-2.500 6-2.500-6-6-2.500 6-2.500Z"/><path d="M44 4l2 5 5 2-5 2-2 5-2-5-5-2 5-2Z"/></g>',
  ),
  bin: svg(line('M12 18H52M26 18V10H38V18M17 18L20 56H44L47 18M27 28V46M37 28V46', 5)),
  close: svg(line('M12 34L27 48L53 17', 9)),
  plus: svg(line('M32 12V52M12 32H52', 9)),
  record: svg(
    '<circle cx="32" cy="32" r="24" fill="none" stroke="currentColor" stroke-width="6"/><circle class="record-dot" cx="32" cy="32" r="13" fill="currentColor"/>',
  ),
} as const;

const digits = ['M-5 -8L1 -12V12', 'M-7 -6Q-6 -12 0 -12T7 -5Q7 0 -7 12H8'] as const;

export const pageIcon = (page: number): string =>
  svg(
    digits
      .map(
        (digit, at) =>
          `<g transform="translate(${17 + at * 30} 32)" opacity="${at === page ? 1 : 0.5}"><rect x="-14" y="-23" width="28" height="46" rx="9" fill="${at === page ? '#FFB020' : '#CDBFF2'}"/><path d="${digit}" fill="none" stroke="#231A4D" stroke-width="4.500" stroke-linecap="round" stroke-linejoin="round"/></g>`,
      )
      .join(''),
  );

export const magicIcons: Record<MagicName, string> = {
  echo: svg(
    '<circle cx="16" cy="32" r="11" fill="#FF7A9E"/><circle cx="37" cy="32" r="8" fill="#FF7A9E" opacity=".6"/><circle cx="54" cy="32" r="5.500" fill="#FF7A9E" opacity=".35"/>',
  ),
  mirror: svg(
    '<path d="M32 6V58" stroke="#231A4D" stroke-width="4" stroke-dasharray="5 6" stroke-linecap="round"/><g fill="#2BC3E8"><rect x="4" y="42" width="10" height="12" rx="3"/><rect x="17" y="22" width="10" height="32" rx="3"/></g><g fill="#A58BFF"><rect x="50" y="42" width="10" height="12" rx="3"/><rect x="37" y="22" width="10" height="32" rx="3"/></g>',
  ),
  flip: svg(
    `<g fill="#FFB020"><circle cx="14" cy="14" r="8"/></g><g fill="#3FCF8E"><circle cx="14" cy="50" r="8"/></g>${line('M40 10V54M30 20L40 9L50 20M30 44L40 55L50 44', 5)}`,
  ),
  repeat: svg(
    line('M14 28Q14 16 26 16H48M40 7L50 16L40 25M50 36Q50 48 38 48H16M24 39L14 48L24 57', 5),
  ),
  clear: svg(
    '<path d="M44 6L30 34" stroke="#B8782F" stroke-width="6" stroke-linecap="round"/><path d="M20 30L42 40L36 58H8Q16 48 20 30Z" fill="#FFC53D" stroke="#D98A00" stroke-width="3" stroke-linejoin="round"/>',
  ),
  new: icons.plus,
  album: svg(
    '<rect x="6" y="12" width="52" height="42" rx="8" fill="#FFF3DC" stroke="#CDBFF2" stroke-width="3"/><g fill="#6C4CF1"><rect x="13" y="20" width="8" height="8" rx="2"/><rect x="25" y="30" width="8" height="8" rx="2"/></g><g fill="#FF7A9E"><rect x="37" y="20" width="8" height="8" rx="2"/><rect x="46" y="40" width="6" height="8" rx="2"/></g>',
  ),
  save: svg(line('M32 8V40M19 28L32 41L45 28M10 46V54H54V46', 6)),
};
